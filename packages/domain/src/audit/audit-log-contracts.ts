/** Contracts of the operations on the audit log. */

import { query, type Tag } from '../kernel/contract/contract.ts';
import { instant, pathId } from '../kernel/contract/fields.ts';
import { described, form, optional } from '../kernel/contract/form.ts';
import * as out from '../kernel/contract/output.ts';
import { listForm } from '../kernel/contract/page.ts';
import { filterText } from '../kernel/contract/search.ts';
import type { ListedEntry } from '../kernel/execution/audit.ts';
import { auditEntrySubject, auditSubject } from './subjects.ts';

/** Returns the output for members of an aggregate by name. The members depend on the kind of the aggregate. */
const members = (description: string): out.Output<object | null, Readonly<Record<string, unknown>> | null> =>
  out.nullable({ schema: { type: 'object', additionalProperties: true } }, { description });

const auditChangeOutput = out.object('AuditChange', {
  entity: out.text({ examples: ['supplier'] }),
  id: out.text(),
  before: members(
    'The changed members before the change; of a list, only its changed elements; null for a new record, and if the entry only names the record',
  ),
  after: members(
    'The changed members after the change; of a list, only its changed elements; null for a deleted record, and if the entry only names the record',
  ),
});

const auditEntryOutput = out.object('AuditEntry', {
  id: out.text(),
  at: out.timestamp(),
  userId: out.nullable(out.text()),
  username: out.nullable(out.text(), {
    description: 'Without a known caller: the username typed at the log-in',
  }),
  operation: out.text({ examples: ['supplier.rate'] }),
  outcome: out.oneOf(['done', 'refused']),
  code: out.nullable(out.text(), { description: 'Why it was refused' }),
  entity: out.nullable(out.text(), { description: 'The kind of the main record' }),
  entityId: out.nullable(out.text()),
  address: out.nullable(out.text(), { description: 'Of the client' }),
  requestId: out.nullable(out.text()),
  changes: out.listOf(auditChangeOutput, {
    description:
      'All records that the operation changed. Empty if they exceed 64 KiB in a list; `changesLink` then leads to them',
  }),
  changesCount: out.integer({ description: 'Number of changes, also of those that `changes` omits' }),
  changesLink: out.nullable(out.text(), {
    description: 'The address of the entry with all its changes, if `changes` omits them; otherwise null',
    examples: ['/api/audit-log/019b8dd0-5780-7000-8000-000000000001'],
  }),
  times: out.nullable(out.integer(), {
    description:
      'In entries of earlier versions: number of further refusals of the same kind within a minute that the entry counts, without the first, which has its own entry; otherwise null',
  }),
});

const shownEntry = out.madeFrom(auditEntryOutput, ({ omitted, ...entry }: ListedEntry) => ({
  ...entry,
  times: entry.times ?? null,
  changesCount: omitted ?? entry.changes.length,
  changesLink: omitted === undefined ? null : `/api/audit-log/${entry.id}`,
}));

const AUDIT_SORT = { at: 'plain', operation: 'plain', username: 'folded' } as const;

export const listAuditLog = query({
  name: 'audit.list',
  subject: auditSubject,
  address: 'GET /api/audit-log',
  summary: 'Read the audit log: user, operation, record, time, address, values before and after',
  description:
    'Every write, every log-in and every refusal for a missing permission has an entry. No operation changes or removes entries. Only archiving moves old ones into files. Changes above 64 KiB are only counted; the entry itself has them all. Newest first by default.',
  permission: 'AUDIT_LOG_READ',
  // Sorts the newest entries first by default, as readers expect.
  input: listForm(
    AUDIT_SORT,
    {
      user: optional(filterText()),
      operation: optional(filterText()),
      entity: described(
        optional(filterText()),
        'The kind of the main record; with `entityId`, the kind of that record',
      ),
      entityId: described(
        optional(pathId()),
        'Only entries that name this record, as the main record or among `changes`',
      ),
      from: described(optional(instant()), 'Only entries from this time on'),
      to: described(optional(instant()), 'Only entries before this time'),
    },
    { first: 'desc' },
  ),
  output: out.page(shownEntry, ['at', 'username', 'operation', 'outcome', 'code', 'changesCount', 'id']),
});

export const getAuditEntry = query({
  name: 'audit.get',
  subject: auditEntrySubject,
  address: 'GET /api/audit-log/{id}',
  summary: 'Read one entry of the audit log with all its changes',
  permission: 'AUDIT_LOG_READ',
  input: form({ id: pathId() }),
  output: shownEntry,
});

export const auditLogTag: Tag = {
  title: 'Audit log',
  description: 'The audit log',
  contracts: [listAuditLog, getAuditEntry],
};
