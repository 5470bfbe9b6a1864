/** The audit context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { auditLogHandlers } from './audit-log-handlers.ts';
import { auditOperations } from './operations.ts';

export const audit: Context = {
  ...auditOperations,
  neighbours: [],
  kinds: [],
  handlers: [...auditLogHandlers],
  machines: [],
  refusals: [],
  reads: [],
};
