/** The rules for the goods to deliver: which goods are usable, and which expire first. Runs without a browser. */
import { allTaken, type FoundBatch } from '../floor/found-batch.ts';

/**
 * Returns whether goods may be delivered. Blocked and expired goods must not leave the shop. If waiting bookings take
 * all of the goods, nothing is left to deliver.
 */
export const isUsable = (batch: FoundBatch): boolean =>
  (batch.status === 'AVAILABLE' || batch.status === 'EXPIRING_SOON') && allTaken(batch) === undefined;

type Dated = Pick<FoundBatch, 'articleId' | 'expiryDate'>;

/** Returns the batch of the same article that expires first, if it expires before this one. */
export const earlierThan = <B extends Dated>(batch: Dated, others: readonly B[]): B | undefined =>
  others
    .filter(({ articleId, expiryDate }) => articleId === batch.articleId && expiryDate < batch.expiryDate)
    .sort((a, b) => a.expiryDate.localeCompare(b.expiryDate))[0];
