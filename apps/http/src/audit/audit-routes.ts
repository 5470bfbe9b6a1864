/** Beyond the contract: what AUDIT_LOG_READ is for. */
import { listAuditLog } from '@cleaver/domain/audit';
import type { AuditEntry } from '@cleaver/domain/kernel';
import { page, type RouteGroup, route } from '../operation-route.ts';
import { AuditEntryResponse } from './audit-schemas.ts';

export const auditRoutes: RouteGroup = {
  tag: 'Audit log',
  description: 'Who did what',
  routes: [
    route({
      method: 'GET',
      path: '/api/audit-log',
      operation: listAuditLog,
      answer: page(AuditEntryResponse, (entry: AuditEntry) => ({ ...entry, times: entry.times ?? null })),
      description:
        'Every write, every log-in and every refusal for want of a permission has an entry, which nobody can change or ' +
        'remove. Newest first unless `sort` says otherwise.',
    }),
  ],
};
