import { test } from 'tap';
import { agreedPer, measureOfSalesUnit } from '../../src/masterdata/article/sales-measure.ts';
import { ARTICLE_UNITS, usualPriceModel } from '../../src/masterdata/article/sales-unit.ts';

test('agreedPer returns kilograms, 100 g or pieces by the unit of the contract line', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${agreedPer(unit)}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM HUNDRED_GRAM', 'PIECE_VARIABLE KG'],
  );
});

test('usualPriceModel makes the price of a unit be per what it names', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${measureOfSalesUnit({ unit, priceModel: usualPriceModel(unit) }).per}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM KG', 'PIECE_VARIABLE KG'],
  );
});
