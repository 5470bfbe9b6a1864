/** The statements of the reports. */
import { UNITS, type UnitKind } from '@cleaver/domain/kernel';
import type { SalesGroup, StockGroup, WriteOffGroup } from '@cleaver/domain/reports';
import { literals } from '../engine/queries.ts';

/** The type of a movement without undo: a REVERSED row counts as the type that it undoes. */
const EFFECT = 'coalesce(m.reversed_type, m.type)';

const unitsOf = (kind: UnitKind): string[] =>
  Object.keys(UNITS).filter((name) => UNITS[name as keyof typeof UNITS].kind === kind);

/** How a report finds the key and the name of a group. `join` uses the key of the inner statement as `g.key`. */
interface GroupText {
  /** The expression of the key. */
  readonly key: string;
  /** The expression of the name, and the table that has it. Without: the name is the key. */
  readonly name?: string;
  readonly join?: string;
}

const ARTICLE_NAME = { name: 'a.name', join: 'join article a on a.id = g.key' };

const named = ({ name = 'g.key::text', join = '' }: GroupText, sums: string, groups: string): string =>
  `select g.key::text as key, ${name} as name, ${sums} from (${groups}) g ${join}`;

/**
 * The sums of a period. `remaining`: what is left of each delivery line, in base units. It has no other columns, so that
 * sorting it is cheap. `valued`: the figures of the lines, by the rule of `lineFigures`. The factor 100.000000000000
 * makes PostgreSQL divide to twelve places, so that the rounding to the cent is exact.
 */
const salesBy = (group: GroupText): string => `
  with remaining as (
    select m.document_id, m.document_line, -sum(m.change) as base, -sum(m.pieces) as pieces
    from delivery d join stock_movement m on m.document_id = d.id
    where d.dispatch_date between $1::date and $2::date and ${EFFECT} in ('DISPATCHED', 'TAKEN_BACK')
    group by m.document_id, m.document_line
    having sum(m.change) filter (where ${EFFECT} = 'DISPATCHED') <> 0
  ), lines as (
    select d.id as delivery_id, d.dispatch_date, d.customer_id, l.article_id, a.category_id,
      coalesce(a.vat_class, c.vat_class) as vat_class, l.price ->> 'per' as per, l.price ->> 'basis' as basis,
      (l.price ->> 'amount')::numeric as amount, n.base, case when l.pieces is not null then n.pieces end as pieces,
      case when upper(l.quantity_unit) in (${literals(unitsOf('mass'))}) then 'mass'
        when upper(l.quantity_unit) in (${literals(unitsOf('count'))}) then 'count' end as kind
    from remaining n join delivery d on d.id = n.document_id
      join delivery_line l on l.delivery_id = n.document_id and l.line = n.document_line
      join article a on a.id = l.article_id join product_category c on c.id = a.category_id
  ), amounts as (
    select n.*, case when kind = 'mass' then base end as kg,
      case when pieces is not null then pieces when kind = 'count' then base end as count
    from lines n
  ), valued as (
    select ${group.key} as key, v.delivery_id, v.kg, v.count,
      case when v.basis = 'NET' then v.value else round(v.value * 100.000000000000 / (100 + r.rate), 2) end as net
    from (select *, round(amount * case when per = 'KG' then kg else count end, 2) as value from amounts) v
      left join unnest($4::text[], $5::date[], $6::date[], $7::numeric[]) as r (vat_class, first, last, rate)
        on v.basis = 'GROSS' and r.vat_class = v.vat_class and v.dispatch_date between r.first and r.last
  )
  ${named(
    group,
    'g.deliveries, g.kg, g.pieces, g.net, g.unpriced, false as "isTotal"',
    `select key, count(distinct delivery_id)::int as deliveries, coalesce(sum(kg), 0)::text as kg,
        coalesce(sum(count), 0)::text as pieces, sum(net)::text as net,
        count(*) filter (where net is null)::int as unpriced
      from valued group by key limit $3`,
  )}
  union all
  select '', '', count(distinct delivery_id)::int, '0', '0', null, 0, true from valued`;

