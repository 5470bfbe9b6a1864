/**
 * Reads the genealogy in SQL. Each edge sums the ledger rows of one lot, one document and one edge type.
 *
 * The recursion uses only ids, so `union` visits each node once, whatever the number of paths. The recursion reads rows
 * and calculates no sums. The walk in the core drops nodes reached only by undone rows.
 */
import type { CalendarDate } from '@cleaver/domain/kernel';
import type { BatchState } from '@cleaver/domain/production';
import type { DocumentHead, Edge, LotHead, PlaceAt, TraceReader, UndoneDispatch } from '@cleaver/domain/quality';
import type { Query } from '../engine/mapping.ts';

/** Sums up rows to edges, by their effect. */
const NETTED = `
  select flow as type, lot_id as "lotId", document_id as "documentId",
    trim_scale(case when flow in ('CONSUMED', 'DISPATCHED') then -net else net end)::text as quantity,
    trim_scale(back)::text as "takenBack", movements
  from (
    select lot_id, document_id,
      case effect when 'RETURNED' then 'CONSUMED' when 'TAKEN_BACK' then 'DISPATCHED' else effect end as flow,
      sum(change) filter (where effect <> 'TAKEN_BACK') as net,
      coalesce(sum(change) filter (where effect = 'TAKEN_BACK'), 0) as back,
      count(*)::int as movements
    from (select lot_id, document_id, change, coalesce(reversed_type, type) as effect from found) rows
    group by 1, 2, 3
  ) edges
  where net <> 0`;

/**
 * The first parameter in a subselect, which hides the number of ids from the planner. If the planner sees thousands of
 * ids, it reads whole tables, or compiles the statement for a second.
 */
const IDS = '(select $1::uuid[])::uuid[]';

const until = (asOf: Date | undefined, of: string): string => (asOf ? ` and ${of}.at <= $2` : '');

/**
 * Returns the recursive part of a query that walks forward from the lots of `$1`: from a lot to the runs that consumed
 * it, and from a run to the lots of its outputs. `isOutput`: the condition for the rows `m` of outputs.
 */
const forward = (name: string, isOutput: string, asOf: Date | undefined): string => `
  ${name} (is_lot, id) as (
    select true, id from unnest(${IDS}) start (id)
    union
    select not ${name}.is_lot, next.id
    from ${name} cross join lateral (
      select m.document_id as id from stock_movement m
      where ${name}.is_lot and m.lot_id = ${name}.id and m.document_kind = 'RUN' and m.type = 'CONSUMED'${until(asOf, 'm')}
      union all
      select m.lot_id from stock_movement m
      where not ${name}.is_lot and m.document_id = ${name}.id and ${isOutput}${until(asOf, 'm')}
    ) next
  )`;

const dispatched = (asOf: Date | undefined): string => `
    union all
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from down join stock_movement m on m.lot_id = down.id
    where down.is_lot and m.document_kind = 'DELIVERY'${until(asOf, 'm')}`;

const RECEIPTS = `
    union
    select l.origin_id from up join lot l on l.id = up.id where up.is_lot and l.origin = 'RECEIPT'`;

/**
 * Selects the edges around the lots of `$1`. Backward, the walk goes from a lot to the run that made it, and to the
 * lots that the run consumed. Forward, it goes from a lot to the runs that consumed it, and to the lots that they made.
 * Adds the receipts of the lots backward, and the deliveries of the lots forward. `only`: omits the walk forward, and
 * the receipts.
 */
const reach = (asOf: Date | undefined, only?: 'BACKWARD'): string => `
  with recursive up (is_lot, id) as (
    select true, id from unnest(${IDS}) start (id)
    union
    select not up.is_lot, next.id
    from up cross join lateral (
      select l.origin_id as id from lot l where up.is_lot and l.id = up.id and l.origin = 'RUN'
      union all
      select m.lot_id from stock_movement m
      where not up.is_lot and m.document_id = up.id and m.type = 'CONSUMED'${until(asOf, 'm')}
    ) next
  ),
  ${only ? '' : `${forward('down', `m.type = 'PRODUCED'`, asOf)},`}
  document (id) as (
    select id from up where not is_lot
    ${only ? '' : `union select id from down where not is_lot ${RECEIPTS}`}
  ),
  found as (
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from document join stock_movement m on m.document_id = document.id
    where true${until(asOf, 'm')}
    ${only ? '' : dispatched(asOf)}
  )
  ${NETTED}`;

