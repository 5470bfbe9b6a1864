/**
 * Kinds of aggregate: what the core tells its adapters about each aggregate, so that storing, finding, listing and
 * keeping unique are written once per adapter and not once per aggregate.
 */

import { type Message, say, word } from './message.ts';
import type { Sortable } from './page.ts';
import { conflict, notFound, type Refusal } from './refusal.ts';

/** The state of an aggregate: plain readonly data that a change replaces as a whole. */
export interface State {
  readonly id: string;
}

export interface Aggregate<S extends State> {
  readonly state: S;
}

type Member<S> = keyof S & string;

/** A rule that only the database can hold under parallel writes: no two aggregates alike in all of `members`. */
export interface UniqueRule<S> {
  /** Texts are compared without regard to case (`foldText`). */
  readonly members: readonly Member<S>[];
  readonly code: string;
  readonly message: Message;
}

/** A member that holds the id of another aggregate, which therefore cannot be removed. */
export interface Reference<S> {
  readonly member: Member<S>;
  /** The kind it points to. A function, since kinds of two contexts may point to each other. */
  readonly to: () => AnyKind;
  /** The code with which removing what is pointed to is refused. */
  readonly inUse: string;
}

export interface AggregateKind<S extends State, A extends Aggregate<S>> {
  /** Singular, snake case: `product_category`. Names the table and, in capitals, the codes. */
  readonly name: string;
  /** As a reader names it: `product category`. */
  readonly label: string;
  /** Rebuilds an aggregate from what is stored. For adapters only: checks nothing. */
  readonly restore: (state: S) => A;
  readonly unique: readonly UniqueRule<S>[];
  readonly references: readonly Reference<S>[];
  /** Members that a list may be sorted by; the first is the default order. */
  readonly sortable: Sortable & { readonly [M in Member<S>]?: 'folded' | 'plain' };
  /** Members that a list or a lookup may be filtered by, for equality; a list member matches when it holds the value. */
  readonly filters: readonly Member<S>[];
  /** Whether changes of it stand in the audit log: not for the service's own bookkeeping. */
  readonly audited: boolean;
  /** Members that the audit log shows as changed, but not what they hold. */
  readonly secret: readonly Member<S>[];
}

// biome-ignore lint/suspicious/noExplicitAny: an adapter handles kinds of every state alike
export type AnyKind = AggregateKind<any, any>;

/** Fills in what most kinds leave out. */
export function aggregateKind<S extends State, A extends Aggregate<S>>(
  kind: Pick<AggregateKind<S, A>, 'name' | 'restore'> & Partial<AggregateKind<S, A>>,
): AggregateKind<S, A> {
  return {
    label: kind.name.replaceAll('_', ' '),
    unique: [],
    references: [],
    sortable: {},
    filters: [],
    audited: true,
    secret: [],
    ...kind,
  };
}

/** Refuses an id that is not known, with the kind's own code: `USER_NOT_FOUND`. */
export const unknownId = (kind: AnyKind): Refusal =>
  notFound(`${kind.name.toUpperCase()}_NOT_FOUND`, say`There is no ${word(kind.label)} with this id`);

/** Refuses to remove what others refer to, with the code of their reference. */
export const inUse = (kind: AnyKind, code: string): Refusal => conflict(code, say`This ${word(kind.label)} is in use`);
