/** Implements the reads of availability and picking in SQL. */
import { StockBatches, Stocks } from '@cleaver/domain/inventory';
import { Decimal, groupBy, kindOf, Quantity, type Unit } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import {
  type ConfirmedOrder,
  type DueDay,
  type MadeDay,
  Orders,
  type ScheduledOrder,
  type ShelvedBatch,
  type SupplyFact,
  type SupplyReader,
  unitOfKind,
} from '@cleaver/domain/sales';
import { Values } from '../engine/child-mapping.ts';
import { type Row, selected, stateOf } from '../engine/column.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';

/** A row of `FACTS`. Sums of stocks have a kind of unit. Sums of production batches and orders have a unit. */
interface FactRow {
  readonly articleId: string;
  readonly column: SupplyFact['column'];
  readonly kind: SupplyFact['kind'] | null;
  readonly unit: Unit | null;
  readonly amount: string;
}

/** Selects the sums for the day `$1`, of the article `$2`, or of all articles if `$2` is null. */
const FACTS = `
  select s.article_id as "articleId", 'usable' as "column", b.quantity_kind as kind, null as unit,
    sum(b.quantity_base)::text as amount
  from stock_batch b join stock s on s.id = b.stock_id
  where b.condition = 'IN_STOCK' and b.expiry_date >= $1::date and b.quantity_kind in ('mass', 'count')
    and ($2::uuid is null or s.article_id = $2::uuid)
  group by 1, 3
  union all
  select r.article_id, 'planned', null, b.planned_quantity_unit, sum(b.planned_quantity)::text
  from batch b join recipe r on r.id = b.recipe_id
  where b.status in ('PLANNED', 'IN_PROGRESS') and b.production_date <= $1::date
    and ($2::uuid is null or r.article_id = $2::uuid)
  group by 1, 4
  union all
  select l.article_id, case o.status when 'DRAFT' then 'drafted' else 'ordered' end, null, l.quantity_unit,
    sum(l.open)::text
  from sales_order o join order_line l on l.order_id = o.id
  where o.status in ('DRAFT', 'CONFIRMED') and o.requested_date <= $1::date and l.status = 'OPEN'
    and ($2::uuid is null or l.article_id = $2::uuid)
  group by 1, 2, 4`;

function factOf({ articleId, column, kind, unit, amount }: FactRow): readonly SupplyFact[] {
  const of = kind ?? (unit && kindOf(unit));
  if (of !== 'mass' && of !== 'count') return [];
  // Sums of stocks and open quantities of orders are already in the base unit.
  const isBase = unit === null || column !== 'planned';
  const base = isBase ? Decimal.of(amount) : Quantity.of(Decimal.of(amount), unit).inBase();
  return [{ articleId, column, kind: of, amount: base.toText() }];
}

const HEAD = [
  ...(['id', 'orderNumber', 'customerId', 'customerName', 'requestedDate', 'deliveryAddressLabel'] as const),
  ...(['note', 'confirmedAt'] as const),
];

/** A row of `openLines`. */
interface OpenLine {
  readonly orderId: string;
  /** Null for an order without OPEN lines. */
  readonly line: ConfirmedOrder['lines'][number] | null;
}

/**
 * Returns the query of the OPEN lines of the first orders, one row each. `meant`: the condition of the orders. Stops after
 * the limits, so that it never reads all lines of many large orders.
 */
const openLines = (meant: string, orders: string, lines: string): string => `
  select f.id as "orderId", case when l.line is not null then json_build_object(
      'line', l.line, 'articleId', l.article_id, 'articleNumber', l.article_number, 'articleName', l.article_name,
      'quantityUnit', l.quantity_unit, 'open', l.open::text, 'note', l.note) end as line
  from (
    select t.id, t.requested_date, t.confirmed_at from sales_order t where t.status = 'CONFIRMED' and ${meant}
    order by t.requested_date, t.confirmed_at, t.id limit ${orders}
  ) f left join order_line l on l.order_id = f.id and l.status = 'OPEN'
  order by f.requested_date, f.confirmed_at, f.id, l.line limit ${lines}`;

const MADE = `
  select standing_order_id as "standingOrderId", planned_date as "plannedDate" from sales_order
  where standing_order_id is not null and planned_date between $1::date and $2::date`;

const SCHEDULED = `
  select s.id, s.customer_id as "customerId", c.name as "customerName", c.status as "customerStatus",
    s.delivery_address_label as "deliveryAddressLabel", s.first_date as "firstDate", s.last_date as "lastDate",
    s.weekdays, s.rhythm, s.on_closed_day as "onClosedDay", jsonb_array_length(s.lines) as "lineCount",
    octet_length(s.lines::text) + octet_length(s.reference) + octet_length(s.note) as bytes,
    (select coalesce(jsonb_agg(jsonb_build_object('from', p ->> 'from', 'until', p ->> 'until')), '[]')
      from jsonb_array_elements(s.pauses) p where p ->> 'until' >= $1::text) as pauses
  from standing_order s join customer c on c.id = s.customer_id
  where s.first_date <= $2::date and (s.last_date is null or s.last_date >= $1::date)
    and ($3::uuid is null or s.customer_id = $3::uuid)`;

const DRAFTS = `
  select id from sales_order
  where standing_order_id = $1 and status = 'DRAFT' and ($2::date is null or planned_date >= $2::date)`;

const IS_USED = `
  select exists (select from sales_order where standing_order_id = $1 and status not in ('DRAFT', 'CANCELLED')) as used`;

const DRAFT_LABELS = `
  select distinct delivery_address_label as label from sales_order where customer_id = $1 and status = 'DRAFT'`;

