import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { isCooked, sharesOf } from '../../src/production/index.ts';

const LYONER = {
  ...{ outputQuantity: '20', outputUom: 'KG', yieldPercentage: 95 },
  ingredients: [
    { id: 'meat', quantity: '20', uom: 'KG' },
    { id: 'salt', quantity: '360', uom: 'g' },
    { id: 'spice', quantity: '160', uom: 'g' },
    { id: 'casing', quantity: '12', uom: 'M' },
  ],
};

test('sharesOf returns one batch as written: what goes in, what comes out, grams per kg and shares', (t) => {
  t.same(sharesOf(LYONER), {
    ingredients: [
      { id: 'meat', quantity: '20', gramsPerKg: '1000', percent: '97.47' },
      { id: 'salt', quantity: '360', gramsPerKg: '18', percent: '1.75' },
      { id: 'spice', quantity: '160', gramsPerKg: '8', percent: '0.78' },
      { id: 'casing', quantity: '12', gramsPerKg: null, percent: null },
    ],
    ...{ goesIn: '20.52', beforeLoss: '20', comesOut: '19' },
  });
  t.end();
});

test('sharesOf scales the amounts to a wanted output as a batch does, and keeps the shares', (t) => {
  const { ingredients, ...sums } = sharesOf(LYONER, Decimal.of('20'));
  t.same(sums, { goesIn: '21.6', beforeLoss: '21.052632', comesOut: '20' });
  t.match(ingredients, [
    { quantity: '21.052632', gramsPerKg: '1000', percent: '97.47' },
    { quantity: '378.947368', gramsPerKg: '18', percent: '1.75' },
  ]);
  t.end();
});

test('sharesOf of an output in pieces relates to the weight of all ingredients', (t) => {
  const shares = sharesOf({ ...LYONER, outputQuantity: '200', outputUom: 'PIECE' });
  t.match(shares, { goesIn: '20.52', beforeLoss: '200', comesOut: '190' });
  t.equal(shares.ingredients[1]?.gramsPerKg, '17.54');
  t.end();
});

test('sharesOf has no sum of ingredients without a weight', (t) => {
  const ingredients = [{ id: 'casing', quantity: '12', uom: 'M' }];
  t.match(sharesOf({ ...LYONER, ingredients }), {
    ingredients: [{ id: 'casing', quantity: '12', gramsPerKg: null, percent: null }],
    goesIn: null,
  });
  t.match(sharesOf({ ...LYONER, ingredients: [] }), { ingredients: [], goesIn: null, comesOut: '19' });
  t.end();
});

test('isCooked needs a step of at least 60 °C', (t) => {
  t.ok(isCooked([{ temperatureCelsius: null }, { temperatureCelsius: 72 }]));
  t.ok(isCooked([{ temperatureCelsius: 60 }]));
  t.notOk(isCooked([{ temperatureCelsius: 59 }, { temperatureCelsius: null }]), 'smoked or matured');
  t.notOk(isCooked([]));
  t.end();
});
