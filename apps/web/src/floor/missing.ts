/**
 * The effect of bookings that a response does not include yet. Screens add this effect to the response, so that goods
 * booked without a network cannot be booked again.
 */
import { Decimal, Quantity, sameKind, unitOf } from '@cleaver/domain/kernel';
import type { Entry } from './outbox-order.ts';

/** An amount that a booking takes from a stock batch. */
export interface Taken {
  readonly stockBatchId: string;
  /** The amount as a decimal text in `quantityUnit`. */
  readonly quantityAmount: string;
  readonly quantityUnit: string;
  /** Id of the order, on a delivery line. */
  readonly orderId?: string;
  readonly orderLine?: number;
  /** Id of the article that this input of a production batch replaces. */
  readonly insteadOf?: string;
}

type Booked = Pick<Entry, 'booking' | 'of' | 'body'> & Partial<Pick<Entry, 'lotId' | 'blocking'>>;

interface Body {
  readonly inputs?: readonly Taken[];
  readonly lines?: readonly (Taken & { readonly line?: number })[];
  readonly quantityAmount?: string;
  readonly quantityUnit?: string;
}

const TAKING: readonly Entry['booking'][] = ['consume', 'transfer', 'writeOff', 'deliver', 'cut'];

/** Returns the amounts that a booking takes. A count, a receipt and a return take none. */
export function takenBy({ booking, of, body }: Booked): readonly Taken[] {
  const { inputs, lines, quantityAmount, quantityUnit } = body as Body;
  if (TAKING.includes(booking)) return inputs ?? lines ?? [];
  const stockBatchId = booking === 'takeOut' ? of?.['batchId'] : undefined;
  if (stockBatchId === undefined || quantityAmount === undefined || quantityUnit === undefined) return [];
  return [{ stockBatchId, quantityAmount, quantityUnit }];
}

/** An amount that goes back from a production batch to its former stock batch, or to another place. */
interface GivenBack extends Taken {
  readonly storageLocationId?: string;
}

/** Returns the amounts that a booking gives back from a production batch. */
export const givenBackBy = ({ booking, body }: Booked): readonly GivenBack[] =>
  booking === 'giveBack' ? ((body as Body).inputs ?? []) : [];

const ZERO = Decimal.ZERO;
const PLACES = 6;

/** Returns the sum in `unit`. Leaves out amounts in another kind of unit, because pieces have no weight. */
export function sumOf(taken: readonly Pick<Taken, 'quantityAmount' | 'quantityUnit'>[], unit: string): Decimal {
  const to = unitOf(unit);
  return taken
    .map((one) => Quantity.of(Decimal.of(one.quantityAmount), unitOf(one.quantityUnit)))
    .filter((one) => sameKind(one.unit, to))
    .reduce((sum, one) => sum.plus(one.to(to).amount), ZERO);
}

/** Returns the amount less the taken amount, at least zero, rounded down to 6 decimal places. */
export function lessTaken(amount: string, taken: Decimal): string {
  const left = Decimal.of(amount).minus(taken);
  return left.compare(ZERO) < 0 ? '0' : left.floor(PLACES).toText();
}

interface Amount {
  readonly id: string;
  /** The amount as a decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
}

interface Held {
  /** The id of the stock batch. Undefined for the whole lot. */
  readonly id?: string;
  readonly lotId?: string;
}

interface Placed {
  readonly storageLocationId?: string;
}

/**
 * Returns the amounts of the lot's other stock batches that these bookings bring to the storage location of the batch.
 */
const broughtBy = (entries: readonly Booked[], batch: Amount & Held & Placed): readonly Taken[] =>
  entries
    .filter(({ booking, lotId }) => ['transfer', 'giveBack'].includes(booking) && lotId && lotId === batch.lotId)
    .flatMap(({ body }) => (body as Body).lines ?? (body as Body).inputs ?? [])
    .filter((one) => (one as Placed).storageLocationId === batch.storageLocationId && one.stockBatchId !== batch.id);

/** Returns whether a booking blocks the lot or the stock batch. */
export const isBlockedBy = (entries: readonly Booked[], { id, lotId }: Held): boolean =>
  entries.some(({ blocking, booking, of, lotId: blocked }) =>
    booking === 'blockBatch'
      ? id !== undefined && of?.['batchId'] === id
      : blocking === true && blocked !== undefined && blocked === lotId,
  );

/** Returns the last inspection result in these bookings of each line of the receipt, by line number. */
export const inspectedBy = (entries: readonly Booked[], receiptId: string): ReadonlyMap<number, 'PASSED' | 'FAILED'> =>
  new Map(
    entries
      .filter(({ booking, of }) => booking === 'inspect' && of?.['id'] === receiptId)
      .map(({ of, body }) => [Number(of?.['line']), (body as { result: 'PASSED' | 'FAILED' }).result]),
  );

/** Returns the ids of the holds that these bookings release. */
export const releasedBy = (entries: readonly Booked[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ booking, of }) => (booking === 'release' && of?.['holdId'] ? [of['holdId']] : [])));

/**
 * Returns the stock batch with the amount after these bookings. Its status is BLOCKED if a booking blocks it.
 * `isWaiting` is true if a booking changes the amount.
 */
export function afterBookings<T extends Amount & Held & Placed>(
  found: T,
  entries: readonly Booked[],
): T & { isWaiting?: boolean } {
  const batch = isBlockedBy(entries, found) ? { ...found, status: 'BLOCKED' } : found;
  const isOf = ({ stockBatchId }: Taken): boolean => stockBatchId === batch.id;
  const taken = entries.flatMap(takenBy).filter(isOf);
  const back = [
    ...entries.flatMap(givenBackBy).filter((one) => isOf(one) && !one.storageLocationId),
    ...(batch.storageLocationId === undefined ? [] : broughtBy(entries, batch)),
  ];
  if (taken.length + back.length === 0) return batch;
  const change = sumOf(taken, batch.unit).minus(sumOf(back, batch.unit));
  return { ...batch, amount: lessTaken(batch.amount, change), isWaiting: true };
}

/** Returns the last counted amount of each stock batch in the count, by the id of the stock batch. */
export function countedBy(entries: readonly Booked[], countId: string): ReadonlyMap<string, Taken> {
  const counted = new Map<string, Taken>();
  for (const { booking, of, body } of entries) {
    if (booking !== 'count' || of?.['id'] !== countId) continue;
    for (const line of (body as Body).lines ?? []) counted.set(line.stockBatchId, line);
  }
  return counted;
}

/** Returns the amount of a delivery line that these bookings take back, in `unit`. */
export const takenBackBy = (
  entries: readonly Booked[],
  { deliveryId, line, unit }: { readonly deliveryId: string; readonly line: number; readonly unit: string },
): Decimal =>
  sumOf(
    entries
      .filter(({ booking, of }) => booking === 'takeBack' && of?.['id'] === deliveryId)
      .flatMap(({ body }) => ((body as Body).lines ?? []).filter((one) => one.line === line)),
    unit,
  );
