import { test } from 'tap';
import { agreedPer, measureOfSalesUnit, salesPer } from '../../src/masterdata/article/sales-measure.ts';
import { ARTICLE_UNITS, usualPriceModel } from '../../src/masterdata/article/sales-unit.ts';

test('agreedPer returns kilograms, 100 g or pieces by the unit of the contract line', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${agreedPer(unit, undefined)}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM HUNDRED_GRAM', 'PIECE_VARIABLE KG'],
  );
});

test('usualPriceModel makes the price of a unit be per what it names', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${measureOfSalesUnit({ unit, priceModel: usualPriceModel(unit) }).per}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM KG', 'PIECE_VARIABLE KG'],
  );
});

test('the price of a contract line without a unit is per unit of the first sales unit', async (t) => {
  const first = (unit: (typeof ARTICLE_UNITS)[number], priceModel: 'FIXED' | 'WEIGHT_BASED') => ({ unit, priceModel });
  t.equal(agreedPer(null, first('HUNDRED_GRAM', 'WEIGHT_BASED')), 'HUNDRED_GRAM');
  t.equal(agreedPer(null, first('PIECE_VARIABLE', 'FIXED')), 'PIECE');
  t.equal(agreedPer('KG', first('HUNDRED_GRAM', 'WEIGHT_BASED')), 'KG');
  t.equal(agreedPer(null, undefined), 'KG');
});

test('salesPer returns kilograms for pieces that are priced by weight', async (t) => {
  t.equal(salesPer({ unit: 'PIECE_VARIABLE', priceModel: 'WEIGHT_BASED' }), 'KG');
  t.equal(salesPer({ unit: 'PIECE_FIXED', priceModel: 'FIXED' }), 'PIECE');
  t.equal(salesPer({ unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED' }), 'HUNDRED_GRAM');
});
