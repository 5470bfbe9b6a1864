/** The special reads of all contexts. */
import type { Reads } from '@cleaver/domain';
import type { Kysely } from 'kysely';
import { sqlInventory } from './inventory/inventory-reader.ts';
import type { Query } from './mapping.ts';
import { sqlPapers } from './masterdata/paper-reader.ts';
import { sqlRecipes } from './production/recipe-reader.ts';
import { sqlRuns } from './production/run-reader.ts';
import { sqlTrace } from './quality/trace-reader.ts';
import type { KnownTables } from './tables.ts';
import type { MappingOf } from './unit-of-work.ts';

export const sqlReads = (read: Query, mappingOf: MappingOf, kysely: Kysely<KnownTables>): Reads => ({
  inventory: sqlInventory(read, mappingOf, kysely),
  papers: sqlPapers(read, mappingOf),
  recipes: sqlRecipes(mappingOf, kysely)(read),
  runs: sqlRuns(read, mappingOf),
  trace: sqlTrace(read),
});
