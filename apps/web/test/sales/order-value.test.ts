import { test } from 'tap';
import { orderValueText } from '../../src/sales/order/order-value.ts';

test('orderValueText says why an order has no value', (t) => {
  const at = { basis: 'NET', confirmedAt: '2026-11-23T08:00:00Z' } as const;
  t.match(orderValueText({ ...at, status: 'CONFIRMED', value: '44.16' }), /44[.,]16.* net$/);
  t.equal(
    orderValueText({ ...at, status: 'DRAFT', confirmedAt: null, value: null }),
    'set when the order is confirmed',
  );
  t.equal(orderValueText({ ...at, status: 'CONFIRMED', value: null }), 'depends on the weight of the goods');
  t.equal(orderValueText({ ...at, status: 'COMPLETED', value: null }), 'depends on the weight of the goods');
  t.equal(orderValueText({ ...at, status: 'CANCELLED', confirmedAt: null, value: null }), undefined);
  t.end();
});
