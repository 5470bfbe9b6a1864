/** The order of recipes in a file. */
import { type RecipeState, subRecipeIds } from './recipe.ts';

/** Returns each recipe after its sub-recipes, otherwise in the given order. */
export function inOrderOfUse(recipes: readonly RecipeState[]): readonly RecipeState[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const ordered = new Set<RecipeState>();
  const add = (recipe: RecipeState): void => {
    if (ordered.has(recipe)) return;
    for (const id of subRecipeIds(recipe)) {
      const sub = byId.get(id);
      if (sub) add(sub);
    }
    ordered.add(recipe);
  };
  for (const recipe of recipes) add(recipe);
  return [...ordered];
}
