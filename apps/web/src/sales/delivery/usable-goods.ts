/** The rules for the goods to deliver: which goods are usable, and which expire first. Runs without a browser. */
import { type AnswerOf, dateOf, parseDate } from '@cleaver/domain/kernel';
import { holdsOn } from '@cleaver/domain/masterdata';
import type { getCustomer } from '@cleaver/domain/masterdata/contracts';
import { allTaken, type FoundBatch, USABLE } from '../../scanner/found-batch.ts';

/**
 * Returns whether goods may be delivered. Blocked and expired goods must not leave the shop. If waiting bookings take
 * all of the goods, nothing is left to deliver.
 */
export const isUsable = (batch: FoundBatch): boolean =>
  USABLE.some((status) => status === batch.status) && allTaken(batch) === undefined;

type Dated = Pick<FoundBatch, 'articleId' | 'expiryDate'>;

/** Returns the batch of the same article that expires first, if it expires before this one. */
export const earlierThan = <B extends Dated>(batch: Dated, others: readonly B[]): B | undefined =>
  others
    .filter(({ articleId, expiryDate }) => articleId === batch.articleId && expiryDate < batch.expiryDate)
    .sort((a, b) => a.expiryDate.localeCompare(b.expiryDate))[0];

type Contract = NonNullable<AnswerOf<typeof getCustomer>['frameContract']>;

/** Returns the lines of the contract on a day. Returns an empty list if the contract is not valid on the day. */
export function contractLinesOn(contract: Contract | null | undefined, day: string): Contract['lineItems'] {
  const on = parseDate(day);
  if (!contract || !on.ok) return [];
  const { validFrom, validUntil, lineItems } = contract;
  const read = (text: string | null) => (text === null ? null : dateOf(text));
  return holdsOn({ validFrom: read(validFrom), validUntil: read(validUntil) }, on.value) ? lineItems : [];
}
