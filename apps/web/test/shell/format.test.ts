import { test } from 'tap';
import { shownQuantity } from '../../src/shell/format.ts';

test('quantities are shown to the gram, and small ones with three digits', (t) => {
  const shown = (amount: string) => shownQuantity(amount, 'KG');
  t.equal(shown('12.5'), '12.5 kg');
  t.equal(shown('20.618557'), '20.619 kg');
  t.equal(shown('0.000421'), '0.000421 kg');
  t.equal(shown('1234567.25'), '1,234,567.25 kg');
  t.equal(shown(''), '–');
  t.end();
});
