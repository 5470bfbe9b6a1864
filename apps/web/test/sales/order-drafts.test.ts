import { test } from 'tap';
import { type Draft, isBegun, rowsToAdd } from '../../src/sales/order/order-drafts.ts';

const FIRST: Draft = {
  customerId: '',
  requestedDate: '2026-11-30',
  deliveryAddressLabel: '',
  reference: '',
  note: '',
  entries: [],
};
const row = (text: string) => ({ id: 'a1', articleId: 'a1', text });

test('an input of a new order is kept from the first customer, text or amount on', (t) => {
  t.notOk(isBegun(FIRST, FIRST));
  t.notOk(isBegun({ ...FIRST, entries: [row(' ')] }, FIRST), 'proposed rows without an amount');
  t.notOk(isBegun({ ...FIRST, customerId: 'c1' }, { ...FIRST, customerId: 'c1' }), 'the customer of the address');
  for (const change of [{ customerId: 'c1' }, { requestedDate: '2026-12-01' }, { entries: [row('4')] }])
    t.ok(isBegun({ ...FIRST, ...change }, FIRST), JSON.stringify(change));
  t.end();
});

test('without an unfinished input there are no rows to add', (t) => {
  t.same(rowsToAdd(undefined), []);
  t.same(rowsToAdd('order u1 new ~gone'), []);
  t.end();
});
