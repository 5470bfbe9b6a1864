import type { TestedContext } from '../context.ts';
import { memorySales } from './memory-sales.ts';
import { memorySupply } from './memory-supply.ts';

export const sales = {
  name: 'sales',
  reads: { sales: memorySales, supply: memorySupply },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
