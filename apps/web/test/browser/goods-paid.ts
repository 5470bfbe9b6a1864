/** Payments of the page tests, and invoices with a round gross sum. */
import { SELLER } from './goods-issued.ts';
import type { Shop } from './shop.ts';

/** Pays an invoice in part. Before that, cancels another payment of it. */
export async function pay({ ask }: Pick<Shop, 'ask'>, customerId: string, invoiceId: string) {
  const book = (amount: string) =>
    ask('POST', '/api/sales/payments', { customerId, bookedOn: '2026-11-23', items: [{ invoiceId, amount }] });
  const { id: wrong } = await book('400.00');
  await ask('POST', `/api/sales/payments/${wrong}/cancel`, { reason: 'Vertippt' });
  const { id } = await book('40.00');
  return { payment: id as string };
}

/** Enters what the shop needs for invoices. */
export const letBill = ({ ask }: Pick<Shop, 'ask'>): Promise<unknown> => ask('PUT', '/api/settings', SELLER);

/** Issues an invoice over this sum to a person, whose prices are gross. */
export const invoiceOver = ({ ask }: Pick<Shop, 'ask'>, customerId: string, sum: number) =>
  ask('POST', '/api/sales/invoices', {
    customerId,
    lines: [{ text: 'Grillbuffet', quantityAmount: '1', price: sum, vatClass: 'REDUCED' }],
  });
