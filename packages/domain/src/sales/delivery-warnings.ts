/**
 * Warnings of a delivery: a short remaining shelf life, pieces of unusual weight, and more goods than the order and its
 * tolerance allow.
 */
import type { Warning, WarningWords } from '../kernel/acknowledgement.ts';
import { addDays, type CalendarDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import { say } from '../kernel/message.ts';
import type { PieceWeight } from '../masterdata/index.ts';
import { inLineUnit, mostDelivered, type OrderLine } from './order-line.ts';

export const DELIVERY_WARNINGS = ['REMAINING_LIFE', 'WEIGHT_DEVIATION', 'OVER_DELIVERY'] as const;
export type DeliveryWarningCode = (typeof DELIVERY_WARNINGS)[number];

export const deliveryWarningWords: WarningWords<DeliveryWarningCode> = {
  REMAINING_LIFE: ({ article = '', lot = '', expiry = '', needed = '' }) =>
    say`Lot ${lot} of ${article} ends on ${expiry}, and has to last until ${needed}`,
  WEIGHT_DEVIATION: ({ article = '', mean = '', expected = '' }) =>
    say`A piece of ${article} weighs ${mean} kg, not ${expected} kg`,
  OVER_DELIVERY: ({ article = '', delivered = '', ordered = '', order = '' }) =>
    say`Of ${article} ${delivered} are delivered, and order ${order} has ${ordered}`,
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

function weightDeviation(of: JudgedLine): readonly Warning<'WEIGHT_DEVIATION'>[] {
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

/** Returns the warnings of a delivery, line by line. */
export const deliveryWarnings = (
  lines: readonly JudgedLine[],
  dispatchDate: CalendarDate,
): readonly Warning<DeliveryWarningCode>[] =>
  lines.flatMap((line) => [...remainingLife(line, dispatchDate), ...weightDeviation(line), ...overDelivery(line)]);
