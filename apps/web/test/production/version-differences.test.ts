import { test } from 'tap';
import { differing } from '../../src/production/recipe/version-differences.ts';
import { language } from '../../src/shell/language/language.ts';

type Recipe = Parameters<typeof differing>[0];

const recipe = (of: object): Recipe =>
  ({
    outputQuantity: '100',
    outputUom: 'KG',
    yieldPercentage: 95,
    shelfLifeDays: 21,
    description: '',
    ingredients: [],
    productionSteps: [],
    ...of,
  }) as unknown as Recipe;

const ingredient = (articleId: string, quantity: string) => ({ articleId, quantity, uom: 'KG', substitutable: false });
const step = (stepNumber: number, description: string) => ({
  stepNumber,
  description,
  durationMinutes: 15,
  temperatureCelsius: null,
});

test('differing lists what was changed, added and removed between two versions, and nothing else', (t) => {
  const one = recipe({
    ingredients: [ingredient('veal', '90'), ingredient('salt', '2'), ingredient('ice', '3')],
    productionSteps: [step(1, 'Kuttern')],
  });
  const two = recipe({
    shelfLifeDays: null,
    ingredients: [ingredient('salt', '2'), ingredient('veal', '50'), ingredient('veal', '45')],
    productionSteps: [step(2, 'Füllen'), step(1, 'Kuttern')],
  });
  t.same(differing(one, two), [
    { about: 'member', key: 'shelfLifeDays', left: '21', right: '' },
    { about: 'ingredient', key: 'veal', left: '90 kg', right: '50 kg + 45 kg' },
    { about: 'ingredient', key: 'ice', left: '3 kg', right: '' },
    { about: 'step', key: '2', left: '', right: 'Füllen · 15 min' },
  ]);
  t.same(differing(one, one), []);
  t.end();
});

test('differing writes numbers and units in the language of the pages', (t) => {
  t.teardown(() => language.set('en'));
  const of = (quantity: string, temperatureCelsius: number) =>
    recipe({
      ingredients: [ingredient('salt', quantity)],
      productionSteps: [{ ...step(1, 'Kühlen'), temperatureCelsius }],
    });
  const [one, two] = [of('1.125', -1.5), of('1250.5', 2)];
  language.set('de');
  t.same(differing(one, two), [
    { about: 'ingredient', key: 'salt', left: '1,125 kg', right: '1.250,5 kg' },
    { about: 'step', key: '1', left: 'Kühlen · 15 min · -1,5\u00a0°C', right: 'Kühlen · 15 min · 2\u00a0°C' },
  ]);
  language.set('en');
  t.match(differing(one, two)[0], { left: '1.125 kg', right: '1,250.5 kg' });
  t.end();
});
