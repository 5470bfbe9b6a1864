/** Handler of the overview of the day. Each caller gets the parts that their permissions allow. */
import { Deviations, deviationView, dueSlots, plannedPoints, plannedTasks, sensorsNow } from '../hygiene/index.ts';
import {
  type BatchCriterion,
  blockedGoodsViews,
  CRITERIA,
  type Days,
  expiringByOwnLimit,
  InventoryCounts,
  Lots,
  type NamedStockBatch,
  namedBatches,
  StorageLocations,
  shopDay,
  USABLE,
} from '../inventory/index.ts';
import { firstDueDocuments, listedInvoice } from '../invoicing/index.ts';
import type { Permission } from '../kernel/contract/caller.ts';
import type { SortTerm } from '../kernel/contract/page.ts';
import { type Handler, handle } from '../kernel/execution/handler.ts';
import { pageInMemory } from '../kernel/execution/page-in-memory.ts';
import type { QueryPorts } from '../kernel/execution/ports.ts';
import { addDays, type CalendarDate } from '../kernel/values/calendar.ts';
import { type LabelState, Labels } from '../labels/index.ts';
import { Articles, type Counted } from '../masterdata/index.ts';
import { GoodsReceipts, linesToInspect, receiptsToInspect } from '../procurement/index.ts';
import { Batches, lacksOf, MAKING } from '../production/index.ts';
import { type RECALL_MODES, type RecallState, Recalls } from '../quality/index.ts';
import {
  availabilityOn,
  availabilitySubject,
  nextOpenDay,
  type OrderStatus,
  Orders,
  orderViews,
} from '../sales/index.ts';
import { settingsFrom } from '../settings/index.ts';
import { ENDING_DAYS, EXPIRING_DAYS, getToday, type Today, type TodayParts } from './today-contracts.ts';

export const todayHandlers: readonly Handler[] = [
  handle(getToday, {
    atOneInstant: true,
    async run(ports, _input, { caller: { permissions } }): Promise<Today> {
      const date = shopDay(ports.clock.now(), ports.settings);
      const readable = Object.entries(PARTS).filter(([, { permission }]) => permissions.has(permission));
      const parts = readable.map(async ([name, { read }]) => [name, await read(ports, date)]);
      return { date, ...Object.fromEntries(await Promise.all(parts)) };
    },
  }),
];

/** Maximum number of entries in each part. */
const TODAY_ENTRIES = 10;

/** A part of the response, by the permission that it needs. */
interface Part<C> {
  readonly permission: Permission;
  readonly read: (ports: QueryPorts, today: CalendarDate) => Promise<C>;
}

const first = (field: string, direction: SortTerm['direction'] = 'asc') => ({
  page: 0,
  size: TODAY_ENTRIES,
  sort: [{ field, direction }],
});

const stockBatches = (criterion: BatchCriterion<Days>): Part<Counted<NamedStockBatch>> => ({
  permission: 'STOCK_READ',
  async read({ inventory }, today) {
    const { content, page } = await inventory.allBatches({}, { criterion, today }, first('expiryDate'));
    return { count: page.totalElements, entries: namedBatches(content, today) };
  },
});

/** Returns the number of these entries, and the first of them. */
const firstOf = <T>(entries: readonly T[]): Counted<T> => ({
  count: entries.length,
  entries: entries.slice(0, TODAY_ENTRIES),
});

const papers = (today: CalendarDate) => ({ today, by: addDays(today, ENDING_DAYS) });

/** Returns the number of orders with a status, and the first of them by requested date. */
async function firstOrders({ reader }: QueryPorts, status: OrderStatus) {
  const { content, page } = await reader.page(Orders, { status }, first('requestedDate'));
  const entries = (await orderViews(reader, content)).map(
    ({ id, orderNumber, customerName, requestedDate, value }) => ({
      id,
      orderNumber,
      customerName,
      requestedDate,
      value,
    }),
  );
  return { count: page.totalElements, entries };
}

const openRecalls = (mode: (typeof RECALL_MODES)[number]): Part<Counted<Omit<RecallState, 'contacts'>>> => ({
  permission: 'HACCP_READ',
  async read({ reader }) {
    const { content, page } = await reader.page(Recalls, { status: 'OPEN', mode }, first('openedAt'), ['contacts']);
    return { count: page.totalElements, entries: content };
  },
});

/** Returns the number of labels that need work, and the first of them: drafts before outdated ones. */
async function firstLabels({ reader }: QueryPorts): Promise<TodayParts['labels']> {
  const read = (filter: Partial<Pick<LabelState, 'status' | 'outdated'>>) =>
    reader.page(Labels, filter, first('articleName'));
  const pages = await Promise.all([read({ status: 'DRAFT' }), read({ outdated: true })]);
  const entries = pages
    .flatMap(({ content }) => content)
    .map(({ id: labelId, articleId, articleName, version, status, outdated }) => ({
      ...{ labelId, articleId, articleName, version, status, outdated },
    }));
  return {
    count: pages.reduce((sum, { page }) => sum + page.totalElements, 0),
    entries: entries.slice(0, TODAY_ENTRIES),
  };
}

