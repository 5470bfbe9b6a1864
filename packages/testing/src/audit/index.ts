import type { TestedContext } from '../context.ts';

export const audit = {
  name: 'audit',
  reads: {},
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
