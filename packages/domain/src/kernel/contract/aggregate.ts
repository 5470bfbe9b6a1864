/**
 * An aggregate kind describes an aggregate as data for adapters. So an adapter implements storing, finding, listing and
 * uniqueness once for all aggregates.
 */

import { lookAlikeKey } from '../values/look-alikes.ts';
import { word } from '../values/message.ts';
import { sortText, sortUniqueText } from '../values/text.ts';
import type { Sortable } from './page.ts';
import type { Refusal, Refuse } from './refusal.ts';
import { type Subject, subject } from './subject.ts';

/** The state of an aggregate: plain readonly data. A change replaces the whole state. */
export interface State {
  readonly id: string;
}

export interface Aggregate<S extends State> {
  readonly state: S;
}

/**
 * A state, or a view of a state, with the version of the aggregate. The version is a whole number that increases with
 * every change.
 */
export interface Versioned<S> {
  readonly state: S;
  readonly version: number;
}

type Member<S> = keyof S & string;

/**
 * A rule that the values of all `members` together are unique. Only the database can guarantee this under concurrent
 * writes.
 */
export interface UniqueRule<S> {
  /** The members of the rule. Adapters compare texts by their `textKey`, without regard to case. */
  readonly members: readonly Member<S>[];
  readonly refuse: Refuse;
}

/** A member with the id of another aggregate. A referenced aggregate cannot be removed. */
export interface Reference<S> {
  readonly member: Member<S>;
  /** Returns the referenced kind. It is a function, because kinds of two contexts may refer to each other. */
  readonly to: () => AnyKind;
}

/** A subject with the rules for its storage. */
export interface AggregateKind<S extends State, A extends Aggregate<S>> extends Subject {
  /** Rebuilds an aggregate from its stored state, without checks. For adapters only. */
  readonly restore: (state: S) => A;
  readonly unique: readonly UniqueRule<S>[];
  readonly references: readonly Reference<S>[];
  /** Members by which lists can be sorted. The first is the default order. */
  readonly sortable: Sortable & { readonly [M in Member<S>]?: 'folded' | 'plain' };
  /** Members for equality filters in lists and look-ups. A list member matches when it contains the value. */
  readonly filters: readonly Member<S>[];
  /** Text members that are read from labels. Two texts are equal if they look alike (`lookAlikeKey`). */
  readonly labels: readonly Member<S>[];
  /** Returns the names and numbers by which users search. Undefined: lists of this kind have no search. */
  readonly searched?: ((state: S) => readonly string[]) | undefined;
  /** The member with the calendar day or time that the filters `from` and `to` of a list compare. */
  readonly day?: Member<S> | undefined;
  /**
   * Whether the audit log records changes. False for internal records of the service. `by name`: an entry names the
   * changed records without their members. `unless many`: if an operation makes more than 200 changes of kinds with
   * this value, its entry only names the records. In both cases another permanent record has the members.
   */
  readonly audited: boolean | 'by name' | 'unless many';
  /**
   * Members that lists do not read, or whose elements have rows of their own and a maximum number. `RECORD_BYTES_MAX`
   * does not count them.
   */
  readonly unlisted: readonly Member<S>[];
  /** Members whose values the audit log hides. An entry shows only that they changed. */
  readonly secret: readonly Member<S>[];
}

// biome-ignore lint/suspicious/noExplicitAny: an adapter handles kinds of every state alike
export type AnyKind = AggregateKind<any, any>;

/**
 * Completes a kind with defaults. Contracts load only the subject, not the kind. To share a subject with contracts,
 * pass the members of the subject too.
 */
export function aggregateKind<S extends State, A extends Aggregate<S>>(
  kind: Pick<AggregateKind<S, A>, 'name' | 'restore'> & Partial<AggregateKind<S, A>>,
): AggregateKind<S, A> {
  return {
    ...subject(kind),
    unique: [],
    references: [],
    sortable: {},
    filters: [],
    labels: [],
    audited: true,
    unlisted: [],
    secret: [],
    ...kind,
  };
}

/**
 * Returns the function that makes the key for finding, sorting and uniqueness of a text member. Texts of labels have
 * equal keys if they look alike. If a unique rule includes the member, texts with equal folding have equal keys.
 * Otherwise the keys also distinguish ß from ss.
 */
export function textKey(kind: AnyKind, member: string): (text: string) => string {
  if (kind.labels.includes(member)) return lookAlikeKey;
  return kind.unique.some(({ members }) => members.includes(member)) ? sortUniqueText : sortText;
}

/** Returns the refusal of an unknown id, with the code of the kind: `USER_NOT_FOUND`. */
export const unknownId = ({ unknown, label }: Pick<Subject, 'unknown' | 'label'>): Refusal =>
  unknown({ what: word(label) });

/** Returns the refusal to remove a referenced record, with the code of the kind: `USER_IN_USE`. */
export const inUse = ({ inUse, label }: AnyKind): Refusal => inUse({ what: word(label) });
