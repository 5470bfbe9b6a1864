import { test } from 'tap';
import type { Refusal } from '../../src/kernel/contract/refusal.ts';
import { unitOf } from '../../src/kernel/values/quantity.ts';
import {
  type NewIngredient,
  type NewProductionStep,
  Recipe,
  type RecipeState,
} from '../../src/production/recipe/recipe.ts';
import { RECIPE_STATUSES, recipeMachine } from '../../src/production/recipe/recipe-status.ts';

const EARLIER = new Date('2026-11-20T08:00:00Z');
const LATER = new Date('2026-11-21T08:00:00Z');

const meat = (given: Partial<NewIngredient> = {}): NewIngredient => ({
  id: 'meat',
  position: undefined,
  articleId: 'pork',
  quantity: '8',
  uom: unitOf('KG'),
  subRecipeId: null,
  substitutable: false,
  ...given,
});
const grind = (given: Partial<NewProductionStep> = {}): NewProductionStep => ({
  id: 'grind',
  stepNumber: undefined,
  description: 'Grind',
  durationMinutes: null,
  temperatureCelsius: null,
  ...given,
});
const draft = (): Recipe =>
  Recipe.create({
    id: 'r',
    name: 'Lyoner',
    version: 1,
    type: 'FINISHED_PRODUCT',
    description: '',
    yieldPercentage: 100,
    shelfLifeDays: null,
    outputQuantity: '10',
    outputUom: unitOf('KG'),
    articleId: 'lyoner',
    createdAt: EARLIER,
  });
/** Returns a recipe in this status, with the ingredient `meat` at position 1, and with step 1. */
const inStatus = (status: RecipeState['status']): Recipe => {
  const recipe = draft();
  recipe.addIngredient(meat(), EARLIER);
  recipe.addStep(grind(), EARLIER);
  return Recipe.restore({ ...recipe.state, status });
};
const codeOf = (work: () => void): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as Refusal).code;
  }
};

test('a new recipe is an empty draft', async (t) => {
  const { status, ingredients, productionSteps, createdAt, updatedAt } = draft().state;
  t.strictSame(
    { status, ingredients, productionSteps, createdAt, updatedAt },
    {
      status: 'DRAFT',
      ingredients: [],
      productionSteps: [],
      createdAt: EARLIER,
      updatedAt: EARLIER,
    },
  );
});

test('each verb of a recipe is allowed only in its statuses, else INVALID_STATUS_TRANSITION', async (t) => {
  /** The verb, the statuses that allow it, and the resulting status, deliberately repeated here. */
  const verbs: Record<string, [(recipe: Recipe) => void, keyof typeof recipeMachine.transitions, string[], string]> = {
    activate: [(recipe) => recipe.activate([], LATER), 'activate', ['DRAFT'], 'ACTIVE'],
    archive: [(recipe) => recipe.archive(LATER), 'archive', ['ACTIVE'], 'ARCHIVED'],
    addIngredient: [(recipe) => recipe.addIngredient(meat({ id: 'more' }), LATER), 'edit', ['DRAFT'], 'DRAFT'],
    removeIngredient: [(recipe) => recipe.removeIngredient('meat', LATER), 'edit', ['DRAFT'], 'DRAFT'],
    addStep: [(recipe) => recipe.addStep(grind({ id: 'more' }), LATER), 'edit', ['DRAFT'], 'DRAFT'],
    removeStep: [(recipe) => recipe.removeStep(1, LATER), 'edit', ['DRAFT'], 'DRAFT'],
  };
  t.same(
    new Set(Object.values(verbs).map(([, verb]) => verb)),
    new Set(Object.keys(recipeMachine.transitions)),
    'no verb is left out',
  );
  for (const [name, [work, , from, to]] of Object.entries(verbs)) {
    for (const status of RECIPE_STATUSES) {
      const recipe = inStatus(status);
      const before = recipe.state;
      const allowed = from.includes(status);
      t.equal(
        codeOf(() => work(recipe)),
        allowed ? 'done' : 'INVALID_STATUS_TRANSITION',
        `${name} in ${status}`,
      );
      if (!allowed) t.equal(recipe.state, before, 'what is refused leaves everything as it was');
      else {
        t.equal(recipe.state.status, to, `${name} in ${status}`);
        t.equal(recipe.state.createdAt, EARLIER);
        t.equal(recipe.state.updatedAt, LATER);
      }
    }
  }
});

