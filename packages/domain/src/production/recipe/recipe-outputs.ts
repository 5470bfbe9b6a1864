/** Recipes in responses, and the articles needed to make a recipe. */
import * as out from '../../kernel/contract/output.ts';
import type { Ingredient, ProductionStep, RecipeState, RecipeType } from './recipe.ts';
import { RECIPE_STATUSES } from './recipe-status.ts';

export const RECIPE_TYPES = [
  'RAW_MATERIAL',
  'INTERMEDIATE',
  'FINISHED_PRODUCT',
] as const satisfies readonly RecipeType[];

/** The output of an amount: a decimal text above zero, without trailing zeros. */
export const amountOutput = out.text({ examples: ['10.5'] });

const ingredientOutput = out.object('IngredientResponse', {
  id: out.text(),
  position: out.int32(),
  articleId: out.text(),
  quantity: amountOutput,
  uom: out.unit(),
  subRecipeId: out.nullable(out.text()),
  substitutable: out.boolean(),
}) satisfies out.Output<Ingredient, unknown>;

const productionStepOutput = out.object('ProductionStepResponse', {
  id: out.text(),
  stepNumber: out.int32(),
  description: out.text(),
  durationMinutes: out.nullable(out.int32()),
  temperatureCelsius: out.nullable(out.int32()),
}) satisfies out.Output<ProductionStep, unknown>;

const headMembers = {
  id: out.text(),
  name: out.text(),
  version: out.int32(),
  type: out.oneOf(RECIPE_TYPES),
  description: out.text(),
  yieldPercentage: out.int32(),
  shelfLifeDays: out.nullable(out.int32()),
  outputQuantity: amountOutput,
  outputUom: out.unit(),
  articleId: out.text(),
  status: out.oneOf(RECIPE_STATUSES),
};
const times = { createdAt: out.timestamp(), updatedAt: out.timestamp() };

export const recipeOutput = out.object('RecipeResponse', {
  ...headMembers,
  ingredients: out.listOf(ingredientOutput),
  productionSteps: out.listOf(productionStepOutput),
  ...times,
}) satisfies out.Output<RecipeState, unknown>;

/** A recipe in a list: counts of ingredients and steps instead of the lists. */
export const recipeSummaryOutput = out.object('RecipeSummaryResponse', {
  ...headMembers,
  ingredientCount: out.int32(),
  stepCount: out.int32(),
  ...times,
});
export type RecipeSummary = out.GivenBy<typeof recipeSummaryOutput>;

/** The needed quantity of an article in one kind of unit. Quantities of different kinds are never summed. */
const articleRequirementOutput = out.object('ArticleRequirementResponse', {
  articleId: out.text(),
  quantity: out.text({
    description: 'Exact if it has at most six decimal places, otherwise rounded half up to six',
    examples: ['0.2'],
  }),
  uom: out.unit({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] }),
});
export type ArticleRequirement = out.GivenBy<typeof articleRequirementOutput>;

export const requirementsOutput = out.object('RequirementsResponse', {
  recipeId: out.text(),
  quantity: amountOutput,
  uom: out.unit(),
  articles: out.listOf(articleRequirementOutput),
});
