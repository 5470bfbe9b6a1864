/** Allocates goods that are due back to the invoices that billed them. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Billing, DueLine } from '../../sales/index.ts';

/** What a RETURN credits of a delivery line on an invoice. */
export interface Allocated {
  readonly invoiceId: string;
  readonly deliveryLine: number;
  /** Above zero. */
  readonly quantity: Decimal;
}

/**
 * Returns what is due back of a delivery line, by invoice. Of several invoices of a line, the later is credited first,
 * with at most what is left of the line on it.
 */
export function allocatedBack({
  line,
  billings,
  due,
}: Pick<DueLine, 'line' | 'billings' | 'due'>): readonly Allocated[] {
  let rest = Decimal.ZERO.minus(due);
  const allocated: Allocated[] = [];
  for (const { invoiceId, left } of leftOnInvoices(billings).toReversed()) {
    if (rest.compare(Decimal.ZERO) <= 0) break;
    const quantity = left.compare(rest) < 0 ? left : rest;
    if (quantity.compare(Decimal.ZERO) <= 0) continue;
    allocated.push({ invoiceId, deliveryLine: line.line, quantity });
    rest = rest.minus(quantity);
  }
  return allocated;
}

/** Returns what is left of a delivery line on each invoice, in the order in which they were issued. */
function leftOnInvoices(billings: readonly Billing[]): { readonly invoiceId: string; readonly left: Decimal }[] {
  const left = new Map<string, Decimal>();
  for (const { invoiceId, correctsId, quantity } of billings) {
    const of = correctsId ?? invoiceId;
    left.set(of, (left.get(of) ?? Decimal.ZERO).plus(Decimal.of(quantity)));
  }
  return [...left].map(([invoiceId, sum]) => ({ invoiceId, left: sum }));
}
