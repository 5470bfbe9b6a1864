import { removeFromStockBatch, writeOffGoods } from '@cleaver/domain/inventory/contracts';
import { readInput } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { lineOf, wholeLine } from '../../src/floor/booking/request-amount.ts';
import { stepsOf } from '../../src/inventory/lot/lot-steps.ts';
import { bodyOf } from '../../src/inventory/movement/goods-together.ts';
import { leftByExpiry } from '../../src/inventory/stock-batch/by-expiry.ts';
import { offerOf } from '../../src/production/batch/open-amounts.ts';
import { foundBatch } from '../../src/scanner/found-batch.ts';

/** The stock batch of spice after a recipe took 33.333334 g of 10 kg, and after a write-off of 9.966666 kg. */
const [spice, rest] = [9.966666666, 0.000000666].map((quantityAmount) =>
  foundBatch({
    ...{ id: 'b', lotId: 'l', batchId: 'L-1', stockId: 's', articleId: 'a', storageLocationId: 'p', batchType: 'P' },
    ...{ quantityAmount, quantityUnit: 'kg', status: 'EXPIRED', expiryDate: '2026-11-22', receivedAt: '' },
  }),
) as [ReturnType<typeof foundBatch>, ReturnType<typeof foundBatch>];

test('the whole amount of a stock batch is booked exactly, in a smaller unit if six places are not enough', (t) => {
  t.same(wholeLine(spice), { quantityAmount: '9966.666666', quantityUnit: 'G' });
  t.same(wholeLine(rest), { quantityAmount: '0.000666', quantityUnit: 'G' });
  t.same(wholeLine({ amount: '12.6', unit: 'kg' }), { quantityAmount: '12.6', quantityUnit: 'kg' });
  t.same(lineOf(spice, offerOf(spice, undefined).all), wholeLine(spice));
  t.same(lineOf(rest, offerOf(rest, undefined).all), wholeLine(rest));
  t.same(lineOf(spice, '9.5'), { quantityAmount: '9.5', quantityUnit: 'kg' });
  t.same(lineOf(spice, '9966.666666', 'G'), { quantityAmount: '9966.666666', quantityUnit: 'G' });
  const common = { reasonCode: 'EXPIRED', note: '', storageLocationId: '' };
  for (const batch of [spice, rest]) t.ok(readInput(writeOffGoods.input, bodyOf('writeOff', batch, common)));
  t.throws(() => readInput(removeFromStockBatch.input, { quantityAmount: spice.amount, quantityUnit: 'kg' }));
  t.end();
});

test('an amount below a millionth of its unit does not stop a screen', (t) => {
  t.equal(rest.amount, '0.000000666');
  const one = { quantityAmount: 6.66e-7, quantityUnit: 'kg', expiryDate: '2026-11-22' };
  t.match(leftByExpiry([one], '2026-11-23')[0], { amount: '0.000000666' });
  const movement = {
    ...{ id: 'm', postingId: 'm', type: 'WRITTEN_OFF' as const, stockBatchId: 'b', reversesId: null },
    ...{ quantityAfter: 6.66e-7, quantityUnit: 'kg', at: '2026-11-23T08:00:00.000Z' },
  };
  t.match(stepsOf([movement]), [{ total: '0.000000666' }]);
  t.end();
});
