/** The effect of a PUT on the lines of an order. */

import { isSame } from '../../kernel/contract/edit.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import type { ManualPrice, PriceBasis } from '../price/price.ts';
import { orderLineClosed, orderLineDelivered, orderLineUnknown } from '../refusals.ts';
import { type OrderLine, orderedBase, saleKindOf } from './order-line.ts';
import { quantityFaults } from './order-quantity.ts';

/** A manual price in a request. */
export type GivenPrice = Omit<ManualPrice, 'per'> & { readonly per?: ManualPrice['per'] | undefined };

/** An entry that changes a stored line. Undefined members stay unchanged. */
export interface KeptEntry {
  readonly line: number;
  readonly articleId?: string | undefined;
  readonly quantityAmount?: Decimal | undefined;
  readonly quantityUnit?: Unit | undefined;
  readonly manualPrice?: GivenPrice | undefined;
  readonly note?: string | undefined;
}

/** A new line, without its number. */
export type NewLine = Omit<OrderLine, 'line' | 'cancelReason' | 'delivered' | 'lasts' | 'status' | 'open'>;

/** The members of a line without deliveries or cancellation. */
export const UNTOUCHED = { cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open: '0' } as const;

/** An entry of a revision, which changes a stored line or adds a new one. */
export type LineEntry = { readonly keep: KeptEntry } | { readonly add: NewLine };

/** A line of a request. `line`: the number of a stored line. A new line has article and quantity, but no `line`. */
export interface GivenLine extends Omit<KeptEntry, 'line'> {
  readonly line?: number | undefined;
}

type ArticleNames = ReadonlyMap<string, { readonly articleNumber: string; readonly name: string }>;

/** Returns a new order line with this id. `articles` must include the article of the line. */
export function newLineOf(id: string, given: GivenLine, articles: ArticleNames): NewLine {
  const { articleId = '', quantityAmount, quantityUnit, manualPrice, note = '' } = given;
  const article = articles.get(articleId);
  if (!article || !quantityAmount || !quantityUnit) throw new RangeError('The form lets no such line in');
  return {
    id,
    articleId,
    articleNumber: article.articleNumber,
    articleName: article.name,
    quantityAmount: quantityAmount.toText(),
    quantityUnit,
    note,
    manualPrice: manualPrice ? manualPriceOf(manualPrice, quantityUnit) : null,
    price: null,
    pieceKg: null,
  };
}

/** Returns the entry for a line of a request. `id`: the id of a new line. */
export const lineEntry = (id: string, { line, ...given }: GivenLine, articles: ArticleNames): LineEntry =>
  line === undefined ? { add: newLineOf(id, given, articles) } : { keep: { line, ...given } };

/** Returns a manual price. The default is per KG for weights and per PIECE for pieces. */
const manualPriceOf = ({ amount, per, reason }: GivenPrice, unit: Unit): ManualPrice => ({
  amount,
  per: per ?? (saleKindOf(unit) === 'PIECES' ? 'PIECE' : 'KG'),
  reason,
});

interface Frame {
  readonly lines: readonly OrderLine[];
  readonly nextLine: number;
  /** Whether the order was confirmed. The lines of a confirmed order have prices. */
  readonly confirmed: boolean;
  readonly basis: PriceBasis;
  readonly requestedDate: CalendarDate;
}

/**
 * Applies the entries to the lines of an order. Returns the lines and the next line number. First calls `checkKept`.
 * Then refuses an unknown line number with ORDER_LINE_NOT_FOUND and calls `checkStatus`. Then refuses to change or
 * remove a CLOSED line with ORDER_LINE_CLOSED. Refuses with ORDER_LINE_DELIVERED to remove a line with deliveries, to
 * change its manual price, or to lower its quantity below the delivered quantity.
 */
