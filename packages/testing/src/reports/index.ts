import type { TestedContext } from '../context.ts';
import { memoryReports } from './memory-reports.ts';

export const reports = {
  name: 'reports',
  reads: { reports: memoryReports },
  parts: () => import('./contract.ts'),
} satisfies TestedContext;
