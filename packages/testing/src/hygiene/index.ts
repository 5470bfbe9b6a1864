import type { TestedContext } from '../context.ts';
import { memoryHygiene } from './memory-hygiene.ts';

export const hygiene = {
  name: 'hygiene',
  reads: { hygiene: memoryHygiene },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
