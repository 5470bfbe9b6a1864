/** The reports context as data. It has no aggregate: it reads sums of the other contexts. */
import type { Context } from '../kernel/execution/context.ts';
import { reportsOperations } from './operations.ts';
import { reportReads } from './ports.ts';
import { reportHandlers } from './report-handlers.ts';

export const reports: Context = {
  ...reportsOperations,
  neighbours: ['masterdata', 'inventory', 'production', 'sales', 'settings'],
  kinds: [],
  handlers: reportHandlers,
  machines: [],
  refusals: [],
  reads: [reportReads],
};
