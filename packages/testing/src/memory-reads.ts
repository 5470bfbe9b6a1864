/** The reads of all contexts in memory. */
import type { Reads } from '@cleaver/domain';
import type { AuditEntry, Reader } from '@cleaver/domain/kernel';
import { memoryCounts } from './memory-counts.ts';
import { memoryDemoShop } from './memory-demo-shop.ts';
import { memoryInventory } from './memory-inventory.ts';
import { memoryPapers } from './memory-papers.ts';
import { memoryReceipts } from './memory-receipts.ts';
import { memoryRecipes } from './memory-recipes.ts';
import { memoryRuns } from './memory-runs.ts';
import { memorySales } from './memory-sales.ts';
import { memorySupply } from './memory-supply.ts';
import { memoryTrace } from './memory-trace.ts';

export const memoryReads = (reader: Reader, audit: readonly AuditEntry[]): Reads => ({
  inventory: memoryInventory(reader),
  counts: memoryCounts(reader),
  demoShop: memoryDemoShop(audit),
  papers: memoryPapers(reader),
  receipts: memoryReceipts(reader),
  recipes: memoryRecipes(reader),
  runs: memoryRuns(reader),
  sales: memorySales(reader),
  supply: memorySupply(reader),
  trace: memoryTrace(reader),
});
