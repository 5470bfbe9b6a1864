/** A line of an order: its quantity, price and progress. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, UNIT_CHOICES, type Unit, unitOf } from '../../kernel/values/quantity.ts';
import type { PricePer } from '../../masterdata/index.ts';
import type { ManualPrice, Price, SaleKind } from '../price/price.ts';

export const ORDER_LINE_STATUSES = ['OPEN', 'COMPLETE', 'CLOSED'] as const;
export type OrderLineStatus = (typeof ORDER_LINE_STATUSES)[number];

export interface OrderLine {
  readonly id: string;
  /** The number of the line, counted from 1. An order never reuses a number. */
  readonly line: number;
  readonly articleId: string;
  readonly articleNumber: string;
  readonly articleName: string;
  /**
   * The ordered amount, a decimal text above zero in `quantityUnit`. An order in pieces has a whole number of pieces,
   * for example 0.5 DOZEN.
   */
  readonly quantityAmount: string;
  readonly quantityUnit: Unit;
  readonly note: string;
  readonly manualPrice: ManualPrice | null;
  /** The price per KG or piece. Null before the order is confirmed. */
  readonly price: Price | null;
  /** The weight of a piece in kilograms when the line was priced. Null before pricing, and without a piece weight. */
  readonly pieceKg: string | null;
  /** The reason of the cancellation. Null if the line is not cancelled. */
  readonly cancelReason: string | null;
  /** The delivered quantity in kilograms or pieces, without undone deliveries. An exact decimal text. */
  readonly delivered: string;
  /** Number of delivery lines with `last`, without undone delivery lines. */
  readonly lasts: number;
  /** The result of `lineStatus`. It is stored because queries filter by it. */
  readonly status: OrderLineStatus;
  /** The result of `openBase`, an exact decimal text. It is stored because queries sum it. */
  readonly open: string;
}

/** Returns whether goods in the unit are ordered by weight or in pieces. Undefined for units of other kinds. */
export function saleKindOf(unit: Unit): SaleKind | undefined {
  const kind = kindOf(unit);
  return kind === 'mass' ? 'WEIGHT' : kind === 'count' ? 'PIECES' : undefined;
}

/** The units that an order line may have, by their canonical names, for selection fields. */
export const SALE_UNITS: readonly string[] = UNIT_CHOICES.filter((name) => saleKindOf(unitOf(name)) !== undefined);

/** Returns the counting unit of a unit: kilograms or pieces. */
export const perOf = (unit: Unit): PricePer => (saleKindOf(unit) === 'WEIGHT' ? 'KG' : 'PIECE');

type Ordered = Pick<OrderLine, 'quantityAmount' | 'quantityUnit'>;

/** Returns the ordered quantity, in kilograms or pieces. */
export const orderedBase = ({ quantityAmount, quantityUnit }: Ordered): Decimal =>
  Quantity.of(Decimal.of(quantityAmount), quantityUnit).inBase();

const share = (percent: string): Decimal => Decimal.of(percent).dividedBy(Decimal.HUNDRED);
const ONE = Decimal.of('1');

type Delivered = Ordered & Pick<OrderLine, 'delivered' | 'cancelReason' | 'lasts'>;

/**
 * Returns the status of a line. COMPLETE: the delivered quantity is above 0 and reaches the ordered quantity, less the
 * tolerance for orders by weight. CLOSED: the line is not COMPLETE, and it was cancelled or a delivery line has `last`.
 * OPEN: neither applies.
 */
export function lineStatus(line: Delivered, tolerancePercent: string | null): OrderLineStatus {
  const ordered = orderedBase(line);
  const byWeight = saleKindOf(line.quantityUnit) === 'WEIGHT';
  const least = byWeight ? ordered.times(ONE.minus(share(tolerancePercent ?? '0'))) : ordered;
  const delivered = Decimal.of(line.delivered);
  if (!delivered.isZero() && delivered.compare(least) >= 0) return 'COMPLETE';
  return line.cancelReason !== null || line.lasts > 0 ? 'CLOSED' : 'OPEN';
}

/** Returns the maximum quantity of a line that may be delivered without a warning, in kilograms or pieces. */
export function mostDelivered(line: Ordered, tolerancePercent: string | null): Decimal {
  const ordered = orderedBase(line);
  return saleKindOf(line.quantityUnit) === 'WEIGHT' ? ordered.times(ONE.plus(share(tolerancePercent ?? '0'))) : ordered;
}

/** Returns the open quantity of a line, in kilograms or pieces. Returns 0 unless the line is OPEN. */
export function openBase(line: Delivered, tolerancePercent: string | null): Decimal {
  if (lineStatus(line, tolerancePercent) !== 'OPEN') return Decimal.ZERO;
  const open = orderedBase(line).minus(Decimal.of(line.delivered));
  return open.isNegative() ? Decimal.ZERO : open;
}

/** Returns the line with its status and open quantity. */
export function settledLine<L extends Delivered>(
  line: L,
  tolerancePercent: string | null,
): L & Pick<OrderLine, 'status' | 'open'> {
  return { ...line, status: lineStatus(line, tolerancePercent), open: openBase(line, tolerancePercent).toText() };
}

/** Returns kilograms or pieces as a decimal text in the unit of the line. */
export const inLineUnit = ({ quantityUnit }: Pick<OrderLine, 'quantityUnit'>, base: Decimal): string =>
  Quantity.fromBase(base.toText(), quantityUnit).shortText();

/**
 * Returns the value of a line, rounded to the cent: its price times its kilograms or pieces. Null without a price. Null
 * also for pieces at a price per KG without a piece weight.
 */
export function lineValue(line: Ordered & Pick<OrderLine, 'price' | 'pieceKg'>): Decimal | null {
  const { price, pieceKg, quantityUnit } = line;
  if (!price) return null;
  const ordered = orderedBase(line);
  const counted =
    saleKindOf(quantityUnit) === 'WEIGHT' || price.per === 'PIECE'
      ? ordered
      : pieceKg === null
        ? null
        : ordered.times(Decimal.of(pieceKg));
  return counted && Decimal.of(counted.times(Decimal.of(price.amount)).toText(2));
}

/** Returns a sum of money as a text with two places: `44.10`. */
export function sumText(sum: Decimal): string {
  const [whole = '0', places = ''] = sum.toText(2).split('.');
  return `${whole}.${places.padEnd(2, '0')}`;
}
