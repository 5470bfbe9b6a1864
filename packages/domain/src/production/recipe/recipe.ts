/** Recipes: how to make an article from others (docs/contract.md, section 9). */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { Refuse } from '../../kernel/contract/refusal.ts';
import { INT32_MAX } from '../../kernel/values/number.ts';
import { sameKind, type Unit } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
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
} from '../refusals.ts';
import { recipeSubject } from '../subjects.ts';
import { type RecipeStatus, recipeMachine } from './recipe-status.ts';

export type RecipeType = 'RAW_MATERIAL' | 'INTERMEDIATE' | 'FINISHED_PRODUCT';

export interface Ingredient {
  readonly id: string;
  /** The place in the recipe, from 1. Unique within the recipe. Gaps are allowed. */
  readonly position: number;
  readonly articleId: string;
  /** The quantity in `uom`: a decimal text above zero, without trailing zeros. */
  readonly quantity: string;
  readonly uom: Unit;
  /** The recipe that makes the ingredient. Null: no sub-recipe. */
  readonly subRecipeId: string | null;
  /** Whether other articles may replace the ingredient. */
  readonly substitutable: boolean;
}

export interface ProductionStep {
  readonly id: string;
  /** The place in the sequence of steps, from 1. Unique within the recipe. Gaps are allowed. */
  readonly stepNumber: number;
  readonly description: string;
  /** Null: not specified, like `temperatureCelsius`. */
  readonly durationMinutes: number | null;
  readonly temperatureCelsius: number | null;
}

