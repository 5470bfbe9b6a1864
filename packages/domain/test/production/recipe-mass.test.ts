import { test } from 'tap';
import { massMisfit } from '../../src/production/recipe-mass.ts';

const recipe = (outputQuantity: string, ...ingredients: (readonly [string, string])[]) => ({
  outputQuantity,
  outputUom: 'KG',
  ingredients: ingredients.map(([quantity, uom]) => ({ quantity, uom })),
});

test('masses of ingredients that do not fit the output are named, in kilograms', (t) => {
  t.same(massMisfit(recipe('10', ['6', 'KG'], ['200', 'G'])), { ingredients: '6.2', output: '10' });
  t.same(massMisfit(recipe('10', ['8.9999', 'KG'])), { ingredients: '8.9999', output: '10' });
  t.same(massMisfit(recipe('10', ['20.001', 'KG'])), { ingredients: '20.001', output: '10' });
  t.end();
});

test('a tenth may be missing, and half may be lost', (t) => {
  for (const kg of ['9', '10', '16.5', '20']) t.equal(massMisfit(recipe('10', [kg, 'KG'])), undefined, kg);
  t.end();
});

test('returns nothing without ingredients, or with a unit that is no mass', (t) => {
  t.equal(massMisfit(recipe('10')), undefined);
  t.equal(massMisfit(recipe('10', ['1', 'KG'], ['1', 'L'])), undefined);
  t.equal(massMisfit({ ...recipe('10', ['1', 'KG']), outputUom: 'PIECE' }), undefined);
  t.end();
});
