import { test } from 'tap';
import { agreedPer } from '../../src/masterdata/article/sales-measure.ts';
import { ARTICLE_UNITS } from '../../src/masterdata/article/sales-unit.ts';

test('agreedPer returns kilograms, 100 g or pieces by the unit of the contract line', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${agreedPer(unit)}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM HUNDRED_GRAM', 'PIECE_VARIABLE KG'],
  );
});
