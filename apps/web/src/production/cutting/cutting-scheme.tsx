import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { sumsOfShares } from '@cleaver/domain/production';
import { changeCuttingScheme, deleteCuttingScheme, getCuttingScheme } from '@cleaver/domain/production/contracts';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { Action, FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { wordText } from '../../ui/text/words.ts';
import { SCHEME_OPTIONS, SumOfShares } from './cutting-scheme-form.tsx';

type Scheme = AnswerOf<typeof getCuttingScheme>;

const UP = { to: '/cutting-schemes', title: say`Cutting schemes` };

const percent = (share: string | number): string => `${shownNumber(share)} %`;

export default function CuttingSchemeScreen({ params: { id = '' } }: ScreenProps) {
  const { go } = useAddress();
  const found = useAnswer(getCuttingScheme, { id });
  if (!found.data) return <Unloaded title={say`Cutting scheme`} up={UP} of={found} />;
  const scheme = found.data;
  const { output, waste, loss } = sumsOfShares(
    scheme.parts.map(({ kind, sharePercent }) => ({ kind, sharePercent: String(sharePercent) })),
  );
  return (
    <Page
      title={scheme.name}
      up={UP}
      actions={
        <>
          <FormAction
            operation={changeCuttingScheme}
            title={say`Change`}
            label={say`Save`}
            size="wide"
            isChange
            fixed={{ id }}
            initial={scheme}
            options={SCHEME_OPTIONS}
            done={say`Saved`}
          >
            {(values) => <SumOfShares values={values} />}
          </FormAction>
          {may('RECIPE_DELETE') && (
            <Action
              label={say`Delete`}
              look="danger"
              ask={{ title: say`Delete ${scheme.name}?`, text: say`Cuttings made with it stay unchanged.` }}
              send={async () => {
                await call(deleteCuttingScheme, { id });
                go(`/cutting-schemes?articleId=${scheme.articleId}`, { replace: true });
              }}
              done={say`Deleted`}
            />
          )}
        </>
      }
    >
      <Section title={t`Cutting scheme`}>
        <Facts
          of={[
            [t`Article`, <Named key="article" kind="article" id={scheme.articleId} />],
            [t`Usual yield`, percent(output)],
            [t`Waste`, percent(waste)],
            [t`Usual loss`, percent(loss)],
            [t`Changed`, shownTime(scheme.updatedAt)],
          ]}
        />
      </Section>
      <Parts of={scheme.parts} />
      <History entity="cutting_scheme" id={id} />
    </Page>
  );
}

const Parts = ({ of }: { readonly of: Scheme['parts'] }) => (
  <Section title={t`Parts`} wide>
    <Table<Scheme['parts'][number]>
      caption={t`Parts`}
      rows={of}
      columns={[
        {
          field: 'articleId',
          show: ({ articleId, reason }) => (articleId ? <Named kind="article" id={articleId} /> : reason || t`Waste`),
        },
        { field: 'kind', show: ({ kind }) => wordText(kind) },
        { field: 'sharePercent', show: ({ sharePercent }) => percent(sharePercent), isNumber: true },
      ]}
    />
  </Section>
);
