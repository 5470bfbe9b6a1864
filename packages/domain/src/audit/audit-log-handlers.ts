/** Handlers of the operations on the audit log. */
import { type Handler, handle } from '../kernel/handler.ts';
import type {} from './audit-log.ts';
import { listAuditLog } from './audit-log-contracts.ts';

export const auditLogHandlers: readonly Handler[] = [
  handle(listAuditLog, {
    run: ({ auditLog }, { user, operation, entity, entityId, from, to, ...request }) =>
      auditLog.page({ user, operation, entity, entityId, from, to }, request),
  }),
];
