import {
  bookInStockBatch,
  getStock,
  listStockBatches,
  listStockMovements,
  updateStock,
} from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime, shownUnit } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { me } from '../../shell/session/session.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { List } from '../../ui/list/list.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { LEDGER_COLUMNS } from '../movement/ledger-columns.ts';
import { leftByExpiry } from '../stock-batch/by-expiry.ts';
import { STATUS_CHOICES, withoutDepleted } from '../stock-batch/depleted.ts';
import { LIMIT_HINTS } from './limit-hints.ts';

const UP = { to: '/stocks', title: say`Stocks` };

export default function StockScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getStock, { id });
  const article = useNames('article');
  const place = useNames('storageLocation');
  if (!found.data) return <Unloaded title={say`Stock`} up={UP} of={found} />;
  const stock = found.data;
  const { query } = useAddress();
  const path = { stockId: id };
  return (
    <Page
      title={article(stock.articleId) || '…'}
      up={UP}
      sub={place(stock.storageLocationId)}
      actions={
        <FormAction
          operation={bookInStockBatch}
          title={say`Book in`}
          button="primary"
          fixed={path}
          initial={{
            batchType: 'PURCHASED',
            ...(stock.minimumLevel && { quantityUnit: stock.minimumLevel.unit.toUpperCase() }),
          }}
          options={{ batchType: { choices: ['PURCHASED', 'PRODUCED'] }, quantityUnit: { articleId: stock.articleId } }}
          done={say`Booked in`}
        />
      }
    >
      <Limits stock={stock} />
      <ByExpiry id={id} />
      <Section title={t`Batches in stock`}>
        <List
          of={listStockBatches}
          within={path}
          choices={STATUS_CHOICES}
          fixed={withoutDepleted(query)}
          name="stock-batches"
          to={(one) => `/stocks/${id}/batches/${one.id}`}
          columns={[
            { field: 'batchId', show: ({ batchId }) => batchId, isSortable: true },
            {
              field: 'quantityAmount',
              show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
              amount: (one) => [one.quantityAmount, shownUnit(one.quantityUnit)],
              isNumber: true,
            },
            { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate), isSortable: true },
            { field: 'receivedAt', show: ({ receivedAt }) => shownTime(receivedAt), isSortable: true },
            { field: 'status', show: ({ status }) => <Status of={status} /> },
          ]}
          empty={{ text: say`Nothing has been booked in yet.` }}
        />
      </Section>
      <Ledger id={id} />
      <History entity="stock" id={id} />
    </Page>
  );
}

/** The article and place of the stock, and its limits for warnings. */
function Limits({ stock }: { readonly stock: AnswerOf<typeof getStock> }) {
  return (
    <Section
      title={t`Stock`}
      actions={
        <FormAction
          operation={updateStock}
          title={say`Edit`}
          label={say`Save`}
          // The fields of the amount and its unit set the level, so the form has no second field for it.
          fixed={{ id: stock.id, minimumLevel: undefined }}
          initial={{
            ...(stock.minimumLevel && {
              minimumLevelAmount: stock.minimumLevel.amount,
              minimumLevelUnit: stock.minimumLevel.unit.toUpperCase(),
            }),
            minimumShelfLifeDays: stock.minimumShelfLifeDays,
          }}
          options={LIMIT_HINTS}
          done={say`Saved`}
        />
      }
    >
      <Facts
        of={[
          [t`Article`, <Named key="article" kind="article" id={stock.articleId} />],
          [t`Storage location`, <Named key="place" kind="storageLocation" id={stock.storageLocationId} />],
          [t`Minimum`, shownQuantity(stock.minimumLevel?.amount, stock.minimumLevel?.unit)],
          [t`Days left at least`, stock.minimumShelfLifeDays],
        ]}
      />
    </Section>
  );
}

const NAMES = [
  { text: say`Expired`, tone: 'bad' },
  { text: say`Up to 3 days`, tone: 'warn' },
  { text: say`Up to 7 days`, tone: 'info' },
  { text: say`Up to 14 days`, tone: 'quiet' },
  { text: say`Later`, tone: 'good' },
] as const;

/** A chart of the amounts by days until expiry, with the numbers below it. */
function ByExpiry({ id }: { readonly id: string }) {
  const found = useAll(listStockBatches, { stockId: id, sort: 'expiryDate' });
  const left = leftByExpiry(found.data ?? [], me.get()?.today ?? '');
  if (left.length === 0) return null;
  return (
    <Section title={t`Left by expiry`} wide>
      <Bars
        label={t`Left by expiry`}
        bars={left.map(({ amount, unit }, index) => ({
          text: shown(NAMES[index]?.text ?? ''),
          value: Number(amount),
          shownValue: shownQuantity(amount, unit),
          tone: NAMES[index]?.tone ?? 'quiet',
        }))}
      />
    </Section>
  );
}

function Ledger({ id }: { readonly id: string }) {
  return (
    <Section title={t`Ledger`}>
      <List
        of={listStockMovements}
        within={{ stockId: id }}
        filters={[]}
        name="movements"
        sort="at,desc"
        columns={LEDGER_COLUMNS}
        empty={{ text: say`Nothing has been moved yet.` }}
      />
    </Section>
  );
}
