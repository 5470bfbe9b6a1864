/** What a delivery leaves open in its orders. */
import { changesOf, type DocumentLine } from '../../inventory/index.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import type { DeliveryLine, DeliveryState } from '../delivery/delivery.ts';
import { servedAmount } from '../delivery/order-link.ts';
import type { OrderState } from '../order/order.ts';
import { inLineUnit, type OrderLine, settledLine } from '../order/order-line.ts';

/** An order line with its open quantity in the unit of the line. */
export interface OpenLine extends Pick<OrderLine, 'articleNumber' | 'articleName' | 'quantityAmount' | 'quantityUnit'> {
  readonly delivered: string;
  readonly open: string;
}

export interface OpenOrder {
  readonly orderNumber: string;
  readonly lines: readonly OpenLine[];
}

/** Returns the lines of a delivery whose dispatch was not undone. */
export function goneLines(delivery: DeliveryState, ledger: readonly DocumentLine[]): readonly DeliveryLine[] {
  const dispatched = changesOf(delivery, 'DISPATCHED', ledger);
  return delivery.lines.filter(({ line }) => dispatched.get(line)?.change !== '0');
}

/** Returns whether the first delivery was made before the second, or is the same. */
const isUpTo = (one: DeliveryState, other: DeliveryState): boolean =>
  one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id <= other.id);

/**
 * Returns the open lines of each order after the delivery, without the deliveries that followed. So a note that is
 * drawn again later says the same. `deliveries`: all deliveries of the orders. `ledger`: the sums of the ledger for them.
 */
export function stillToCome(
  delivery: DeliveryState,
  orders: readonly OrderState[],
  deliveries: readonly DeliveryState[],
  ledger: readonly DocumentLine[],
): readonly OpenOrder[] {
  const gone = deliveries.filter((each) => isUpTo(each, delivery)).flatMap((each) => goneLines(each, ledger));
  return orders
    .map(({ id, orderNumber, lines, tolerancePercent }) => ({
      orderNumber,
      lines: lines.flatMap((line): readonly OpenLine[] => {
        const served = gone.filter(({ orderId, orderLine }) => orderId === id && orderLine === line.line);
        const delivered = served
          .reduce((sum, each) => sum.plus(servedAmount(each, line.quantityUnit)), Decimal.ZERO)
          .toText();
        const lasts = served.filter(({ last }) => last).length;
        return openLine(settledLine({ ...line, delivered, lasts }, tolerancePercent));
      }),
    }))
    .filter((order) => order.lines.length > 0);
}

/** Returns the line as an open one. Returns nothing if nothing is open. */
export function openLine(line: OrderLine): readonly OpenLine[] {
  const open = Decimal.of(line.open);
  if (open.isZero()) return [];
  const { articleNumber, articleName, quantityAmount, quantityUnit, delivered } = line;
  const inUnit = { delivered: inLineUnit(line, Decimal.of(delivered)), open: inLineUnit(line, open) };
  return [{ articleNumber, articleName, quantityAmount, quantityUnit, ...inUnit }];
}
