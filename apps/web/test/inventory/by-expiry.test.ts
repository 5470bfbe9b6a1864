import { test } from 'tap';
import { leftByExpiry } from '../../src/inventory/stock-batch/by-expiry.ts';

test('leftByExpiry sums the stock exactly by days until expiry; each range includes its last day', (t) => {
  const batch = (quantityAmount: number, expiryDate: string, quantityUnit = 'KG') => ({
    quantityAmount,
    quantityUnit,
    expiryDate,
  });
  const left = leftByExpiry(
    [
      batch(0.1, '2026-11-22'),
      batch(0.1, '2026-11-23'),
      batch(200, '2026-11-26', 'G'),
      batch(1, '2026-11-27'),
      batch(2, '2026-12-07'),
      batch(3, '2026-12-08'),
      batch(5, '2026-12-08', 'BOX'),
    ],
    '2026-11-23',
  );
  t.same(
    left.map(({ amount, unit }) => `${amount} ${unit}`),
    ['0.1 KG', '0.3 KG', '1 KG', '2 KG', '3 KG'],
  );
  t.same(leftByExpiry([batch(0, '2026-11-23')], '2026-11-23'), []);
  t.end();
});
