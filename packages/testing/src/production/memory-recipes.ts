/** The reads of recipes in memory. */
import type { Reader } from '@cleaver/domain/kernel';
import { groupBy } from '@cleaver/domain/kernel';
import type { RecipeReader } from '@cleaver/domain/production';
import { type RecipeState, Recipes, subRecipeIds } from '@cleaver/domain/production';
import { pageOfKind } from '../memory-pages.ts';

export const memoryRecipes = (reader: Reader): RecipeReader => ({
  async summaries(filter, request) {
    const page = pageOfKind(Recipes, await reader.where(Recipes, filter), request);
    const content = page.content.map(({ ingredients, productionSteps, ...recipe }) => ({
      ...recipe,
      ingredientCount: ingredients.length,
      stepCount: productionSteps.length,
    }));
    return { ...page, content };
  },
  async head(id) {
    const { ingredients, productionSteps, ...head } = await reader.get(Recipes, id);
    return head;
  },
  async graph(id, atMost) {
    const found = new Map<string, RecipeState>();
    const open = [id];
    // The loop also visits elements that its body adds to the list.
    for (const each of open) {
      const recipe = found.has(each) ? undefined : await reader.find(Recipes, each);
      if (!recipe) continue;
      found.set(recipe.id, recipe);
      open.push(...subRecipeIds(recipe));
    }
    return [...found.values()].slice(0, atMost);
  },
  async links(recipeId, subRecipeId, atMost) {
    const links = (await reader.where(Recipes, {})).flatMap((recipe) =>
      [...new Set(subRecipeIds(recipe))].map((sub) => ({ recipeId: recipe.id, subRecipeId: sub })),
    );
    const usersOf = groupBy(links, (link) => link.subRecipeId);
    const subsOf = groupBy(links, (link) => link.recipeId);
    // The loops also visit elements that their bodies add to the sets.
    const up = new Set([recipeId]);
    for (const id of up) for (const link of usersOf.get(id) ?? []) up.add(link.recipeId);
    const down = new Set([...up, subRecipeId]);
    for (const id of down) for (const link of subsOf.get(id) ?? []) down.add(link.subRecipeId);
    return links.filter((link) => down.has(link.recipeId)).slice(0, atMost);
  },
});
