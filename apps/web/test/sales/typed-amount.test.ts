import { test } from 'tap';
import { asTyped, typedAmount } from '../../src/sales/order/typed-amount.ts';

test('typedAmount parses amounts as users type them during a telephone call', (t) => {
  const read = (text: string, usual: string | undefined = 'KG') => {
    const amount = typedAmount(text, usual);
    return amount && ('fault' in amount ? 'fault' : `${amount.quantityAmount} ${amount.quantityUnit}`);
  };
  t.equal(read('12'), '12 KG', 'without a unit that of last time');
  t.equal(read('12', 'PIECE'), '12 PIECE');
  t.equal(read('12 st'), '12 PIECE');
  t.equal(read('12stk.'), '12 PIECE');
  t.equal(read('12 Stück'), '12 PIECE');
  t.equal(read('2,5 kg', 'PIECE'), '2.5 KG');
  t.equal(read('2.5'), '2.5 KG');
  t.equal(read('500 g'), '500 G');
  t.equal(read('  '), undefined, 'nothing is ordered');
  for (const wrong of ['half', '1,5 st', '0', '0,0', '-1', '3 ells', '1.0,5']) t.equal(read(wrong), 'fault', wrong);
  t.equal(read('1.000,5'), '1000.5 KG');
  t.match(
    String((typedAmount('1.500 g', 'KG', ',') as { fault?: unknown }).fault),
    /^1\.500 g: 1500 g or 1,5 g/,
    'three digits after the separator of thousands are asked about',
  );
  t.match(typedAmount('12', undefined), { fault: Object }, 'a bare number of what is not known yet');
  t.end();
});

test('asTyped writes an amount so that typedAmount reads the same amount', (t) => {
  for (const amount of [
    { quantityAmount: '2.5', quantityUnit: 'KG' },
    { quantityAmount: '12', quantityUnit: 'PIECE' },
    { quantityAmount: '250', quantityUnit: 'G' },
    { quantityAmount: '3', quantityUnit: 'PAIR' },
  ]) {
    t.same(typedAmount(asTyped(amount, ','), amount.quantityUnit, ','), amount);
  }
  t.equal(asTyped({ quantityAmount: '2.5', quantityUnit: 'KG' }, ','), '2,5 kg');
  t.end();
});

test('an amount in dozens or pairs must be whole pieces, not whole dozens', (t) => {
  const dozens = { quantityAmount: '0.5', quantityUnit: 'DOZEN' };
  t.same(typedAmount(asTyped(dozens, ','), 'DOZEN', ','), dozens);
  t.same(typedAmount('2,50', 'dozen', ','), { quantityAmount: '2.50', quantityUnit: 'dozen' });
  for (const [text, unit] of [
    ['0,3', 'DOZEN'],
    ['1,25', 'PAIR'],
    ['1,5', 'PIECE'],
  ]) {
    t.match(typedAmount(String(text), unit, ','), { fault: Object }, `${text} ${unit}`);
  }
  t.end();
});
