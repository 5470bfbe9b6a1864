/** The documents and movements of a lot. */

import { type getLot, listMovements } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { traceLots } from '@cleaver/domain/quality/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { Curve } from '../../ui/chart/curve.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import { Undo, useUndoable } from '../movement/undo.tsx';
import { type Step, stepsOf } from './lot-steps.ts';

/** Maximum number of trace nodes requested, nearest first. The trace screen can load more. */
const NEAREST = 200;

interface Paper {
  readonly id: string;
  readonly text: string;
  readonly to: string | undefined;
  readonly type: string;
  readonly quantity: string;
  readonly takenBack: string | undefined;
}

/** Lists the documents by which the lot came in and went out, read from the edges of the trace at this lot. */
export function Documents({ id }: { readonly id: string }) {
  const found = useAnswer(traceLots, { lotId: id, limit: NEAREST });
  return (
    <Section title={t`Documents`} wide>
      <Loaded of={found}>
        {({ nodes, edges, complete }) => {
          const papers = edges
            .filter(({ from, to }) => from === id || to === id)
            .flatMap(({ from, to, type, quantity, unit, takenBack }): Paper[] => {
              const node = nodes.find((one) => one.id === (from === id ? to : from));
              if (!node) return [];
              return [
                {
                  id: node.id,
                  text: [node.number, node.supplierName ?? node.customerName].filter(Boolean).join(' · '),
                  to: addressOf(node),
                  type,
                  quantity: shownQuantity(quantity, unit),
                  takenBack: takenBack === undefined || takenBack === '0' ? undefined : shownQuantity(takenBack, unit),
                },
              ];
            });
          if (papers.length === 0)
            return <Nothing text={t`This lot has no receipts, production runs or deliveries.`} />;
          return (
            <>
              <Table<Paper>
                caption={t`Documents`}
                rows={papers}
                columns={[
                  {
                    field: 'document',
                    title: say`Document`,
                    show: ({ to, text }) => (to ? <a href={to}>{text}</a> : text),
                  },
                  { field: 'type', show: ({ type }) => wordText(type) },
                  { field: 'quantity', show: ({ quantity }) => quantity, isNumber: true },
                  { field: 'takenBack', show: ({ takenBack }) => takenBack ?? '', isNumber: true },
                ]}
              />
              {!complete && <p>{t`There are more: the trace shows all of them.`}</p>}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function addressOf({ id, kind, runKind }: Trace['nodes'][number]): string | undefined {
  if (kind === 'RECEIPT') return may('GOODS_RECEIPT_READ') ? `/goods-receipts/${id}` : undefined;
  if (kind === 'DELIVERY') return `/deliveries/${id}`;
  if (!may('BATCH_READ')) return undefined;
  return runKind === 'PRODUCTION' ? `/batches/${id}` : `/cuttings/${id}`;
}

export function Movements({ lot }: { readonly lot: Lot }) {
  const place = useNames('storageLocation');
  const found = useAll(listMovements, { lotId: lot.id });
  const isUndoable = useUndoable([...(found.data ?? [])].reverse());
  const where = new Map(lot.stockBatches.map((one) => [one.stockBatchId, one.storageLocationId]));
  return (
    <Section title={t`Quantity over time`} wide>
      <Loaded of={found}>
        {(movements) => {
          const steps = stepsOf(movements);
          if (steps.length === 0) return <Nothing text={t`Nothing has been moved yet.`} />;
          return (
            <>
              <Curve
                label={t`Quantity over time`}
                points={steps.map(({ at, total }) => ({ at: Date.parse(at), value: Number(total) }))}
              />
              <Table<Step<Movement>>
                caption={t`Quantity over time`}
                isWide
                rows={[...steps].reverse()}
                columns={[
                  { field: 'at', title: say`When`, show: ({ at }) => shownTime(at) },
                  { field: 'type', show: ({ type }) => wordText(type) },
                  { field: 'storageLocationId', show: (one) => place(where.get(one.stockBatchId)) },
                  {
                    field: 'quantityChange',
                    title: say`Quantity change`,
                    show: (one) => shownQuantity(one.quantityChange, one.quantityUnit),
                    isNumber: true,
                  },
                  {
                    field: 'total',
                    title: say`Balance of the lot`,
                    show: ({ total }) => shownQuantity(total, lot.account.unit),
                    isNumber: true,
                  },
                  { field: 'username', show: ({ username }) => username },
                  {
                    field: 'reason',
                    show: ({ reason, reasonCode }) =>
                      [reasonCode && wordText(reasonCode), reason].filter(Boolean).join(': '),
                  },
                  {
                    field: 'action',
                    show: (one) =>
                      isUndoable(one) && (
                        <Undo
                          id={one.id}
                          intro={
                            <p>{t`Reverses everything that was booked together with it. The ledger keeps both.`}</p>
                          }
                        />
                      ),
                  },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

export type Lot = AnswerOf<typeof getLot>;

export type Movement = ItemOf<typeof listMovements>;

export type Trace = AnswerOf<typeof traceLots>;
