import type { TestedContext } from '../context.ts';

export const identity = {
  name: 'identity',
  reads: {},
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
