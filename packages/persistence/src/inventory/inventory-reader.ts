/**
 * Implements the reads of inventory in SQL. Translates the criteria of the core into conditions that indexes support.
 */
import {
  type BatchInStock,
  FINAL_TYPES,
  type InventoryReader,
  LEFT,
  type LotPlace,
  type MovementSums,
  StockBatches,
  StockMovements,
  Stocks,
  StorageLocations,
} from '@cleaver/domain/inventory';
import { Decimal, pageOf } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import { type Kysely, type NotNull, sql } from 'kysely';
import { Values } from '../engine/child-mapping.ts';
import type { Row } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';
import { type Parameters, prepareRead } from '../engine/prepared-read.ts';
import type { KnownTables } from '../known-tables.ts';
import { levelsOn, meaning, readLevel } from './level-reads.ts';
import { sqlUndo } from './undo-reads.ts';

/** The columns of the stock `s` that reads of its batches need. */
const OF_STOCK = ['s.article_id', 's.storage_location_id', 's.minimum_shelf_life_days'] as const;
type OfStock = Row & Pick<KnownTables['stock'], 'article_id' | 'storage_location_id' | 'minimum_shelf_life_days'>;

/** Returns a function that makes the reader of inventory for a query. */
export function sqlInventory(mappingOf: MappingOf, kysely: Kysely<KnownTables>): (query: Query) => InventoryReader {
  const tables = tablesOf(mappingOf);
  const statements = statementsOf(tables, kysely);
  const undoReads = sqlUndo(kysely);
  return (query) => ({
    ...listReads(tables, query),
    ...levelReads(tables, query),
    ...statementReads(tables, statements, query),
    ...undoReads(query),
  });
}

/** The mappings that all reads of inventory share. */
function tablesOf(mappingOf: MappingOf) {
  const batches = mappingOf(StockBatches);
  const stocks = mappingOf(Stocks);
  const articles = mappingOf(Articles);
  const locations = mappingOf(StorageLocations);
  const movements = mappingOf(StockMovements);
  const batchInStock = (row: OfStock): BatchInStock => ({
    batch: batches.state(row),
    stock: {
      articleId: row.article_id,
      storageLocationId: row.storage_location_id,
      minimumShelfLifeDays: row.minimum_shelf_life_days,
    },
  });
  /** All batches, with columns of their stocks and the names of the article and the location. */
  const everywhere: List<OfStock & { readonly article_name: string; readonly place_name: string }> = {
    table: batches.table,
    select: (more = '') =>
      batches.select(`, ${OF_STOCK.join(', ')}, a.name as article_name, p.name as place_name${more}`) +
      ` join ${stocks.table} s on s.id = t.stock_id join ${articles.table} a on a.id = s.article_id` +
      ` join ${locations.table} p on p.id = s.storage_location_id`,
    sortColumn: (field) => batches.sortColumn(field),
  };
  return { batches, stocks, articles, locations, movements, batchInStock, everywhere };
}

type Tables = ReturnType<typeof tablesOf>;

/** Prepares the statements once for all readers. */
function statementsOf({ batches, movements }: Tables, kysely: Kysely<KnownTables>) {
  const documentLines = prepareRead((parameter: Parameters<{ documentIds: readonly string[] }>) =>
    kysely
      .selectFrom('stock_movement as m')
      .select(({ fn }) => [
        'm.document_id as documentId',
        'm.document_line as line',
        fn.coalesce('m.reversed_type', 'm.type').as('type'),
        sql<string>`sum(m.change)::text`.as('change'),
        sql<number>`coalesce(sum(m.pieces), 0)::int`.as('pieces'),
      ])
      .where('m.document_id', '=', sql<string>`any(${parameter('documentIds')})`)
      .where('m.document_line', 'is not', null)
      // TypeScript does not infer from the conditions that these columns are not null.
      .$narrowType<{ documentId: NotNull; line: NotNull }>()
      .groupBy(sql`1, 2, 3`),
  );
  const inStock = kysely
    .selectFrom('stock_batch as t')
    .innerJoin('stock as s', 's.id', 't.stock_id')
    .select([...batches.selection, ...OF_STOCK])
    .orderBy('t.id');
  const batchesAt = prepareRead((parameter: Parameters<{ storageLocationId: string }>) =>
    inStock.where('s.storage_location_id', '=', parameter('storageLocationId')).where(
      't.condition',
      'in',
      LEFT.conditions.map((condition) => sql.lit(condition)),
    ),
  );
  const places = prepareRead((parameter: Parameters<{ lotIds: readonly string[] }>) =>
    inStock
      .select((batch) =>
        batch
          .selectFrom(
            batch
              .selectFrom('stock_movement as m')
              .select(({ fn }) => [
                fn.coalesce('m.reversed_type', 'm.type').as('effect'),
                fn.sum('m.change').as('total'),
              ])
              .whereRef('m.stock_batch_id', '=', 't.id')
              .groupBy(sql`1`)
              .as('e'),
          )
          // Sums are texts, because JSON numbers become binary floating point when parsed.
          .select(sql<MovementSums | null>`jsonb_object_agg(e.effect, e.total::text)`.as('sums'))
          .as('sums'),
      )
      .where('t.lot_id', '=', sql<string>`any(${parameter('lotIds')})`),
  );
  return { documentLines, batchesAt, places, movementsBy: movementsBy(movements, kysely) };
}