export function revisedLines(
  order: Frame,
  entries: readonly LineEntry[],
  checkStatus: () => void,
): { readonly lines: readonly OrderLine[]; readonly nextLine: number } {
  checkKept(
    order.lines,
    entries.map((entry) => ('keep' in entry ? entry.keep : {})),
  );
  const kept = entries.flatMap((entry) => ('keep' in entry ? [entry.keep] : []));
  const held = new Map(order.lines.map((line) => [line.line, line]));
  for (const { line } of kept) if (!held.has(line)) throw orderLineUnknown({ line });
  checkStatus();
  const named = new Set(kept.map(({ line }) => line));
  for (const line of order.lines) if (!named.has(line.line)) checkMayGo(line);

  let { nextLine } = order;
  const lines = entries.map((entry): OrderLine => {
    if ('add' in entry) return { line: nextLine++, ...entry.add, ...UNTOUCHED };
    const line = held.get(entry.keep.line) as OrderLine;
    const next = changedLine(line, entry.keep, order);
    checkMayChange(line, next);
    return next;
  });
  return { lines: lines.toSorted((a, b) => a.line - b.line), nextLine };
}

/**
 * Refuses with VALIDATION_ERROR a line number that two entries have. For stored lines, also refuses another article,
 * another kind of unit, and the faults of `quantityFaults`. Ignores entries without a line number.
 */
export function checkKept(lines: readonly OrderLine[], entries: readonly GivenLine[]): void {
  const held = new Map(lines.map((line) => [line.line, line]));
  checkNoFaults(
    entries.flatMap(({ line, ...entry }, index) =>
      line === undefined ? [] : keptFaults({ line, ...entry }, `lines[${index}]`, held, entries.slice(0, index)),
    ),
  );
}

function keptFaults(
  entry: KeptEntry,
  at: string,
  held: ReadonlyMap<number, OrderLine>,
  earlier: readonly GivenLine[],
): readonly Fault[] {
  const faults: Fault[] = [];
  if (earlier.some(({ line }) => line === entry.line)) {
    faults.push({ field: `${at}.line`, message: say`stands in an earlier entry already` });
  }
  const line = held.get(entry.line);
  if (!line) return faults;
  if (entry.articleId !== undefined && entry.articleId !== line.articleId) {
    faults.push({
      field: `${at}.articleId`,
      message: say`must stay the article of this line: leave out the number for a new line`,
    });
  }
  const unit = entry.quantityUnit ?? line.quantityUnit;
  if (saleKindOf(unit) !== saleKindOf(line.quantityUnit)) {
    faults.push({
      field: `${at}.quantityUnit`,
      message: say`must be of the kind of ${line.quantityUnit}, the unit of this line`,
    });
    return faults;
  }
  const amount = entry.quantityAmount ?? Decimal.of(line.quantityAmount);
  return [
    ...faults,
    ...quantityFaults({ quantityAmount: amount, quantityUnit: unit, manualPrice: entry.manualPrice }, at),
  ];
}

function changedLine(line: OrderLine, given: KeptEntry, { confirmed, basis, requestedDate }: Frame): OrderLine {
  const manualPrice = given.manualPrice ? manualPriceOf(given.manualPrice, line.quantityUnit) : line.manualPrice;
  const changed = {
    ...line,
    quantityAmount: given.quantityAmount?.toText() ?? line.quantityAmount,
    quantityUnit: given.quantityUnit ?? line.quantityUnit,
    note: given.note ?? line.note,
    manualPrice,
  };
  if (!confirmed || manualPrice === null || isSame(manualPrice, line.manualPrice)) return changed;
  return { ...changed, price: { ...manualPrice, basis, source: 'MANUAL', day: requestedDate } };
}

/**
 * Refuses the removal of a CLOSED line with ORDER_LINE_CLOSED, and of a line with deliveries with ORDER_LINE_DELIVERED.
 */
function checkMayGo(line: OrderLine): void {
  if (line.status === 'CLOSED') throw orderLineClosed({ line: line.line });
  if (!Decimal.of(line.delivered).isZero()) throw orderLineDelivered({ line: line.line });
}

function checkMayChange(line: OrderLine, next: OrderLine): void {
  const plain = (of: OrderLine) => ({ ...of, quantityUnit: of.quantityUnit.toUpperCase() });
  if (line.status === 'CLOSED' && !isSame(plain(line), plain(next))) {
    throw orderLineClosed({ line: line.line });
  }
  const delivered = Decimal.of(line.delivered);
  if (delivered.isZero()) return;
  // The delivered quantity may exceed the ordered one. So accepts an ordered quantity that does not decrease.
  const isLowered = orderedBase(next).compare(orderedBase(line)) < 0;
  if (!isSame(line.manualPrice, next.manualPrice) || (isLowered && orderedBase(next).compare(delivered) < 0)) {
    throw orderLineDelivered({ line: line.line });
  }
}
