/** Routes: recipes. */
import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  createRecipe,
  createRecipeVersion,
  getRecipe,
  getRequirements,
  listRecipes,
  removeIngredient,
  removeProductionStep,
} from '@cleaver/domain/production';
import { empty, json, page, type RouteGroup, route } from '../operation-route.ts';
import { RecipeResponse, RecipeSummaryResponse, RequirementsResponse } from './recipe-schemas.ts';

const BASE = '/api/recipes';
const ONE = `${BASE}/{id}`;
const recipe = json(RecipeResponse);

export const recipeRoutes: RouteGroup = {
  tag: 'Recipes',
  description: 'How things are made out of articles',
  routes: [
    route({ method: 'GET', path: BASE, operation: listRecipes, answer: page(RecipeSummaryResponse) }),
    route({ method: 'POST', path: BASE, operation: createRecipe, answer: recipe }),
    route({ method: 'GET', path: ONE, operation: getRecipe, answer: recipe }),
    route({ method: 'POST', path: `${ONE}/versions`, operation: createRecipeVersion, answer: recipe }),
    route({ method: 'POST', path: `${ONE}/activate`, operation: activateRecipe, answer: recipe }),
    route({ method: 'POST', path: `${ONE}/archive`, operation: archiveRecipe, answer: recipe }),
    route({ method: 'POST', path: `${ONE}/ingredients`, operation: addIngredient, answer: recipe }),
    route({
      method: 'DELETE',
      path: `${ONE}/ingredients/{ingredientId}`,
      operation: removeIngredient,
      answer: empty(),
    }),
    route({ method: 'POST', path: `${ONE}/steps`, operation: addProductionStep, answer: recipe }),
    route({ method: 'DELETE', path: `${ONE}/steps/{stepNumber}`, operation: removeProductionStep, answer: empty() }),
    route({
      method: 'GET',
      path: `${ONE}/requirements`,
      operation: getRequirements,
      answer: json(RequirementsResponse),
      description:
        'Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients ' +
        'scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless ' +
        'that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article ' +
        'are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into ' +
        'that of its sub-recipe’s output.',
    }),
  ],
};
