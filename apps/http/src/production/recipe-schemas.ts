/** What answers show: Recipe. */
import { RECIPE_STATUSES, RECIPE_TYPES } from '@cleaver/domain/production';
import { boolean, Int32, listOf, nullable, object, oneOf, Timestamp, text } from '../schemas.ts';

/** A decimal text: what was given, with the value it had. */
export const Amount = text({ examples: ['10.5'] });

/** As it was written. */
export const UnitName = text({ examples: ['KG'] });

const IngredientResponse = object('IngredientResponse', {
  id: text(),
  position: Int32,
  articleId: text(),
  quantity: Amount,
  uom: UnitName,
  subRecipeId: nullable(text()),
  substitutable: boolean(),
});

const ProductionStepResponse = object('ProductionStepResponse', {
  id: text(),
  stepNumber: Int32,
  description: text(),
  durationMinutes: nullable(Int32),
  temperatureCelsius: nullable(Int32),
});

/** What a recipe and its summary have in common. */
const common = {
  id: text(),
  name: text(),
  version: Int32,
  type: oneOf(RECIPE_TYPES),
  description: text(),
  yieldPercentage: Int32,
  shelfLifeDays: nullable(Int32),
  outputQuantity: Amount,
  outputUom: UnitName,
  articleId: text(),
  status: oneOf(RECIPE_STATUSES),
};
const times = { createdAt: Timestamp, updatedAt: Timestamp };

export const RecipeResponse = object('RecipeResponse', {
  ...common,
  ingredients: listOf(IngredientResponse),
  productionSteps: listOf(ProductionStepResponse),
  ...times,
});

export const RecipeSummaryResponse = object('RecipeSummaryResponse', {
  ...common,
  ingredientCount: Int32,
  stepCount: Int32,
  ...times,
});

const ArticleRequirementResponse = object('ArticleRequirementResponse', {
  articleId: text(),
  quantity: text({
    description: 'Exact where it ends within six decimal places, else rounded half up to six',
    examples: ['0.2'],
  }),
  uom: text({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] }),
});

export const RequirementsResponse = object('RequirementsResponse', {
  recipeId: text(),
  quantity: Amount,
  uom: UnitName,
  articles: listOf(ArticleRequirementResponse),
});