const edgesOf = (asOf: Date | undefined): string => `
  with found as (
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from stock_movement m where m.document_id = any(${IDS})${until(asOf, 'm')}
  )
  ${NETTED}`;

// Sums are texts, because JSON numbers become binary floating point when parsed.
const sums = (asOf: Date | undefined): string => `
  select coalesce(json_object_agg(e.effect, trim_scale(e.total)::text), '{}')
  from (
    select coalesce(m.reversed_type, m.type) as effect, sum(m.change) as total
    from stock_movement m where m.stock_batch_id = b.id${until(asOf, 'm')} group by 1
  ) e`;

const NOW = `trim_scale(b.quantity_base)::text as "quantityBase", b.condition = 'BLOCKED' as "isBlocked"`;
const THEN = `trim_scale(last.after)::text as "quantityBase", last.status_after = 'BLOCKED' as "isBlocked"`;
/**
 * The last movement of a batch up to the time `$2`. Excludes batches whose first movement is later, because they did
 * not exist at that time.
 */
const LAST = `cross join lateral (
  select m.after, m.status_after from stock_movement m
  where m.stock_batch_id = b.id and m.at <= $2 order by m.number desc limit 1) last`;

const places = (asOf: Date | undefined): string => `
  select b.id as "stockBatchId", b.lot_id as "lotId", s.storage_location_id as "storageLocationId",
    s.minimum_shelf_life_days as "minimumShelfLifeDays", b.expiry_date as "expiryDate", b.quantity_kind as "quantityKind",
    ${asOf ? THEN : NOW}, (${sums(asOf)}) as sums
  from stock_batch b join stock s on s.id = b.stock_id ${asOf ? LAST : ''}
  where b.lot_id = any(${IDS})`;

/**
 * Selects the undone dispatches of the lots of `$1`, and of the lots that undone runs made of them. The walk `near`
 * visits each node once and may visit too many. `made` names the inputs that each undone output had when it was booked:
 * a later undo or return of an input does not count.
 */
const undone = (asOf: Date | undefined): string => `
  with recursive ${forward('near', `m.reversed_type = 'PRODUCED'`, asOf)},
  output (lot_id, document_id, at) as materialized (
    select row.lot_id, row.document_id, row.at
    from stock_movement m join stock_movement row on row.id = m.reverses_id
    where m.document_id = any(array(select id from near where not is_lot)) and m.reversed_type = 'PRODUCED'${until(asOf, 'm')}
  ),
  made (of_lot_id, lot_id) as materialized (
    select m.lot_id, output.lot_id
    from output join stock_movement m on m.document_id = output.document_id
    where coalesce(m.reversed_type, m.type) in ('CONSUMED', 'RETURNED')
      and (m.at < output.at or m.at = output.at and m.change < 0)
    group by m.lot_id, output.lot_id
    having sum(m.change) < 0
  ),
  affected (lot_id) as (
    select id from unnest(${IDS}) start (id)
    union
    select made.lot_id from affected join made on made.of_lot_id = affected.lot_id
  )
  select distinct on (m.document_id) m.document_id as "deliveryId", m.at as "undoneAt", m.username as "undoneBy",
    coalesce(m.reason, '') as reason
  from stock_movement m
  where m.lot_id = any(array(select lot_id from affected)) and m.document_kind = 'DELIVERY' and m.reversed_type = 'DISPATCHED'${until(asOf, 'm')}
  order by m.document_id, m.at desc, m.id desc`;

