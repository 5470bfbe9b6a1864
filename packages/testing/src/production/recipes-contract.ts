/**
 * Contract tests of the reads of recipes, with counts instead of lists, and of the recipes below and above a recipe.
 */

import { unitOf } from '@cleaver/domain/kernel';
import { type Ingredient, type Recipe, type RecipeState, Recipes } from '@cleaver/domain/production';
import { part } from '../contract/part.ts';
import { aRecipe, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

async function world(stored: Stored) {
  const { ids } = await storedArticles(stored, 'Wurst');
  const articleId = ids[0] ?? '';

  const using = (position: number, subRecipeId: string | null): Ingredient => ({
    ...{ id: newId(), position, articleId, quantity: '0.5', uom: unitOf('lb'), subRecipeId, substitutable: false },
  });
  /** Creates a draft with an ingredient for each of the recipes. */
  const made = (name: string, ...of: readonly Recipe[]): Recipe =>
    aRecipe({ name, articleId, ingredients: of.map(({ state }, at) => using(at + 1, state.id)) });
  return { ...stored, stored, articleId, using, made };
}

export const recipesContract = part(world, {
  'summaries returns recipes with counts instead of ingredients and steps': async (
    t,
    { stored, recipes, articleId, using },
  ) => {
    const prefix = unique('list');
    const step = { description: '"Mix"\nwell', durationMinutes: null, temperatureCelsius: null };
    const productionSteps = [1, 2, 3].map((stepNumber) => ({ id: newId(), stepNumber, ...step }));
    const ingredients = [using(1, null), using(7, null)];
    const a = aRecipe({ name: `${prefix} Alpha`, articleId, shelfLifeDays: 3, ingredients, productionSteps });
    const b = aRecipe({ name: `${prefix} BETA`, articleId, status: 'ARCHIVED', yieldPercentage: 80 });
    const c = aRecipe({ name: `${prefix} beta`, articleId, version: 2, productionSteps });
    await storing(stored, Recipes, b, a, c);

    /**
     * Returns the summaries of the recipes of this test. Reads all pages, because the store may contain other recipes.
     */
    const listed = async (status: RecipeState['status'] | undefined, ...fields: string[]) => {
      const sort = fields.map((field) => ({ field, direction: 'asc' as const }));
      const found = [];
      for (let page = 0; ; page++) {
        const { content, page: told } = await recipes.summaries({ status }, { page, size: 500, sort });
        found.push(...content.filter(({ name }) => name.startsWith(prefix)));
        if (page + 1 >= told.totalPages) return found;
      }
    };
    const summary = ({ state }: Recipe) => {
      const { ingredients, productionSteps, ...rest } = state;
      return { ...rest, ingredientCount: ingredients.length, stepCount: productionSteps.length };
    };
    t.strictSame(await listed(undefined, 'name', 'version'), [a, b, c].map(summary), 'without regard to case');
    t.strictSame(await listed('ARCHIVED', 'name'), [summary(b)]);
    t.strictSame(await listed('DRAFT', 'version'), [a, c].map(summary));
    t.strictSame(await listed('ACTIVE', 'name'), []);
    const page = await recipes.summaries({ status: undefined }, { page: 0, size: 1, sort: [] });
    t.equal(page.content.length, 1);
    t.equal(page.page.totalPages, page.page.totalElements);
    t.ok(page.page.totalElements >= 3);
  },

  'head returns a recipe without its ingredients and steps': async (t, { stored, recipes, articleId, using }) => {
    const recipe = aRecipe({ articleId, ingredients: [using(1, null)] });
    await storing(stored, Recipes, recipe);
    const { ingredients, productionSteps, ...head } = recipe.state;
    t.strictSame(await recipes.head(head.id), head);
    for (const id of [newId(), 'x', '', 'a\u0000']) await t.rejects(recipes.head(id), { code: 'RECIPE_NOT_FOUND' });
  },

  'graph returns a recipe and all recipes below it, each once': async (t, { stored, recipes, reader, made }) => {
    const bottom = made(unique('bottom'));
    const [left, right] = [made(unique('left'), bottom), made(unique('right'), bottom, bottom)];
    const top = made(unique('top'), right, left, bottom);
    const user = made(unique('user'), top);
    for (const recipe of [bottom, left, right, top, user]) await storing(stored, Recipes, recipe);

    const graph = await recipes.graph(top.state.id);
    t.strictSame(graph[0], top.state, 'the recipe first');
    const byId = (states: readonly { readonly id: string }[]) => states.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const wanted = [top, left, right, bottom].map(({ state }) => state);
    t.strictSame(byId(graph), byId(wanted), 'each once, however many ways lead to it, and not who uses it');
    t.strictSame(await recipes.graph(bottom.state.id), [await reader.get(Recipes, bottom.state.id)]);
    for (const id of [newId(), 'x', '', 'a\u0000']) t.same(await recipes.graph(id), []);
  },

  'links returns the links below the sub-recipe and below all users of the recipe, each once': async (
    t,
    { stored, recipes, made },
  ) => {
    const low = made(unique('low'));
    const sub = made(unique('sub'), low, low);
    const other = made(unique('other'), low);
    const recipe = made(unique('recipe'));
    const user = made(unique('user'), recipe, other);
    const apart = made(unique('apart'), low);
    for (const each of [low, sub, other, recipe, user, apart]) await storing(stored, Recipes, each);
    const names = new Map([low, sub, other, recipe, user, apart].map(({ state }) => [state.id, state.name]));
    const met = async (from: string, to: string, atMost = 100) =>
      (await recipes.links(from, to, atMost))
        .map(({ recipeId, subRecipeId }) => `${names.get(recipeId)} ${names.get(subRecipeId)}`)
        .sort();
    const link = (from: Recipe, to: Recipe) => `${from.state.name} ${to.state.name}`;
    t.strictSame(
      await met(recipe.state.id, sub.state.id),
      [link(other, low), link(sub, low), link(user, other), link(user, recipe)].sort(),
      'down from the sub-recipe and from all that lead to the recipe, each once',
    );
    t.strictSame(await met(newId(), sub.state.id), [link(sub, low)]);
    t.strictSame(await met('x', 'a\u0000'), []);
    t.equal((await met(recipe.state.id, sub.state.id, 2)).length, 2);
  },
});
