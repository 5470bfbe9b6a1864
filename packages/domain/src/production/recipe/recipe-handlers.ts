/** Handlers of recipes (docs/contract.md, section 9). */
import { unknownId } from '../../kernel/contract/aggregate.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { SeenVersions } from '../../kernel/execution/versions.ts';
import { INT32_MAX } from '../../kernel/values/number.ts';
import { foldText } from '../../kernel/values/text.ts';
import { Articles } from '../../masterdata/index.ts';
import { noVersionLeft } from '../refusals.ts';
import { type NewIngredient, Recipe, Recipes, subRecipeIds } from './recipe.ts';
import {
  activateRecipe,
  addIngredient,
  addProductionStep,
  archiveRecipe,
  changeIngredient,
  changeProductionStep,
  createRecipe,
  createRecipeVersion,
  getRecipe,
  getRequirements,
  listRecipes,
  removeIngredient,
  removeProductionStep,
} from './recipe-contracts.ts';
import { heldGraph, RECIPES_BELOW_MAX, tooDeep } from './recipe-graph.ts';
import { calculation, outputOf } from './recipe-requirements.ts';

export const recipeHandlers: readonly Handler[] = [
  handle(listRecipes, {
    run: ({ recipes }, { status, ...request }) => recipes.summaries({ status }, request),
  }),
  handle(getRecipe, {
    run: ({ reader }, input) => reader.versioned(Recipes, input.id),
  }),
  handle(createRecipe, {
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
  }),
  handle(createRecipeVersion, {
    async run(unit, input) {
      const recipes = unit.of(Recipes);
      const { name } = await recipes.peek(input.id);
      // Without the lock, two concurrent calls would choose the same number, and one of them would be refused.
      await unit.lock(`recipe-versions ${foldText(name)}`);
      const recipe = await recipes.get(input.id);
      const versions = (await recipes.peekWhere({ name })).map(({ version }) => version);
      const next = Math.max(...versions) + 1;
      if (next > INT32_MAX) throw noVersionLeft();
      const version = recipe.nextVersion(next, () => unit.newId(), unit.now);
      recipes.add(version);
      return version.state;
    },
  }),
  handle(activateRecipe, {
    async run(unit, input) {
      const recipe = await unit.of(Recipes).get(input.id);
      recipe.activate(await unit.of(Recipes).peekAll(subRecipeIds(recipe.state)), unit.now);
      return recipe.state;
    },
  }),
  handle(archiveRecipe, {
    async run(unit, input) {
      const recipe = await unit.of(Recipes).get(input.id);
      recipe.archive(unit.now);
      return recipe.state;
    },
  }),
  handle(addIngredient, {
    async run(unit, { id: recipeId, ...given }) {
      const { recipe, ingredient } = await ingredientFor(unit, recipeId, given);
      recipe.addIngredient({ ...ingredient, id: unit.newId() }, unit.now);
      return recipe.state;
    },
  }),
  handle(changeIngredient, {
    async run(unit, { id: recipeId, ingredientId, ...given }, { expected }) {
      const { recipe, ingredient } = await ingredientFor(unit, recipeId, given, { ingredientId, expected });
      recipe.changeIngredient({ ...ingredient, id: ingredientId }, unit.now);
      return recipe.state;
    },
  }),
  handle(removeIngredient, {
    async run(unit, input, { expected }) {
      (await unit.of(Recipes).get(input.id, expected)).removeIngredient(input.ingredientId, unit.now);
    },
  }),
  handle(addProductionStep, {
    async run(unit, { id: recipeId, durationMinutes = null, temperatureCelsius = null, ...given }) {
      const recipe = await unit.of(Recipes).get(recipeId);
      recipe.addStep({ ...given, id: unit.newId(), durationMinutes, temperatureCelsius }, unit.now);
      return recipe.state;
    },
  }),
  handle(changeProductionStep, {
    async run(unit, { id: recipeId, stepNumber, newStepNumber, ...given }, { expected }) {
      const { durationMinutes = null, temperatureCelsius = null, description } = given;
      const recipe = await unit.of(Recipes).get(recipeId, expected);
      const to = { description, durationMinutes, temperatureCelsius, stepNumber: newStepNumber };
      recipe.changeStep(stepNumber, to, unit.now);
      return recipe.state;
    },
  }),
  handle(removeProductionStep, {
    async run(unit, input, { expected }) {
      (await unit.of(Recipes).get(input.id, expected)).removeStep(input.stepNumber, unit.now);
    },
  }),
  handle(getRequirements, {
    async run({ recipes, clock }, { id: recipeId, ...wished }) {
      // Recipes older than the limit may exceed it.
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
  }),
];

/**
 * Returns the locked recipe, and the ingredient of a request. Refuses unknown articles and sub-recipes, and an unknown
 * `ingredientId` if it is given. The refusals of `heldGraph` and of the check that it returns also apply.
 */
async function ingredientFor(
  unit: UnitPorts,
  recipeId: string,
  { articleId, quantity, subRecipeId, ...given }: Omit<InputOf<(typeof addIngredient)['input']>, 'id'>,
  { ingredientId, expected }: { readonly ingredientId?: string; readonly expected?: SeenVersions | undefined } = {},
): Promise<{ readonly recipe: Recipe; readonly ingredient: Omit<NewIngredient, 'id'> }> {
  const checkGraph = subRecipeId === undefined ? undefined : await heldGraph(unit, recipeId, subRecipeId);
  const recipe = await unit.of(Recipes).get(recipeId, expected);
  const article = await unit.of(Articles).peek(articleId);
  const subRecipe = subRecipeId === undefined ? undefined : await unit.of(Recipes).peek(subRecipeId);
  if (ingredientId !== undefined) recipe.ingredient(ingredientId);
  checkGraph?.();
  const ingredient = {
    ...given,
    articleId: article.id,
    quantity: quantity.toText(),
    subRecipeId: subRecipe?.id ?? null,
  };
  return { recipe, ingredient };
}
