/** The rules of the dialog that books several stock batches together. Runs without a browser. */

import type { listExpiringBatches } from '@cleaver/domain/inventory/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { wholeLine } from '../../floor/booking/request-amount.ts';
import type { BookingInput, InputOf } from '../../floor/outbox/bookings.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';

/** A stock batch in a list. */
export type Goods = ItemOf<typeof listExpiringBatches>;

export type Kind = 'writeOff' | 'transfer';

export interface Common {
  readonly reasonCode: string;
  readonly note: string;
  readonly storageLocationId: string;
}

/** Returns the initial values of the form. Proposes the reason EXPIRED only if all goods are expired. */
export const firstOf = (rows: readonly FoundBatch[]): Common => ({
  reasonCode: rows.length > 0 && rows.every(({ status }) => status === 'EXPIRED') ? 'EXPIRED' : '',
  note: '',
  storageLocationId: '',
});

/** Returns the request body that books the whole amount of a row. Omits empty values. */
export function bodyOf(kind: Kind, batch: FoundBatch, { reasonCode, note, storageLocationId }: Common) {
  const given = kind === 'writeOff' ? { reasonCode, note: note.trim() } : { storageLocationId };
  const line = { stockBatchId: batch.id, ...wholeLine(batch) };
  return { lines: [{ ...line, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) }] };
}

/** Returns the booking of one stock batch. The form has checked the input. */
export function bookingFor(kind: Kind, batch: FoundBatch, common: Common): BookingInput {
  const input: unknown = bodyOf(kind, batch, common);
  return kind === 'writeOff'
    ? { booking: kind, input: input as InputOf<'writeOff'> }
    : { booking: kind, input: input as InputOf<'transfer'> };
}
