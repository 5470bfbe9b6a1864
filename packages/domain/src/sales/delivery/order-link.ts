/** Links lines of a delivery to the order lines that they serve. */
import type { StockBatchState, StockState } from '../../inventory/index.ts';
import { isSame } from '../../kernel/contract/edit.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, type Unit } from '../../kernel/values/quantity.ts';
import type { Address } from '../../masterdata/index.ts';
import { type Order, Orders } from '../order/order.ts';
import { type OrderLine, saleKindOf } from '../order/order-line.ts';
import { orderAddressesDiffer, orderLineClosed, orderMismatch, orderUnitMismatch } from '../refusals.ts';

interface Named {
  readonly orderId?: string | undefined;
  readonly orderLine?: number | undefined;
}

/** A locked order and the served line, in its state before the delivery. */
export interface Served {
  readonly order: Order;
  readonly line: OrderLine;
}

/**
 * Locks the orders that the lines name, and returns the order line that each line serves, or undefined without one.
 * Refuses unknown orders with ORDER_NOT_FOUND, and unknown order lines with ORDER_LINE_NOT_FOUND.
 */
export async function servedBy(unit: UnitPorts, lines: readonly Named[]): Promise<readonly (Served | undefined)[]> {
  const ids = lines.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length === 0) return lines.map(() => undefined);
  const orders = await unit.of(Orders).getAll(ids);
  const byId = new Map(orders.map((order) => [order.state.id, order]));
  return lines.map(({ orderId, orderLine }) => {
    const order = orderId === undefined ? undefined : byId.get(orderId);
    return order && orderLine !== undefined ? { order, line: order.line(orderLine) } : undefined;
  });
}

/** A delivery line, with its goods and the order line that it serves. */
export interface ServingLine {
  /** The number of the delivery line, counted from 1. */
  readonly line: number;
  /** The path of the line in the request. */
  readonly at: string;
  readonly given: { readonly pieces?: number | undefined };
  readonly goods: StockBatchState;
  readonly stock: StockState;
  readonly served: Served | undefined;
}

const liesByWeight = (unit: Unit): boolean => saleKindOf(unit) === 'WEIGHT';

/**
 * Returns a fault for each piece count that does not apply or is missing. A count applies only to goods with a stock by
 * weight. It is required if these goods serve an order line in pieces.
 */
export function piecesFaults(lines: readonly ServingLine[]): readonly Fault[] {
  return lines.flatMap(({ at, given, goods: { quantityUnit: unit }, served }) => {
    const field = `${at}.pieces`;
    if (given.pieces !== undefined) {
      return liesByWeight(unit) ? [] : [{ field, message: say`must be left out for goods that do not lie by weight` }];
    }
    const isNeeded = liesByWeight(unit) && served && saleKindOf(served.line.quantityUnit) === 'PIECES';
    return isNeeded ? [{ field, message: say`is required for an order line in pieces` }] : [];
  });
}

/**
 * Refuses, line by line, deliveries that cannot serve their order line: INVALID_STATUS_TRANSITION, ORDER_MISMATCH,
 * ORDER_LINE_CLOSED, ORDER_UNIT_MISMATCH.
 */
export function checkServed(customerId: string, lines: readonly ServingLine[]): void {
  for (const { line, goods, stock, served } of lines) {
    if (!served) continue;
    const { order, line: ordered } = served;
    order.checkDeliverable();
    if (order.state.customerId !== customerId || ordered.articleId !== stock.articleId) throw orderMismatch({ line });
    if (ordered.status === 'CLOSED') throw orderLineClosed({ line: ordered.line });
    const kind = saleKindOf(goods.quantityUnit);
    const isWeighed = saleKindOf(ordered.quantityUnit) === 'WEIGHT' || ordered.price?.per === 'KG';
    if (kind === undefined || (isWeighed && kind !== 'WEIGHT')) throw orderUnitMismatch({ line });
  }
}

/**
 * Returns the address of the orders. Undefined if no order is served. Refuses different addresses with ORDER_MISMATCH.
 */
export function addressOfOrders(served: readonly (Served | undefined)[]): Address | undefined {
  const [first, ...others] = served.flatMap((each) => each?.order.state.address ?? []);
  if (others.some((other) => !isSame(first, other))) throw orderAddressesDiffer();
  return first;
}

/**
 * Returns the amount by which a delivery line serves its order line. The unit is pieces if the order is in pieces,
 * otherwise kilograms.
 */
export function servedAmount(
  given: { readonly quantityAmount: string; readonly quantityUnit: Unit; readonly pieces: number | null },
  orderedIn: Unit,
): Decimal {
  const inPieces = saleKindOf(orderedIn) === 'PIECES';
  return inPieces && given.pieces !== null
    ? Decimal.of(String(given.pieces))
    : Quantity.of(Decimal.of(given.quantityAmount), given.quantityUnit).inBase();
}
