/** What matters today: one answer for whoever is logged in, of which each sees what they may read. */
import {
  type BatchCriterion,
  CRITERIA,
  type Days,
  InventoryCounts,
  type LotState,
  Lots,
  type NamedStockBatch,
  namedBatches,
  type StockLevel,
  StorageLocations,
  shopDay,
} from '../inventory/index.ts';
import { addDays, type CalendarDate } from '../kernel/calendar.ts';
import { form } from '../kernel/form.ts';
import { type Permission, query } from '../kernel/operation.ts';
import type { SortTerm } from '../kernel/page.ts';
import type { Ports } from '../kernel/ports.ts';
import { Articles, type Counted, type EndingCertificate, type EndingContract } from '../masterdata/index.ts';
import { Batches, type BatchState, type Lack, lacksOf, Recipes } from '../production/index.ts';
import { type RecallState, Recalls } from '../quality/index.ts';

/** So many entries of each part are shown. */
export const TODAY_ENTRIES = 10;
/** What expires on one of so many days from today on is told. */
export const EXPIRING_DAYS = 7;
/** Papers are told that end within so many days. */
export const ENDING_DAYS = 60;

export interface HeldLot extends Pick<LotState, 'lotNumber' | 'articleId' | 'expiryDate'> {
  readonly lotId: string;
  readonly articleName: string;
}

export interface TodaysBatch
  extends Pick<
    BatchState,
    'id' | 'batchNumber' | 'recipeId' | 'status' | 'plannedQuantity' | 'plannedQuantityUnit' | 'productionDate'
  > {
  readonly recipeName: string;
  /** What there is not enough of for what the batch still needs; of one that has ended nothing. */
  readonly lacks: readonly Lack[];
}

export interface CountToApprove {
  readonly id: string;
  readonly storageLocationId: string;
  readonly storageLocationName: string;
  readonly submittedBy: string | null;
  readonly submittedAt: Date | null;
}

/** The parts, and what each of them tells. */
export interface TodayParts {
  readonly expiring: Counted<NamedStockBatch>;
  readonly expired: Counted<NamedStockBatch>;
  /** Blocked by themselves, or since their lot is on hold. */
  readonly blocked: Counted<NamedStockBatch>;
  readonly held: Counted<HeldLot>;
  readonly belowMinimum: Counted<StockLevel>;
  readonly batches: Counted<TodaysBatch>;
  readonly certificates: Counted<EndingCertificate>;
  readonly frameContracts: Counted<EndingContract>;
  readonly recalls: Counted<RecallState>;
  readonly counts: Counted<CountToApprove>;
}

/** A part is absent for whoever may not read what it is of. */
export type Today = Partial<TodayParts> & { readonly date: CalendarDate };

interface Part<T> {
  readonly permission: Permission;
  readonly read: (ports: Ports, today: CalendarDate) => Promise<Counted<T>>;
}

const first = (field: string, direction: SortTerm['direction'] = 'asc') => ({
  page: 0,
  size: TODAY_ENTRIES,
  sort: [{ field, direction }],
});

const stockBatches = (criterion: BatchCriterion<Days>): Part<NamedStockBatch> => ({
  permission: 'STOCK_READ',
  async read({ inventory }, today) {
    const { content, page } = await inventory.allBatches({}, { criterion, today }, first('expiryDate'));
    return { count: page.totalElements, entries: namedBatches(content, today) };
  },
});

const papers = (today: CalendarDate) => ({ today, by: addDays(today, ENDING_DAYS) });

const PARTS: { readonly [P in keyof TodayParts]: TodayParts[P] extends Counted<infer T> ? Part<T> : never } = {
  expiring: stockBatches({ conditions: ['IN_STOCK'], daysLeftFrom: 0, daysLeftTo: EXPIRING_DAYS }),
  expired: stockBatches(CRITERIA.EXPIRED),
  blocked: stockBatches(CRITERIA.BLOCKED),
  held: {
    permission: 'STOCK_READ',
    async read({ reader }) {
      const { content, page } = await reader.page(Lots, { onHold: true }, first('createdAt', 'desc'));
      const ids = content.map(({ articleId }) => articleId);
      const articles = nameOf(await reader.whereIn(Articles, 'id', ids));
      const entries = content.map(({ id, lotNumber, articleId, expiryDate }) => ({
        ...{ lotId: id, lotNumber, articleId, expiryDate },
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
      const { content, page } = await ports.reader.page(Batches, { productionDate: today }, first('batchNumber'));
      const ids = content.map(({ recipeId }) => recipeId);
      const recipes = nameOf(await ports.reader.whereIn(Recipes, 'id', ids));
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
  recalls: {
    permission: 'HACCP_READ',
    async read({ reader }) {
      const { content, page } = await reader.page(Recalls, { status: 'OPEN' }, first('openedAt'));
      return { count: page.totalElements, entries: content };
    },
  },
  counts: {
    permission: 'INVENTORY_COUNT_READ',
    async read({ reader }) {
      const { content, page } = await reader.page(InventoryCounts, { status: 'SUBMITTED' }, first('createdAt'));
      const ids = content.map(({ storageLocationId }) => storageLocationId);
      const places = nameOf(await reader.whereIn(StorageLocations, 'id', ids));
      const entries = content.map(({ id, storageLocationId, submittedBy, submittedAt }) => ({
        ...{ id, storageLocationId, submittedBy, submittedAt },
        storageLocationName: places(storageLocationId),
      }));
      return { count: page.totalElements, entries };
    },
  },
};

function nameOf(things: readonly { readonly id: string; readonly name: string }[]): (id: string) => string {
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

export const getToday = query({
  name: 'today.get',
  summary: 'What matters today, as far as the caller may read it: how many of each, and the first ones',
  permission: 'known',
  input: form({}),
  async run(ports, _input, { permissions }): Promise<Today> {
    const date = shopDay(ports.clock.now(), ports.settings);
    const readable = Object.entries(PARTS).filter(([, { permission }]) => permissions.has(permission));
    const parts = readable.map(async ([name, { read }]) => [name, await read(ports, date)]);
    return { date, ...Object.fromEntries(await Promise.all(parts)) };
  },
});
