import type { TestedContext } from '../context.ts';
import { memoryCounts } from './memory-counts.ts';
import { memoryInventory } from './memory-inventory.ts';

export const inventory = {
  name: 'inventory',
  reads: { inventory: memoryInventory, counts: memoryCounts },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
