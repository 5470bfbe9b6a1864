/**
 * The audit log: who did what to what, when, from where, and how it looked before and after.
 *
 * An entry is written in the transaction of what it tells. Adapters only append.
 */
import type { AnyKind, State } from './aggregate.ts';

/** How an operation ended: it took effect, or it was refused with `code`. */
export type AuditOutcome = 'done' | 'refused';

/** One aggregate as an operation left it. */
export interface AuditChange {
  /** The kind's name, e.g. `supplier`. */
  readonly entity: string;
  readonly id: string;
  /** The members that changed, as they were; null where the aggregate is new. */
  readonly before: object | null;
  /** The members that changed, as they are; null where the aggregate is gone. */
  readonly after: object | null;
}

/** What is known of an entry before the operation ran. */
export interface AuditHead {
  readonly id: string;
  readonly at: Date;
  /** Null where nobody known was asking: a failed login. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly operation: string;
  /** The address of the client. */
  readonly address: string | null;
  readonly requestId: string | null;
}

export interface AuditEntry extends AuditHead {
  readonly outcome: AuditOutcome;
  /** The refusal's code, for `refused`. */
  readonly code: string | null;
  /** The kind and id of what the operation was about, as far as there is one. */
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly changes: readonly AuditChange[];
}

/** An aggregate as a unit of work found it (undefined: it is new) and leaves it (undefined: it is removed). */
export interface Tracked {
  readonly kind: AnyKind;
  readonly before: State | undefined;
  readonly after: State | undefined;
}

/** The entry of an operation that took effect. */
export function doneEntry(head: AuditHead, tracked: readonly Tracked[]): AuditEntry {
  const changes = tracked.filter(({ kind, before, after }) => kind.audited && before !== after).map(change);
  return {
    ...head,
    outcome: 'done',
    code: null,
    entity: changes[0]?.entity ?? null,
    entityId: changes[0]?.id ?? null,
    changes,
  };
}

/** What an operation was about. */
export type AuditSubject = Pick<AuditEntry, 'entity' | 'entityId'>;

const NOTHING: AuditSubject = { entity: null, entityId: null };

/** The entry of an operation that was refused. */
export const refusedEntry = (head: AuditHead, code: string, subject = NOTHING): AuditEntry => ({
  ...head,
  outcome: 'refused',
  code,
  ...subject,
  changes: [],
});

function change({ kind, before, after }: Tracked): AuditChange {
  const id = (after ?? before)?.id ?? '';
  const members = Object.keys(after ?? before ?? {}) as (keyof State)[];
  // A change replaces members, it never alters them in place: identity tells which ones changed.
  const changed = members.filter((member) => !before || !after || before[member] !== after[member]);
  const shown = (state: State | undefined) =>
    state ? Object.fromEntries(changed.map((m) => [m, kind.secret.includes(m) ? '(hidden)' : state[m]])) : null;
  return { entity: kind.name, id, before: shown(before), after: shown(after) };
}
