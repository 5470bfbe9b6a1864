/** What the lines of a document add to the billed quantities of deliveries. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { InvoiceDocument } from './document.ts';

/** What a line adds to the billed quantity of a delivery line. */
export interface BilledQuantity {
  /** The line of the document. */
  readonly line: number;
  readonly deliveryId: string;
  readonly deliveryLine: number;
  /** In the unit of the line: a decimal text. Below zero for goods that are credited, zero for an allowance. */
  readonly quantity: string;
}

/** Returns what the lines of a document bill of deliveries. Goods of an allowance stay billed. Skips typed lines. */
export const billedQuantities = ({ kind, lines }: Pick<InvoiceDocument, 'kind' | 'lines'>): readonly BilledQuantity[] =>
  lines.flatMap(({ line, deliveryId, deliveryLine, quantity: amount }) => {
    if (deliveryId === null || deliveryLine === null) return [];
    const credited = kind === 'ALLOWANCE' ? '0' : Decimal.ZERO.minus(Decimal.of(amount)).toText();
    return { line, deliveryId, deliveryLine, quantity: kind === null ? amount : credited };
  });
