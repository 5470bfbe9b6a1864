/** Operations on recipes (docs/contract.md, section 9). */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  boolean,
  id,
  int32,
  lines,
  measured,
  oneOf,
  optionalLines,
  pathId,
  pathNumber,
  quantityAmount,
  text,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { articleSubject } from '../../masterdata/contracts.ts';
import {
  ingredientUnknown,
  noPositionLeft,
  noStepNumberLeft,
  noVersionLeft,
  positionTaken,
  recipeCycle,
  recipeExists,
  recipeTooDeep,
  recipeWithoutIngredients,
  stepNumberTaken,
  stepUnknown,
  subRecipeUnitMismatch,
  tooManyIngredients,
  tooManySteps,
} from '../refusals.ts';
import { recipeSubject } from '../subjects.ts';
import { RECIPE_TYPES, recipeOutput, recipeSummaryOutput, requirementsOutput } from './recipe-outputs.ts';
import { RECIPE_STATUSES } from './recipe-status.ts';

const byId = () => form({ id: pathId() });

export const listRecipes = query({
  name: 'recipe.list',
  subject: recipeSubject,
  address: 'GET /api/recipes',
  summary: 'List recipes, without their ingredients and steps',
  permission: 'RECIPE_READ',
  floor: true,
  input: listForm(recipeSubject.sortable, { ...SEARCH, status: optional(oneOf(RECIPE_STATUSES)) }),
  output: out.page(recipeSummaryOutput, [
    'name',
    'version',
    'type',
    'outputQuantity',
    'outputUom',
    'ingredientCount',
    'status',
    'id',
  ]),
});

export const getRecipe = query({
  name: 'recipe.get',
  subject: recipeSubject,
  address: 'GET /api/recipes/{id}',
  summary: 'Read one recipe',
  permission: 'RECIPE_READ',
  floor: true,
  input: byId(),
  output: recipeOutput,
  givesVersion: true,
});

export const createRecipe = command({
  name: 'recipe.create',
  subject: recipeSubject,
  address: 'POST /api/recipes',
  summary: 'Create a recipe as a draft',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [articleSubject.unknown, recipeExists],
  input: form({
    name: text(),
    version: defaulted(int32(1), 1),
    type: oneOf(RECIPE_TYPES),
    description: optionalLines(),
    yieldPercentage: measured(defaulted(int32(1, 1000), 100), 'percent'),
    shelfLifeDays: optional(int32(1)),
    outputQuantity: quantityAmount({ unitIn: 'outputUom' }),
    outputUom: unitField(),
    articleId: id(),
  }),
  output: recipeOutput,
});

export const createRecipeVersion = command({
  name: 'recipe.create-version',
  subject: recipeSubject,
  address: 'POST /api/recipes/{id}/versions',
  summary: 'Create the next version of a recipe as a draft, with its ingredients and steps',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [noVersionLeft, recipeExists],
  input: byId(),
  output: recipeOutput,
});

export const activateRecipe = command({
  name: 'recipe.activate',
  subject: recipeSubject,
  address: 'POST /api/recipes/{id}/activate',
  summary: 'Release a draft for production; it needs an ingredient, and units that convert to those of its sub-recipes',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [invalidStatusTransition, recipeWithoutIngredients, subRecipeUnitMismatch],
  input: byId(),
  output: recipeOutput,
});

export const archiveRecipe = command({
  name: 'recipe.archive',
  subject: recipeSubject,
  address: 'POST /api/recipes/{id}/archive',
  summary: 'Archive an active recipe',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [invalidStatusTransition],
  input: byId(),
  output: recipeOutput,
});

const ingredientFields = {
  position: optional(int32(1)),
  articleId: id(),
  quantity: quantityAmount({ unitIn: 'uom' }),
  uom: unitField(),
  subRecipeId: optional(id()),
  substitutable: defaulted(boolean(), false),
};

export const addIngredient = command({
  name: 'recipe.add-ingredient',
  subject: recipeSubject,
  address: 'POST /api/recipes/{id}/ingredients',
  summary: 'Add an ingredient to a draft; the default position is the last',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [
    articleSubject.unknown,
    invalidStatusTransition,
    tooManyIngredients,
    positionTaken,
    noPositionLeft,
    recipeCycle,
    recipeTooDeep,
  ],
  input: form({ id: pathId(), ...ingredientFields }),
  output: recipeOutput,
});

