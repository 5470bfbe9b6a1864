import type { StoredContext } from '../engine/context.ts';
import { auditEntryRecord, auditSealRecord } from './audit-entry.ts';

export const audit = {
  name: 'audit',
  tables: [],
  records: [auditEntryRecord, auditSealRecord],
  reads: {},
  expiring: [],
} satisfies StoredContext;
