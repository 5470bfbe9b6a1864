/**
 * Warnings of a delivery: a short remaining shelf life, pieces of unusual weight, more goods than the order and its
 * tolerance allow, and goods that were counted after they had left.
 */
import type { Warning, WarningWords } from '../../kernel/contract/acknowledgement.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import type { PieceWeight } from '../../masterdata/index.ts';
import { inLineUnit, mostDelivered, type OrderLine } from '../order/order-line.ts';

export const DELIVERY_WARNINGS = ['REMAINING_LIFE', 'WEIGHT_DEVIATION', 'OVER_DELIVERY', 'COUNTED_SINCE'] as const;
export type DeliveryWarningCode = (typeof DELIVERY_WARNINGS)[number];

export const deliveryWarningWords: WarningWords<DeliveryWarningCode> = {
  REMAINING_LIFE: ({ article = '', lot = '', expiry = '', needed = '' }) =>
    say`Lot ${lot} of ${article} ends on ${expiry}, and has to last until ${needed}`,
  WEIGHT_DEVIATION: ({ article = '', mean = '', expected = '', returned = '' }) =>
    returned
      ? say`A returned piece of ${article} weighs ${mean} kg, not ${expected} kg`
      : say`A piece of ${article} weighs ${mean} kg, not ${expected} kg`,
  OVER_DELIVERY: ({ article = '', delivered = '', ordered = '', order = '' }) =>
    say`Of ${article} ${delivered} are delivered, and order ${order} has ${ordered}`,
  COUNTED_SINCE: ({ article = '', lot = '', left = '', counted = '' }) =>
    say`Lot ${lot} of ${article} left on ${left} and was counted on ${counted}: were the goods still there then, or already gone?`,
};

/** A line of a delivery, with the data for the warnings. */
export interface JudgedLine {
  readonly line: number;
  readonly articleName: string;
  readonly lotNumber: string;
  readonly expiryDate: CalendarDate;
  /** Minimum days from dispatch to expiry, by the customer's rule or else the article's. Null without a rule. */
  readonly remainingDays: number | null;
  /** The quantity in the base unit, for example kilograms for a unit of mass. */
  readonly base: Decimal;
  readonly pieces: number | null;
  readonly pieceWeight: PieceWeight | null;
  /**
   * The order line that the delivery line serves, with this delivery line already counted. Null for a delivery line
   * without an order line.
   */
  readonly served: {
    readonly line: OrderLine;
    readonly orderNumber: string;
    readonly tolerancePercent: string | null;
  } | null;
  /** The day after the dispatch on which the goods were counted, if it is unknown whether the count found them. */
  readonly counted: CalendarDate | undefined;
}

/** Decimal places of a mean weight in a message. A mean that would round to an allowed weight gets more places. */
const PLACES = 3;

function remainingLife(of: JudgedLine, dispatchDate: CalendarDate): readonly Warning<'REMAINING_LIFE'>[] {
  if (of.remainingDays === null) return [];
  const needed = addDays(dispatchDate, of.remainingDays);
  if (of.expiryDate >= needed) return [];
  const values = { article: of.articleName, lot: of.lotNumber, expiry: of.expiryDate, needed };
  return [{ code: 'REMAINING_LIFE', line: of.line, values }];
}

/** A line of a return, with the data for the warnings. `line` is that of the delivery. */
type ReturnedLine = Pick<JudgedLine, 'line' | 'articleName' | 'base' | 'pieces' | 'pieceWeight'>;

function weightDeviation(of: ReturnedLine): readonly Warning<'WEIGHT_DEVIATION'>[] {
  if (of.pieces === null || of.pieceWeight === null) return [];
  const expected = Decimal.of(of.pieceWeight.kg);
  const mean = of.base.dividedBy(Decimal.of(String(of.pieces)));
  const margin = expected.times(Decimal.of(of.pieceWeight.tolerancePercent)).dividedBy(Decimal.HUNDRED);
  const isAllowed = (kg: Decimal) => kg.compare(expected.minus(margin)) >= 0 && kg.compare(expected.plus(margin)) <= 0;
  if (isAllowed(mean)) return [];
  let places = PLACES;
  while (isAllowed(Decimal.of(mean.toText(places)))) places++;
  const values = { article: of.articleName, mean: mean.toText(places), expected: of.pieceWeight.kg };
  return [{ code: 'WEIGHT_DEVIATION', line: of.line, values }];
}

function overDelivery({ line, articleName: article, served }: JudgedLine): readonly Warning<'OVER_DELIVERY'>[] {
  if (!served) return [];
  const { line: ordered, orderNumber: order, tolerancePercent } = served;
  const delivered = Decimal.of(ordered.delivered);
  if (delivered.compare(mostDelivered(ordered, tolerancePercent)) <= 0) return [];
  const inUnit = (amount: string) => `${amount} ${ordered.quantityUnit}`;
  const values = { delivered: inUnit(inLineUnit(ordered, delivered)), ordered: inUnit(ordered.quantityAmount) };
  return [{ code: 'OVER_DELIVERY', line, values: { article, order, ...values } }];
}

function countedSince(of: JudgedLine, left: CalendarDate): readonly Warning<'COUNTED_SINCE'>[] {
  const { line, articleName: article, lotNumber: lot, counted } = of;
  return counted ? [{ code: 'COUNTED_SINCE', line, values: { article, lot, left, counted } }] : [];
}

/** Returns the warnings of a delivery, line by line. */
export const deliveryWarnings = (
  lines: readonly JudgedLine[],
  dispatchDate: CalendarDate,
): readonly Warning<DeliveryWarningCode>[] =>
  lines.flatMap((line) => [
    ...remainingLife(line, dispatchDate),
    ...weightDeviation(line),
    ...overDelivery(line),
    ...countedSince(line, dispatchDate),
  ]);

/** Returns the warnings of a return, line by line. */
export const returnWarnings = (lines: readonly ReturnedLine[]): readonly Warning<DeliveryWarningCode>[] =>
  lines.flatMap(weightDeviation).map((warning) => ({ ...warning, values: { ...warning.values, returned: 'yes' } }));

/**
 * Adds the warnings of a return to those of its delivery. The delivery keeps one for each of its lines, the latest, so
 * that many returns cannot fill it.
 */
export function withReturnWarnings<W extends Warning>(kept: readonly W[], added: readonly W[]): readonly W[] {
  const latest = new Map([...kept, ...added].filter(isOfReturn).map((warning) => [warning.line, warning]));
  return [...kept.filter((warning) => !isOfReturn(warning)), ...latest.values()];
}

const isOfReturn = ({ values }: Warning): boolean => values['returned'] !== undefined;
