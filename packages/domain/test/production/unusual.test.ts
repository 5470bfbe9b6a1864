import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { recipeYield, unusualCutting, unusualOf } from '../../src/production/run/result-warnings.ts';

const kg = Decimal.of;

/**
 * Returns the unusual figures of a completion. The recipe has a yield of 97 %, and the plan has an input of `planned`
 * kg.
 */
const completion = (input: string, output: string, ofPlan: string, planned = input) =>
  unusualOf({
    ...{ input: kg(input), output: kg(output) },
    yieldPercent: recipeYield({ ofPlan, yieldPercentage: 97, plannedInput: kg(planned), input: kg(input) }),
    usualPercent: Decimal.of('97'),
  });

test('unusualOf reports MORE_OUT above 110 % of the input, and not at exactly 110 %', (t) => {
  t.same(completion('20', '22', '100'), []);
  t.same(completion('20', '22.000001', '100'), [{ kind: 'MORE_OUT', actual: '22.000001', expected: '20' }]);
  t.same(completion('20.6', '200', '1000'), [{ kind: 'MORE_OUT', actual: '200', expected: '20.6' }]);
  t.same(completion('0', '22', '100'), [], 'nothing that is a mass went in');
  t.end();
});

test('unusualOf reports LOW_YIELD more than 10 points below the yield of the recipe, and not at exactly 10', (t) => {
  const low = (actual: string) => [{ kind: 'LOW_YIELD', actual, expected: '97' }];
  t.same(completion('20', '18', '89.7'), []);
  t.same(completion('20', '18', '89.68'), low('86.99'));
  t.same(completion('20', '15.2', '76'), low('73.72'));
  t.same(completion('10', '9.7', '50', '20'), [], 'half of the plan went in, and half came out');
  t.same(completion('20', '9.7', '100', '10'), low('48.5'), 'twice the plan went in');
  const usual = { input: kg('20'), output: kg('20'), usualPercent: Decimal.of('97') };
  t.same(unusualOf({ ...usual, yieldPercent: Decimal.of('87') }), []);
  t.same(unusualOf({ ...usual, yieldPercent: Decimal.of('86.999999') }), low('87'));
  t.same(unusualOf({ ...usual, yieldPercent: null }), [], 'pieces of a plan in kilograms');
  t.end();
});

test('unusualOf reports MORE_OUT and LOW_YIELD together', (t) => {
  t.same(
    completion('10', '12', '50').map(({ kind }) => kind),
    ['MORE_OUT', 'LOW_YIELD'],
  );
  t.end();
});

test('unusualCutting reports LOW_YIELD more than 10 points below the yield of the scheme, and never MORE_OUT', (t) => {
  const cutting = (input: string, output: string, usual: string | null) =>
    unusualCutting({ input: kg(input), output: kg(output), usualPercent: usual === null ? null : kg(usual) });
  t.same(cutting('50', '40', '90'), []);
  t.same(cutting('50', '39.99', '90'), [{ kind: 'LOW_YIELD', actual: '79.98', expected: '90' }]);
  t.same(cutting('50', '1', null), [], 'without a scheme no yield is usual');
  t.same(cutting('45', '60', '90'), []);
  t.same(cutting('0', '1', '90'), []);
  t.end();
});
