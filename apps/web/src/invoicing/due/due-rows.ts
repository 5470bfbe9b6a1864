/** The documents to issue, as rows of a table. Runs without a browser. */

import type { listDue } from '@cleaver/domain/invoicing/contracts';
import { Decimal, type ItemOf } from '@cleaver/domain/kernel';

export type DueDocument = ItemOf<typeof listDue>;

export interface DueRow extends DueDocument {
  readonly id: string;
}

/** Returns the rows by customer, then by day of supply. The id is that of the first delivery, or of the invoice. */
export const dueRows = (due: readonly DueDocument[]): readonly DueRow[] =>
  due
    .map((one): DueRow => ({ ...one, id: one.invoiceId ?? one.deliveryIds[0] ?? one.customerId }))
    .toSorted(
      (a, b) =>
        a.customerName.localeCompare(b.customerName) ||
        a.customerId.localeCompare(b.customerId) ||
        a.supplyUntil.localeCompare(b.supplyUntil),
    );

/** Returns the sum of the gross amounts as a decimal text. Credit notes count against it. */
export const sumOf = (rows: readonly Pick<DueDocument, 'type' | 'gross'>[]): string =>
  rows
    .map(({ type, gross }) => {
      const amount = Decimal.of(gross ?? '0');
      return type === 'CREDIT_NOTE' ? Decimal.ZERO.minus(amount) : amount;
    })
    .reduce((sum, amount) => sum.plus(amount), Decimal.ZERO)
    .toText();
