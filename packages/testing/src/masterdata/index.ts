import type { TestedContext } from '../context.ts';
import { memoryPapers } from './memory-papers.ts';

export const masterdata = {
  name: 'masterdata',
  reads: { papers: memoryPapers },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