const LOTS = `
  select id, lot_number as "lotNumber", article_id as "articleId", quantity_kind as "quantityKind", expiry_date as "expiryDate",
    supplier_id as "supplierId", supplier_lot as "supplierLot", on_hold as "onHold"
  from lot where id = any(${IDS})`;

/** Selects documents without their lines, because lines are most of a document's data. */
const DOCUMENTS = `
  select id, 'PRODUCTION' as kind, batch_number as number, status, completed_at as "completedAt",
    undone_completions as "undoneCompletions", null::uuid as "partnerId", null::date as "dispatchDate"
  from batch where id = any((select $1::uuid[])::uuid[])
  union all
  select id, 'CUTTING', cutting_number, null, null, null, null, null from cutting where id = any((select $1::uuid[])::uuid[])
  union all
  select id, 'RECEIPT', receipt_number, null, null, null, supplier_id, null
  from goods_receipt where id = any((select $2::uuid[])::uuid[])
  union all
  select id, 'DELIVERY', delivery_number, null, null, null, customer_id, dispatch_date
  from delivery where id = any((select $3::uuid[])::uuid[])`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rows per chunk. Other requests run between the chunks. */
const PART = 1_000;

/**
 * Packs many rows into few JSON rows. Otherwise the driver would make a text of each value and an object of each row.
 */
const inParts = (text: string): string => `
  select json_agg(r) as rows from (select r, (row_number() over () - 1) / ${PART} as part from (${text}) r) parted
  group by part order by part`;

export function sqlTrace(query: Query): TraceReader {
  const all = async <R>(text: string, values: readonly unknown[]): Promise<readonly R[]> => {
    const parts = await query<{ readonly rows: readonly R[] }>({ text: inParts(text), values });
    return parts.flatMap(({ rows }) => rows);
  };
  const read = async <R>(text: string, ids: readonly string[], asOf: Date | undefined): Promise<readonly R[]> => {
    const possible = ids.filter((id) => UUID.test(id));
    if (possible.length === 0) return [];
    return all(text, [possible, ...(asOf ? [asOf.toISOString()] : [])]);
  };
  return {
    reach: (ids, asOf, only) => read<Edge>(reach(asOf, only), ids, asOf),
    edgesOf: (ids, asOf) => read<Edge>(edgesOf(asOf), ids, asOf),
    places: (ids, asOf) => read<PlaceAt>(places(asOf), ids, asOf),
    undone: async (ids, asOf) =>
      (await read<UndoneRow>(undone(asOf), ids, asOf)).map((row) => ({ ...row, undoneAt: new Date(row.undoneAt) })),
    lots: (ids) => read<LotHead>(LOTS, ids, undefined),
    documents: async ({ runs, receipts, deliveries }) =>
      (await all<HeadRow>(DOCUMENTS, [runs, receipts, deliveries])).map(head),
  };
}

/** A row of `undone`. Times are texts in JSON. */
type UndoneRow = Omit<UndoneDispatch, 'undoneAt'> & { readonly undoneAt: string };

/** A row of `DOCUMENTS`. */
type HeadRow = { readonly id: string; readonly number: string } & (
  | ({ readonly kind: 'PRODUCTION'; readonly completedAt: string | null } & Pick<
      BatchState,
      'status' | 'undoneCompletions'
    >)
  | { readonly kind: 'CUTTING' }
  | { readonly kind: 'RECEIPT'; readonly partnerId: string }
  | { readonly kind: 'DELIVERY'; readonly partnerId: string; readonly dispatchDate: CalendarDate }
);

function head(row: HeadRow): DocumentHead {
  const { kind, id, number } = row;
  if (kind === 'PRODUCTION') {
    const { status, completedAt, undoneCompletions } = row;
    return {
      kind,
      id,
      number,
      status,
      completedAt: completedAt === null ? null : new Date(completedAt),
      undoneCompletions,
    };
  }
  if (kind === 'CUTTING') return { kind, id, number };
  if (kind === 'RECEIPT') return { kind, id, number, supplierId: row.partnerId };
  return { kind, id, number, customerId: row.partnerId, dispatchDate: row.dispatchDate };
}
