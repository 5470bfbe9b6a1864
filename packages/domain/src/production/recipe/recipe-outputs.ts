/** Recipes in responses, and the articles needed to make a recipe. */
import * as out from '../../kernel/contract/output.ts';

export const RECIPE_TYPES = ['RAW_MATERIAL', 'INTERMEDIATE', 'FINISHED_PRODUCT'] as const;

export const RECIPE_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

/** The output of an amount: a decimal text above zero, without trailing zeros. */
export const amountOutput = out.text({ examples: ['10.5'] });

const ingredientOutput = out.object('IngredientResponse', {
  id: out.text(),
  // The place in the recipe, from 1. Unique within the recipe. Gaps are allowed.
  position: out.int32(),
  articleId: out.text(),
  // The quantity in `uom`.
  quantity: amountOutput,
  uom: out.unit(),
  // The recipe that makes the ingredient. Null: no sub-recipe.
  subRecipeId: out.nullable(out.text()),
  // Whether other articles may replace the ingredient.
  substitutable: out.boolean(),
});
export type Ingredient = out.GivenBy<typeof ingredientOutput>;

const productionStepOutput = out.object('ProductionStepResponse', {
  id: out.text(),
  // The place in the sequence of steps, from 1. Unique within the recipe. Gaps are allowed.
  stepNumber: out.int32(),
  description: out.text(),
  durationMinutes: out.nullable(out.int32()),
  temperatureCelsius: out.nullable(out.int32()),
});
export type ProductionStep = out.GivenBy<typeof productionStepOutput>;

const headMembers = {
  id: out.text(),
  name: out.text(),
  // The version number, from 1. Unique together with the name.
  version: out.int32(),
  type: out.oneOf(RECIPE_TYPES),
  description: out.text(),
  // The remaining percentage of `outputQuantity` after production: 1 to 1,000.
  yieldPercentage: out.int32(),
  shelfLifeDays: out.nullable(out.int32()),
  // The quantity that the listed ingredients make before the yield, in `outputUom`.
  outputQuantity: amountOutput,
  outputUom: out.unit(),
  // The article of the output.
  articleId: out.text(),
  status: out.oneOf(RECIPE_STATUSES),
};
const times = { createdAt: out.timestamp(), updatedAt: out.timestamp() };

export const recipeOutput = out.object('RecipeResponse', {
  ...headMembers,
  // The ingredients, sorted by position.
  ingredients: out.listOf(ingredientOutput),
  // The steps, sorted by step number.
  productionSteps: out.listOf(productionStepOutput),
  ...times,
});
export type RecipeState = out.GivenBy<typeof recipeOutput>;

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
