import fc from 'fast-check';
import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { factorOf, kindOf, Quantity, UNITS, unitOf } from '../../src/kernel/values/quantity.ts';
import { planOf } from '../../src/production/batch/batch-plan.ts';
import type { RecipeState } from '../../src/production/recipe/recipe.ts';

type Use = [article: string, quantity: string, uom: string, substitutable?: boolean];

const recipeOf = (
  outputQuantity: string,
  outputUom: string,
  yieldPercentage: number,
  uses: readonly Use[],
): RecipeState => ({
  ...{
    id: 'r',
    name: 'Lyoner',
    version: 3,
    type: 'FINISHED_PRODUCT',
    description: '',
    status: 'ACTIVE',
    shelfLifeDays: 9,
  },
  ...{ articleId: 'lyoner', outputQuantity, outputUom: unitOf(outputUom), yieldPercentage, productionSteps: [] },
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
  ingredients: uses.map(([articleId, quantity, uom, substitutable = false], at) => ({
    ...{
      id: `${at}`,
      position: at + 1,
      articleId,
      quantity,
      uom: unitOf(uom),
      subRecipeId: at === 0 ? 'sub' : null,
      substitutable,
    },
  })),
});
const plan = (recipe: RecipeState, quantity: string, uom: string) =>
  planOf(recipe, Quantity.of(Decimal.of(quantity), unitOf(uom)), (id) => id.toUpperCase());
const shown = (...of: Parameters<typeof plan>) =>
  plan(...of).components.map(({ articleId, quantity, uom }) => `${articleId} ${quantity} ${uom}`);

test('planOf scales the direct ingredients with the planned quantity and the yield', async (t) => {
  const lyoner = recipeOf('10', 'KG', 80, [
    ['braet', '6', 'KG'],
    ['salt', '200', 'g'],
    ['ice', '4', 'L'],
  ]);
  t.same(shown(lyoner, '8', 'KG'), ['braet 6 KG', 'salt 200 g', 'ice 4 L'], 'once as listed gives 80 %');
  t.same(shown(lyoner, '400', 'G'), ['braet 0.3 KG', 'salt 10 g', 'ice 0.2 L'], 'in units as the recipe has them');
  t.strictSame(plan(lyoner, '8', 'KG').recipe, {
    ...{ articleId: 'lyoner', name: 'Lyoner', version: 3, yieldPercentage: 80, shelfLifeDays: 9 },
  });
  t.equal(plan(lyoner, '8', 'KG').components[1]?.articleName, 'SALT');
});

test('planOf rounds amounts up to six decimal places', async (t) => {
  const recipe = recipeOf('3', 'KG', 100, [
    ['a', '1', 'KG'],
    ['b', '0.000003', 'KG'],
  ]);
  t.same(shown(recipe, '1', 'KG'), ['a 0.333334 KG', 'b 0.000001 KG'], 'and what ends stays');
  t.same(shown(recipe, '0.000001', 'G'), ['a 0.000001 KG', 'b 0.000001 KG'], 'never nothing');
});

test('planOf merges ingredients of one article and kind of unit into one component in the first unit', async (t) => {
  const recipe = recipeOf('3', 'KG', 100, [
    ['egg', '100', 'G', true],
    ['egg', '12', 'PIECE'],
    ['salt', '1', 'G'],
    ['egg', '0.2', 'KG'],
    ['egg', '1', 'DOZEN'],
  ]);
  t.same(shown(recipe, '1', 'KG'), ['egg 100 G', 'egg 8 PIECE', 'salt 0.333334 G'], 'rounded after they are added');
  t.same(
    plan(recipe, '1', 'KG').components.map(({ substitutable }) => substitutable),
    [true, false, false],
  );
});

test('planOf plans enough of each component, and less than a millionth too much', async (t) => {
  const amount = fc
    .integer({ min: 1, max: 10 ** 9 })
    .map((millionths) => Decimal.of(`${millionths}`).times(Decimal.of('0.000001')).toText());
  const uom = fc.constantFrom(...Object.keys(UNITS));
  const uses = fc.array(fc.tuple(fc.constantFrom('a', 'b'), amount, uom) as fc.Arbitrary<Use>, {
    minLength: 1,
    maxLength: 6,
  });
  const planned = fc.record({
    uses,
    output: amount,
    planned: amount,
    uom,
    percentage: fc.integer({ min: 1, max: 1000 }),
  });
  const property = () =>
    fc.assert(
      fc.property(planned, ({ uses, output, planned, uom, percentage }) => {
        const { components } = plan(recipeOf(output, uom, percentage, uses), planned, uom);
        for (const { articleId, quantity, uom: of } of components) {
          // The equation is cross-multiplied to avoid division.
          const given = uses
            .filter(([article, , unit]) => article === articleId && kindOf(unitOf(unit)) === kindOf(of))
            .reduce((sum, [, each, unit]) => sum.plus(Decimal.of(each).times(factorOf(unitOf(unit)))), Decimal.ZERO)
            .times(Decimal.of(planned))
            .times(Decimal.of('100'));
          const perUnit = Decimal.of(output)
            .times(Decimal.of(`${percentage}`))
            .times(factorOf(of));
          const more = Decimal.of(quantity).times(perUnit).minus(given);
          if (more.isNegative() || more.compare(Decimal.of('0.000001').times(perUnit)) >= 0) return false;
        }
        const keys = new Set(uses.map(([article, , unit]) => `${article} ${kindOf(unitOf(unit))}`));
        return components.length === keys.size;
      }),
    );
  t.doesNotThrow(property);
});
