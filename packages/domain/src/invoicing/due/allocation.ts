/** Allocates goods that are due back to the invoices that billed them. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { type Billing, billedQuantity, type DueLine } from '../../sales/index.ts';

/** What a RETURN credits of a delivery line on an invoice. */
export interface Allocated {
  readonly invoiceId: string;
  readonly deliveryId: string;
  readonly deliveryLine: number;
  /** Above zero. */
  readonly quantity: Decimal;
}

/**
 * Returns what is due back of a delivery line, by invoice. Of several invoices of a line, the later is credited first,
 * with at most what is left of the line on it.
 */
export function allocatedBack({ billings, due }: Pick<DueLine, 'billings' | 'due'>): readonly Allocated[] {
  let rest = Decimal.ZERO.minus(due);
  const allocated: Allocated[] = [];
  for (const { left, ...of } of leftOnInvoices(billings).toReversed()) {
    if (rest.compare(Decimal.ZERO) <= 0) break;
    const quantity = left.compare(rest) < 0 ? left : rest;
    if (quantity.compare(Decimal.ZERO) <= 0) continue;
    allocated.push({ ...of, quantity });
    rest = rest.minus(quantity);
  }
  return allocated;
}

/** Returns what is left of a delivery line on each invoice, in the order in which they were issued. */
const leftOnInvoices = (billings: readonly Billing[]) =>
  [...groupBy(billings, ({ invoiceId, correctsId }) => correctsId ?? invoiceId)].flatMap(([invoiceId, of]) => {
    const [first] = of;
    if (!first) return [];
    const { deliveryId, deliveryLine } = first;
    return { invoiceId, deliveryId, deliveryLine, left: billedQuantity(of) };
  });
