/** Which lots go out first. Without a browser. */
import type { FoundBatch } from '../floor/found-batch.ts';

/** Nothing that is blocked or expired leaves the shop. */
export const isUsable = ({ status }: Pick<FoundBatch, 'status'>): boolean =>
  status === 'AVAILABLE' || status === 'EXPIRING_SOON';

type Dated = Pick<FoundBatch, 'articleId' | 'expiryDate'>;

/** What of the same article ought to go before it, the earliest first. */
export const earlierThan = <B extends Dated>(batch: Dated, others: readonly B[]): B | undefined =>
  others
    .filter(({ articleId, expiryDate }) => articleId === batch.articleId && expiryDate < batch.expiryDate)
    .sort((a, b) => a.expiryDate.localeCompare(b.expiryDate))[0];