export interface RecipeState {
  readonly id: string;
  readonly name: string;
  /** The version number, from 1. Unique together with the name. */
  readonly version: number;
  readonly type: RecipeType;
  readonly description: string;
  /** The remaining percentage of `outputQuantity` after production: 1 to 1,000. */
  readonly yieldPercentage: number;
  /** Days from the start of a batch to the latest expiry of its MAIN outputs. Null: no limit. */
  readonly shelfLifeDays: number | null;
  /** The quantity that the listed ingredients make before the yield, as a decimal text in `outputUom`. */
  readonly outputQuantity: string;
  readonly outputUom: Unit;
  /** The article of the output. */
  readonly articleId: string;
  readonly status: RecipeStatus;
  /** The ingredients, sorted by position. */
  readonly ingredients: readonly Ingredient[];
  /** The steps, sorted by step number. */
  readonly productionSteps: readonly ProductionStep[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * An ingredient to add or change. Without a position, a new ingredient goes after the highest position, and a changed
 * ingredient keeps its position.
 */
export type NewIngredient = Omit<Ingredient, 'position'> & { readonly position: number | undefined };
/**
 * A step to add or change. Without a step number, a new step goes after the highest number, and a changed step keeps
 * its number.
 */
export type NewProductionStep = Omit<ProductionStep, 'stepNumber'> & { readonly stepNumber: number | undefined };

/** The members of a recipe that a draft may change. */
export type RecipeContent = Pick<
  RecipeState,
  'type' | 'description' | 'yieldPercentage' | 'shelfLifeDays' | 'outputQuantity' | 'outputUom' | 'articleId'
>;

type GivenByRecipe = 'status' | 'ingredients' | 'productionSteps' | 'updatedAt';

export class Recipe implements Aggregate<RecipeState> {
  #state: RecipeState;

  private constructor(state: RecipeState) {
    this.#state = state;
  }

  /** Creates a draft without ingredients and steps. */
  static create(state: Omit<RecipeState, GivenByRecipe>): Recipe {
    return new Recipe({ ...state, status: 'DRAFT', ingredients: [], productionSteps: [], updatedAt: state.createdAt });
  }

  /** Returns a draft with copies of the ingredients and steps. `newId` makes the ids of the draft and of all copies. */
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

  /** Rebuilds a stored recipe for an adapter, without checks. */
  static restore(state: RecipeState): Recipe {
    return new Recipe(state);
  }

  get state(): RecipeState {
    return this.#state;
  }

  /**
   * Activates a draft. Refuses other statuses with INVALID_STATUS_TRANSITION. Refuses a recipe without ingredients with
   * RECIPE_WITHOUT_INGREDIENTS. The refusal of `refuseMismatch` (SUB_RECIPE_UNIT_MISMATCH) also applies. `subRecipes`:
   * the sub-recipes of the ingredients.
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

  /** Archives the recipe. Refuses with INVALID_STATUS_TRANSITION if the recipe is not active. */
  archive(at: Date): void {
    this.#change({ status: recipeMachine.move(this.#state.status, 'archive') }, at);
  }

  /** Replaces the given members of a draft. Refuses other statuses with INVALID_STATUS_TRANSITION. */
  revise(content: Partial<RecipeContent>, at: Date): void {
    this.#edit(content, at);
  }

  /**
   * Adds an ingredient to a draft. Refuses other statuses with INVALID_STATUS_TRANSITION. Refuses a used position with
   * INGREDIENT_POSITION_TAKEN, and more than 200 ingredients with TOO_MANY_INGREDIENTS. Does not check for cycles
   * through `subRecipeId`.
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

  /** Returns the ingredient with this id. Refuses an unknown id with INGREDIENT_NOT_FOUND. */
  ingredient(id: string): Ingredient {
    const found = this.#state.ingredients.find((ingredient) => ingredient.id === id);
    if (!found) throw ingredientUnknown();
    return found;
  }

  /**
   * Replaces the ingredient with this id in a draft. Refuses an unknown id with INGREDIENT_NOT_FOUND, other statuses
   * with INVALID_STATUS_TRANSITION, and a position that another ingredient uses with INGREDIENT_POSITION_TAKEN.
   */
  changeIngredient(to: NewIngredient, at: Date): void {
    const stored = this.ingredient(to.id);
    recipeMachine.move(this.#state.status, 'edit');
    const { ingredients } = this.#state;
    const others = ingredients.filter((ingredient) => ingredient !== stored);
    const { position: number = stored.position } = to;
    if (others.some(({ position }) => position === number)) throw positionTaken({ number });
    this.#edit({ ingredients: byPosition([...others, { ...to, position: number }]) }, at);
  }

  /**
   * Removes an ingredient of a draft. Other ingredients do not change their positions. Refuses an unknown id with
   * INGREDIENT_NOT_FOUND, and other statuses with INVALID_STATUS_TRANSITION.
   */
  removeIngredient(id: string, at: Date): void {
    const ingredients = this.#state.ingredients.filter((ingredient) => ingredient.id !== id);
    if (ingredients.length === this.#state.ingredients.length) {
      throw ingredientUnknown();
    }
    this.#edit({ ingredients }, at);
  }

  /**
   * Adds a step to a draft. The default step number is the highest one plus 1. Refuses other statuses with
   * INVALID_STATUS_TRANSITION, and more than 100 steps with TOO_MANY_STEPS. Refuses a used step number, and a default
   * number beyond 32 bits, with STEP_NUMBER_TAKEN.
   */
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

  /**
   * Replaces the step with this number in a draft. Refuses an unknown number with PRODUCTION_STEP_NOT_FOUND, other
   * statuses with INVALID_STATUS_TRANSITION, and a number that another step uses with STEP_NUMBER_TAKEN.
   */
  changeStep(stepNumber: number, to: Omit<NewProductionStep, 'id'>, at: Date): void {
    const { productionSteps } = this.#state;
    const stored = productionSteps.find((step) => step.stepNumber === stepNumber);
    if (!stored) {
      throw stepUnknown();
    }
    recipeMachine.move(this.#state.status, 'edit');
    const others = productionSteps.filter((step) => step !== stored);
    const { stepNumber: number = stepNumber } = to;
    if (others.some((step) => step.stepNumber === number)) throw stepNumberTaken({ number });
    this.#edit({ productionSteps: byStepNumber([...others, { ...stored, ...to, stepNumber: number }]) }, at);
  }

  /**
   * Removes a step of a draft. Other steps do not change their numbers. Refuses an unknown number with
   * PRODUCTION_STEP_NOT_FOUND, and other statuses with INVALID_STATUS_TRANSITION.
   */
  removeStep(stepNumber: number, at: Date): void {
    const productionSteps = this.#state.productionSteps.filter((step) => step.stepNumber !== stepNumber);
    if (productionSteps.length === this.#state.productionSteps.length) {
      throw stepUnknown();
    }
    this.#edit({ productionSteps }, at);
  }

  #edit(part: Partial<RecipeContent & Pick<RecipeState, 'ingredients' | 'productionSteps'>>, at: Date): void {
    this.#change({ ...part, status: recipeMachine.move(this.#state.status, 'edit') }, at);
  }

  #change(part: Partial<RecipeState>, at: Date): void {
    this.#state = { ...this.#state, ...part, updatedAt: at };
  }
}

const byPosition = (ingredients: Ingredient[]): Ingredient[] => ingredients.sort((a, b) => a.position - b.position);
const byStepNumber = (steps: ProductionStep[]): ProductionStep[] => steps.sort((a, b) => a.stepNumber - b.stepNumber);

const INGREDIENTS_MAX = 200;
const STEPS_MAX = 100;

type Output = Pick<RecipeState, 'name' | 'outputUom'>;

/**
 * Refuses with SUB_RECIPE_UNIT_MISMATCH if the unit of the ingredient does not convert into the output of its
 * sub-recipe.
 */
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

/**
 * Returns the requested number, by default the number after the highest one. Refuses a used number. Refuses a default
 * number beyond 32 bits.
 */
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

/** Returns the ids of the sub-recipes of a recipe's ingredients, with duplicates. */
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
