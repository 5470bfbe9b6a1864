/** What answers show: Recipe. */
import { RECIPE_STATUSES, RECIPE_TYPES } from '@cleaver/domain/production';
import { Type } from 'typebox';
import { Int32, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

/** A decimal text: what was given, with the value it had. */
export const Amount = Type.String({ examples: ['10.5'] });

/** As it was written. */
export const UnitName = Type.String({ examples: ['KG'] });

const IngredientResponse = object('IngredientResponse', {
  id: Type.String(),
  position: Int32,
  articleId: Type.String(),
  quantity: Amount,
  uom: UnitName,
  subRecipeId: nullable(Type.String()),
  substitutable: Type.Boolean(),
});

const ProductionStepResponse = object('ProductionStepResponse', {
  id: Type.String(),
  stepNumber: Int32,
  description: Type.String(),
  durationMinutes: nullable(Int32),
  temperatureCelsius: nullable(Int32),
});

/** What a recipe and its summary have in common. */
const common = {
  id: Type.String(),
  name: Type.String(),
  version: Int32,
  type: oneOf(RECIPE_TYPES),
  description: Type.String(),
  yieldPercentage: Int32,
  shelfLifeDays: nullable(Int32),
  outputQuantity: Amount,
  outputUom: UnitName,
  articleId: Type.String(),
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
  articleId: Type.String(),
  quantity: Type.String({
    description: 'Exact where it ends within six decimal places, else rounded half up to six',
    examples: ['0.2'],
  }),
  uom: Type.String({ description: 'KG, L, M, PIECE, or the packaging unit itself', examples: ['KG'] }),
});

export const RequirementsResponse = object('RequirementsResponse', {
  recipeId: Type.String(),
  quantity: Amount,
  uom: UnitName,
  articles: listOf(ArticleRequirementResponse),
});
