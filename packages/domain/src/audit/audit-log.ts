/**
 * Reading the audit log, and the chain of seals that shows whether somebody removed or changed an entry.
 *
 * A seal holds the hash of the seal before it and of its entry. Entries are sealed in batches behind the writes, so that
 * the chain never makes writes wait for each other; an unsealed tail is seconds old at most. Who could rewrite the whole
 * chain could not rewrite the chain's head that was written to the service's log with every batch.
 */
import type { AuditEntry } from '../shared/audit.ts';
import { type Field, optional, text } from '../shared/form.ts';
import { query } from '../shared/operation.ts';
import { listForm, type Page, type PageRequest } from '../shared/page.ts';

export interface AuditFilter {
  /** A user's id or username. */
  readonly user: string | undefined;
  readonly operation: string | undefined;
  /** A kind's name, e.g. `supplier`. */
  readonly entity: string | undefined;
  readonly entityId: string | undefined;
  /** From this instant on. */
  readonly from: Date | undefined;
  /** Before this instant. */
  readonly to: Date | undefined;
}

/** One link of the chain. */
export interface AuditSeal {
  /** Rises by one from 1, without gaps. */
  readonly number: number;
  readonly entryId: string;
  readonly hash: string;
}

export interface AuditLog {
  page(filter: AuditFilter, request: PageRequest): Promise<Page<AuditEntry>>;
  /**
   * Seals up to `max` entries that have no seal yet, the oldest first, with the hashes that `chain` gives for them; one
   * caller at a time, others give 0. Gives how many.
   */
  seal(
    max: number,
    chain: (last: AuditSeal | undefined, entries: readonly AuditEntry[]) => readonly AuditSeal[],
  ): Promise<number>;
  /** All seals in order with their entries (undefined: the entry is gone). */
  sealed(): AsyncIterable<{ seal: AuditSeal; entry: AuditEntry | undefined }>;
  /** Entries older than `before` that have no seal. */
  unsealed(before: Date): Promise<readonly string[]>;
}

/** An instant as ISO 8601 with its offset: `2026-11-21T08:00:00Z`. */
const instant = (): Field<Date> => ({
  schema: { type: 'string', format: 'date-time', examples: ['2026-11-21T08:00:00Z'] },
  required: true,
  read(raw, at, faults) {
    const match =
      typeof raw === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(raw);
    const time = match ? Date.parse(raw) : Number.NaN;
    if (Number.isNaN(time)) faults.push({ field: at, message: 'must be a time like 2026-11-21T08:00:00Z' });
    return new Date(time);
  },
});

const AUDIT_SORT = { at: 'plain', operation: 'plain', username: 'folded' } as const;

export const listAuditLog = query({
  name: 'audit.list',
  summary: 'Read the audit log: who did what to what, when, from where, before and after',
  permission: 'AUDIT_LOG_READ',
  input: listForm(AUDIT_SORT, {
    user: optional(text()),
    operation: optional(text()),
    entity: optional(text()),
    entityId: optional(text()),
    from: optional(instant()),
    to: optional(instant()),
  }),
  run: ({ auditLog }, { user, operation, entity, entityId, from, to, ...request }) =>
    auditLog.page({ user, operation, entity, entityId, from, to }, request),
});

/** A text that is the same for the same entry, whatever order a store gives its members in. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

const hashOf = (digest: (text: string) => string, previous: string, entry: AuditEntry): string =>
  digest(`${previous}\n${canonical(entry)}`);

/** The seals of the entries, chained onto the last one. */
export function chain(
  digest: (text: string) => string,
  last: AuditSeal | undefined,
  entries: readonly AuditEntry[],
): AuditSeal[] {
  let previous = last?.hash ?? '';
  let number = last?.number ?? 0;
  return entries.map((entry) => {
    previous = hashOf(digest, previous, entry);
    number += 1;
    return { number, entryId: entry.id, hash: previous };
  });
}

/** What is wrong with the chain, a line each; nothing when every entry is there as it was written. */
export async function* auditFaults(log: AuditLog, digest: (text: string) => string, now: Date): AsyncGenerator<string> {
  let last: AuditSeal = { number: 0, entryId: '', hash: '' };
  for await (const { seal, entry } of log.sealed()) {
    if (seal.number !== last.number + 1) yield `seals ${last.number + 1} to ${seal.number - 1} are missing`;
    else if (!entry) yield `entry ${seal.entryId} (seal ${seal.number}) is missing`;
    else if (hashOf(digest, last.hash, entry) !== seal.hash)
      yield `entry ${entry.id} (seal ${seal.number}) was changed`;
    last = seal;
  }
  for (const id of await log.unsealed(new Date(now.getTime() - UNSEALED_MS))) yield `entry ${id} has no seal`;
}

/** An entry older than this without a seal was put in from outside, or nobody seals. */
const UNSEALED_MS = 60_000;
