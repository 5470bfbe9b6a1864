import type { TestedContext } from '../context.ts';
import { memoryGoods } from './memory-goods.ts';
import { memoryHygiene } from './memory-hygiene.ts';
import { memoryHygieneReport } from './memory-report.ts';

export const hygiene = {
  name: 'hygiene',
  reads: { hygiene: memoryHygiene, hygieneGoods: memoryGoods, hygieneReport: memoryHygieneReport },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
