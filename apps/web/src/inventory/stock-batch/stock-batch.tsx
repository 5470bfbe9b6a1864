import { stockBatchMachine } from '@cleaver/domain/inventory';
import {
  blockStockBatch,
  getStock,
  listStockBatches,
  listStockMovements,
  removeFromStockBatch,
  unblockStockBatch,
} from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { eachOf, useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer, useQuery } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Curve } from '../../ui/chart/curve.tsx';
import { FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { GoodsButtons } from '../movement/goods-menu.tsx';
import { LEDGER_COLUMNS, type Movement } from '../movement/ledger-columns.ts';

type Batch = ItemOf<typeof listStockBatches>;

/** Maps the shown status, which depends on the day, to the state that the state machine knows. */
const conditionOf = (status: string): string => (status === 'BLOCKED' || status === 'DEPLETED' ? status : 'IN_STOCK');

export default function StockBatchScreen({ params: { stockId = '', batchId = '' } }: ScreenProps) {
  const UP = { to: `/stocks/${stockId}`, title: say`Stock` };
  const stock = useAnswer(getStock, { id: stockId });
  const article = useNames('article');
  const place = useNames('storageLocation');
  const found = useQuery<Batch | undefined>([listStockBatches.name, stockId, 'one', batchId], async (signal) => {
    for await (const one of eachOf<Batch>(listStockBatches, { stockId }, { signal })) {
      if (one.id === batchId) return one;
    }
    throw new Error('unknown');
  });
  const batch = found.data;
  if (!batch) return <Unloaded title={say`Stock batch`} up={UP} of={found} />;
  const path = { stockId, batchId };
  const condition = conditionOf(batch.status);
  return (
    <Page
      title={batch.batchId}
      up={UP}
      badge={<Status of={batch.status} />}
      sub={[article(stock.data?.articleId), place(stock.data?.storageLocationId)].filter(Boolean).join(' · ')}
      actions={
        <>
          {batch.status !== 'EXPIRED' && condition === 'IN_STOCK' && (
            <TakeOut stockId={stockId} batch={batch} isFirst />
          )}
          <GoodsButtons of={batch} />
          {batch.status === 'EXPIRED' && <TakeOut stockId={stockId} batch={batch} />}
          {condition === 'IN_STOCK' && (
            <FormAction
              operation={blockStockBatch}
              title={say`Block`}
              button="danger"
              look="danger"
              fixed={path}
              done={say`Blocked`}
            />
          )}
          <MachineActions
            machine={stockBatchMachine}
            status={condition}
            operation={unblockStockBatch}
            verbs={{
              unblock: {
                label: say`Unblock`,
                send: (key) => call(unblockStockBatch, path, { key }),
                done: say`Unblocked`,
              },
            }}
          />
        </>
      }
    >
      <Section title={t`Stock batch`}>
        <Facts
          of={[
            [t`Quantity`, shownQuantity(batch.quantityAmount, batch.quantityUnit)],
            [t`Expires`, shownDate(batch.expiryDate)],
            [t`Origin`, wordText(batch.batchType)],
            [t`Received`, shownTime(batch.receivedAt)],
          ]}
        />
      </Section>
      <Movements stockId={stockId} batchId={batchId} />
    </Page>
  );
}

interface TakeOutProps {
  readonly stockId: string;
  readonly batch: Batch;
  readonly isFirst?: boolean;
}

const TakeOut = ({ stockId, batch, isFirst = false }: TakeOutProps) => (
  <FormAction
    operation={removeFromStockBatch}
    title={say`Take out`}
    button={isFirst ? 'primary' : 'secondary'}
    fixed={{ stockId, batchId: batch.id }}
    initial={{ quantityUnit: batch.quantityUnit.toUpperCase() }}
    intro={<p>{t`In stock: ${shownQuantity(batch.quantityAmount, batch.quantityUnit)}.`}</p>}
    done={say`Taken out`}
  />
);

function Movements({ stockId, batchId }: { readonly stockId: string; readonly batchId: string }) {
  const found = useAll(listStockMovements, { stockId, stockBatchId: batchId, sort: 'at,desc' });
  return (
    <Section title={t`Ledger`}>
      <Loaded of={found}>
        {(movements) =>
          movements.length === 0 ? (
            <Nothing text={t`Nothing has been moved yet.`} />
          ) : (
            <>
              <Curve
                label={t`Quantity over time`}
                points={[...movements]
                  .reverse()
                  .map(({ at, quantityAfter }) => ({ at: Date.parse(at), value: quantityAfter }))}
              />
              <Table<Movement> caption={t`Ledger`} rows={movements} columns={LEDGER_COLUMNS} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
