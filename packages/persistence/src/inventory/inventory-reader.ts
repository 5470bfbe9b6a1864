/**
 * Implements the reads of inventory in SQL. Translates the criteria of the core into conditions that indexes support.
 */
import {
  type BatchInStock,
  type DocumentLine,
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
import { Values } from '../engine/child-mapping.ts';
import type { Row } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';
import { literals } from '../engine/queries.ts';
import { sqlBlockedGoods } from './blocked-goods-reads.ts';
import { levelsOn, meaning, readLevel } from './level-reads.ts';
import { sqlUndo } from './undo-reads.ts';

/** The columns of the stock `s` that reads of its batches need. */
const OF_STOCK = 's.article_id, s.storage_location_id, s.minimum_shelf_life_days';
interface OfStock extends Row {
  readonly article_id: string;
  readonly storage_location_id: string;
  readonly minimum_shelf_life_days: number | null;
}

/** Returns a function that makes the reader of inventory for a query. */
export function sqlInventory(mappingOf: MappingOf): (query: Query) => InventoryReader {
  const tables = tablesOf(mappingOf);
  const statements = statementsOf(tables);
  const blockedGoods = sqlBlockedGoods(mappingOf);
  return (query) => ({
    ...listReads(tables, query),
    ...levelReads(tables, query),
    ...blockedGoods(query),
    ...statementReads(tables, statements, query),
    ...sqlUndo(query),
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
      batches.select(`, ${OF_STOCK}, a.name as article_name, p.name as place_name${more}`) +
      ` join ${stocks.table} s on s.id = t.stock_id join ${articles.table} a on a.id = s.article_id` +
      ` join ${locations.table} p on p.id = s.storage_location_id`,
    sortColumn: (field) => batches.sortColumn(field),
  };
  return { batches, stocks, articles, locations, movements, batchInStock, everywhere };
}

type Tables = ReturnType<typeof tablesOf>;

/** Selects the sums of the lines of the documents $1. */
const DOCUMENT_LINES = `
  select m.document_id as "documentId", m.document_line as line, coalesce(m.reversed_type, m.type) as type,
    sum(m.change)::text as change, coalesce(sum(m.pieces), 0)::int as pieces
  from stock_movement m
  where m.document_id = any($1) and m.document_line is not null
  group by 1, 2, 3`;

/** The sums of the movements of the batch `t`. They are texts, because JSON numbers become binary floating point. */
const SUMS = `
  (select jsonb_object_agg(e.effect, e.total::text) from (
    select coalesce(m.reversed_type, m.type) as effect, sum(m.change) as total
    from stock_movement m where m.stock_batch_id = t.id group by 1
  ) e) as sums`;

/** Composes the statements with the columns of states, once for all readers. */
function statementsOf({ batches, stocks, movements }: Tables) {
  const inStock = (more = '') =>
    `${batches.select(`, ${OF_STOCK}${more}`)} join ${stocks.table} s on s.id = t.stock_id`;
  return {
    /** Selects the batches in the location $1. */
    batchesAt: `${inStock()}
      where s.storage_location_id = $1 and t.condition in (${literals(LEFT.conditions)}) order by t.id`,
    /** Selects all batches of the lots $1, with their sums. */
    places: `${inStock(`, ${SUMS}`)} where t.lot_id = any($1) order by t.id`,
    /**
     * Selects at most $3 movements of the user $2 since $1, newest first. Omits movements of `FINAL_TYPES` and movements
     * without a posting. Uses the index on `at`. The ledger has no index by user, because each index slows bookings.
     */
    movementsBy: `${movements.select()}
      where t.at >= $1 and t.user_id = $2 and t.posting_id is not null and t.type not in (${literals(FINAL_TYPES)})
      order by t.at desc, t.id desc limit $3`,
  };
}

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
  { batchesAt, places, movementsBy }: Statements,
  query: Query,
): Pick<InventoryReader, 'documentLines' | 'batchesAt' | 'places' | 'movementsBy'> => ({
  async movementsBy(userId, since, limit) {
    const rows = await query({ text: movementsBy, values: [since, userId, limit] });
    return rows.map((row) => movements.state(row));
  },
  async documentLines(documentIds) {
    if (documentIds.length === 0) return [];
    const rows = await query<DocumentLine>({ text: DOCUMENT_LINES, values: [documentIds] });
    return rows.map((row) => ({ ...row, change: Decimal.of(row.change).toText() }));
  },
  async batchesAt(storageLocationId) {
    if (!stocks.column('storageLocationId').canHold(storageLocationId)) return [];
    return (await query<OfStock>({ text: batchesAt, values: [storageLocationId] })).map(batchInStock);
  },
  async places(lotIds) {
    const column = batches.column('lotId');
    const possible = lotIds.filter((id) => column.canHold(id));
    if (possible.length === 0) return [];
    const rows = await query<OfStock & { readonly sums: MovementSums | null }>({ text: places, values: [possible] });
    return rows.map(
      (row): LotPlace => ({
        batch: batches.state(row),
        storageLocationId: row.storage_location_id,
        minimumShelfLifeDays: row.minimum_shelf_life_days,
        sums: row.sums ?? {},
      }),
    );
  },
});
