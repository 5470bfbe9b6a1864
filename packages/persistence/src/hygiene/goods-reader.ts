/** Reads between hygiene and goods in SQL: the lots that lay in a place, and the last readings for a batch. */
import { type GoodsReader, Readings } from '@cleaver/domain/hygiene';
import { StockBatches, StockMovements, Stocks } from '@cleaver/domain/inventory';
import type { MappingOf, Query } from '../engine/mapping.ts';

/**
 * Selects the lots of which something was in the location `$1` at a moment of [`$2`, `$3`]. A stock batch had something
 * in it if a movement of this time left something, if the first movement after `$2` found something, or if it has
 * something now and did not move since. So the cost depends on the movements since `$2` and on what is there now, not on
 * the depleted stock batches of all years. Each of the two conditions has a partial index.
 */
function layQuery(mappingOf: MappingOf): string {
  const [stocks, batches, movements] = [mappingOf(Stocks), mappingOf(StockBatches), mappingOf(StockMovements)];
  const lying = (condition: string) => `
    select b.id, b.lot_id from ${stocks.table} s join ${batches.table} b on b.stock_id = s.id
    where s.storage_location_id = $1 and b.condition = '${condition}'`;
  return `
    with moved as materialized (
      select m.stock_batch_id, m.number, m.at, m.before, m.after
      from ${stocks.table} s join ${movements.table} m on m.stock_id = s.id
      where s.storage_location_id = $1 and m.at > $2
    ),
    first as materialized (
      select distinct on (stock_batch_id) stock_batch_id, before from moved order by stock_batch_id, number
    ),
    had (stock_batch_id) as (
      select stock_batch_id from moved where at <= $3 and after > 0
      union
      select stock_batch_id from first where before > 0
    )
    select b.lot_id as id from had join ${batches.table} b on b.id = had.stock_batch_id
    union
    select l.lot_id from (${lying('IN_STOCK')} union all ${lying('BLOCKED')}) l
    where l.id not in (select stock_batch_id from first)
    order by 1 limit $4`;
}

/** Returns a function that makes the reads between hygiene and goods for a query. */
export function sqlGoods(mappingOf: MappingOf): (query: Query) => GoodsReader {
  const lay = layQuery(mappingOf);
  const readings = mappingOf(Readings);
  const last =
    `${readings.select()} join (select distinct on (r.control_point_id) r.id from ${readings.table} r` +
    ' where r.batch_id = $1 and r.control_point_id is not null and r.correction_id is null' +
    ' order by r.control_point_id, r.measured_at desc, r.id desc) l on l.id = t.id';
  const [place, batch] = [mappingOf(Stocks).column('storageLocationId'), readings.column('batchId')];
  return (query) => ({
    async lay(storageLocationId, since, until, limit) {
      if (!place.canHold(storageLocationId)) return [];
      const values = [storageLocationId, since, until, limit];
      return (await query<{ readonly id: string }>({ text: lay, values })).map(({ id }) => id);
    },
    async lastForBatch(batchId) {
      if (!batch.canHold(batchId)) return [];
      const states = (await query({ text: last, values: [batchId] })).map((row) => readings.state(row));
      return states.map(({ id, controlPointId, value, result, verdict, version }) => {
        if (controlPointId === null) throw new Error(`The reading ${id} has no control point`);
        return { id, controlPointId, value, result, verdict, version };
      });
    },
  });
}