const DRAFT_LINES = `
  select count(*)::int as count from sales_order o join order_line l on l.order_id = o.id
  where o.customer_id = $1 and o.status = 'DRAFT'`;

const DUE = `
  select count(*)::int as count from sales_order where status = 'CONFIRMED' and requested_date <= $1::date`;

const NEXT_DUE = `
  select requested_date as date, count(*)::int as orders from sales_order
  where status = 'CONFIRMED' and requested_date > $1::date group by requested_date order by requested_date limit 1`;

interface BatchRow extends Row {
  readonly articleId: string;
  readonly storageLocationId: string;
  readonly storageLocationName: string;
}

/** Returns a function that makes the read of confirmed orders for a query. */
function confirmedOrders(mappingOf: MappingOf): (query: Query) => SupplyReader['confirmed'] {
  const orders = mappingOf(Orders);
  const head = orders.only(HEAD);
  const id = orders.column('id');
  const headsOf = `select ${head.map(selected).join(', ')} from sales_order t where t.id = any($1::uuid[])`;
  return (query) => async (which, most) => {
    const values = new Values();
    const meant =
      typeof which === 'string'
        ? `t.requested_date <= ${values.add(which)}::date`
        : `t.id = any(${values.add(which.filter((each) => id.canHold(each)))}::uuid[])`;
    const text = openLines(meant, values.add(most.orders + 1), values.add(most.lines + 1));
    const found = await query<OpenLine>({ text, values: values.all });
    const linesOf = groupBy(found, ({ orderId }) => orderId);
    const complete = linesOf.size <= most.orders && found.length <= most.lines;
    // The last order is the one that exceeds a limit.
    const kept = complete ? [...linesOf.keys()] : [...linesOf.keys()].slice(0, -1);
    const heads = (await query<Row>({ text: headsOf, values: [kept] })).map(
      (row) => stateOf(head, row) as Omit<ConfirmedOrder, 'lines'>,
    );
    const headOf = new Map(heads.map((order) => [order.id, order]));
    return {
      complete,
      orders: kept.flatMap((orderId) => {
        const of = headOf.get(orderId);
        return of ? [{ ...of, lines: (linesOf.get(orderId) ?? []).flatMap(({ line }) => line ?? []) }] : [];
      }),
    };
  };
}

/** Returns a function that makes the reader of availability for a query. */
export function sqlSupply(mappingOf: MappingOf): (query: Query) => SupplyReader {
  const confirmed = confirmedOrders(mappingOf);
  const batches = mappingOf(StockBatches);
  const columns = batches.only([
    'id',
    'lotId',
    'lotNumber',
    'expiryDate',
    'receivedAt',
    'quantityBase',
    'quantityKind',
  ]);
  const articleId = mappingOf(Articles).column('id');
  const place = mappingOf(Stocks).column('storageLocationId');
  return (query) => ({
    async facts(day, article) {
      if (article !== undefined && !articleId.canHold(article)) return [];
      return (await query<FactRow>({ text: FACTS, values: [day, article ?? null] })).flatMap(factOf);
    },
    confirmed: confirmed(query),
    async due(day) {
      const [row] = await query<{ readonly count: number }>({ text: DUE, values: [day] });
      return row?.count ?? 0;
    },
    async nextDue(day) {
      const [row] = await query<DueDay>({ text: NEXT_DUE, values: [day] });
      return row;
    },
    made: (from, until) => query<MadeDay>({ text: MADE, values: [from, until] }),
    scheduled: (from, until, customerId) =>
      query<ScheduledOrder>({ text: SCHEDULED, values: [from, until, customerId ?? null] }),
    async drafts(standingOrderId, from) {
      if (!articleId.canHold(standingOrderId)) return [];
      const rows = await query<{ readonly id: string }>({ text: DRAFTS, values: [standingOrderId, from ?? null] });
      return rows.map(({ id }) => id);
    },
    async isUsed(standingOrderId) {
      const [row] = await query<{ readonly used: boolean }>({ text: IS_USED, values: [standingOrderId] });
      return row?.used ?? false;
    },
    async draftLabels(customerId) {
      const rows = await query<{ readonly label: string }>({ text: DRAFT_LABELS, values: [customerId] });
      return rows.map(({ label }) => label);
    },
    async draftLines(customerId) {
      if (!articleId.canHold(customerId)) return 0;
      const [row] = await query<{ readonly count: number }>({ text: DRAFT_LINES, values: [customerId] });
      return row?.count ?? 0;
    },
    async shelved(articleIds, day, places) {
      const values = new Values();
      const [articles, on] = [values.add(articleIds), values.add(day)];
      const there =
        places && ` and s.storage_location_id = any(${values.add(places.filter((id) => place.canHold(id)))}::uuid[])`;
      const text = `
        select ${columns.map(selected).join(', ')}, s.article_id as "articleId",
          s.storage_location_id as "storageLocationId", p.name as "storageLocationName"
        from stock s join stock_batch t on t.stock_id = s.id join storage_location p on p.id = s.storage_location_id
        where s.article_id = any(${articles}::uuid[]) and t.condition = 'IN_STOCK' and t.expiry_date >= ${on}::date${there ?? ''}`;
      return (await query<BatchRow>({ text, values: values.all })).flatMap((row): readonly ShelvedBatch[] => {
        const { lotNumber, quantityKind, ...batch } = stateOf(columns, row);
        const unit = unitOfKind(quantityKind);
        const { articleId, storageLocationId, storageLocationName } = row;
        return unit ? [{ ...batch, lotNumber, unit, articleId, storageLocationId, storageLocationName }] : [];
      });
    },
  });
}
