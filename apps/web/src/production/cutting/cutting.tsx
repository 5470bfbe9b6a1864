import { undoMovement } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { cuttingMachine, partsOfCutting } from '@cleaver/domain/production';
import { getCutting } from '@cleaver/domain/production/contracts';
import { useUndoableRun } from '../../inventory/movement/undo.tsx';
import { LabelsLink } from '../../labels/labels-link.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LotLink } from '../../ui/text/link.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { BalanceBar } from '../run/balance.tsx';
import { SaveAsScheme } from './cutting-scheme-form.tsx';

type Cutting = AnswerOf<typeof getCutting>;
type Output = Cutting['outputs'][number];

const UP = { to: '/cuttings', title: say`Cuttings` };

export default function CuttingScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getCutting, { id });
  const run = useUndoableRun(id, cuttingMachine.allows(found.data?.status ?? '', 'undo'));
  if (!found.data) return <Unloaded title={say`Cutting`} up={UP} of={found} />;
  const cutting = found.data;
  const [first] = cutting.inputs;
  const isDone = cuttingMachine.allows(cutting.status, 'undo');
  return (
    <Page
      title={cutting.cuttingNumber}
      up={UP}
      badge={<Status of={cutting.status} />}
      sub={t`${shownTime(cutting.createdAt)} by ${cutting.createdBy}`}
      actions={
        <>
          {isDone && <LabelsLink of={cutting.outputs} />}
          {isDone && first && <SaveAsScheme articleId={first.articleId} parts={partsOfCutting(cutting)} />}
          {run?.canUndo && run.movementId !== null && <Undo movementId={run.movementId} />}
        </>
      }
    >
      <Columns>
        <Section title={t`Mass balance`} wide>
          <BalanceBar of={{ ...cutting.massBalance, yieldPercent: cutting.yieldPercent }} />
          {(cutting.note !== '' || cutting.waste.length > 0) && (
            <Facts
              of={[
                cutting.waste.length > 0 && [
                  t`Waste`,
                  cutting.waste
                    .map(({ quantityAmount, quantityUnit, reason }) =>
                      [shownQuantity(quantityAmount, quantityUnit), reason].filter(Boolean).join(' '),
                    )
                    .join(', '),
                ],
                cutting.note !== '' && [t`Note`, cutting.note],
              ]}
            />
          )}
        </Section>
        <Section title={t`Went in`} wide>
          <Table<Cutting['inputs'][number]>
            caption={t`Went in`}
            rows={cutting.inputs}
            columns={[
              { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
              { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.unit), isNumber: true },
            ]}
          />
        </Section>
        <Section title={t`Came out`} wide>
          <Table<Output>
            caption={t`Came out`}
            rows={cutting.outputs}
            columns={[
              { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
              { field: 'quantity', show: (one) => shownQuantity(one.quantity, one.unit), isNumber: true },
              {
                field: 'expiryDate',
                show: ({ expiryDate, expiryReason }) =>
                  [shownDate(expiryDate), expiryReason].filter(Boolean).join(' · '),
              },
              ...(cutting.outputs.some(({ costShare }) => costShare !== null)
                ? [
                    {
                      field: 'costShare',
                      show: ({ costShare }: Output) => `${shownNumber(costShare)} %`,
                      isNumber: true,
                    },
                  ]
                : []),
              ...(cutting.outputs.some(({ onHold }) => onHold)
                ? [{ field: 'onHold', show: ({ onHold }: Output) => onHold && <Status of="HELD" /> }]
                : []),
            ]}
          />
        </Section>
      </Columns>
    </Page>
  );
}

/** Undoes a cutting by one of its movements, because the service undoes all of them together. */
function Undo({ movementId }: { readonly movementId: string }) {
  const path = { id: movementId };
  return (
    <FormAction
      operation={{ ...undoMovement, permission: 'known' }}
      title={say`Undo the cutting`}
      button="danger"
      look="danger"
      intro={
        <p>{t`The pieces are booked out again, and the cut lots are in stock again. Possible only while no piece has been moved.`}</p>
      }
      fixed={path}
      done={say`Undone`}
    />
  );
}
