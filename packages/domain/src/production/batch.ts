/** Production batches: what is planned to be made on a day (contract sections 2 and 3, Batch; contract decisions, section 9). */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import type { CalendarDate } from '../shared/calendar.ts';
import { say } from '../shared/message.ts';
import { sameKind, type Unit } from '../shared/quantity.ts';
import { conflict, invalid } from '../shared/refusal.ts';
import { type RecipeState, Recipes } from './recipe.ts';

/** A batch is planned; nothing in the service moves it any further yet. */
export const BATCH_STATUSES = ['PLANNED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export interface BatchState {
  readonly id: string;
  /** `P-2026-11-21-007`: for people, on labels. */
  readonly batchNumber: string;
  readonly recipeId: string;
  readonly status: BatchStatus;
  /** A decimal text above zero, in `plannedQuantityUnit`. */
  readonly plannedQuantity: string;
  readonly plannedQuantityUnit: Unit;
  readonly productionDate: CalendarDate;
  /** On or after the production date. */
  readonly bestBeforeDate: CalendarDate;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export class Batch implements Aggregate<BatchState> {
  readonly state: BatchState;

  private constructor(state: BatchState) {
    this.state = state;
  }

  static plan(state: Omit<BatchState, 'status' | 'updatedAt'>): Batch {
    return new Batch({ ...state, status: 'PLANNED', updatedAt: state.createdAt });
  }

  /** Rebuilds a stored batch. For adapters only: checks nothing. */
  static restore(state: BatchState): Batch {
    return new Batch(state);
  }
}

/**
 * Refuses a unit that does not convert into the recipe's output as wrong by itself, and a recipe that is not active with
 * RECIPE_NOT_ACTIVE.
 */
export function checkPlannable(recipe: RecipeState, plannedQuantityUnit: Unit): void {
  if (!sameKind(plannedQuantityUnit, recipe.outputUom)) {
    const message = say`must be a unit that converts into ${recipe.outputUom}, in which the recipe gives its output`;
    throw invalid([{ field: 'plannedQuantityUnit', message }]);
  }
  if (recipe.status !== 'ACTIVE') {
    throw conflict(
      'RECIPE_NOT_ACTIVE',
      say`A batch is planned from an active recipe, and this one is ${recipe.status}`,
    );
  }
}

/** `P-` + production date + `-` + the running number of the day in at least three digits. */
export const batchNumberOf = (productionDate: CalendarDate, number: number): string =>
  `P-${productionDate}-${String(number).padStart(3, '0')}`;

export const Batches = aggregateKind<BatchState, Batch>({
  name: 'batch',
  label: 'production batch',
  restore: Batch.restore,
  unique: [
    {
      members: ['batchNumber'],
      code: 'BATCH_ALREADY_EXISTS',
      message: say`There is a production batch with this number already`,
    },
  ],
  references: [{ member: 'recipeId', to: () => Recipes, inUse: 'RECIPE_IN_USE' }],
  sortable: {
    batchNumber: 'folded',
    productionDate: 'plain',
    status: 'plain',
    createdAt: 'plain',
    updatedAt: 'plain',
  },
  filters: ['status', 'recipeId', 'productionDate'],
});
