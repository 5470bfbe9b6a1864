/** Recipes: how something is made out of articles (docs/contract.md, section 9). */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { INT32_MAX } from '../kernel/number.ts';
import { sameKind } from '../kernel/quantity.ts';
import type { Refuse } from '../kernel/refusal.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import { Articles } from '../masterdata/index.ts';
import { type Ingredient, type ProductionStep, RECIPE_STATUSES, type RecipeState } from './recipe-outputs.ts';
import {
  ingredientUnknown,
  noPositionLeft,
  noStepNumberLeft,
  positionTaken,
  recipeExists,
  recipeWithoutIngredients,
  stepNumberTaken,
  stepUnknown,
  subRecipeUnitMismatch,
  tooManyIngredients,
  tooManySteps,
} from './refusals.ts';
import { recipeSubject } from './subjects.ts';

/**
 * `edit` stands for every change of ingredients and steps, which are open in a draft alone:
 * batches are planned from what an active recipe says, and an archived one is a record.
 */
export const recipeMachine = stateMachine('recipe', RECIPE_STATUSES, {
  edit: { from: ['DRAFT'], to: 'DRAFT' },
  activate: { from: ['DRAFT'], to: 'ACTIVE' },
  archive: { from: ['ACTIVE'], to: 'ARCHIVED' },
});

/** What comes in without a position follows the highest there is. */
export type NewIngredient = Omit<Ingredient, 'position'> & { readonly position: number | undefined };
/** What comes in without a step number follows the highest there is. */
export type NewProductionStep = Omit<ProductionStep, 'stepNumber'> & { readonly stepNumber: number | undefined };

type GivenByRecipe = 'status' | 'ingredients' | 'productionSteps' | 'updatedAt';

export class Recipe implements Aggregate<RecipeState> {
  #state: RecipeState;

  private constructor(state: RecipeState) {
    this.#state = state;
  }

  /** A new recipe is a draft without ingredients and steps. */
  static create(state: Omit<RecipeState, GivenByRecipe>): Recipe {
    return new Recipe({ ...state, status: 'DRAFT', ingredients: [], productionSteps: [], updatedAt: state.createdAt });
  }

