/**
 * The audit log. An entry has the user, the operation, the time, the client's address and the changes of records.
 *
 * The transaction of an operation also writes its entry. Adapters never change entries. Only archiving removes old
 * entries.
 */
import type { AnyKind, State } from '../contract/aggregate.ts';
import { RefusedAfter } from '../contract/refusal.ts';
import type { Subject } from '../contract/subject.ts';
import { sortUniqueText } from '../values/text.ts';

/** The outcome of an operation: it took effect, or it was refused with `code`. */
export type AuditOutcome = 'done' | 'refused';

/** The change of one aggregate by an operation. An entry that only names the aggregate has null in both states. */
export interface AuditChange {
  /** The kind's name, e.g. `supplier`. */
  readonly entity: string;
  readonly id: string;
  /**
   * The changed members with their old values. Null for a new aggregate. Lists of objects contain only the changed
   * objects.
   */
  readonly before: object | null;
  /** The changed members with their new values. Null for a removed aggregate. */
  readonly after: object | null;
}

/** Maximum size of the changes of an entry in lists, as JSON in code units. Larger changes are only counted there. */
export const LISTED_CHANGES_MAX = 64 * 1024;

/** An entry in a list. */
export interface ListedEntry extends AuditEntry {
  /** The number of changes if `changes` is empty because they exceed `LISTED_CHANGES_MAX`. */
  readonly omitted?: number | undefined;
}

/** The parts of an entry known before the operation runs. */
export interface AuditHead {
  readonly id: string;
  readonly at: Date;
  /** The id of the user. Null for an operation without authentication, such as a log-in. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly operation: string;
  /** The client's address. */
  readonly address: string | null;
  readonly requestId: string | null;
}

export interface AuditEntry extends AuditHead {
  readonly outcome: AuditOutcome;
  /** The code of the refusal. Null if the operation took effect. */
  readonly code: string | null;
  /** The kind and id of the record that the entry is about, if there is one. */
  readonly entity: string | null;
  readonly entityId: string | null;
  /** All records that the operation changed. The kinds of internal records are left out. */
  readonly changes: readonly AuditChange[];
  /**
   * The number of further refusals of the same kind within a minute that this entry counts. The first refusal has a
   * separate entry. Undefined: the entry is about one event. The service reads this member from the store, but does not
   * set it.
   */
  readonly times?: number | undefined;
}

/**
 * An aggregate before and after a unit of work. `before` is undefined for a new aggregate, `after` for a removed one.
 */
export interface Tracked {
  readonly kind: AnyKind;
  readonly before: State | undefined;
  readonly after: State | undefined;
  /** The version of `before`; undefined for a new aggregate. A change increases it by one. */
  readonly version?: number | undefined;
}

/** Maximum length of an index key, in UTF-16 code units. */
const KEY_MAX = 200;

/**
 * Returns the key of a username for sorting and for the index. It ignores case and is cut to the length that an index
 * can hold.
 */
export const auditKeyOf = (username: string): string => sortUniqueText(username).slice(0, KEY_MAX).toWellFormed();

/** Maximum number of changes of kinds audited `unless many`. If there are more, an entry only names their records. */
const MANY = 200;

/**
 * Returns the entry of an operation whose writes are committed. `about`: the operation's subject. The entry is about
 * the first changed record of this subject. If there is none, or if `isSubject` is false, the entry is about the first
 * change. `output`: the handler's output, which may be a `RefusedAfter`. `noted`: a change before those of records.
 */
export function committedEntry(
  head: AuditHead,
  tracked: readonly Tracked[],
  about?: Pick<Subject, 'name' | 'isSubject'>,
  output?: unknown,
  noted?: AuditChange,
): AuditEntry {
  const changed = tracked.filter(({ kind, before, after }) => kind.audited && before !== after);
  const hasMany = changed.filter(({ kind }) => kind.audited === 'unless many').length > MANY;
  const isShown = ({ kind }: Tracked) => kind.audited === true || (kind.audited === 'unless many' && !hasMany);
  const changes = [
    ...(noted ? [noted] : []),
    ...changed.filter(isShown).map(change),
    ...changed.filter((each) => !isShown(each)).map(named),
  ];
  // A delivery also changes stock batches, but its entry is about the delivery.
  const own = about?.isSubject ? changes.find(({ entity }) => entity === about.name) : undefined;
  const subject = own ?? changes[0];
  return {
    ...head,
    ...(output instanceof RefusedAfter
      ? { outcome: 'refused', code: output.refusal.code }
      : { outcome: 'done', code: null }),
    entity: subject?.entity ?? null,
    entityId: subject?.id ?? null,
    changes,
  };
}

/** The record that an operation was about. */
export type AuditSubject = Pick<AuditEntry, 'entity' | 'entityId'>;

const NOTHING: AuditSubject = { entity: null, entityId: null };

/** Returns the entry of a refused operation. */
export const refusedEntry = (head: AuditHead, code: string, subject = NOTHING): AuditEntry => ({
  ...head,
  outcome: 'refused',
  code,
  ...subject,
  changes: [],
});

const idOf = ({ before, after }: Tracked): string => (after ?? before)?.id ?? '';

const named = (tracked: Tracked): AuditChange => ({
  entity: tracked.kind.name,
  id: idOf(tracked),
  before: null,
  after: null,
});

function change(tracked: Tracked): AuditChange {
  const { kind, before, after } = tracked;
  const members = Object.keys(after ?? before ?? {}) as (keyof State)[];
  // States are immutable, so a member changed if its identity changed.
  const changed = members.filter((member) => !before || !after || before[member] !== after[member]);
  const values = new Map(changed.map((member) => [member, difference(before?.[member], after?.[member])]));
  const shown = (state: State | undefined, side: 0 | 1) =>
    state
      ? Object.fromEntries(
          changed.map((m) => [kind.published[m] ?? m, kind.secret.includes(m) ? '(hidden)' : values.get(m)?.[side]]),
        )
      : null;
  return { entity: kind.name, id: idOf(tracked), before: shown(before, 0), after: shown(after, 1) };
}

/**
 * Returns the old and the new value for an entry. A list of objects contains only the objects that the other list
 * lacks. Whole lists, two for each change, would make up most of the log.
 */
function difference(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isThing)) {
    return [without(before, after), without(after, before)];
  }
  if (!isThing(before) || !isThing(after)) return [shortened(before), shortened(after)];
  const members = Object.keys(after).map((name) => [name, difference(before[name], after[name])] as const);
  const side = (of: Thing, at: 0 | 1) => ({
    ...of,
    ...Object.fromEntries(members.map(([name, both]) => [name, both[at]])),
  });
  return [side(before, 0), side(after, 1)];
}

/** Maximum length of a picture in an entry, in code units. */
const PICTURE_MAX = 1000;

/** Returns the beginning and the length of a long data URI. */
const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > PICTURE_MAX && value.startsWith('data:')
    ? `${value.slice(0, 60)}… (${value.length})`
    : value;

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the entries that the other list lacks, compared by value. */
function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const same = new Set(other);
  const rest = list.filter((each) => !same.has(each));
  if (rest.length === 0) return rest;
  const alike = new Set(other.map((each) => JSON.stringify(each)));
  return rest.filter((each) => !alike.has(JSON.stringify(each)));
}
