import { test } from 'tap';
import { type Promised, secondOrders } from '../../src/sales/index.ts';

const MONDAY: Promised = { customerId: 'c1', requestedDate: '2026-11-30', deliveryAddressLabel: '' };
const order = (id: string, more: object = {}) => ({ ...MONDAY, id, status: 'DRAFT', ...more });

test('secondOrders returns the open orders of the customer for the same day and address', async (t) => {
  const all = [order('o1'), order('o2', { status: 'CONFIRMED' })];
  t.same(secondOrders(MONDAY, all), all, 'for an order that is not placed yet');
  t.same(secondOrders({ ...MONDAY, id: 'o1' }, all), [all[1]], 'without the order itself');
});

test('an order of another customer, day or address is no second order', async (t) => {
  for (const more of [{ customerId: 'c2' }, { requestedDate: '2026-12-01' }, { deliveryAddressLabel: 'Küche' }])
    t.same(secondOrders(MONDAY, [order('o1', more)]), [], JSON.stringify(more));
});

test('a completed or cancelled order is no second order, because nothing of it is picked', async (t) => {
  t.same(secondOrders(MONDAY, [order('o1', { status: 'COMPLETED' }), order('o2', { status: 'CANCELLED' })]), []);
});
