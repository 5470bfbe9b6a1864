/** Keeping recipes (docs/contract.md, section 9). */

import { unknownId } from '../kernel/aggregate.ts';
import {
  boolean,
  defaulted,
  form,
  id,
  int32,
  lines,
  oneOf,
  optional,
  optionalLines,
  pathId,
  pathNumber,
  quantityAmount,
  text,
  unit as unitField,
} from '../kernel/form.ts';
import { INT32_MAX } from '../kernel/number.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import { foldText } from '../kernel/text.ts';
import { Articles } from '../masterdata/index.ts';
import { RECIPE_STATUSES, RECIPE_TYPES, Recipe, Recipes, subRecipeIds } from './recipe.ts';
import { heldGraph, RECIPES_BELOW_MAX, tooDeep } from './recipe-graph.ts';
import { calculation, outputOf } from './recipe-requirements.ts';
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
} from './refusals.ts';

const byId = () => form({ id: pathId() });

export const listRecipes = query({
  name: 'recipe.list',
  summary: 'List recipes, without their ingredients and steps',
  permission: 'RECIPE_READ',
  input: listForm(Recipes.sortable, { ...SEARCH, status: optional(oneOf(RECIPE_STATUSES)) }),
  run: ({ recipes }, { status, ...request }) => recipes.summaries({ status }, request),
});

export const getRecipe = query({
  name: 'recipe.get',
  summary: 'Read one recipe',
  permission: 'RECIPE_READ',
  input: byId(),
  run: ({ reader }, input) => reader.get(Recipes, input.id),
});

export const createRecipe = command({
  name: 'recipe.create',
  summary: 'Create a recipe as a draft',
  permission: 'RECIPE_WRITE',
  refuses: [Articles.unknown, recipeExists],
  input: form({
    name: text(),
    version: defaulted(int32(1), 1),
    type: oneOf(RECIPE_TYPES),
    description: optionalLines(),
    yieldPercentage: defaulted(int32(1, 1000), 100),
    shelfLifeDays: optional(int32(1)),
    outputQuantity: quantityAmount(),
    outputUom: unitField(),
    articleId: id(),
  }),
  async run(unit, { description = '', shelfLifeDays = null, outputQuantity, ...given }) {
    const article = await unit.of(Articles).peek(given.articleId);
    const recipe = Recipe.create({
      ...given,
      articleId: article.id,
      id: unit.newId(),
      description,
      shelfLifeDays,
      outputQuantity: outputQuantity.toText(),
      createdAt: unit.now,
    });
    unit.of(Recipes).add(recipe);
    return recipe.state;
  },
});

export const createRecipeVersion = command({
  name: 'recipe.create-version',
  summary: 'Create the next version of a recipe as a draft, with its ingredients and steps',
  permission: 'RECIPE_WRITE',
  refuses: [noVersionLeft, recipeExists],
  input: byId(),
  async run(unit, input) {
    const recipes = unit.of(Recipes);
    const { name } = await recipes.peek(input.id);
    // Two at once would take the same number, and one of them be refused for nothing that its caller did.
    await unit.lock(`recipe-versions ${foldText(name)}`);
    const recipe = await recipes.get(input.id);
    const versions = (await recipes.peekWhere({ name })).map(({ version }) => version);
    const next = Math.max(...versions) + 1;
    if (next > INT32_MAX) throw noVersionLeft();
    const version = recipe.nextVersion(next, () => unit.newId(), unit.now);
    recipes.add(version);
    return version.state;
  },
});

export const activateRecipe = command({
  name: 'recipe.activate',
  summary: 'Release a draft for production: it needs an ingredient, and units that convert into what sub-recipes give',
  permission: 'RECIPE_WRITE',
  refuses: [invalidStatusTransition, recipeWithoutIngredients, subRecipeUnitMismatch],
  input: byId(),
  async run(unit, input) {
    const recipe = await unit.of(Recipes).get(input.id);
    recipe.activate(await unit.of(Recipes).peekAll(subRecipeIds(recipe.state)), unit.now);
    return recipe.state;
  },
});

export const archiveRecipe = command({
  name: 'recipe.archive',
  summary: 'Take an active recipe out of use',
  permission: 'RECIPE_WRITE',
  refuses: [invalidStatusTransition],
  input: byId(),
  async run(unit, input) {
    const recipe = await unit.of(Recipes).get(input.id);
    recipe.archive(unit.now);
    return recipe.state;
  },
});

