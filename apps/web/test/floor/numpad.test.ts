import { test } from 'tap';
import { amountOf, type NumpadKey, pressedKey } from '../../src/floor/booking/numpad.ts';

const typed = (keys: readonly NumpadKey[], point: ',' | '.' = ','): string =>
  keys.reduce((text, key) => pressedKey(text, key, point), '');

test('the numpad enters at most 20 characters with one decimal point, and drops leading zeros', (t) => {
  t.equal(typed(['1', '2', 'point', '5']), '12,5');
  t.equal(typed(['point', '5'], '.'), '0.5');
  t.equal(typed(['1', 'point', '2', 'point', '3']), '1,23', 'one point alone');
  t.equal(typed(['0', '0', '7']), '7');
  t.equal(typed(['4', 'back', 'back', '9']), '9');
  t.equal(typed(Array.from({ length: 30 }, () => '9' as const)).length, 20);
  t.end();
});

test('minus changes the sign of a temperature, and stays before the digits', (t) => {
  t.equal(typed(['minus', '1', '8']), '-18');
  t.equal(typed(['1', '8', 'minus']), '-18');
  t.equal(typed(['1', '8', 'minus', 'minus']), '18');
  t.equal(typed(['minus', 'point', '5']), '-0,5');
  t.equal(typed(['minus', '0', '2']), '-2');
  t.end();
});

test('amountOf keeps the digits of a positive number, and returns undefined for any other text', (t) => {
  t.equal(amountOf('12,5'), '12.5');
  t.equal(amountOf('12.50'), '12.50');
  for (const text of ['', '0', '0,000', '-1', 'x', '1,2,3', '1e3']) t.equal(amountOf(text), undefined, text);
  t.end();
});
