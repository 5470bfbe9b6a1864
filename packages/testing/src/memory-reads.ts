/** The special reads of all contexts, on what a memory holds. */
import type { Reads } from '@cleaver/domain';
import type { Reader } from '@cleaver/domain/kernel';
import { memoryInventory } from './memory-inventory.ts';
import { memoryPapers } from './memory-papers.ts';
import { memoryRecipes } from './memory-recipes.ts';
import { memoryRuns } from './memory-runs.ts';
import { memoryTrace } from './memory-trace.ts';

export const memoryReads = (reader: Reader): Reads => ({
  inventory: memoryInventory(reader),
  papers: memoryPapers(reader),
  recipes: memoryRecipes(reader),
  runs: memoryRuns(reader),
  trace: memoryTrace(reader),
});
