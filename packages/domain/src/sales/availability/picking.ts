/** Picking proposals for order lines. They reserve nothing. */
import { type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import type { PricePer } from '../../masterdata/index.ts';
import { byFefo, type Candidate } from '../../production/index.ts';

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
  /**
   * The distinct numbers of usable lots that expire too early for this customer, also of lots that earlier lines use up,
   * because nothing is reserved. At most 500, the earliest first.
   */
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
 * Yields the proposal for each order, by requested date, confirmation and id, line by line. Proposes each quantity of a
 * batch only once. `batches`: the batches that are usable on `date`. Calculates an order when the caller asks for it, so
 * that the caller can yield to other requests in between.
 */
export function* pickingOf<L extends LineToPick, O extends OrderToPick<L>, B extends PickableBatch>(
  orders: readonly O[],
  batches: readonly B[],
  date: CalendarDate,
): Generator<{ readonly order: O; readonly lines: readonly PickedLine<L, B>[] }> {
  const keyOf = ({ articleId, unit }: Pick<PickableBatch, 'articleId' | 'unit'>) => `${articleId} ${unit}`;
  const stored = groupBy(batches, keyOf);
  const shelves = new Map<string, Shelf<B>>();
  const shelfOf = (line: L): Shelf<B> => {
    const key = keyOf(line);
    const shelf = shelves.get(key) ?? new Shelf(stored.get(key) ?? [], date);
    shelves.set(key, shelf);
    return shelf;
  };
  for (const order of orders.toSorted(byTurn)) {
    yield { order, lines: order.lines.map((line) => ({ of: line, ...shelfOf(line).pick(line) })) };
  }
}

/** The batches of an article in one unit, with the quantities that earlier lines left. Sorts the batches once. */
class Shelf<B extends PickableBatch> {
  /** Sorted by FEFO, so also by expiry date. */
  readonly #batches: readonly B[];
  readonly #daysLeft: readonly number[];
  readonly #left: Decimal[];
  /** For each batch the index of a batch from it on that may have something left. */
  readonly #next: number[];
  readonly #tooShort = new Map<number, readonly string[]>();

  constructor(batches: readonly B[], date: CalendarDate) {
    this.#batches = batches.toSorted(byFefo);
    this.#daysLeft = this.#batches.map(({ expiryDate }) => daysBetween(date, expiryDate));
    this.#left = this.#batches.map(({ quantityBase }) => Decimal.of(quantityBase));
    this.#next = this.#batches.map((_, at) => at);
  }

  pick({ needed, remainingDays }: LineToPick): Omit<PickedLine<never, B>, 'of'> {
    const first = this.#firstLasting(remainingDays ?? 0);
    const picks: { from: B; base: Decimal }[] = [];
    let missing = needed;
    for (let at = this.#from(first); !missing.isZero(); at = this.#from(at)) {
      const [from, left] = [this.#batches[at], this.#left[at]];
      if (!from || !left) break;
      const base = left.compare(missing) < 0 ? left : missing;
      if (!base.isZero()) picks.push({ from, base });
      missing = missing.minus(base);
      const rest = left.minus(base);
      this.#left[at] = rest;
      if (rest.isZero()) this.#next[at] = at + 1;
    }
    return { picks, missing, tooShort: this.#before(first) };
  }

  /** Returns the index of the first batch that lasts the days. */
  #firstLasting(days: number): number {
    let [low, high] = [0, this.#batches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#daysLeft[middle] ?? 0) < days) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the index of the first batch from `at` on that has something left. Shortens the way for later calls. */
  #from(at: number): number {
    let end = at;
    while ((this.#next[end] ?? end) !== end) end = this.#next[end] ?? end;
    for (let each = at; each < end; ) {
      const next = this.#next[each] ?? end;
      this.#next[each] = end;
      each = next;
    }
    return end;
  }

  /** Returns the distinct lot numbers of the batches before `first`, at most 500. Lines share the list. */
  #before(first: number): readonly string[] {
    const known = this.#tooShort.get(first);
    if (known) return known;
    const numbers = new Set<string>();
    for (const { lotNumber } of this.#batches.slice(0, first)) {
      if (numbers.size === TOO_SHORT_MAX) break;
      numbers.add(lotNumber);
    }
    const list = [...numbers];
    this.#tooShort.set(first, list);
    return list;
  }
}

/** Maximum number of lots that a line names in `tooShort`. */
const TOO_SHORT_MAX = 500;