export const addIngredient = command({
  name: 'recipe.add-ingredient',
  summary: 'Add an ingredient to a draft; without a position it follows the last one',
  permission: 'RECIPE_WRITE',
  refuses: [
    Articles.unknown,
    invalidStatusTransition,
    tooManyIngredients,
    positionTaken,
    noPositionLeft,
    recipeCycle,
    recipeTooDeep,
  ],
  input: form({
    id: pathId(),
    position: optional(int32(1)),
    articleId: id(),
    quantity: quantityAmount(),
    uom: unitField(),
    subRecipeId: optional(id()),
    substitutable: defaulted(boolean(), false),
  }),
  async run(unit, { id: recipeId, articleId, quantity, subRecipeId, ...given }) {
    const checkGraph = subRecipeId === undefined ? undefined : await heldGraph(unit, recipeId, subRecipeId);
    const recipe = await unit.of(Recipes).get(recipeId);
    const article = await unit.of(Articles).peek(articleId);
    const subRecipe = subRecipeId === undefined ? undefined : await unit.of(Recipes).peek(subRecipeId);
    checkGraph?.();
    recipe.addIngredient(
      {
        ...given,
        id: unit.newId(),
        articleId: article.id,
        quantity: quantity.toText(),
        subRecipeId: subRecipe?.id ?? null,
      },
      unit.now,
    );
    return recipe.state;
  },
});

export const removeIngredient = command({
  name: 'recipe.remove-ingredient',
  summary: 'Take an ingredient out of a draft; the others keep their positions',
  permission: 'RECIPE_WRITE',
  refuses: [ingredientUnknown, invalidStatusTransition],
  input: form({ id: pathId(), ingredientId: pathId() }),
  async run(unit, input) {
    (await unit.of(Recipes).get(input.id)).removeIngredient(input.ingredientId, unit.now);
  },
});

/** Most code points in the description of a step. */
const STEP_DESCRIPTION_MAX = 500;

export const addProductionStep = command({
  name: 'recipe.add-step',
  summary: 'Add a production step to a draft; without a number it follows the last one',
  permission: 'RECIPE_WRITE',
  refuses: [invalidStatusTransition, tooManySteps, stepNumberTaken, noStepNumberLeft],
  input: form({
    id: pathId(),
    stepNumber: optional(int32(1)),
    description: lines(STEP_DESCRIPTION_MAX),
    durationMinutes: optional(int32(1)),
    temperatureCelsius: optional(int32(-273, 1000)),
  }),
  async run(unit, { id: recipeId, durationMinutes = null, temperatureCelsius = null, ...given }) {
    const recipe = await unit.of(Recipes).get(recipeId);
    recipe.addStep({ ...given, id: unit.newId(), durationMinutes, temperatureCelsius }, unit.now);
    return recipe.state;
  },
});

export const removeProductionStep = command({
  name: 'recipe.remove-step',
  summary: 'Take a production step out of a draft; the others keep their numbers',
  permission: 'RECIPE_WRITE',
  refuses: [stepUnknown, invalidStatusTransition],
  input: form({ id: pathId(), stepNumber: pathNumber() }),
  async run(unit, input) {
    (await unit.of(Recipes).get(input.id)).removeStep(input.stepNumber, unit.now);
  },
});

export const getRequirements = query({
  name: 'recipe.requirements',
  summary: 'What must be at hand to make so much of a recipe, down through its sub-recipes',
  permission: 'RECIPE_READ',
  refuses: [subRecipeUnitMismatch],
  input: form({ id: pathId(), quantity: optional(quantityAmount()), uom: optional(unitField()) }),
  async run({ recipes, clock }, { id: recipeId, ...wished }) {
    // Recipes from before there was an end to it may lead to more.
    const [recipe, ...others] = await recipes.graph(recipeId, RECIPES_BELOW_MAX + 2);
    if (!recipe) throw unknownId(Recipes);
    if (others.length > RECIPES_BELOW_MAX) throw tooDeep();
    const output = outputOf(recipe, wished);
    const steps = calculation(recipe, others, output);
    let step = steps.next();
    for (; !step.done; step = steps.next()) await clock.pause(0);
    return {
      recipeId: recipe.id,
      quantity: output.amountText(),
      uom: output.unit,
      articles: step.value,
    };
  },
});
