/** The contract tests of labels. They have no special reads. */
import type { TestedContext } from '../context.ts';

export const labels = {
  name: 'labels',
  reads: {},
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
