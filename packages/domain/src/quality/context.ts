/** The context quality as data. */
import type { Context } from '../kernel/execution/context.ts';
import { legalLimitsHandlers } from './legal-limits/legal-limits-handlers.ts';
import { qualityOperations } from './operations.ts';
import { traceReads } from './ports.ts';
import { RecallRecords, Recalls } from './recall/recall.ts';
import { recallHandlers } from './recall/recall-handlers.ts';
import { recallMachine } from './recall/recall-status.ts';
import * as refusals from './refusals.ts';
import { traceHandlers } from './trace/trace-handlers.ts';

export const quality: Context = {
  ...qualityOperations,
  neighbours: ['masterdata', 'inventory', 'production', 'procurement', 'sales', 'settings'],
  kinds: [RecallRecords, Recalls],
  handlers: [...legalLimitsHandlers, ...recallHandlers, ...traceHandlers],
  machines: [recallMachine],
  refusals: Object.values(refusals).flat(),
  reads: [traceReads],
};
