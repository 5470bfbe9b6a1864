/**
 * Checks all lines of a posting before any line is booked. Faults name the line by its path in the request. Other
 * refusals name the lots or the locations.
 */

import type { Fault, Refusal } from '../../kernel/contract/refusal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { type Quantity, sameKind } from '../../kernel/values/quantity.ts';
import { insufficientStock, locationsInactive, lotExpired, stockBatchBlocked } from '../refusals.ts';
import { OBSTACLES, type Obstacle, type StockBatch, type TakingType } from '../stock-batch/stock-batch.ts';
import { quantityOf } from '../stock-batch/stored-quantity.ts';
import type { Bookings } from './bookings.ts';
import type { BatchLine, Loaded } from './posting.ts';

/**
 * Refuses lines that have an obstacle. The code is the first of `OBSTACLES` that any line has. The refusal names the
 * lots of all lines with this obstacle. The units of the lines must convert into those of their batches (`kindFaults`).
 */
export function checkTaking(bookings: Bookings, type: TakingType, loaded: readonly Loaded[]): void {
  const whole = byBatch(loaded);
  const found = whole.map(({ line, batch, stock }) =>
    batch.obstacle(type, line.quantity, { today: bookings.today, ...stock }, line),
  );
  for (const obstacle of OBSTACLES) {
    const stopped = whole.filter((_line, at) => found[at] === obstacle);
    if (stopped.length > 0) throw refusals[obstacle](stopped);
  }
}

/** Merges the lines of each batch into one line with their sum, because the sum must not exceed the stock. */
const byBatch = (loaded: readonly Loaded[]): readonly Loaded[] =>
  [...groupBy(loaded, ({ batch }) => batch.state.id).values()].flatMap((lines) => {
    const [first, ...others] = lines;
    if (!first || others.length === 0) return lines;
    const quantity = others.reduce((sum, { line }) => sum.plus(line.quantity), first.line.quantity);
    return [{ ...first, line: { ...first.line, quantity } }];
  });

const refusals: Readonly<Record<Obstacle, (lines: readonly Loaded[]) => Refusal>> = {
  STOCK_BATCH_BLOCKED: (lines) => stockBatchBlocked({ lots: lotNumbers(lines.map(({ batch }) => batch)) }),
  LOT_EXPIRED: (lines) => lotExpired({ lots: lotNumbers(lines.map(({ batch }) => batch)) }),
  INSUFFICIENT_STOCK: (lines) => insufficientStock({ lots: lines.map(({ line, batch }) => lacking(line, batch)) }),
};

const lacking = ({ quantity }: BatchLine, { state }: StockBatch): Message =>
  say`lot ${state.lotNumber} has ${String(quantityOf(state))}, ${String(quantity)} is more`;

/** Returns lots for a refusal, each once, because a document may have several lines of one lot. */
export const namedLots = (lots: readonly { readonly lotNumber: string }[]): readonly Message[] =>
  [...new Set(lots.map(({ lotNumber }) => lotNumber))].map((lotNumber) => say`lot ${lotNumber}`);

export const lotNumbers = (batches: readonly StockBatch[]): readonly Message[] =>
  namedLots(batches.map(({ state }) => state));

export const under = (at: string, member: string): string => (at === '' ? member : `${at}.${member}`);

export const kindFault = (at: string, kept: Pick<Quantity, 'unit'>): Fault => ({
  field: under(at, 'quantityUnit'),
  message: say`must be a unit that converts into ${kept.unit}, in which the batch is kept`,
});

/**
 * Refuses with STORAGE_LOCATION_INACTIVE to bring goods to inactive locations. `closed`: the names of these locations.
 */
export function checkOpen(closed: readonly string[]): void {
  if (closed.length === 0) return;
  throw locationsInactive({ names: closed.join(', ') });
}

/** Returns a fault for each quantity that does not convert into the unit of its batch. */
export function kindFaults(loaded: readonly Pick<Loaded, 'line' | 'batch'>[]): readonly Fault[] {
  return loaded
    .filter(({ line, batch }) => !sameKind(line.quantity.unit, batch.state.quantityUnit))
    .map(({ line, batch }) => kindFault(line.at, quantityOf(batch.state)));
}
