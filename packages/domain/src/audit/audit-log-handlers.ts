/**
 * Reading the audit log, and the chain of seals that shows whether somebody removed or changed an entry.
 *
 * A seal holds the hash of the seal before it and of its entry. Entries are sealed in batches behind the writes, so that
 * the chain never makes writes wait for each other; an unsealed tail is seconds old at most. Who may write to the database
 * could rewrite the whole chain, but not the chain's head where it was told outside: in the service's log.
 */
import { type Handler, handle } from '../kernel/handler.ts';
import { listAuditLog } from './audit-log-contracts.ts';

export const auditLogHandlers: readonly Handler[] = [
  handle(listAuditLog, {
    run: ({ auditLog }, { user, operation, entity, entityId, from, to, ...request }) =>
      auditLog.page({ user, operation, entity, entityId, from, to }, request),
  }),
];
