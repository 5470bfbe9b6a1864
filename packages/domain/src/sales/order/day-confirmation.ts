/** Decides which drafts of a day may be confirmed together, and which need an answer of a person first. */
import { type FreeGoods, needsOf, type Shortage, shortagesOf, withoutNeeds } from '../availability/shortage.ts';
import { type Promised, secondOrders } from './second-order.ts';

interface OrderOfDay extends Promised {
  readonly id: string;
  readonly status: string;
  readonly lines: Parameters<typeof needsOf>[0];
}

/** A draft, with what a person has to decide about it. With both lists empty, it may be confirmed with others. */
export interface JudgedDraft<O> {
  readonly order: O;
  /** The other open orders of the customer for the day and the address. */
  readonly seconds: readonly O[];
  readonly shortages: readonly Shortage[];
}

export const needsAnswer = ({ seconds, shortages }: JudgedDraft<unknown>): boolean =>
  seconds.length > 0 || shortages.length > 0;

/**
 * Returns the drafts among the orders of one day, in their sequence. `rows`: the availability of the day. A draft is
 * short if its goods are not free after the drafts before it are confirmed. Drafts that need an answer take no goods from
 * later ones, because they are not confirmed together with them.
 */
export function judgedDrafts<O extends OrderOfDay>(
  orders: readonly O[],
  rows: readonly FreeGoods[],
  pieceKgOf: Parameters<typeof needsOf>[1],
): readonly JudgedDraft<O>[] {
  let free = rows;
  return orders
    .filter(({ status }) => status === 'DRAFT')
    .map((order) => {
      const needs = needsOf(order.lines, pieceKgOf);
      const judged = { order, seconds: secondOrders(order, orders), shortages: shortagesOf(needs, free) };
      if (!needsAnswer(judged)) free = withoutNeeds(free, needs);
      return judged;
    });
}
