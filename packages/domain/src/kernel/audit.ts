/**
 * The audit log: who did what to what, when, from where, and how it looked before and after.
 *
 * An entry is written in the transaction of what it tells. Adapters only append.
 */
import type { AnyKind, State } from './aggregate.ts';
import type { Subject } from './subject.ts';
import { sortUniqueText } from './text.ts';

/** How an operation ended: it took effect, or it was refused with `code`. */
export type AuditOutcome = 'done' | 'refused';

/** One aggregate as an operation left it. */
export interface AuditChange {
  /** The kind's name, e.g. `supplier`. */
  readonly entity: string;
  readonly id: string;
  /** The members that changed, as they were, and of lists of things the things that changed; null where the aggregate is new. */
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
  /** How many more of its kind came within the minute, of which this is the last; undefined: it stands for itself alone. */
  readonly times?: number | undefined;
}

/** An aggregate as a unit of work found it (undefined: it is new) and leaves it (undefined: it is removed). */
export interface Tracked {
  readonly kind: AnyKind;
  readonly before: State | undefined;
  readonly after: State | undefined;
  /** The version of `before`; undefined where it is new. A change makes it one more. */
  readonly version?: number | undefined;
}

/** What an index holds at most. */
const KEY_MAX = 200;

/** By what a username is found without regard to case: no longer than an index can hold, whatever was typed. */
export const auditKeyOf = (username: string): string => sortUniqueText(username).slice(0, KEY_MAX).toWellFormed();

/** More changes than these of kinds that are audited `unless many` are left out of an entry. */
const MANY = 200;

/** The entry of an operation that took effect. `about`: the operation's subject; without it the entry is about what changed first. */
export function doneEntry(
  head: AuditHead,
  tracked: readonly Tracked[],
  about?: Pick<Subject, 'name' | 'isSubject'>,
): AuditEntry {
  const changed = tracked.filter(({ kind, before, after }) => kind.audited && before !== after);
  const few = changed.filter(({ kind }) => kind.audited === true);
  const changes = (changed.length - few.length > MANY ? few : changed).map(change);
  // A delivery changes lots and stocks as well: its entry is about the delivery.
  const own = about?.isSubject ? changes.find(({ entity }) => entity === about.name) : undefined;
  const subject = own ?? changes[0];
  return {
    ...head,
    outcome: 'done',
    code: null,
    entity: subject?.entity ?? null,
    entityId: subject?.id ?? null,
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
  const values = new Map(changed.map((member) => [member, difference(before?.[member], after?.[member])]));
  const shown = (state: State | undefined, side: 0 | 1) =>
    state
      ? Object.fromEntries(changed.map((m) => [m, kind.secret.includes(m) ? '(hidden)' : values.get(m)?.[side]]))
      : null;
  return { entity: kind.name, id, before: shown(before, 0), after: shown(after, 1) };
}

/**
 * Both values, and of lists of things in them only what the other one does not have: the whole of a long list, twice for each
 * change of it, would be what the log mostly holds.
 */
function difference(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isThing)) {
    return [without(before, after), without(after, before)];
  }
  if (!isThing(before) || !isThing(after)) return [before, after];
  const members = Object.keys(after).map((name) => [name, difference(before[name], after[name])] as const);
  const side = (of: Thing, at: 0 | 1) => ({
    ...of,
    ...Object.fromEntries(members.map(([name, both]) => [name, both[at]])),
  });
  return [side(before, 0), side(after, 1)];
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What is in the list and not in the other one, by value. */
function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const same = new Set(other);
  const rest = list.filter((each) => !same.has(each));
  if (rest.length === 0) return rest;
  const alike = new Set(other.map((each) => JSON.stringify(each)));
  return rest.filter((each) => !alike.has(JSON.stringify(each)));
}
