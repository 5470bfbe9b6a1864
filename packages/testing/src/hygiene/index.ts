import type { TestedContext } from '../context.ts';
import { memoryGoods } from './memory-goods.ts';
import { memoryHygiene } from './memory-hygiene.ts';

export const hygiene = {
  name: 'hygiene',
  reads: { hygiene: memoryHygiene, hygieneGoods: memoryGoods },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
