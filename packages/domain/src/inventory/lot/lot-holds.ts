/** Places and releases holds on lots, with the movements of their goods. */
import { groupBy } from '../../kernel/values/group-by.ts';
import { lookAlikeKey } from '../../kernel/values/look-alikes.ts';
import { StockMovements } from '../movement/movement-ledger.ts';
import { type BirthType, StockBatches } from '../stock-batch/stock-batch.ts';
import { type Bookings, loadedValue } from '../warehouse/bookings.ts';
import { Hold, Holds, inheritedHolds, type NewHold } from './hold.ts';
import { type Lot, type LotState, Lots } from './lot.ts';

/** Places one hold on each of these locked lots. The holds block the goods of the lots in all stocks. */
export async function placeHolds(bookings: Bookings, lots: readonly Lot[], hold: NewHold): Promise<readonly Hold[]> {
  const stopped = new Set(lots.filter(({ state }) => !state.onHold).map(({ state }) => state.id));
  const holds = lots.map((lot) => {
    lot.hold();
    return addHold(bookings, lot, hold);
  });
  await holdBatches(bookings, stopped, true, hold.reason);
  return holds;
}

/**
 * Releases locked holds of a lot. The release of the last hold unblocks the goods of the lot, except batches that are
 * blocked themselves. Refuses a released hold with HOLD_ALREADY_RELEASED.
 */
export async function releaseHolds(
  bookings: Bookings,
  lot: Lot,
  holds: readonly Hold[],
  reason: string,
): Promise<void> {
  for (const hold of holds) hold.release(reason, bookings.by.username, bookings.unit.now);
  lot.release(holds.length);
  if (holds.length > 0 && !lot.state.onHold) await holdBatches(bookings, new Set([lot.state.id]), false, reason);
}

/** Adds only the hold record, because the lot already counts the hold. */
export function addHold(bookings: Bookings, lot: Lot, hold: NewHold): Hold {
  const { username: placedBy } = bookings.by;
  const placed = Hold.place(hold, {
    id: bookings.unit.newId(),
    lotId: lot.state.id,
    placedBy,
    placedAt: bookings.unit.now,
  });
  bookings.unit.of(Holds).add(placed);
  return placed;
}

async function holdBatches(
  bookings: Bookings,
  lotIds: ReadonlySet<string>,
  held: boolean,
  reason: string,
): Promise<void> {
  if (lotIds.size === 0) return;
  const batches = await bookings.unit.of(StockBatches).whereIn('lotId', [...lotIds]);
  const stocks = await bookings.stocks(batches.map(({ state }) => state.stockId));
  for (const batch of batches) {
    const booking = bookings.booking(loadedValue(stocks.get(batch.state.stockId)));
    const movement = batch.hold(held, reason, booking);
    if (movement) bookings.unit.of(StockMovements).add(movement);
  }
}

/**
 * Returns a function that returns the holds of a new lot: those that it inherits from lots with the same article and
 * number. Locks these lots to see concurrent holds and recalls. A run does not lock them, because it already holds
 * locks on stock batches.
 */
export async function holdsOfNumbers(
  { unit }: Bookings,
  type: BirthType,
  numbers: readonly NumberOfArticle[],
): Promise<(of: NumberOfArticle) => readonly NewHold[]> {
  const stored = unit.of(Lots);
  const wanted = new Set(numbers.map(keyOfNumber));
  const found = await stored.peekIn('lotNumber', [...new Set(numbers.map(({ lotNumber }) => lotNumber))]);
  const alike = found.filter((lot) => wanted.has(keyOfNumber(lot)));
  if (alike.length === 0) return () => [];
  const lots = type === 'PRODUCED' ? alike : (await stored.getAll(alike.map(({ id }) => id))).map(({ state }) => state);
  const holds = await inheritedHolds(unit, lots);
  const byNumber = groupBy(holds, ({ inheritedFrom }) =>
    keyOfNumber(loadedValue(lots.find(({ id }) => id === inheritedFrom))),
  );
  return (of) => byNumber.get(keyOfNumber(of)) ?? [];
}

type NumberOfArticle = Pick<LotState, 'lotNumber' | 'articleId'>;

/** Returns the key of an article and a lot number. Numbers that look alike have one key. */
const keyOfNumber = ({ lotNumber, articleId }: NumberOfArticle): string => `${articleId} ${lookAlikeKey(lotNumber)}`;

/** Returns a predicate that accepts holds with the `inheritedFrom`, recall, deviation and reason of `one`. */
export const sameCause =
  (one: NewHold) =>
  (other: NewHold): boolean =>
    one.inheritedFrom === other.inheritedFrom &&
    one.recallId === other.recallId &&
    one.deviationId === other.deviationId &&
    one.reason === other.reason;
