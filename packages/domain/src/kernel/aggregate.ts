/**
 * Kinds of aggregate: what the core tells its adapters about each aggregate, so that storing, finding, listing and
 * keeping unique are written once per adapter and not once per aggregate.
 */

import { word } from './message.ts';
import type { Sortable } from './page.ts';
import type { Refusal, Refuse } from './refusal.ts';
import { type Subject, subject } from './subject.ts';
import { sortText, sortUniqueText } from './text.ts';

/** The state of an aggregate: plain readonly data that a change replaces as a whole. */
export interface State {
  readonly id: string;
}

export interface Aggregate<S extends State> {
  readonly state: S;
}

/** A state, or what is shown of it, with the version: a whole number that rises with every change of the aggregate. */
export interface Versioned<S> {
  readonly state: S;
  readonly version: number;
}

type Member<S> = keyof S & string;

/** A rule that only the database can hold under parallel writes: no two aggregates alike in all of `members`. */
export interface UniqueRule<S> {
  /** Texts are compared by their `textKey`: without regard to case. */
  readonly members: readonly Member<S>[];
  readonly refuse: Refuse;
}

/** A member that holds the id of another aggregate, which therefore cannot be removed. */
export interface Reference<S> {
  readonly member: Member<S>;
  /** The kind it points to. A function, since kinds of two contexts may point to each other. */
  readonly to: () => AnyKind;
}

/** A kind is a subject and says how an adapter keeps it. */
export interface AggregateKind<S extends State, A extends Aggregate<S>> extends Subject {
  /** Rebuilds an aggregate from what is stored. For adapters only: checks nothing. */
  readonly restore: (state: S) => A;
  readonly unique: readonly UniqueRule<S>[];
  readonly references: readonly Reference<S>[];
  /** Members that a list may be sorted by; the first is the default order. */
  readonly sortable: Sortable & { readonly [M in Member<S>]?: 'folded' | 'plain' };
  /** Members that a list or a lookup may be filtered by, for equality; a list member matches when it holds the value. */
  readonly filters: readonly Member<S>[];
  /** The names and numbers by which people find one; undefined: no list of the kind is searched. */
  readonly searched?: ((state: S) => readonly string[]) | undefined;
  /**
   * Whether changes of it stand in the audit log: not for the service's own bookkeeping. `unless many`: an operation that
   * changes very many at once leaves them out, since what became of each stands elsewhere, for ever.
   */
  readonly audited: boolean | 'unless many';
  /** Members that the audit log shows as changed, but not what they hold. */
  readonly secret: readonly Member<S>[];
}

// biome-ignore lint/suspicious/noExplicitAny: an adapter handles kinds of every state alike
export type AnyKind = AggregateKind<any, any>;

/** Fills in what most kinds leave out; begins with the subject, where contracts need that without the kind. */
export function aggregateKind<S extends State, A extends Aggregate<S>>(
  kind: Pick<AggregateKind<S, A>, 'name' | 'restore'> & Partial<AggregateKind<S, A>>,
): AggregateKind<S, A> {
  return {
    ...subject(kind),
    unique: [],
    references: [],
    sortable: {},
    filters: [],
    audited: true,
    secret: [],
    ...kind,
  };
}

/**
 * What gives the key by which texts of a member are found, sorted and kept unique. Where the member has a part in what is unique,
 * texts that fold to one are one; else the order tells ß from ss, too.
 */
export const textKey = (kind: AnyKind, member: string): ((text: string) => string) =>
  kind.unique.some(({ members }) => members.includes(member)) ? sortUniqueText : sortText;

/** Refuses an id that is not known, with the kind's own code: `USER_NOT_FOUND`. */
export const unknownId = ({ unknown, label }: AnyKind): Refusal => unknown({ what: word(label) });

/** Refuses to remove what others refer to, with the kind's own code: `USER_IN_USE`. */
export const inUse = ({ inUse, label }: AnyKind): Refusal => inUse({ what: word(label) });
