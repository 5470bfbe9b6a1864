import { test } from 'tap';
import { massMisfit } from '../../src/production/recipe/recipe-mass.ts';

const recipe = (outputQuantity: string, ...ingredients: (readonly [string, string])[]) => ({
  outputQuantity,
  outputUom: 'KG',
  ingredients: ingredients.map(([quantity, uom]) => ({ quantity, uom })),
});

test('massMisfit returns both masses in kilograms if the ingredients do not fit the output', (t) => {
  t.same(massMisfit(recipe('10', ['6', 'KG'], ['200', 'G'])), { ingredients: '6.2', output: '10' });
  t.same(massMisfit(recipe('10', ['8.9999', 'KG'])), { ingredients: '8.9999', output: '10' });
  t.same(massMisfit(recipe('10', ['20.001', 'KG'])), { ingredients: '20.001', output: '10' });
  t.end();
});

test('massMisfit returns undefined for ingredients of 90 % to 200 % of the output', (t) => {
  for (const kg of ['9', '10', '16.5', '20']) t.equal(massMisfit(recipe('10', [kg, 'KG'])), undefined, kg);
  t.end();
});

test('massMisfit checks only the upper limit if an ingredient is not a mass', (t) => {
  t.same(massMisfit(recipe('10', ['20.001', 'KG'], ['18', 'M'])), { ingredients: '20.001', output: '10' });
  t.equal(massMisfit(recipe('10', ['20', 'KG'], ['18', 'M'])), undefined);
  t.equal(massMisfit(recipe('10', ['1', 'KG'], ['1', 'L'])), undefined);
  t.end();
});

test('massMisfit returns undefined without ingredients, or if the output is not a mass', (t) => {
  t.equal(massMisfit(recipe('10')), undefined);
  t.equal(massMisfit({ ...recipe('10', ['1', 'KG']), outputUom: 'PIECE' }), undefined);
  t.end();
});
