import { test } from 'tap';
import { offerOf, shareOf, yieldOf } from '../../src/production/making.ts';

const batch = { amount: '42.5', unit: 'KG' };

test('of a lot so much is offered as is still open, never more than there is', (t) => {
  t.match(offerOf(batch, { open: '16.842106', uom: 'KG' }), { unit: 'KG', amount: '16.842106', all: '42.5' });
  t.match(offerOf(batch, { open: '60', uom: 'KG' }), { amount: '42.5' });
  t.match(offerOf(batch, { open: '0', uom: 'KG' }), { amount: '42.5' }, 'nothing is open: all of it');
  t.match(offerOf(batch, undefined), { unit: 'KG', amount: '42.5', onLabel: undefined });
  t.end();
});

test('in the unit of the recipe, where it converts', (t) => {
  t.match(offerOf(batch, { open: '500', uom: 'G' }), { unit: 'G', amount: '500', all: '42500' });
  t.match(offerOf({ amount: '3', unit: 'PIECE' }, { open: '500', uom: 'G' }), { unit: 'PIECE', amount: '3' });
  t.end();
});

test('what the label says comes before what is open, and stays within what there is', (t) => {
  t.match(offerOf(batch, { open: '10', uom: 'KG' }, '12.34'), { amount: '12.34', onLabel: '12.34' });
  t.match(offerOf(batch, { open: '10', uom: 'G' }, '0.5'), { unit: 'G', amount: '500', onLabel: '500' });
  t.match(offerOf(batch, undefined, '50'), { amount: '42.5' });
  t.match(offerOf({ amount: '3', unit: 'PIECE' }, undefined, '0.5'), { amount: '3', onLabel: undefined });
  t.end();
});

test('how far a component is, and what came of the plan', (t) => {
  t.equal(shareOf({ quantity: '40', consumed: '10' }), 25);
  t.equal(shareOf({ quantity: '40', consumed: '60' }), 150);
  const plan = { amount: '80', unit: 'kg' };
  t.equal(yieldOf([{ amount: '27,5', unit: 'KG' }], plan), '34.38');
  t.equal(
    yieldOf(
      [
        { amount: '20', unit: 'KG' },
        { amount: '500', unit: 'G' },
        { amount: '', unit: 'KG' },
      ],
      plan,
    ),
    '25.63',
  );
  t.equal(yieldOf([{ amount: '3', unit: 'PIECE' }], plan), '0');
  t.end();
});
