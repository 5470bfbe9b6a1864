/** Lists of stock batches leave out batches that are used up. The filter by status shows them. */
import type { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';

type Status = ItemOf<typeof listAllStockBatches>['status'];

const STATUSES: readonly Status[] = ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED', 'DEPLETED'];

/** The choices of the status. The first one selects all batches with goods. */
export const STATUS_CHOICES = {
  status: () => [
    { value: '', text: t`All with goods` },
    ...STATUSES.map((value) => ({ value, text: wordText(value) })),
  ],
};

/** Returns the filter that leaves out depleted batches, unless the address asks for them or for one lot number. */
export const withoutDepleted = (query: URLSearchParams): Readonly<Record<string, string>> =>
  query.get('status') === 'DEPLETED' || query.has('batchId') ? {} : { depleted: 'false' };
