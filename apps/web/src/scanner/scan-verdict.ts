/** The outcome of a scan on the scan screen. */
import { say } from '@cleaver/domain/kernel';
import type { Entry } from '../floor/outbox/outbox-order.ts';
import { afterBookings } from '../floor/outbox/pending-effects.ts';
import { wordText } from '../ui/text/words.ts';
import { allTaken, foundBatch, isFine, namesLot } from './found-batch.ts';
import type { ScanRead } from './reader.ts';
import type { Outcome } from './verdict.ts';

type Read = Omit<ScanRead, 'problems' | 'at'>;

/**
 * Returns the outcome with article, lot and places. The outcome is amber if the lot needs attention, if the scan may
 * mean another lot, or if waiting bookings take all of the lot. `entries` are the bookings that the response does not
 * include yet.
 */
export function scanVerdict(read: Read, entries: readonly Entry[]): Outcome {
  const { article, lots, stockBatches, elements, text } = read;
  const [lot, another] = lots;
  if (another) return { warn: say`Several lots have this number: which is it?` };
  if (!lot) return { good: article?.name ?? elements.lotNumber ?? elements.gtin ?? text };
  const batches = stockBatches.map((one) => afterBookings(foundBatch(one), entries));
  const places = new Set(batches.map(({ storageLocationName }) => storageLocationName));
  const name = [article?.name ?? batches[0]?.articleName, lot.lotNumber, ...places].filter(Boolean).join(' · ');
  if (!namesLot(read)) return { warn: say`${name} – the article on the label is not known without a connection` };
  const [first] = batches;
  const taken = first && batches.every(allTaken) ? allTaken(first) : undefined;
  if (taken) return { warn: taken };
  const unfit = batches.find((one) => !isFine(one))?.status ?? (lot.onHold ? 'HELD' : undefined);
  return unfit === undefined ? { good: name } : { warn: `${name} – ${wordText(unfit)}` };
}
