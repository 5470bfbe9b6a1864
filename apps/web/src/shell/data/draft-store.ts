/** The stored drafts of forms: which of them a form restores or offers, and the bounds on their number and age. */
import { type device, parsedJson, type tab } from '../session/device.ts';

type Storage = typeof tab | typeof device;

export interface StoredDraft<V> {
  /** The time of the last change, in milliseconds. */
  readonly at?: number;
  /** The visit of the screen in which the draft was typed (`visit`). */
  readonly visit?: string;
  readonly key: string;
  readonly values: V;
  /** Pairs of a record's path and its version when the form was opened. */
  readonly seen?: readonly (readonly [string, string])[];
}

/** A stored draft of a new record that the user may continue. */
export interface Unfinished<V> extends StoredDraft<V> {
  readonly name: string;
}

/** The kinds of drafts: of forms, of floor screens and of orders. Their names are `kind user …`. */
const KINDS = ['draft ', 'intent ', 'order '];
/** The number of drafts of a user that a storage keeps. */
export const DRAFTS_MAX = 50;
const DAY_MS = 86_400_000;
/** The age after which a draft is removed, in milliseconds. */
export const DRAFT_AGE_MS = 7 * DAY_MS;

/** Separates the name of a form from the id of one of its drafts. A form of a new record may have several drafts. */
const SEPARATOR = ' ~';

/** Returns the name of another draft of a form. `id` is unique. */
export const draftName = (form: string, id: string): string => form + SEPARATOR + id;

/** Returns the id in the name of a draft of a new record. Undefined for the only draft of a form. */
export const draftId = (name: string): string | undefined => name.split(SEPARATOR)[1];

/** The name of the query parameter with the id of the draft that a form continues. */
export const DRAFT_QUERY = 'draft';

/** Removes the drafts of all users that are too old, and the oldest of a user beyond the maximum. */
export function removeOldDrafts(storage: Storage, now: number): void {
  const counts = new Map<string, number>();
  const drafts = KINDS.flatMap((kind) => storage.names(kind)).map((name) => {
    const { at = 0 } = (parsedJson(storage.read(name)) ?? {}) as Partial<StoredDraft<unknown>>;
    return { name, at, user: name.split(' ')[1] ?? '' };
  });
  for (const { name, at, user } of drafts.toSorted((a, b) => b.at - a.at)) {
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    if (count > DRAFTS_MAX || at <= now - DRAFT_AGE_MS) storage.write(name, undefined);
  }
}

/** Returns the drafts of the form of a new record, the newest first. `read` returns undefined for a draft to omit. */
export function draftsOf<V>(
  storage: Storage,
  form: string,
  read: (storage: Storage, name: string) => unknown,
): readonly Unfinished<V>[] {
  return storage
    .names(form + SEPARATOR)
    .flatMap((name) => {
      const draft = read(storage, name) as StoredDraft<V> | undefined;
      return draft ? [{ ...draft, name }] : [];
    })
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

const RECORD_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/;

/** Returns whether the name of a form contains the id of a record. Its draft then belongs to this record. */
export const namesRecord = (name: string): boolean => RECORD_ID.test(name);