export const changeIngredient = command({
  name: 'recipe.change-ingredient',
  subject: recipeSubject,
  address: 'PUT /api/recipes/{id}/ingredients/{ingredientId}',
  summary: 'Replace an ingredient of a draft; without a position it keeps its position',
  permission: 'RECIPE_WRITE',
  refuses: [
    articleSubject.unknown,
    ingredientUnknown,
    invalidStatusTransition,
    positionTaken,
    recipeCycle,
    recipeTooDeep,
  ],
  input: form({ id: pathId(), ingredientId: pathId(), ...ingredientFields }),
  output: recipeOutput,
  comparesVersion: true,
});

export const removeIngredient = command({
  name: 'recipe.remove-ingredient',
  subject: recipeSubject,
  address: 'DELETE /api/recipes/{id}/ingredients/{ingredientId}',
  summary: 'Remove an ingredient from a draft; the others keep their positions',
  permission: 'RECIPE_WRITE',
  refuses: [ingredientUnknown, invalidStatusTransition],
  input: form({ id: pathId(), ingredientId: pathId() }),
  output: out.nothing,
  comparesVersion: true,
});

/** The longest description of a step, in code points. */
const STEP_DESCRIPTION_MAX = 500;

const stepFields = {
  description: lines(STEP_DESCRIPTION_MAX),
  durationMinutes: optional(int32(1)),
  temperatureCelsius: optional(measured(int32(-273, 1000), 'celsius')),
};

export const addProductionStep = command({
  name: 'recipe.add-step',
  subject: recipeSubject,
  address: 'POST /api/recipes/{id}/steps',
  summary: 'Add a production step to a draft; the default number is the last',
  permission: 'RECIPE_WRITE',
  again: again(getRecipe),
  refuses: [invalidStatusTransition, tooManySteps, stepNumberTaken, noStepNumberLeft],
  input: form({ id: pathId(), stepNumber: optional(int32(1)), ...stepFields }),
  output: recipeOutput,
});

export const changeProductionStep = command({
  name: 'recipe.change-step',
  subject: recipeSubject,
  address: 'PUT /api/recipes/{id}/steps/{stepNumber}',
  summary: 'Replace a production step of a draft; without a new number it keeps its number',
  permission: 'RECIPE_WRITE',
  refuses: [stepUnknown, invalidStatusTransition, stepNumberTaken],
  input: form({
    id: pathId(),
    stepNumber: described(pathNumber(), 'The number of the production step'),
    newStepNumber: optional(int32(1)),
    ...stepFields,
  }),
  output: recipeOutput,
  comparesVersion: true,
});

export const removeProductionStep = command({
  name: 'recipe.remove-step',
  subject: recipeSubject,
  address: 'DELETE /api/recipes/{id}/steps/{stepNumber}',
  summary: 'Remove a production step from a draft; the others keep their numbers',
  permission: 'RECIPE_WRITE',
  refuses: [stepUnknown, invalidStatusTransition],
  input: form({ id: pathId(), stepNumber: described(pathNumber(), 'The number of the production step') }),
  output: out.nothing,
  comparesVersion: true,
});

export const getRequirements = query({
  name: 'recipe.requirements',
  subject: recipeSubject,
  address: 'GET /api/recipes/{id}/requirements',
  summary: 'Calculate the articles needed to make a quantity of a recipe, including its sub-recipes',
  description:
    'Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into that of its sub-recipe’s output.',
  permission: 'RECIPE_READ',
  floor: true,
  refuses: [subRecipeUnitMismatch],
  input: form({
    id: pathId(),
    quantity: described(
      optional(quantityAmount({ unitIn: 'uom' })),
      'Quantity to make; default: the output quantity of the recipe',
    ),
    uom: optional(unitField()),
  }),
  output: requirementsOutput,
});

export const recipeTag: Tag = {
  title: 'Recipes',
  description: 'Recipes, their ingredients and production steps',
  contracts: [
    listRecipes,
    createRecipe,
    getRecipe,
    createRecipeVersion,
    activateRecipe,
    archiveRecipe,
    addIngredient,
    changeIngredient,
    removeIngredient,
    addProductionStep,
    changeProductionStep,
    removeProductionStep,
    getRequirements,
  ],
};
