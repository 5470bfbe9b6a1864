import { test } from 'tap';
import { missingOf } from '../../src/inventory/stock/missing-amount.ts';

test('missingOf returns what a stock lacks for its minimum, in the unit of the minimum', (t) => {
  const minimumLevel = { amount: 20, unit: 'KG' };
  t.same(missingOf({ usable: '7.5', unit: 'KG', minimumLevel }), { amount: '12.5', unit: 'KG' });
  t.same(missingOf({ usable: '7500', unit: 'G', minimumLevel }), { amount: '12.5', unit: 'KG' });
  t.same(missingOf({ usable: '0', unit: null, minimumLevel }), { amount: '20', unit: 'KG' });
  t.equal(missingOf({ usable: '20', unit: 'KG', minimumLevel }), undefined);
  t.equal(missingOf({ usable: '3', unit: 'PIECE', minimumLevel }), undefined);
  t.equal(missingOf({ usable: '3', unit: 'KG', minimumLevel: null }), undefined);
  t.end();
});