const PARTS: { readonly [P in keyof TodayParts]: Part<TodayParts[P]> } = {
  expiring: stockBatches({ ...expiringByOwnLimit(EXPIRING_DAYS), ...USABLE }),
  expired: stockBatches(CRITERIA.EXPIRED),
  blocked: stockBatches(CRITERIA.BLOCKED),
  blockedGoods: {
    permission: 'STOCK_READ',
    async read(ports) {
      const { content, page } = await ports.inventory.blockedGoods({}, first('blockedAt', 'desc'));
      return { count: page.totalElements, entries: await blockedGoodsViews(ports, content) };
    },
  },
  held: {
    permission: 'STOCK_READ',
    async read({ reader }) {
      const { content, page } = await reader.page(Lots, { onHold: true }, first('createdAt', 'desc'), ['facts']);
      const ids = content.map(({ articleId }) => articleId);
      const articles = nameOf(await reader.whereIn(Articles, 'id', ids));
      const entries = content.map(({ id, lotNumber, articleId, expiryDate }) => ({
        lotId: id,
        lotNumber,
        articleId,
        expiryDate,
        articleName: articles(articleId),
      }));
      return { count: page.totalElements, entries };
    },
  },
  belowMinimum: {
    permission: 'STOCK_READ',
    async read({ inventory }, today) {
      const { content, page } = await inventory.levels({ belowMinimum: true }, today, first('articleName'));
      return { count: page.totalElements, entries: content };
    },
  },
  batches: {
    permission: 'BATCH_READ',
    async read(ports, today) {
      const { content, page } = await ports.reader.page(
        Batches,
        { productionDate: today },
        first('batchNumber'),
        MAKING,
      );
      const recipeIds = [...new Set(content.map(({ recipeId }) => recipeId))];
      const recipes = nameOf(await Promise.all(recipeIds.map((id) => ports.recipes.head(id))));
      const entries = content.map(async (batch) => ({
        ...batch,
        recipeName: recipes(batch.recipeId),
        lacks: await lacksOf(ports, batch),
      }));
      return { count: page.totalElements, entries: await Promise.all(entries) };
    },
  },
  certificates: {
    permission: 'MASTERDATA_READ',
    read: (ports, today) => ports.papers.certificatesEnding(papers(today), TODAY_ENTRIES),
  },
  frameContracts: {
    permission: 'MASTERDATA_READ',
    read: (ports, today) => ports.papers.contractsEnding(papers(today), TODAY_ENTRIES),
  },
  receiptsToInspect: {
    permission: 'GOODS_RECEIPT_READ',
    async read(ports, today) {
      const ids = await receiptsToInspect(ports, today);
      const { content } = await ports.reader.page(GoodsReceipts, {}, { ...first('receiptNumber'), id: ids });
      const entries = content.map(({ id, receiptNumber, supplierName, receiptDate, ...receipt }) => ({
        id,
        receiptNumber,
        supplierName,
        receiptDate,
        articleNames: [...new Set(linesToInspect(receipt).map(({ articleName }) => articleName))],
      }));
      return { count: ids.length, entries };
    },
  },
  recalls: openRecalls('REAL'),
  exercises: openRecalls('MOCK'),
  counts: {
    permission: 'INVENTORY_COUNT_READ',
    async read({ reader }) {
      const { content, page } = await reader.page(InventoryCounts, { status: 'SUBMITTED' }, first('createdAt'), [
        'uncounted',
      ]);
      const ids = content.map(({ storageLocationId }) => storageLocationId);
      const places = nameOf(await reader.whereIn(StorageLocations, 'id', ids));
      const entries = content.map(({ id, storageLocationId, submittedBy, submittedAt }) => ({
        id,
        storageLocationId,
        submittedBy,
        submittedAt,
        storageLocationName: places(storageLocationId),
      }));
      return { count: page.totalElements, entries };
    },
  },
  draftOrders: { permission: 'ORDER_READ', read: (ports) => firstOrders(ports, 'DRAFT') },
  openOrders: {
    permission: 'ORDER_READ',
    async read(ports, today) {
      const [count, { entries }] = await Promise.all([ports.supply.due(today), firstOrders(ports, 'CONFIRMED')]);
      return { count, entries: entries.filter(({ requestedDate }) => requestedDate <= today) };
    },
  },
  shortArticles: {
    permission: 'ORDER_READ',
    async read(ports, today) {
      const day = nextOpenDay(await settingsFrom(ports.reader), today);
      const rows = await availabilityOn(ports, day, { shortOnly: true });
      const { content } = pageInMemory(rows, availabilitySubject.sortable, first('articleName'));
      return { date: day, count: rows.length, entries: content.map(({ id: _, ...row }) => row) };
    },
  },
  controlsDue: {
    permission: 'TEMPERATURE_LOG_READ',
    read: async (ports, today) => firstOf(await dueSlots(ports, today, await plannedPoints(ports))),
  },
  silentSensors: {
    permission: 'TEMPERATURE_LOG_READ',
    read: async (ports) => firstOf((await sensorsNow(ports)).filter(({ state }) => state === 'SILENT')),
  },
  deviations: {
    permission: 'TEMPERATURE_LOG_READ',
    async read({ reader, clock }) {
      const { content, page } = await reader.page(Deviations, { status: 'OPEN' }, first('from', 'desc'));
      return { count: page.totalElements, entries: content.map((state) => deviationView(state, clock.now())) };
    },
  },
  cleaningDue: {
    permission: 'CLEANING_RECORD_READ',
    read: async (ports, today) => firstOf(await dueSlots(ports, today, await plannedTasks(ports))),
  },
  labels: { permission: 'LABEL_READ', read: firstLabels },
  invoicesDue: {
    permission: 'INVOICE_READ',
    async read(ports, today) {
      const { content, page } = await firstDueDocuments(ports, today, first('customerName'));
      return { count: page.totalElements, entries: content };
    },
  },
  invoicesOverdue: {
    permission: 'INVOICE_READ',
    async read({ invoices }, today) {
      const { content, page } = await invoices.invoices({ overdue: true }, today, first('dueDate'));
      return { count: page.totalElements, entries: content.map((head) => listedInvoice(head, today)) };
    },
  },
};

function nameOf(things: readonly { readonly id: string; readonly name: string }[]): (id: string) => string {
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
