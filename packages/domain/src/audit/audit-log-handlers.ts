/** Handlers of the operations on the audit log. */
import { unknownId } from '../kernel/contract/aggregate.ts';
import { type Handler, handle } from '../kernel/execution/handler.ts';
import type {} from './audit-log.ts';
import { getAuditEntry, listAuditLog } from './audit-log-contracts.ts';
import { auditEntrySubject } from './subjects.ts';

export const auditLogHandlers: readonly Handler[] = [
  handle(listAuditLog, {
    run: ({ auditLog }, { user, operation, entity, entityId, from, to, ...request }) =>
      auditLog.page({ user, operation, entity, entityId, from, to }, request),
  }),
  handle(getAuditEntry, {
    async run({ auditLog }, { id }) {
      const entry = await auditLog.entry(id);
      if (!entry) throw unknownId(auditEntrySubject);
      return entry;
    },
  }),
];