test('activate refuses a draft without ingredients with RECIPE_WITHOUT_INGREDIENTS', async (t) => {
  const recipe = draft();
  recipe.addStep(grind(), EARLIER);
  t.equal(
    codeOf(() => recipe.activate([], LATER)),
    'RECIPE_WITHOUT_INGREDIENTS',
  );
  recipe.addIngredient(meat(), EARLIER);
  recipe.removeIngredient('meat', EARLIER);
  t.equal(
    codeOf(() => recipe.activate([], LATER)),
    'RECIPE_WITHOUT_INGREDIENTS',
  );
  t.equal(recipe.state.status, 'DRAFT');
});

for (const { what, add, remove, numbers, taken } of [
  {
    what: 'ingredients',
    add: (recipe: Recipe, id: string, number?: number) => recipe.addIngredient(meat({ id, position: number }), LATER),
    remove: (recipe: Recipe, id: string) => recipe.removeIngredient(id, LATER),
    numbers: (recipe: Recipe) => recipe.state.ingredients.map(({ id, position }) => `${position} ${id}`),
    taken: 'INGREDIENT_POSITION_TAKEN',
  },
  {
    what: 'steps',
    add: (recipe: Recipe, id: string, number?: number) => recipe.addStep(grind({ id, stepNumber: number }), LATER),
    remove: (recipe: Recipe, id: string) =>
      recipe.removeStep(recipe.state.productionSteps.find((step) => step.id === id)?.stepNumber ?? 0, LATER),
    numbers: (recipe: Recipe) => recipe.state.productionSteps.map(({ id, stepNumber }) => `${stepNumber} ${id}`),
    taken: 'STEP_NUMBER_TAKEN',
  },
]) {
  test(`${what} are sorted by number, and an omitted number follows the highest`, async (t) => {
    const recipe = draft();
    add(recipe, 'a');
    add(recipe, 'b');
    add(recipe, 'c', 10);
    add(recipe, 'd', 5);
    add(recipe, 'e');
    t.same(numbers(recipe), ['1 a', '2 b', '5 d', '10 c', '11 e'], 'an omitted number follows the highest');
    t.equal(
      codeOf(() => add(recipe, 'f', 5)),
      taken,
    );
    remove(recipe, 'b');
    t.same(numbers(recipe), ['1 a', '5 d', '10 c', '11 e'], 'removal renumbers nothing');
    add(recipe, 'g', 2);
    remove(recipe, 'e');
    add(recipe, 'h');
    t.same(numbers(recipe), ['1 a', '2 g', '5 d', '10 c', '11 h'], 'a number that is free again may be taken again');
  });

  test(`${what} need an explicit number once the highest possible number is taken`, async (t) => {
    const recipe = draft();
    add(recipe, 'last', 2_147_483_647);
    t.equal(
      codeOf(() => add(recipe, 'over')),
      taken,
    );
    add(recipe, 'free', 7);
    t.same(numbers(recipe), ['7 free', '2147483647 last']);
  });
}

test('removing an unknown entry of a recipe is refused', async (t) => {
  for (const status of RECIPE_STATUSES) {
    const recipe = inStatus(status);
    t.equal(
      codeOf(() => recipe.removeIngredient('salt', LATER)),
      'INGREDIENT_NOT_FOUND',
      status,
    );
    for (const number of [2, 0, -1, 1.5, 99_999_999_999, Number.NaN]) {
      t.equal(
        codeOf(() => recipe.removeStep(number, LATER)),
        'PRODUCTION_STEP_NOT_FOUND',
        `${status} ${number}`,
      );
    }
  }
});
