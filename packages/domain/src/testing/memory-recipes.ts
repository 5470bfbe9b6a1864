/** Reads of recipes, on a store in memory. */
import type { RecipeReader } from '../production/ports.ts';
import { type RecipeState, Recipes, subRecipeIds } from '../production/recipe.ts';
import { pageInMemory } from '../shared/page.ts';
import type { Reader } from '../shared/unit-of-work.ts';

export const memoryRecipes = (reader: Reader): RecipeReader => ({
  async summaries(filter, request) {
    const page = pageInMemory(await reader.where(Recipes, filter), Recipes.sortable, request);
    const content = page.content.map(({ ingredients, productionSteps, ...recipe }) => ({
      ...recipe,
      ingredientCount: ingredients.length,
      stepCount: productionSteps.length,
    }));
    return { ...page, content };
  },
  async graph(id) {
    const found = new Map<string, RecipeState>();
    const open = [id];
    // The list grows while it is gone through.
    for (const each of open) {
      const recipe = found.has(each) ? undefined : await reader.find(Recipes, each);
      if (!recipe) continue;
      found.set(recipe.id, recipe);
      open.push(...subRecipeIds(recipe));
    }
    return [...found.values()];
  },
});
