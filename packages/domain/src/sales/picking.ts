/** Picking proposals for order lines. They reserve nothing. */
import { type CalendarDate, daysBetween } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import type { PricePer } from '../masterdata/index.ts';
import { byFefo, type Candidate, splitByFefo } from '../production/index.ts';

/** A stock batch that is usable on the day of the proposal. */
export interface PickableBatch extends Candidate {
  readonly articleId: string;
  readonly unit: PricePer;
  readonly lotNumber: string;
}

/** An open line of an order. */
export interface LineToPick {
  readonly articleId: string;
  readonly unit: PricePer;
  /** The needed quantity, in `unit`. */
  readonly needed: Decimal;
  /** Minimum number of days from the day of the proposal to the expiry date. Null without a rule. */
  readonly remainingDays: number | null;
}

export interface OrderToPick<L extends LineToPick> {
  readonly id: string;
  readonly requestedDate: CalendarDate;
  readonly confirmedAt: Date;
  readonly lines: readonly L[];
}

export interface PickedLine<L extends LineToPick, B extends PickableBatch> {
  readonly of: L;
  /** The picked quantities, sorted by FEFO. `base` is in the unit of the line. */
  readonly picks: readonly { readonly from: B; readonly base: Decimal }[];
  readonly missing: Decimal;
  /** The distinct numbers of usable lots that expire too early for this customer. */
  readonly tooShort: readonly string[];
}

/** Compares orders for `sort`: negative if `a` is served before `b`. */
export const byTurn = (
  a: Pick<OrderToPick<never>, 'id' | 'requestedDate' | 'confirmedAt'>,
  b: Pick<OrderToPick<never>, 'id' | 'requestedDate' | 'confirmedAt'>,
): number => {
  const key = ({ id, requestedDate, confirmedAt }: typeof a) => `${requestedDate} ${confirmedAt.toISOString()} ${id}`;
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
};

/**
 * Returns the proposal for the orders, by requested date, confirmation and id, line by line. Proposes each quantity of
 * a batch only once. `batches`: the batches that are usable on `date`.
 */
export function pickingOf<L extends LineToPick, O extends OrderToPick<L>, B extends PickableBatch>(
  orders: readonly O[],
  batches: readonly B[],
  date: CalendarDate,
): readonly { readonly order: O; readonly lines: readonly PickedLine<L, B>[] }[] {
  // Calculates the days left once per batch, because every line searches all batches of its article.
  const daysLeft = new Map(batches.map(({ id, expiryDate }) => [id, daysBetween(date, expiryDate)]));
  const shelves = new Map<string, B[]>();
  for (const batch of batches.toSorted(byFefo)) {
    const key = `${batch.articleId} ${batch.unit}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(batch);
    else shelves.set(key, [batch]);
  }
  return orders.toSorted(byTurn).map((order) => ({
    order,
    lines: order.lines.map((line) => {
      const key = `${line.articleId} ${line.unit}`;
      const { left, ...picked } = pickLine<L, B>(line, shelves.get(key) ?? [], daysLeft);
      shelves.set(key, left);
      return picked;
    }),
  }));
}

function pickLine<L extends LineToPick, B extends PickableBatch>(
  line: L,
  shelf: readonly B[],
  daysLeft: ReadonlyMap<string, number>,
): PickedLine<L, B> & { readonly left: B[] } {
  const lasts = ({ id }: B) => (daysLeft.get(id) ?? 0) >= (line.remainingDays ?? 0);
  const { picks, missing } = splitByFefo(line.needed, shelf.filter(lasts));
  const taken = new Map(picks.map(({ from, base }) => [from.id, base]));
  const left = shelf.flatMap((batch) => {
    const base = taken.get(batch.id);
    if (!base) return [batch];
    const rest = Decimal.of(batch.quantityBase).minus(base);
    return rest.isZero() ? [] : [{ ...batch, quantityBase: rest.toText() }];
  });
  const tooShort = [...new Set(shelf.filter((batch) => !lasts(batch)).map(({ lotNumber }) => lotNumber))];
  return { of: line, picks, missing, tooShort, left };
}