export const SALES: Readonly<Record<SalesGroup, string>> = {
  DAY: salesBy({ key: 'v.dispatch_date' }),
  CUSTOMER: salesBy({ key: 'v.customer_id', name: 'c.name', join: 'join customer c on c.id = g.key' }),
  ARTICLE: salesBy({ key: 'v.article_id', ...ARTICLE_NAME }),
  CATEGORY: salesBy({ key: 'v.category_id', name: 'c.name', join: 'join product_category c on c.id = g.key' }),
};

/** The write-offs between the first and the last instant of `$1`. */
const writeOffsBy = (group: GroupText): string =>
  named(
    group,
    'g.rows, g.kg, g.pieces',
    `select ${group.key} as key, count(*)::int as rows,
        coalesce(-sum(m.change) filter (where b.quantity_kind = 'mass'), 0)::text as kg,
        coalesce(-sum(m.change) filter (where b.quantity_kind = 'count'), 0)::text as pieces
      from stock_movement m join stock_batch b on b.id = m.stock_batch_id join stock s on s.id = m.stock_id
      where m.type = 'WRITTEN_OFF' and m.at >= ($1::timestamptz[])[1]
        and m.at < ($1::timestamptz[])[array_length($1::timestamptz[], 1)]
        and not exists (select from stock_movement r where r.reverses_id = m.id)
      group by 1 limit $2`,
  );

export const WRITE_OFFS: Readonly<Record<WriteOffGroup, string>> = {
  DAY: writeOffsBy({ key: 'width_bucket(m.at, $1::timestamptz[]) - 1' }),
  REASON: writeOffsBy({ key: `coalesce(m.reason_code, 'OTHER')` }),
  ARTICLE: writeOffsBy({ key: 's.article_id', ...ARTICLE_NAME }),
};

/** The completed batches of the recipe `$1`, from `$2` until `$3`, with the sums of their rows. */
export const YIELDS = `
  select b.id as "batchId", b.batch_number as "batchNumber", (extract(epoch from b.completed_at) * 1000)::float8 as "completedAt",
    (b.plan -> 'recipe' ->> 'yieldPercentage')::int as "planPercent",
    (
      select coalesce(jsonb_agg(jsonb_build_object('isInput', is_input, 'isMain', is_main, 'kind', kind, 'base', base)), '[]')
      from (
        select ${EFFECT} <> 'PRODUCED' as is_input, l.article_id::text = b.plan -> 'recipe' ->> 'articleId' as is_main,
          l.quantity_kind as kind, abs(sum(m.change))::text as base
        from stock_movement m join lot l on l.id = m.lot_id
        where m.document_id = b.id and ${EFFECT} in ('CONSUMED', 'RETURNED', 'PRODUCED')
        group by 1, 2, 3 having sum(m.change) <> 0
      ) s
    ) as sums
  from batch b
  where b.recipe_id = $1 and b.status = 'COMPLETED' and ($2::timestamptz is null or b.completed_at >= $2::timestamptz)
    and ($3::timestamptz is null or b.completed_at < $3::timestamptz)
  order by b.completed_at desc, b.id desc limit $4`;

/** The stock of the day `$1`, with what expires until the day `$2`. */
const stockBy = (group: GroupText): string => {
  const left = (condition: string): string => `coalesce(sum(b.quantity_base) filter (where ${condition}), 0)::text`;
  return named(
    group,
    'g.kind, g.quantity, g.blocked, g."expiringIn7Days", g.expired',
    `select ${group.key} as key, b.quantity_kind as kind, sum(b.quantity_base)::text as quantity,
        ${left(`b.condition = 'BLOCKED'`)} as blocked,
        ${left(`b.condition = 'IN_STOCK' and b.expiry_date between $1::date and $2::date`)} as "expiringIn7Days",
        ${left(`b.condition = 'IN_STOCK' and b.expiry_date < $1::date`)} as expired
      from stock_batch b join stock s on s.id = b.stock_id
      where b.condition <> 'DEPLETED' group by 1, 2 limit $3`,
  );
};

export const STOCK: Readonly<Record<StockGroup, string>> = {
  ARTICLE: stockBy({ key: 's.article_id', ...ARTICLE_NAME }),
  LOCATION: stockBy({
    key: 's.storage_location_id',
    name: 'p.name',
    join: 'join storage_location p on p.id = g.key',
  }),
};
