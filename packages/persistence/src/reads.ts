/** Implements the reads of all contexts in SQL. */
import type { Reads } from '@cleaver/domain';
import type { Kysely } from 'kysely';
import type { Query } from './engine/mapping.ts';
import type { MappingOf } from './engine/unit-of-work.ts';
import { sqlCounts } from './inventory/count-reader.ts';
import { sqlInventory } from './inventory/inventory-reader.ts';
import { sqlPapers } from './masterdata/paper-reader.ts';
import { sqlReceipts } from './procurement/receipt-reader.ts';
import { sqlRecipes } from './production/recipe-reader.ts';
import { sqlRuns } from './production/run-reader.ts';
import { sqlTrace } from './quality/trace-reader.ts';
import { sqlSales } from './sales/sales-reader.ts';
import { sqlSupply } from './sales/supply-reader.ts';
import { sqlDemoShop } from './settings/demo-shop-reader.ts';
import type { KnownTables } from './tables.ts';

/**
 * Prepares the reads once, for the pool, replicas, snapshots and units of work. Returns a function that makes the
 * readers for a query.
 */
export function sqlReads(mappingOf: MappingOf, kysely: Kysely<KnownTables>): (query: Query) => Reads {
  const inventory = sqlInventory(mappingOf, kysely);
  const counts = sqlCounts(mappingOf);
  const recipes = sqlRecipes(mappingOf, kysely);
  const runs = sqlRuns(mappingOf);
  const supply = sqlSupply(mappingOf);
  return (query) => ({
    inventory: inventory(query),
    counts: counts(query),
    demoShop: sqlDemoShop(query),
    papers: sqlPapers(query, mappingOf),
    receipts: sqlReceipts(query, mappingOf),
    recipes: recipes(query),
    runs: runs(query),
    sales: sqlSales(query),
    supply: supply(query),
    trace: sqlTrace(query),
  });
}
