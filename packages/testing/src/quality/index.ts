import type { TestedContext } from '../context.ts';
import { memoryTrace } from './memory-trace.ts';

export const quality = {
  name: 'quality',
  reads: { trace: memoryTrace },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
