/** VAT rates by date, and the VAT class of each category in one table. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { VAT_CLASSES } from '@cleaver/domain/masterdata';
import { listProductCategories, updateProductCategory } from '@cleaver/domain/masterdata/contracts';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { useAll } from '../shell/data/all-pages.ts';
import { call, messageOf } from '../shell/data/api.ts';
import { changed } from '../shell/data/query.ts';
import { counted, shownDate, shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { Notice } from '../ui/dialog/notice.tsx';
import { toast, toastBad } from '../ui/dialog/toast.tsx';
import { FormAction } from '../ui/form/action.tsx';
import { Table } from '../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';
import { wordText } from '../ui/text/words.ts';

type Settings = AnswerOf<typeof updateSettings>;
type Rate = Settings['vatRates'][number];
type Category = AnswerOf<typeof updateProductCategory>;

export function VatRates({ settings: { vatRates } }: { readonly settings: Settings }) {
  return (
    <Section
      title={t`VAT rates`}
      actions={
        <FormAction
          operation={{ ...updateSettings, name: `${updateSettings.name} vat` }}
          title={say`Edit`}
          label={say`Save`}
          size="wide"
          isChange
          initial={{ vatRates }}
          groups={[{ fields: ['vatRates'] }]}
          send={(body) => call(updateSettings, body)}
          done={say`Saved`}
        />
      }
    >
      <Table<Rate>
        caption={t`VAT rates`}
        rows={vatRates}
        columns={[
          { field: 'vatClass', show: ({ vatClass }) => wordText(vatClass) },
          { field: 'validFrom', show: ({ validFrom }) => shownDate(validFrom) },
          { field: 'rate', show: ({ rate }) => shownNumber(rate), isNumber: true },
        ]}
      />
    </Section>
  );
}

export function VatByCategory() {
  const found = useAll(listProductCategories, { sort: 'name' }, { enabled: may('MASTERDATA_READ') });
  if (!may('MASTERDATA_READ')) return null;
  return (
    <Section title={t`VAT by category`}>
      <Loaded of={found}>
        {(categories) => {
          const without = categories.filter(({ vatClass }) => vatClass === null).length;
          if (categories.length === 0) return <Nothing text={t`There is no category yet.`} />;
          return (
            <>
              {without > 0 && (
                <Notice tone="warn">
                  {counted(
                    without,
                    say`${without} category has no VAT class: businesses get no list price for its articles.`,
                    say`${without} categories have no VAT class: businesses get no list price for their articles.`,
                  )}
                </Notice>
              )}
              <Table<Category>
                caption={t`VAT by category`}
                rows={categories}
                columns={[
                  { field: 'name', show: ({ name }) => name },
                  { field: 'vatClass', show: (one) => <Class of={one} /> },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Class({ of: { id, name, vatClass } }: { readonly of: Category }) {
  if (!may('MASTERDATA_WRITE')) return <>{vatClass ? wordText(vatClass) : ''}</>;
  const choose = async (chosen: string): Promise<void> => {
    try {
      await call(updateProductCategory, { id, vatClass: chosen as (typeof VAT_CLASSES)[number] });
      toast(say`Saved`);
    } catch (error) {
      toastBad(messageOf(error));
    }
    await changed();
  };
  return (
    <select
      aria-label={t`VAT class of ${name}`}
      value={vatClass ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {vatClass === null && <option value="">{t`Choose`}</option>}
      {VAT_CLASSES.map((one) => (
        <option key={one} value={one}>
          {wordText(one)}
        </option>
      ))}
    </select>
  );
}