  /** A draft like this one, with its ingredients and steps; `newId` gives theirs, and the draft's own. */
  nextVersion(version: number, newId: () => string, at: Date): Recipe {
    const { ingredients, productionSteps } = this.#state;
    return new Recipe({
      ...this.#state,
      id: newId(),
      version,
      status: 'DRAFT',
      ingredients: ingredients.map((ingredient) => ({ ...ingredient, id: newId() })),
      productionSteps: productionSteps.map((step) => ({ ...step, id: newId() })),
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored recipe. For adapters only: checks nothing. */
  static restore(state: RecipeState): Recipe {
    return new Recipe(state);
  }

  get state(): RecipeState {
    return this.#state;
  }

  /**
   * Refuses anything but a draft; a draft without ingredients with RECIPE_WITHOUT_INGREDIENTS; and one with an ingredient whose
   * unit does not convert into the output of its sub-recipe with SUB_RECIPE_UNIT_MISMATCH. `subRecipes` are those it names.
   */
  activate(subRecipes: readonly RecipeState[], at: Date): void {
    const status = recipeMachine.move(this.#state.status, 'activate');
    if (this.#state.ingredients.length === 0) {
      throw recipeWithoutIngredients();
    }
    for (const ingredient of this.#state.ingredients) {
      const sub = subRecipes.find(({ id }) => id === ingredient.subRecipeId);
      if (sub) refuseMismatch(this.#state, ingredient, sub);
    }
    this.#change({ status }, at);
  }

  /** Refuses anything but an active recipe. */
  archive(at: Date): void {
    this.#change({ status: recipeMachine.move(this.#state.status, 'archive') }, at);
  }

  /**
   * Refuses a position that is taken with INGREDIENT_POSITION_TAKEN, and one beyond 200 with TOO_MANY_INGREDIENTS. Where
   * `subRecipeId` leads to is not seen from here.
   */
  addIngredient(ingredient: NewIngredient, at: Date): void {
    recipeMachine.move(this.#state.status, 'edit');
    const { ingredients } = this.#state;
    const taken = ingredients.map(({ position }) => position);
    if (ingredients.length >= INGREDIENTS_MAX) {
      throw tooManyIngredients({ max: INGREDIENTS_MAX });
    }
    const position = freeNumber(taken, ingredient.position, positionTaken, noPositionLeft);
    this.#edit({ ingredients: byPosition([...ingredients, { ...ingredient, position }]) }, at);
  }

  /** Replaces the ingredient of this id. Refuses an unknown one, and the position of another one. */
  changeIngredient(to: NewIngredient, at: Date): void {
    recipeMachine.move(this.#state.status, 'edit');
    const { ingredients } = this.#state;
    const stored = ingredients.find(({ id }) => id === to.id);
    if (!stored) {
      throw ingredientUnknown();
    }
    const others = ingredients.filter((ingredient) => ingredient !== stored);
    const { position: number = stored.position } = to;
    if (others.some(({ position }) => position === number)) throw positionTaken({ number });
    this.#edit({ ingredients: byPosition([...others, { ...to, position: number }]) }, at);
  }

  /** The others keep their positions. Refuses an unknown one with INGREDIENT_NOT_FOUND. */
  removeIngredient(id: string, at: Date): void {
    const ingredients = this.#state.ingredients.filter((ingredient) => ingredient.id !== id);
    if (ingredients.length === this.#state.ingredients.length) {
      throw ingredientUnknown();
    }
    this.#edit({ ingredients }, at);
  }

  /** Refuses a step number that is taken with STEP_NUMBER_TAKEN, and one beyond 100 with TOO_MANY_STEPS. */
  addStep(step: NewProductionStep, at: Date): void {
    recipeMachine.move(this.#state.status, 'edit');
    const { productionSteps } = this.#state;
    const taken = productionSteps.map(({ stepNumber }) => stepNumber);
    if (productionSteps.length >= STEPS_MAX) {
      throw tooManySteps({ max: STEPS_MAX });
    }
    const stepNumber = freeNumber(taken, step.stepNumber, stepNumberTaken, noStepNumberLeft);
    this.#edit({ productionSteps: byStepNumber([...productionSteps, { ...step, stepNumber }]) }, at);
  }

  /** Replaces the step with this number. Refuses an unknown one, and the number of another one. */
  changeStep(stepNumber: number, to: Omit<NewProductionStep, 'id'>, at: Date): void {
    recipeMachine.move(this.#state.status, 'edit');
    const { productionSteps } = this.#state;
    const stored = productionSteps.find((step) => step.stepNumber === stepNumber);
    if (!stored) {
      throw stepUnknown();
    }
    const others = productionSteps.filter((step) => step !== stored);
    const { stepNumber: number = stepNumber } = to;
    if (others.some((step) => step.stepNumber === number)) throw stepNumberTaken({ number });
    this.#edit({ productionSteps: byStepNumber([...others, { ...stored, ...to, stepNumber: number }]) }, at);
  }

  /** The others keep their numbers. Refuses an unknown one with PRODUCTION_STEP_NOT_FOUND. */
  removeStep(stepNumber: number, at: Date): void {
    const productionSteps = this.#state.productionSteps.filter((step) => step.stepNumber !== stepNumber);
    if (productionSteps.length === this.#state.productionSteps.length) {
      throw stepUnknown();
    }
    this.#edit({ productionSteps }, at);
  }

  #edit(part: Partial<Pick<RecipeState, 'ingredients' | 'productionSteps'>>, at: Date): void {
    this.#change({ ...part, status: recipeMachine.move(this.#state.status, 'edit') }, at);
  }

  #change(part: Partial<RecipeState>, at: Date): void {
    this.#state = { ...this.#state, ...part, updatedAt: at };
  }
}

const byPosition = (ingredients: Ingredient[]): Ingredient[] => ingredients.sort((a, b) => a.position - b.position);
const byStepNumber = (steps: ProductionStep[]): ProductionStep[] => steps.sort((a, b) => a.stepNumber - b.stepNumber);

/** The most that a recipe has of each. */
const INGREDIENTS_MAX = 200;
const STEPS_MAX = 100;

type Output = Pick<RecipeState, 'name' | 'outputUom'>;

/** Refuses with SUB_RECIPE_UNIT_MISMATCH an ingredient whose unit does not convert into the output of its sub-recipe. */
export function refuseMismatch(recipe: Pick<RecipeState, 'name'>, { position, uom }: Ingredient, sub: Output): void {
  if (sameKind(uom, sub.outputUom)) return;
  throw subRecipeUnitMismatch({
    position,
    recipe: recipe.name,
    unit: uom,
    subRecipe: sub.name,
    outputUnit: sub.outputUom,
  });
}

/** The wished number, or the one after the highest taken; refuses one that is taken, and one beyond 32 bits. */
function freeNumber(
  taken: readonly number[],
  wished: number | undefined,
  isTaken: Refuse<'number'>,
  noneLeft: Refuse<'number'>,
): number {
  const highest = taken.reduce((a, b) => Math.max(a, b), 0);
  if (wished === undefined && highest === INT32_MAX) throw noneLeft({ number: INT32_MAX });
  const number = wished ?? highest + 1;
  if (taken.includes(number)) throw isTaken({ number });
  return number;
}

/** The recipes by which its ingredients are made; one as often as it is used. */
export const subRecipeIds = ({ ingredients }: Pick<RecipeState, 'ingredients'>): readonly string[] =>
  ingredients.flatMap(({ subRecipeId }) => subRecipeId ?? []);

export const Recipes = aggregateKind<RecipeState, Recipe>({
  ...recipeSubject,
  restore: Recipe.restore,
  unique: [
    {
      members: ['name', 'version'],
      refuse: recipeExists,
    },
  ],
  references: [{ member: 'articleId', to: () => Articles }],
  filters: ['status', 'name', 'ingredients'],
  searched: ({ name }) => [name],
});
