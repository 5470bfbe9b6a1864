/** The contract on the reads of sales: a store adds up what the core tells. */
import { dateOf, moneyOf, unitOf } from '@cleaver/domain/kernel';
import { Customer, Customers } from '@cleaver/domain/masterdata';
import { callOffsOf, Order, type OrderState, Orders } from '@cleaver/domain/sales';
import type { Test } from 'tap';
import { inUnit, NOW, newId, type Stored, storedArticles, unique } from './samples.ts';

const ADDRESS = { street: 'x', houseNumber: '', postalCode: '1', city: 'x', country: 'DE' };
const DETAILS = { ...ADDRESS, type: 'B2B' as const, phone: '1', email: '', contactPerson: '' };

export async function ordersContract(t: Test, stored: Stored): Promise<void> {
  const { ids } = await storedArticles(stored, 'Wurst', 'Schinken');
  const [wurst = '', schinken = ''] = ids;
  const day = dateOf('2026-01-06');

  type Line = OrderState['lines'][number];
  const line = (of: Partial<Line>, source: 'CONTRACT' | 'LIST' | null = 'CONTRACT'): Line => ({
    ...{ id: newId(), line: 1, articleId: wurst, articleNumber: 'A', articleName: 'Wurst', note: '' },
    ...{ quantityAmount: '10', quantityUnit: unitOf('KG'), manualPrice: null, pieceKg: null },
    price: source && { amount: moneyOf('8'), per: 'KG', basis: 'NET', source, reason: null, day },
    ...{ cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open: '10', ...of },
  });
  const order = (customerId: string, lines: readonly Line[], status: OrderState['status'] = 'CONFIRMED') =>
    Order.restore({
      ...{ id: newId(), orderNumber: unique('O'), status, customerId, customerName: 'x', basis: 'NET' },
      ...{ requestedDate: day, deliveryAddressLabel: '', address: null, reference: '', note: '' },
      ...{ standingOrderId: null, plannedDate: null, tolerancePercent: null, lines, nextLine: 9, warnings: [] },
      ...{ createdBy: 'anna', createdAt: NOW, confirmedBy: null, confirmedAt: null },
    });

  await t.test('what a customer called off is open at a contract price', async (t) => {
    const customers = ['Post', 'Krone'].map((name) => Customer.create(newId(), { ...DETAILS, ...NOTHING, name }, NOW));
    const [post = '', krone = ''] = customers.map(({ state }) => state.id);
    const open = [
      line({ open: '2.5' }),
      line({ line: 2, articleId: schinken, quantityUnit: unitOf('Piece'), open: '3' }),
      line({ line: 3, quantityUnit: unitOf('g'), open: '0.000001' }),
    ];
    const orders = [
      order(post, open),
      order(post, [line({ open: '0', status: 'COMPLETE' })], 'COMPLETED'),
      order(post, [line({}, 'LIST'), line({ line: 2 }, null)]),
      order(krone, [line({ open: '7' })]),
    ];
    await inUnit(stored, async (unit) => {
      for (const customer of customers) unit.of(Customers).add(customer);
      for (const each of orders) unit.of(Orders).add(each);
    });
    const sorted = <T extends { readonly amount: string }>(all: readonly T[]) =>
      all.toSorted((a, b) => (a.amount < b.amount ? -1 : 1));
    t.strictSame(sorted(await stored.sales.callOffs(post)), sorted(callOffsOf(open)));
    await inUnit(stored, async (unit) => {
      t.strictSame(
        (await unit.reads.sales.callOffs(krone)).map(({ amount }) => amount),
        ['7'],
      );
    });
    t.strictSame(await stored.sales.callOffs(newId()), []);
  });
}

const NOTHING = { paymentDueDays: undefined, paymentDescription: undefined };
