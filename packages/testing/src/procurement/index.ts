import type { TestedContext } from '../context.ts';
import { memoryReceipts } from './memory-receipts.ts';

export const procurement = {
  name: 'procurement',
  reads: { receipts: memoryReceipts },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
