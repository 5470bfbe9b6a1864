/** Builds the SQL for the levels of stocks, and for the criteria that select their batches. */

import {
  type BatchCriterion,
  type BatchesOn,
  CRITERIA,
  type Days,
  LEFT,
  LEVEL_SUMS,
  type LevelSum,
  MOST_MINIMUM_DAYS,
  type StockLevel,
  type StockState,
  USABLE,
} from '@cleaver/domain/inventory';
import { type CalendarDate, Decimal, type Unit } from '@cleaver/domain/kernel';
import type { Values } from '../engine/child-mapping.ts';
import { type Row, selected } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { Mapping } from '../engine/mapping.ts';
import { literals } from '../engine/queries.ts';

/**
 * Returns the list of stocks `t`, with the names of their article and location, and with their levels. Values that need
 * the batches are separate columns. PostgreSQL computes them only for the rows of a page, unless the list is sorted or
 * filtered by them.
 */
export function levelsOn(
  today: CalendarDate,
  values: Values,
  [stocks, batches, articles, locations]: readonly [Mapping<StockState>, Mapping, Mapping, Mapping],
): List<Level> {
  const means = (criterion: BatchCriterion<Days>) => meaning({ criterion, today }, 'b', values, 's');
  const ofStock = (what: string, rest: string) =>
    `(select ${what} from ${batches.table} b where b.stock_id = s.id and ${rest})`;
  const unit = (criterion: BatchCriterion) =>
    ofStock(
      `jsonb_build_object('quantityKind', b.quantity_kind, 'quantityUnit', b.quantity_unit)`,
      `${means(criterion)} order by b.expiry_date desc, b.id desc limit 1`,
    );
  const sums = Object.entries(LEVEL_SUMS).map(
    ([name, criterion]) =>
      `'${name}', coalesce(sum(b.quantity_base) filter (where b.quantity_kind = u.shown ->> 'quantityKind' and ${means(criterion)}), 0)::text`,
  );
  const level =
    `(select jsonb_build_object('unit', max(u.shown ->> 'quantityUnit'), ${sums.join(', ')})` +
    ` from (select coalesce(s.minimum_level, ${unit(LEFT)}, ${unit(CRITERIA.DEPLETED as BatchCriterion)}) as shown) u` +
    ` left join ${batches.table} b on b.stock_id = s.id and ${means(LEFT)})`;
  const usable = ofStock(
    'coalesce(sum(b.quantity_base), 0)',
    `b.quantity_kind = s.minimum_level ->> 'quantityKind' and ${means(USABLE)}`,
  );
  const names = `a.name as article_name, a.${articles.sortColumn('name')} as article_name_key, p.name as place_name`;
  const table =
    `(select s.*, ${names}, ${level} as level, ${ofStock('min(b.expiry_date)', means(USABLE))} as next_expiry,` +
    ` s.minimum_level is not null and ${usable} < (s.minimum_level ->> 'quantityBase')::numeric as below_minimum` +
    ` from ${stocks.table} s join ${articles.table} a on a.id = s.article_id` +
    ` join ${locations.table} p on p.id = s.storage_location_id)`;
  const columns = [
    ...stocks.columns.map(selected),
    ...['article_name', 'place_name', 'level', 'next_expiry', 'below_minimum'].map((column) => `t.${column}`),
  ];
  const sortColumns: Readonly<Record<string, string>> = {
    articleName: 'article_name_key',
    nextExpiry: 'next_expiry',
    articleId: 'article_id',
    storageLocationId: 'storage_location_id',
  };
  return {
    table,
    select: (more = '') => `select ${columns.join(', ')}${more} from ${table} t`,
    sortColumn: (field) => sortColumns[field] ?? '"id"',
  };
}

/** The columns that `levelsOn` adds to the stock. */
interface Level extends Row {
  readonly article_name: string;
  readonly place_name: string;
  readonly level: Record<LevelSum, string> & { readonly unit: Unit | null };
  readonly next_expiry: CalendarDate | null;
  readonly below_minimum: boolean;
}

export function readLevel(stock: StockState, row: Level): StockLevel {
  const { unit, ...sums } = row.level;
  const texts = Object.entries(sums).map(([name, sum]) => [name, Decimal.of(sum).toText()]);
  return {
    ...stock,
    articleName: row.article_name,
    storageLocationName: row.place_name,
    unit,
    sums: Object.fromEntries(texts),
    nextExpiry: row.next_expiry,
    belowMinimum: row.below_minimum,
  };
}

/**
 * Returns the SQL condition of a criterion. The conditions of stock batches are literals in the SQL, because a generic
 * plan with parameters cannot use a partial index. `of`: the alias of the stock batches. `stock`: the alias or the row
 * of the stock, for criteria that use its minimum shelf life.
 */
export function meaning({ criterion, today }: BatchesOn<Days>, of: string, values: Values, stock = ''): string {
  const { conditions, daysLeftFrom, daysLeftTo } = criterion;
  const own = `${stock}.minimum_shelf_life_days`;
  const day = (daysLeft: Days) => {
    if (typeof daysLeft === 'number') return `${values.add(today)}::date + ${values.add(daysLeft)}::int`;
    const { beyondMinimum, withoutMinimum } = daysLeft;
    const beyond = `${values.add(beyondMinimum)}::int`;
    const days =
      withoutMinimum === undefined
        ? `least(coalesce(${own}, 0), ${MOST_MINIMUM_DAYS}) + ${beyond}`
        : `least(coalesce(${own}::bigint + ${beyond}, ${values.add(withoutMinimum)}::int), ${MOST_MINIMUM_DAYS})::int`;
    return `${values.add(today)}::date + ${days}`;
  };
  return [
    `${of}.condition in (${literals(conditions)})`,
    ...(daysLeftFrom === undefined ? [] : [`${of}.expiry_date >= ${day(daysLeftFrom)}`]),
    ...(daysLeftTo === undefined ? [] : [`${of}.expiry_date <= ${day(daysLeftTo)}`]),
  ].join(' and ');
}
