/** Keeping recipes (contract section 4, Recipes; contract decisions, section 9). */
import { Articles } from '../masterdata/article.ts';
import type { UnitPorts } from '../ports.ts';
import { unknownId } from '../shared/aggregate.ts';
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
  quantityAmount,
  text,
  unit as unitField,
} from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { command, query } from '../shared/operation.ts';
import { listForm } from '../shared/page.ts';
import { conflict } from '../shared/refusal.ts';
import { RECIPE_STATUSES, RECIPE_TYPES, Recipe, type RecipeState, Recipes, subRecipeIds } from './recipe.ts';
import { outputOf, requirementsOf } from './recipe-requirements.ts';

const byId = () => form({ id: pathId() });

export const listRecipes = query({
  name: 'recipe.list',
  summary: 'List recipes, without their ingredients and steps',
  permission: 'RECIPE_READ',
  input: listForm(Recipes.sortable, { status: optional(oneOf(RECIPE_STATUSES)) }),
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

const moveRecipe = (verb: 'activate' | 'archive', summary: string) =>
  command({
    name: `recipe.${verb}`,
    summary,
    permission: 'RECIPE_WRITE',
    input: byId(),
    async run(unit, input) {
      const recipe = await unit.of(Recipes).get(input.id);
      recipe[verb](unit.now);
      return recipe.state;
    },
  });

export const activateRecipe = moveRecipe('activate', 'Release a draft for production: it needs an ingredient');
export const archiveRecipe = moveRecipe('archive', 'Take an active recipe out of use');

export const addIngredient = command({
  name: 'recipe.add-ingredient',
  summary: 'Add an ingredient to a draft; without a position it follows the last one',
  permission: 'RECIPE_WRITE',
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
    // Two edits at once could each find no way back, and close the circle together: such edits take turns.
    if (subRecipeId !== undefined) await unit.lock('recipe-graph');
    const recipe = await unit.of(Recipes).get(recipeId);
    const article = await unit.of(Articles).peek(articleId);
    const subRecipe = subRecipeId === undefined ? undefined : await unit.of(Recipes).peek(subRecipeId);
    if (subRecipe) await refuseCycle(unit, recipe.state.id, subRecipe);
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

/**
 * Refuses a sub-recipe that is the recipe itself or leads to it through sub-recipes of its own. Goes down level by level:
 * one read a level, however many recipes it has.
 */
async function refuseCycle(unit: UnitPorts, recipeId: string, subRecipe: RecipeState): Promise<void> {
  const seen = new Set<string>();
  let level: readonly RecipeState[] = [subRecipe];
  while (level.length > 0) {
    for (const { id: each } of level) seen.add(each);
    if (seen.has(recipeId)) {
      throw conflict('RECIPE_CYCLE', say`This sub-recipe leads back to the recipe: nothing can be made out of itself`);
    }
    const next = new Set(level.flatMap(subRecipeIds).filter((each) => !seen.has(each)));
    level = next.size === 0 ? [] : await unit.of(Recipes).peekAll([...next]);
  }
}

export const removeIngredient = command({
  name: 'recipe.remove-ingredient',
  summary: 'Take an ingredient out of a draft; the others keep their positions',
  permission: 'RECIPE_WRITE',
  input: form({ id: pathId(), ingredientId: pathId() }),
  async run(unit, input) {
    (await unit.of(Recipes).get(input.id)).removeIngredient(input.ingredientId, unit.now);
  },
});

/** Most code points in the description of a step (contract section 8). */
const STEP_DESCRIPTION_MAX = 500;

export const addProductionStep = command({
  name: 'recipe.add-step',
  summary: 'Add a production step to a draft; without a number it follows the last one',
  permission: 'RECIPE_WRITE',
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
  // As a text: a number that no step can have is unknown, not wrong (contract decisions, section 1).
  input: form({ id: pathId(), stepNumber: pathId() }),
  async run(unit, input) {
    (await unit.of(Recipes).get(input.id)).removeStep(input.stepNumber, unit.now);
  },
});

export const getRequirements = query({
  name: 'recipe.requirements',
  summary: 'What must be at hand to make so much of a recipe, down through its sub-recipes',
  permission: 'RECIPE_READ',
  input: form({ id: pathId(), quantity: optional(quantityAmount()), uom: optional(unitField()) }),
  async run({ recipes }, { id: recipeId, ...wished }) {
    const [recipe, ...others] = await recipes.graph(recipeId);
    if (!recipe) throw unknownId(Recipes);
    const output = outputOf(recipe, wished);
    return {
      recipeId: recipe.id,
      quantity: output.amountText(),
      uom: output.unit,
      articles: requirementsOf(recipe, others, output),
    };
  },
});
