/** Reads of inventory in SQL: what the core means by a criterion, as conditions that indexes answer. */
import {
  type BatchesOn,
  Decimal,
  type InventoryReader,
  pageOf,
  StockBatches,
  type StockState,
  Stocks,
  type StoredQuantity,
} from '@cleaver/domain';
import { Values } from '../mapping.ts';
import { type Query, readPage } from '../pages.ts';
import type { MappingOf } from '../unit-of-work.ts';

export function sqlInventory(query: Query, mappingOf: MappingOf): InventoryReader {
  const batches = mappingOf(StockBatches);
  const stocks = mappingOf(Stocks);
  return {
    async batchesOf(stockId, which, request) {
      const values = new Values();
      const where = batches.where({ stockId }, values);
      if (where === undefined) return pageOf([], request, 0);
      const filter = which ? `${where} and ${meaning(which, 't', values)}` : where;
      const { rows, total } = await readPage(query, batches, { where: filter, values: values.all }, request);
      return pageOf(
        rows.map((row) => batches.state(row)),
        request,
        total,
      );
    },
    async batches(which, limit) {
      const values = new Values();
      const stock = ['article_id', 'storage_location_id', 'minimum_shelf_life_days'];
      const text =
        batches.select(stock.map((column) => `, s.${column}`).join('')) +
        ` join ${stocks.table} s on s.id = t.stock_id where ${meaning(which, 't', values)}` +
        ` order by t.expiry_date, t.id limit ${values.add(limit)}`;
      const rows = await query({ text, values: values.all });
      return rows.map((row) => ({
        batch: batches.state(row),
        stock: {
          articleId: String(row['article_id']),
          storageLocationId: String(row['storage_location_id']),
          minimumShelfLifeDays: row['minimum_shelf_life_days'] as number | null,
        },
      }));
    },
    async stocksBelowMinimum(which, limit) {
      const values = new Values();
      const sum =
        `select coalesce(sum(b.quantity_base), 0) as total from ${batches.table} b where b.stock_id = t.id` +
        ` and b.quantity_kind = t.minimum_level ->> 'quantityKind' and ${meaning(which, 'b', values)}`;
      const text =
        stocks.select(', usable.total::text as usable') +
        ` cross join lateral (${sum}) usable where t.minimum_level is not null` +
        ` and usable.total < (t.minimum_level ->> 'quantityBase')::numeric order by t.id limit ${values.add(limit)}`;
      const rows = await query({ text, values: values.all });
      return rows.map((row) => {
        const stock = stocks.state(row);
        return { ...stock, usable: { ...levelOf(stock), quantityBase: Decimal.of(String(row['usable'])).toText() } };
      });
    },
  };
}

/**
 * The conditions are written out and not parameters: a plan that is kept for every value of a parameter could not use an
 * index that holds some conditions alone.
 */
function meaning({ criterion, today }: BatchesOn, of: string, values: Values): string {
  const { conditions, daysLeftFrom, daysLeftTo } = criterion;
  const day = (daysLeft: number) => `${values.add(today)}::date + ${values.add(daysLeft)}::int`;
  return [
    `${of}.condition in (${conditions.map((condition) => `'${condition}'`).join(', ')})`,
    ...(daysLeftFrom === undefined ? [] : [`${of}.expiry_date >= ${day(daysLeftFrom)}`]),
    ...(daysLeftTo === undefined ? [] : [`${of}.expiry_date <= ${day(daysLeftTo)}`]),
  ].join(' and ');
}

function levelOf({ id, minimumLevel }: StockState): StoredQuantity {
  if (!minimumLevel) throw new Error(`The stock ${id} has no minimum level`);
  return minimumLevel;
}