/**
 * Reads the movements of a user since a time, newest first. Omits movements of `FINAL_TYPES` and movements without a
 * posting. Uses the index on `at`. The ledger has no index by user, because each index slows bookings.
 */
const movementsBy = (movements: Tables['movements'], kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ userId: string; since: Date; limit: number }>) =>
    kysely
      .selectFrom('stock_movement as t')
      .select(movements.selection)
      .where('t.at', '>=', sql<string>`${parameter('since')}`)
      .where('t.user_id', '=', parameter('userId'))
      .where('t.posting_id', 'is not', null)
      .where(
        't.type',
        'not in',
        FINAL_TYPES.map((type) => sql.lit(type)),
      )
      .orderBy('t.at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(sql<number>`${parameter('limit')}`),
  );

type Statements = ReturnType<typeof statementsOf>;

const listReads = (
  { batches, stocks, batchInStock, everywhere }: Tables,
  query: Query,
): Pick<InventoryReader, 'batchesOf' | 'allBatches'> => ({
  async batchesOf(stockId, which, request) {
    const values = new Values();
    const where = batches.where({ stockId }, values);
    if (where === undefined) return pageOf([], request, 0);
    const filter = which ? `${where} and ${meaning(which, 't', values)}` : where;
    const { rows, total, after } = await readPage(query, batches, { where: filter, values: values.all }, request);
    return pageOf(
      rows.map((row) => batches.state(row)),
      request,
      total,
      after,
    );
  },
  async allBatches({ articleId, storageLocationId, lotIds, lotNumber }, which, request) {
    const values = new Values();
    const where = batches.where({ lotNumber }, values);
    const ofStocks = stocks.where({ articleId, storageLocationId }, values);
    if (where === undefined || ofStocks === undefined) return pageOf([], request, 0);
    const possible = lotIds?.filter((id) => batches.column('lotId').canHold(id));
    const terms = [
      ...(where === '' ? [] : [where.replace(' where ', '')]),
      ...(ofStocks === '' ? [] : [`t.stock_id in (select t.id from ${stocks.table} t${ofStocks})`]),
      ...(possible ? [`t.lot_id = any(${values.add(possible)})`] : []),
      ...(which ? [meaning(which, 't', values, `(select s from ${stocks.table} s where s.id = t.stock_id)`)] : []),
    ];
    const filter = { where: terms.length > 0 ? ` where ${terms.join(' and ')}` : '', values: values.all };
    const { rows, total, after } = await readPage(query, everywhere, filter, request);
    const content = rows.map((row) => ({
      ...batchInStock(row),
      articleName: row.article_name,
      storageLocationName: row.place_name,
    }));
    return pageOf(content, request, total, after);
  },
});

const levelReads = (
  { batches, stocks, articles, locations }: Tables,
  query: Query,
): Pick<InventoryReader, 'levels'> => ({
  async levels({ articleId, storageLocationId, belowMinimum }, today, request) {
    const values = new Values();
    const list = levelsOn(today, values, [stocks, batches, articles, locations]);
    const where = stocks.where({ articleId, storageLocationId }, values);
    if (where === undefined) return pageOf([], request, 0);
    const terms = [
      ...(where === '' ? [] : [where.replace(' where ', '')]),
      ...(belowMinimum === undefined ? [] : [`${belowMinimum ? '' : 'not '}t.below_minimum`]),
    ];
    const filter = { where: terms.length > 0 ? ` where ${terms.join(' and ')}` : '', values: values.all };
    const { rows, total, after } = await readPage(query, list, filter, request);
    return pageOf(
      rows.map((row) => readLevel(stocks.state(row), row)),
      request,
      total,
      after,
    );
  },
});

const statementReads = (
  { batches, stocks, movements, batchInStock }: Tables,
  { documentLines, batchesAt, places, movementsBy }: Statements,
  query: Query,
): Pick<InventoryReader, 'documentLines' | 'batchesAt' | 'places' | 'movementsBy'> => ({
  async movementsBy(userId, since, limit) {
    return (await query(movementsBy({ userId, since, limit }))).map((row) => movements.state(row));
  },
  async documentLines(documentIds) {
    if (documentIds.length === 0) return [];
    const rows = await query(documentLines({ documentIds }));
    return rows.map((row) => ({ ...row, change: Decimal.of(row.change).toText() }));
  },
  async batchesAt(storageLocationId) {
    if (!stocks.column('storageLocationId').canHold(storageLocationId)) return [];
    return (await query(batchesAt({ storageLocationId }))).map(batchInStock);
  },
  async places(lotIds) {
    const column = batches.column('lotId');
    const possible = lotIds.filter((id) => column.canHold(id));
    if (possible.length === 0) return [];
    return (await query(places({ lotIds: possible }))).map(
      (row): LotPlace => ({
        batch: batches.state(row),
        storageLocationId: row.storage_location_id,
        minimumShelfLifeDays: row.minimum_shelf_life_days,
        sums: row.sums ?? {},
      }),
    );
  },
});
