/** Builds the SQL of the list of all goods that may not be used. */
import {
  BLOCKING_TYPES,
  type BlockedGoods,
  type BlockedGoodsFilter,
  Holds,
  type InventoryReader,
  Lots,
  StockBatches,
  StockMovements,
  Stocks,
  StorageLocations,
} from '@cleaver/domain/inventory';
import { type CalendarDate, pageOf, type Unit } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import { Values } from '../engine/child-mapping.ts';
import type { Row } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';
import { literals } from '../engine/queries.ts';

interface Blocked extends Row {
  readonly kind: BlockedGoods['kind'];
  readonly lot_id: string;
  readonly lot_number: string;
  readonly article_id: string;
  readonly article_name: string;
  readonly expiry_date: CalendarDate;
  readonly stock_id: string | null;
  readonly storage_location_id: string;
  readonly place_name: string;
  readonly quantity_base: string;
  readonly quantity_unit: Unit;
  readonly reason: string | null;
  readonly blocked_at: unknown;
  readonly blocked_by: string | null;
  readonly cause: NonNullable<BlockedGoods['hold']>['cause'];
  readonly recall_id: string | null;
  readonly deviation_id: string | null;
  readonly inherited_from: string | null;
}

/** The columns in which the parts of the union differ. The others are those of the lot and its article. */
const OWN_COLUMNS = [
  ...['kind', 'stock_id', 'storage_location_id', 'place_name', 'quantity_base', 'quantity_unit'],
  ...['reason', 'blocked_at', 'blocked_by', 'cause', 'recall_id', 'deviation_id', 'inherited_from'],
];
const COLUMNS = ['"id"', 'lot_id', 'lot_number', 'article_id', 'article_name', 'expiry_date', ...OWN_COLUMNS];

/**
 * Returns the list of open holds and blocked stock batches `t`. Both parts use partial indexes, so released holds and
 * other batches cost nothing. The block of a batch is the latest movement that blocked it.
 */
function listOf(mappingOf: MappingOf): List<Blocked> {
  const [lots, articles] = [mappingOf(Lots), mappingOf(Articles)];
  const ofLot =
    `l.id as lot_id, l.lot_number, l.${lots.sortColumn('lotNumber')} as lot_key, l.article_id, l.expiry_date,` +
    ` a.name as article_name, a.${articles.sortColumn('name')} as article_key`;
  const lot = `join ${lots.table} l on l.id = x.lot_id join ${articles.table} a on a.id = l.article_id`;
  const held =
    `select x.id, ${ofLot}, 'HOLD' as kind, null::uuid as stock_id, null::uuid as storage_location_id,` +
    ' null as place_name, null::numeric as quantity_base, null as quantity_unit, x.reason, x.placed_at as blocked_at,' +
    ' x.placed_by as blocked_by, x.cause, x.recall_id, x.deviation_id, x.inherited_from' +
    ` from ${mappingOf(Holds).table} x ${lot} where x.released_at is null`;
  const blocked =
    `select x.id, ${ofLot}, 'STOCK_BATCH', x.stock_id, s.storage_location_id, p.name, x.quantity_base, x.quantity_unit,` +
    " case when m.type = 'BLOCKED' then m.reason end, coalesce(m.at, x.received_at), m.username, null, null::uuid, null::uuid, null::uuid" +
    ` from ${mappingOf(StockBatches).table} x ${lot} join ${mappingOf(Stocks).table} s on s.id = x.stock_id` +
    ` join ${mappingOf(StorageLocations).table} p on p.id = s.storage_location_id` +
    ` left join lateral (select m.type, m.reason, m.at, m.username from ${mappingOf(StockMovements).table} m` +
    ` where m.stock_batch_id = x.id and m.type in (${literals(BLOCKING_TYPES)}) and m.status_after = 'BLOCKED'` +
    ` order by m.number desc limit 1) m on true where x.condition = 'BLOCKED' and x.blocked`;
  const union = `(${held} union all ${blocked})`;
  const sortColumns: Readonly<Record<string, string>> = {
    blockedAt: 'blocked_at',
    articleName: 'article_key',
    lotNumber: 'lot_key',
    expiryDate: 'expiry_date',
  };
  return {
    table: union,
    select: (more = '') => `select ${COLUMNS.map((one) => `t.${one}`).join(', ')}${more} from ${union} t`,
    sortColumn: (field) => sortColumns[field] ?? '"id"',
  };
}

/** Returns the conditions of the filter; undefined if no row can match. */
function termsOf(
  mappingOf: MappingOf,
  { kind, articleId, storageLocationId }: BlockedGoodsFilter,
  values: Values,
): readonly string[] | undefined {
  const [batches, stocks] = [mappingOf(StockBatches), mappingOf(Stocks)];
  const isPossible =
    (articleId === undefined || stocks.column('articleId').canHold(articleId)) &&
    (storageLocationId === undefined || stocks.column('storageLocationId').canHold(storageLocationId));
  if (!isPossible) return undefined;
  const terms: string[] = [];
  if (kind !== undefined) terms.push(`t.kind = ${values.add(kind)}`);
  if (articleId !== undefined) terms.push(`t.article_id = ${values.add(articleId)}`);
  if (storageLocationId !== undefined) {
    const place = values.add(storageLocationId);
    const there =
      `select b.lot_id from ${batches.table} b join ${stocks.table} s on s.id = b.stock_id` +
      ` where s.storage_location_id = ${place} and b.condition = 'BLOCKED'`;
    terms.push(`(t.storage_location_id = ${place} or t.kind = 'HOLD' and t.lot_id in (${there}))`);
  }
  return terms;
}

/** Returns a function that makes the read of all goods that may not be used. */
export function sqlBlockedGoods(mappingOf: MappingOf): (query: Query) => Pick<InventoryReader, 'blockedGoods'> {
  const list = listOf(mappingOf);
  const blockedAt = mappingOf(Holds).column('placedAt');
  return (query) => ({
    async blockedGoods(filter, request) {
      const values = new Values();
      const terms = termsOf(mappingOf, filter, values);
      if (terms === undefined) return pageOf([], request, 0);
      const where = terms.length > 0 ? ` where ${terms.join(' and ')}` : '';
      const { rows, total, after } = await readPage(query, list, { where, values: values.all }, request);
      return pageOf(
        rows.map((row) => readBlocked(row, blockedAt.decode(row.blocked_at) as Date)),
        request,
        total,
        after,
      );
    },
  });
}

const readBlocked = (row: Blocked, blockedAt: Date): BlockedGoods => ({
  id: String(row['id']),
  kind: row.kind,
  lotId: row.lot_id,
  lotNumber: row.lot_number,
  articleId: row.article_id,
  articleName: row.article_name,
  expiryDate: row.expiry_date,
  place:
    row.stock_id === null
      ? null
      : {
          stockId: row.stock_id,
          storageLocationId: row.storage_location_id,
          storageLocationName: row.place_name,
          quantityBase: row.quantity_base,
          quantityUnit: row.quantity_unit,
        },
  reason: row.reason,
  blockedAt,
  blockedBy: row.blocked_by,
  hold:
    row.kind === 'HOLD'
      ? {
          cause: row.cause,
          recallId: row.recall_id,
          deviationId: row.deviation_id,
          inheritedFrom: row.inherited_from,
        }
      : null,
});
