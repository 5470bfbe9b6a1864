import { test } from 'tap';
import { balanceOf, isWithin, quantityOf } from '../../src/production/run/run-balance.ts';

const kg = (amount: string) => ({ amount, unit: 'KG' });

test('amounts add up exactly, in any unit of mass', (t) => {
  const balance = balanceOf({
    input: [kg('45')],
    output: [kg('24.5'), { amount: '16000', unit: 'G' }],
    waste: [kg('4.0')],
    loss: [kg('0.4')],
  });
  t.same(balance, { input: '45', output: '40.5', waste: '4', loss: '0.4', difference: '0.1', yieldPercent: '90' });
  t.end();
});

test('incomplete amounts, and units other than mass, do not count', (t) => {
  const unfinished = [kg(''), kg('1,'), kg('drei'), { amount: '3', unit: '' }, { amount: '7', unit: 'PIECE' }];
  const balance = balanceOf({ input: unfinished, output: [kg('2')], waste: [], loss: [] });
  t.match(balance, { input: '0', output: '2', difference: '-2', yieldPercent: null });
  t.equal(quantityOf(kg('1,')), undefined);
  t.end();
});

test('isWithin accepts a difference up to the given percentage of the input, in both directions', (t) => {
  t.equal(isWithin({ input: '45', difference: '0.45' }, 1), true);
  t.equal(isWithin({ input: '45', difference: '-0.45' }, 1), true);
  t.equal(isWithin({ input: '45', difference: '0.450001' }, 1), false);
  t.equal(isWithin({ input: '0', difference: '0' }, 1), true);
  t.end();
});
