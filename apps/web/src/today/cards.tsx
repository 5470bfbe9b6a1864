/** The cards of Today. Each card shows the first entries of a list, and a link to the full list if it has one. */
import { type Message, say } from '@cleaver/domain/kernel';
import { GoodsActions } from '../inventory/goods-actions.tsx';
import { Free } from '../sales/free.tsx';
import type { Of } from '../shell/api.ts';
import { shownDate, shownMoney, shownQuantity, shownTime } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import { may } from '../shell/session.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Tone } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { type Column, Table } from '../ui/table.tsx';
import type { Card, DeskButton } from './desk.ts';
import { type Ending, type Part, papersOf } from './papers.ts';

type Today = Of<'TodayResponse'>;

const SHOWN = 6;

interface CardOf<T> {
  readonly title: Message;
  /** The title for a count of one, if it differs. */
  readonly one?: Message;
  /** The tone of the number. */
  readonly tone: Tone;
  /** The path of the full list, in which `allOf` replaces `{today}` by the day of the shop. */
  readonly all?: string;
  /** The button for the screen on which users work on the entries. */
  readonly act?: DeskButton & { readonly to: string };
  readonly part: (today: Today) => Part<T> | undefined;
  readonly to: (entry: T) => string;
  readonly columns: readonly Column<T>[];
}

type Name = Pick<Of<'NamedStockBatchResponse'>, 'articleName'>;
const ARTICLE = { field: 'articleId', show: ({ articleName }: Name) => articleName };

type StockBatch = Of<'NamedStockBatchResponse'>;
const STOCK_BATCH = {
  to: ({ stockId, id }: StockBatch): string => `/stocks/${stockId}/batches/${id}`,
  columns: [
    {
      field: 'articleId',
      show: ({ articleName, batchId, storageLocationName }: StockBatch) => (
        <span>
          {articleName}{' '}
          <small>
            {batchId}, {storageLocationName}
          </small>
        </span>
      ),
    },
    {
      field: 'quantityAmount',
      show: (one: StockBatch) => shownQuantity(one.quantityAmount, one.quantityUnit),
      isNumber: true,
    },
    { field: 'expiryDate', show: ({ expiryDate }: StockBatch) => shownDate(expiryDate) },
    { field: 'action', show: (one: StockBatch) => <GoodsActions of={one} isSmall /> },
  ],
};

type Order = Of<'TodayOrder'>;
const ORDER = {
  to: ({ id }: Order): string => `/orders/${id}`,
  columns: [
    { field: 'customerId', show: ({ customerName }: Order) => customerName },
    { field: 'requestedDate', show: ({ requestedDate }: Order) => shownDate(requestedDate) },
    {
      field: 'value',
      title: say`Value`,
      show: ({ value }: Order) => (value === null ? '' : shownMoney(value)),
      isNumber: true,
    },
  ],
};

type Recall = Of<'TodayRecall'>;
const RECALL = {
  to: ({ id }: Recall): string => `/recalls/${id}`,
  columns: [
    { field: 'recallNumber', title: say`Recall`, show: ({ recallNumber }: Recall) => recallNumber, isCode: true },
    { field: 'openedAt', show: ({ openedAt }: Recall) => shownTime(openedAt) },
    { field: 'reason', show: ({ reason }: Recall) => reason, isLong: true },
  ],
};

/** Checks the type of a card's entries, then erases it, so that one table has all cards. */
const card = <T extends { readonly id: string } | object>(of: CardOf<T>): CardOf<never> => of as never;

