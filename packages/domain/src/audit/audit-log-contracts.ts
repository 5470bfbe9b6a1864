/** Contracts of the operations on the audit log. */
import type { AuditEntry } from '../kernel/audit.ts';
import { type Chapter, query } from '../kernel/contract.ts';
import { described, optional, pathId } from '../kernel/form.ts';
import { instant } from '../kernel/instant.ts';
import * as out from '../kernel/output.ts';
import { listForm } from '../kernel/page.ts';
import { auditSubject } from './subjects.ts';

/** Members of an aggregate by name. They depend on the kind. */
const members = (description: string): out.Output<object | null, Readonly<Record<string, unknown>> | null> =>
  out.nullable({ schema: { type: 'object', additionalProperties: true } }, { description });

const auditChangeOutput = out.object('AuditChange', {
  entity: out.text({ examples: ['supplier'] }),
  id: out.text(),
  before: members(
    'The members that changed, as they were, and of a list of things the things that changed; null where it is new',
  ),
  after: members(
    'The members that changed, as they are, and of a list of things the things that changed; null where it is gone',
  ),
});

const auditEntryOutput = out.object('AuditEntry', {
  id: out.text(),
  at: out.timestamp(),
  userId: out.nullable(out.text()),
  username: out.nullable(out.text(), {
    description: 'Where nobody known was asking, the username typed at the log-in',
  }),
  operation: out.text({ examples: ['supplier.rate'] }),
  outcome: out.oneOf(['done', 'refused']),
  code: out.nullable(out.text(), { description: 'Why it was refused' }),
  entity: out.nullable(out.text(), { description: 'The kind of what it was about' }),
  entityId: out.nullable(out.text()),
  address: out.nullable(out.text(), { description: 'Of the client' }),
  requestId: out.nullable(out.text()),
  changes: out.listOf(auditChangeOutput),
  times: out.nullable(out.integer(), {
    description:
      'How many refusals of a kind within a minute it stands for, beside the first, which has an entry of its own; null: for one',
  }),
});

const AUDIT_SORT = { at: 'plain', operation: 'plain', username: 'folded' } as const;

export const listAuditLog = query({
  name: 'audit.list',
  subject: auditSubject,
  address: 'GET /api/audit-log',
  summary: 'Read the audit log: user, operation, record, time, address, values before and after',
  description:
    'Every write, every log-in and every refusal for a missing permission has an entry. Entries cannot be changed or removed. Newest first by default.',
  permission: 'AUDIT_LOG_READ',
  // Newest first, as readers expect.
  input: listForm(
    AUDIT_SORT,
    {
      user: optional(pathId()),
      operation: optional(pathId()),
      entity: optional(pathId()),
      entityId: optional(pathId()),
      from: described(optional(instant()), 'Only entries from this time on'),
      to: described(optional(instant()), 'Only entries before this time'),
    },
    'desc',
  ),
  output: out.page(out.madeFrom(auditEntryOutput, (entry: AuditEntry) => ({ ...entry, times: entry.times ?? null }))),
});

export const auditLogChapter: Chapter = {
  title: 'Audit log',
  description: 'The audit log',
  contracts: [listAuditLog],
};
