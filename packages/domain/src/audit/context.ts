/** The audit context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { auditLogHandlers } from './audit-log-handlers.ts';
import { auditChapters } from './chapters.ts';

export const audit: Context = {
  name: 'audit',
  neighbours: [],
  kinds: [],
  chapters: auditChapters,
  handlers: [...auditLogHandlers],
  machines: [],
  refusals: [],
  reads: [],
};
