/**
 * The genealogy in SQL: rows of the ledger that name a document are its edges.
 *
 * The recursion carries ids alone, so `union` ends it at whatever it met before, however many ways lead there. It goes over rows
 * and knows no sums: what it meets by a row that was undone later, the walk in the core leaves out again.
 */
import type { MovementSums } from '@cleaver/domain/inventory';
import { dateOf, type UnitKind } from '@cleaver/domain/kernel';
import type { BatchState } from '@cleaver/domain/production';
import type { DocumentHead, Edge, PlaceAt, TraceReader } from '@cleaver/domain/quality';
import { readTime } from '../column.ts';
import type { Query } from '../mapping.ts';

/** Rows that net to an edge, by what they count as. */
const NETTED = `
  select flow as type, lot_id, document_id, (case when flow in ('CONSUMED', 'DISPATCHED') then -net else net end)::text as quantity,
    back::text as taken_back, movements
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

const until = (asOf: Date | undefined, of: string): string => (asOf ? ` and ${of}.at <= $2` : '');

/** Backward a lot has one origin, so the walk goes by documents; forward it goes by what became of the lot. */
const reach = (asOf: Date | undefined): string => `
  with recursive up (is_lot, id) as (
    select true, id from unnest($1::uuid[]) start (id)
    union
    select not up.is_lot, next.id
    from up cross join lateral (
      select l.origin_id as id from lot l where up.is_lot and l.id = up.id and l.origin = 'RUN'
      union all
      select m.lot_id from stock_movement m
      where not up.is_lot and m.document_id = up.id and m.type = 'CONSUMED'${until(asOf, 'm')}
    ) next
  ),
  down (is_lot, id) as (
    select true, id from unnest($1::uuid[]) start (id)
    union
    select not down.is_lot, next.id
    from down cross join lateral (
      select m.document_id as id from stock_movement m
      where down.is_lot and m.lot_id = down.id and m.document_kind = 'RUN' and m.type = 'CONSUMED'${until(asOf, 'm')}
      union all
      select m.lot_id from stock_movement m
      where not down.is_lot and m.document_id = down.id and m.type = 'PRODUCED'${until(asOf, 'm')}
    ) next
  ),
  document (id) as (
    select id from up where not is_lot
    union
    select id from down where not is_lot
    union
    select l.origin_id from up join lot l on l.id = up.id where up.is_lot and l.origin = 'RECEIPT'
  ),
  found as (
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from document join stock_movement m on m.document_id = document.id
    where true${until(asOf, 'm')}
    union all
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from down join stock_movement m on m.lot_id = down.id
    where down.is_lot and m.document_kind = 'DELIVERY'${until(asOf, 'm')}
  )
  ${NETTED}`;

const edgesOf = (asOf: Date | undefined): string => `
  with found as (
    select m.lot_id, m.document_id, m.change, m.type, m.reversed_type
    from stock_movement m where m.document_id = any($1::uuid[])${until(asOf, 'm')}
  )
  ${NETTED}`;

// Sums are texts, since JSON numbers are binary floating point once they are read.
const sums = (asOf: Date | undefined): string => `
  select jsonb_object_agg(e.effect, e.total::text)
  from (
    select coalesce(m.reversed_type, m.type) as effect, sum(m.change) as total
    from stock_movement m where m.stock_batch_id = b.id${until(asOf, 'm')} group by 1
  ) e`;

const NOW = `b.quantity_base::text as quantity_base, b.condition = 'BLOCKED' as is_blocked`;
const THEN = `last.after::text as quantity_base, last.status_after = 'BLOCKED' as is_blocked`;
/** A batch that had no movement by then was not there. */
const LAST = `cross join lateral (
  select m.after, m.status_after from stock_movement m
  where m.stock_batch_id = b.id and m.at <= $2 order by m.number desc limit 1) last`;

const places = (asOf: Date | undefined): string => `
  select b.id, b.lot_id, s.storage_location_id, s.minimum_shelf_life_days, b.expiry_date::text as expiry_date, b.quantity_kind,
    ${asOf ? THEN : NOW}, (${sums(asOf)}) as sums
  from stock_batch b join stock s on s.id = b.stock_id ${asOf ? LAST : ''}
  where b.lot_id = any($1::uuid[])
  order by b.id`;

/** Numbers and names alone: the lines of a document are most of it. */
const DOCUMENTS = `
  select id, 'PRODUCTION' as kind, batch_number as number, status, completed_at, undone_completions as "undoneCompletions",
    null::uuid as partner_id, null as dispatch_date
  from batch where id = any((select $1::uuid[])::uuid[])
  union all
  select id, 'CUTTING', cutting_number, null, null, null, null, null from cutting where id = any((select $1::uuid[])::uuid[])
  union all
  select id, 'RECEIPT', receipt_number, null, null, null, supplier_id, null
  from goods_receipt where id = any((select $2::uuid[])::uuid[])
  union all
  select id, 'DELIVERY', delivery_number, null, null, null, customer_id, dispatch_date::text
  from delivery where id = any((select $3::uuid[])::uuid[])`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function sqlTrace(query: Query): TraceReader {
  const read = async <R>(text: string, ids: readonly string[], asOf: Date | undefined): Promise<readonly R[]> => {
    const possible = ids.filter((id) => UUID.test(id));
    if (possible.length === 0) return [];
    return query<R>({ text, values: [possible, ...(asOf ? [asOf.toISOString()] : [])] });
  };
  return {
    reach: async (ids, asOf) => (await read<EdgeRow>(reach(asOf), ids, asOf)).map(edge),
    edgesOf: async (ids, asOf) => (await read<EdgeRow>(edgesOf(asOf), ids, asOf)).map(edge),
    places: async (ids, asOf) => (await read<PlaceRow>(places(asOf), ids, asOf)).map(place),
    documents: async ({ runs, receipts, deliveries }) =>
      (await query<HeadRow>({ text: DOCUMENTS, values: [runs, receipts, deliveries] })).map(head),
  };
}

/** What `NETTED` selects. */
interface EdgeRow extends Pick<Edge, 'type' | 'movements'> {
  readonly lot_id: string;
  readonly document_id: string;
  readonly quantity: string;
  readonly taken_back: string;
}

const edge = ({ type, lot_id, document_id, quantity, taken_back, movements }: EdgeRow): Edge => ({
  type,
  lotId: lot_id,
  documentId: document_id,
  quantity: plain(quantity),
  takenBack: plain(taken_back),
  movements,
});

/** What `DOCUMENTS` selects. */
type HeadRow = { readonly id: string; readonly number: string } & (
  | ({ readonly kind: 'PRODUCTION'; readonly completed_at: string | null } & Pick<
      BatchState,
      'status' | 'undoneCompletions'
    >)
  | { readonly kind: 'CUTTING' }
  | { readonly kind: 'RECEIPT'; readonly partner_id: string }
  | { readonly kind: 'DELIVERY'; readonly partner_id: string; readonly dispatch_date: string }
);

function head(row: HeadRow): DocumentHead {
  const { kind, id, number } = row;
  if (kind === 'PRODUCTION') {
    const { status, completed_at, undoneCompletions } = row;
    return { kind, id, number, status, completedAt: timeOf(completed_at), undoneCompletions };
  }
  if (kind === 'CUTTING') return { kind, id, number };
  if (kind === 'RECEIPT') return { kind, id, number, supplierId: row.partner_id };
  return { kind, id, number, customerId: row.partner_id, dispatchDate: dateOf(row.dispatch_date) };
}

const timeOf = (value: string | null): Date | null => (value === null ? null : readTime(value));

/** Sums of a numeric column have as many places as its longest row; a decimal text has none that say nothing. */
const plain = (numeric: string): string => numeric.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** What `places` selects. */
interface PlaceRow {
  readonly id: string;
  readonly lot_id: string;
  readonly storage_location_id: string;
  readonly minimum_shelf_life_days: number | null;
  readonly expiry_date: string;
  readonly quantity_kind: UnitKind;
  readonly quantity_base: string;
  readonly is_blocked: boolean;
  readonly sums: MovementSums | null;
}

const place = (row: PlaceRow): PlaceAt => ({
  stockBatchId: row.id,
  lotId: row.lot_id,
  storageLocationId: row.storage_location_id,
  minimumShelfLifeDays: row.minimum_shelf_life_days,
  expiryDate: dateOf(row.expiry_date),
  quantityKind: row.quantity_kind,
  quantityBase: plain(row.quantity_base),
  isBlocked: row.is_blocked,
  sums: Object.fromEntries(Object.entries(row.sums ?? {}).map(([effect, total]) => [effect, plain(total)])),
});