export const CARDS: Readonly<Record<Card, CardOf<never>>> = {
  recalls: card<Recall>({
    title: say`Open recalls`,
    one: say`Open recall`,
    tone: 'bad',
    all: '/recalls?status=OPEN&mode=REAL',
    part: (of) => of.recalls,
    ...RECALL,
  }),
  receiptsToInspect: card<Of<'TodayReceiptToInspect'>>({
    title: say`Receipts to inspect`,
    one: say`Receipt to inspect`,
    tone: 'warn',
    all: '/goods-receipts?inspection=DUE',
    part: (of) => of.receiptsToInspect,
    to: ({ id }) => `/goods-receipts/${id}`,
    columns: [
      { field: 'receiptNumber', show: ({ receiptNumber }) => receiptNumber, isCode: true },
      { field: 'supplierName', title: say`Supplier`, show: ({ supplierName }) => supplierName },
      { field: 'articles', title: say`Articles`, show: ({ articleNames }) => articleNames.join(', '), isLong: true },
    ],
  }),
  openOrders: card<Order>({
    title: say`Orders for today`,
    one: say`Order for today`,
    tone: 'info',
    all: '/orders?status=CONFIRMED',
    part: (of) => of.openOrders,
    act: { text: say`Picking`, icon: 'count', to: '/picking', need: 'STOCK_MOVEMENT_WRITE' },
    ...ORDER,
  }),
  draftOrders: card<Order>({
    title: say`Orders to confirm`,
    one: say`Order to confirm`,
    tone: 'quiet',
    all: '/orders?status=DRAFT',
    part: (of) => of.draftOrders,
    ...ORDER,
  }),
  batches: card<Of<'TodayBatch'>>({
    title: say`In production today`,
    tone: 'quiet',
    all: '/batches?productionDate={today}',
    part: (of) => of.batches,
    to: ({ id }) => `/batches/${id}`,
    columns: [
      { field: 'recipeId', show: ({ recipeName }) => recipeName },
      {
        field: 'plannedQuantity',
        show: (one) => shownQuantity(one.plannedQuantity, one.plannedQuantityUnit),
        isNumber: true,
      },
      { field: 'status', show: ({ status }) => <Status of={status} /> },
      {
        field: 'lacks',
        title: say`Lacks`,
        show: ({ lacks }) => lacks.map((one) => `${one.articleName} ${shownQuantity(one.missing, one.uom)}`).join(', '),
      },
    ],
  }),
  expired: card<StockBatch>({
    title: say`Expired`,
    tone: 'bad',
    all: '/stock-batches?status=EXPIRED',
    part: (of) => of.expired,
    ...STOCK_BATCH,
  }),
  shortArticles: card<Of<'AvailabilityResponse'>>({
    title: say`Short on the next open day`,
    tone: 'bad',
    all: '/availability?shortOnly=true',
    part: (of) => of.shortArticles,
    to: ({ articleId }) => `/orders?articleId=${articleId}`,
    columns: [
      ARTICLE,
      {
        field: 'ordered',
        title: say`Ordered`,
        show: ({ ordered, unit }) => shownQuantity(ordered, unit),
        isNumber: true,
      },
      { field: 'free', title: say`Free`, show: (row) => <Free of={row} />, isNumber: true },
    ],
  }),
  belowMinimum: card<Of<'StockLevelResponse'>>({
    title: say`Below minimum`,
    tone: 'info',
    all: '/stocks?belowMinimum=true',
    part: (of) => of.belowMinimum,
    to: ({ id }) => `/stocks/${id}`,
    columns: [
      ARTICLE,
      {
        field: 'usable',
        title: say`Usable`,
        show: ({ usable, unit, minimumLevel }) => shownQuantity(usable, unit ?? minimumLevel?.unit),
        isNumber: true,
      },
      {
        field: 'minimumLevelAmount',
        show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
        isNumber: true,
      },
    ],
  }),
  expiring: card<StockBatch>({
    title: say`Expires soon`,
    tone: 'warn',
    all: '/expiring?ownLimit=true',
    part: (of) => of.expiring,
    ...STOCK_BATCH,
  }),
  counts: card<Of<'TodayCount'>>({
    title: say`Counts to approve`,
    one: say`Count to approve`,
    tone: 'info',
    all: '/counts?status=SUBMITTED',
    part: (of) => of.counts,
    to: ({ id }) => `/counts/${id}`,
    columns: [
      { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
      { field: 'submittedBy', title: say`Submitted by`, show: ({ submittedBy }) => submittedBy },
      { field: 'submittedAt', title: say`Submitted`, show: ({ submittedAt }) => shownTime(submittedAt) },
    ],
  }),
  held: card<Of<'TodayHeldLot'>>({
    title: say`Lots on hold`,
    one: say`Lot on hold`,
    tone: 'warn',
    all: '/lots?onHold=true',
    part: (of) => of.held,
    to: ({ lotId }) => `/lots/${lotId}`,
    columns: [
      ARTICLE,
      { field: 'lotNumber', show: ({ lotNumber }) => lotNumber, isCode: true },
      { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
    ],
  }),
  blocked: card<StockBatch>({
    title: say`Blocked stock batches`,
    one: say`Blocked stock batch`,
    tone: 'warn',
    all: '/stock-batches?status=BLOCKED',
    part: (of) => of.blocked,
    ...STOCK_BATCH,
  }),
  papers: card<Ending>({
    title: say`Certificates and contracts ending soon`,
    tone: 'info',
    part: papersOf,
    to: ({ to }) => to,
    columns: [
      { field: 'who', title: say`Who`, show: ({ who }) => who },
      { field: 'what', title: say`What`, show: ({ what }) => what },
      { field: 'validUntil', show: ({ day }) => shownDate(day) },
    ],
  }),
  exercises: card<Recall>({
    title: say`Recall exercises`,
    one: say`Recall exercise`,
    tone: 'quiet',
    all: '/recalls?status=OPEN&mode=MOCK',
    part: (of) => of.exercises,
    ...RECALL,
  }),
};

/** Returns the path of the full list of a card; undefined if the card has no list. */
export const allOf = (name: Card, today: Today): string | undefined => CARDS[name].all?.replace('{today}', today.date);

export function TodayCard({ name, today }: { readonly name: Card; readonly today: Today }) {
  const { title, part, to, columns, act } = CARDS[name];
  const { count, entries } = part(today) ?? { count: 0, entries: [] };
  const all = allOf(name, today);
  const rows = entries.slice(0, SHOWN);
  return (
    <Section
      title={shown(title)}
      actions={
        <>
          {act && may(act.need) && (
            <LinkButton icon={act.icon} to={act.to}>
              {shown(act.text)}
            </LinkButton>
          )}
          {all !== undefined && <LinkButton look="plain" to={all}>{t`Show all`}</LinkButton>}
        </>
      }
    >
      <Table caption={shown(title)} rows={rows} to={to} columns={columns} />
      {count > rows.length && <p>{t`and ${count - rows.length} more`}</p>}
    </Section>
  );
}
