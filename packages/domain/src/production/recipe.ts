/** Recipes: how something is made out of articles (contract sections 2 and 3, Recipe; contract decisions, section 9). */
import { Articles } from '../masterdata/article.ts';
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import { type Message, say } from '../shared/message.ts';
import { INT32_MAX } from '../shared/number.ts';
import type { Unit } from '../shared/quantity.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import { stateMachine } from '../shared/state-machine.ts';

export const RECIPE_TYPES = ['RAW_MATERIAL', 'INTERMEDIATE', 'FINISHED_PRODUCT'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

export const RECIPE_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
export type RecipeStatus = (typeof RECIPE_STATUSES)[number];

/**
 * Contract section 3, Recipe. `edit` stands for every change of ingredients and steps, which are open in a draft alone:
 * batches are planned from what an active recipe says, and an archived one is a record.
 */
export const recipeMachine = stateMachine('recipe', RECIPE_STATUSES, {
  edit: { from: ['DRAFT'], to: 'DRAFT' },
  activate: { from: ['DRAFT'], to: 'ACTIVE' },
  archive: { from: ['ACTIVE'], to: 'ARCHIVED' },
});

export interface Ingredient {
  readonly id: string;
  /** Its place in the recipe, from 1; unique within it, gaps are fine. */
  readonly position: number;
  readonly articleId: string;
  /** A decimal text above zero, in `uom`. */
  readonly quantity: string;
  readonly uom: Unit;
  /** The recipe by which the ingredient itself is made. */
  readonly subRecipeId: string | null;
  /** Whether something else may be taken instead. */
  readonly substitutable: boolean;
}

export interface ProductionStep {
  readonly id: string;
  /** Its place in the work, from 1; unique within the recipe, gaps are fine. */
  readonly stepNumber: number;
  readonly description: string;
  /** Minutes. */
  readonly durationMinutes: number | null;
  /** Degrees Celsius. */
  readonly temperatureCelsius: number | null;
}

export interface RecipeState {
  readonly id: string;
  readonly name: string;
  /** From 1; unique together with the name. */
  readonly version: number;
  readonly type: RecipeType;
  readonly description: string;
  /** What is left of 100 parts of `outputQuantity` once it is made: 1 to 1,000. */
  readonly yieldPercentage: number;
  /** Days. */
  readonly shelfLifeDays: number | null;
  /** What the ingredients as listed make before the yield: a decimal text above zero, in `outputUom`. */
  readonly outputQuantity: string;
  readonly outputUom: Unit;
  /** The article that comes out. */
  readonly articleId: string;
  readonly status: RecipeStatus;
  /** By position. */
  readonly ingredients: readonly Ingredient[];
  /** By step number. */
  readonly productionSteps: readonly ProductionStep[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

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

  /** Rebuilds a stored recipe. For adapters only: checks nothing. */
  static restore(state: RecipeState): Recipe {
    return new Recipe(state);
  }

  get state(): RecipeState {
    return this.#state;
  }

  /** Refuses anything but a draft, and a draft without ingredients with RECIPE_WITHOUT_INGREDIENTS. */
  activate(at: Date): void {
    const status = recipeMachine.move(this.#state.status, 'activate');
    if (this.#state.ingredients.length === 0) {
      throw conflict('RECIPE_WITHOUT_INGREDIENTS', say`Cannot activate a recipe without ingredients: add one first`);
    }
    this.#change({ status }, at);
  }

  /** Refuses anything but an active recipe. */
  archive(at: Date): void {
    this.#change({ status: recipeMachine.move(this.#state.status, 'archive') }, at);
  }

  /** Refuses a position that is taken with INGREDIENT_POSITION_TAKEN. Whether `subRecipeId` leads back is not seen from here. */
  addIngredient(ingredient: NewIngredient, at: Date): void {
    const { ingredients } = this.#state;
    const taken = ingredients.map(({ position }) => position);
    const position = freeNumber(taken, ingredient.position, 'INGREDIENT_POSITION_TAKEN', say`position`);
    this.#edit(
      { ingredients: [...ingredients, { ...ingredient, position }].sort((a, b) => a.position - b.position) },
      at,
    );
  }

  /** The others keep their positions. Refuses an unknown one with INGREDIENT_NOT_FOUND. */
  removeIngredient(id: string, at: Date): void {
    const ingredients = this.#state.ingredients.filter((ingredient) => ingredient.id !== id);
    if (ingredients.length === this.#state.ingredients.length) {
      throw notFound('INGREDIENT_NOT_FOUND', say`The recipe has no ingredient with this id`);
    }
    this.#edit({ ingredients }, at);
  }

  /** Refuses a step number that is taken with STEP_NUMBER_TAKEN. */
  addStep(step: NewProductionStep, at: Date): void {
    const { productionSteps } = this.#state;
    const taken = productionSteps.map(({ stepNumber }) => stepNumber);
    const stepNumber = freeNumber(taken, step.stepNumber, 'STEP_NUMBER_TAKEN', say`step number`);
    this.#edit(
      { productionSteps: [...productionSteps, { ...step, stepNumber }].sort((a, b) => a.stepNumber - b.stepNumber) },
      at,
    );
  }

  /** `stepNumber` is a text from outside: what is no number is no step. The others keep their numbers. */
  removeStep(stepNumber: string, at: Date): void {
    const productionSteps = this.#state.productionSteps.filter((step) => String(step.stepNumber) !== stepNumber);
    if (productionSteps.length === this.#state.productionSteps.length) {
      throw notFound('PRODUCTION_STEP_NOT_FOUND', say`The recipe has no production step with this number`);
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

/** The wished number, or the one after the highest taken; refuses with `code` a taken one, and one beyond 32 bits. */
function freeNumber(taken: readonly number[], wished: number | undefined, code: string, what: Message): number {
  const highest = taken.reduce((a, b) => Math.max(a, b), 0);
  if (wished === undefined && highest === INT32_MAX) {
    throw conflict(code, say`The ${what} ${INT32_MAX} is taken and no higher one exists: give one that is free`);
  }
  const number = wished ?? highest + 1;
  if (taken.includes(number)) throw conflict(code, say`The ${what} ${number} is taken: give one that is free`);
  return number;
}

/** The recipes by which its ingredients are made; one as often as it is used. */
export const subRecipeIds = ({ ingredients }: Pick<RecipeState, 'ingredients'>): readonly string[] =>
  ingredients.flatMap(({ subRecipeId }) => subRecipeId ?? []);

export const Recipes = aggregateKind<RecipeState, Recipe>({
  name: 'recipe',
  restore: Recipe.restore,
  unique: [
    {
      members: ['name', 'version'],
      code: 'RECIPE_ALREADY_EXISTS',
      message: say`There is a recipe with this name and version already`,
    },
  ],
  references: [{ member: 'articleId', to: () => Articles, inUse: 'ARTICLE_IN_USE' }],
  sortable: {
    name: 'folded',
    version: 'plain',
    type: 'plain',
    status: 'plain',
    createdAt: 'plain',
    updatedAt: 'plain',
  },
  filters: ['status'],
});
