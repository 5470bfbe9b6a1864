import { test } from 'tap';
import { agreedPer } from '../../src/masterdata/sales-measure.ts';
import { ARTICLE_UNITS } from '../../src/masterdata/sales-unit.ts';

test('agreedPer returns kilograms, 100 g or pieces by the unit of the contract line', async (t) => {
  t.same(
    ARTICLE_UNITS.map((unit) => `${unit} ${agreedPer(unit)}`),
    ['PIECE_FIXED PIECE', 'KG KG', 'HUNDRED_GRAM HUNDRED_GRAM', 'PIECE_VARIABLE KG'],
  );
});
