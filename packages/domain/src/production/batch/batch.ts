/** Production batches: planned output of a day, and its execution (docs/contract.md, section 9). */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { invalid } from '../../kernel/contract/refusal.ts';
import { statusWord } from '../../kernel/contract/state-machine.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, sameKind, type Unit } from '../../kernel/values/quantity.ts';
import { type RecipeState, Recipes } from '../recipe/recipe.ts';
import { batchExists, batchHasConsumption, recipeNotActive } from '../refusals.ts';
import type { OutputRole, RunWarning, Waste } from '../run/run-parts.ts';
import { batchSubject } from '../subjects.ts';
import type { BatchPlan, NamedArticle } from './batch-plan.ts';
import type { BatchPoint } from './batch-points.ts';
import { type BatchStatus, batchMachine } from './batch-status.ts';
import { checkDays, movedTo, type PlanDays } from './plan-days.ts';

/** A consumption of a substitute for a component. */
export interface Substitution {
  /** The movement that consumed the substitute. */
  readonly movementId: string;
  /** The article of the component. */
  readonly insteadOf: string;
}

/** A step of the recipe that was done, in the record of a batch. */
export interface DoneStep {
  /** The number of the step in the recipe. Each step has at most one record. */
  readonly stepNumber: number;
  /** The description of the step in the recipe. */
  readonly description: string;
  /** The measured temperature in °C, a decimal text. Null: not measured. */
  readonly temperature: string | null;
  /** The username of the user who ticked the step, and the instant as ISO 8601. */
  readonly doneBy: string;
  readonly doneAt: string;
}

/** The details of a completion that are not in the ledger. */
export interface Completion {
  /** The id of the posting with all movements of the completion. */
  readonly postingId: string;
  readonly outputs: readonly { readonly lotId: string; readonly role: OutputRole }[];
  readonly waste: readonly Waste[];
  readonly warnings: readonly RunWarning[];
  /** The note of the user, or an empty text. Missing in completions of earlier versions. */
  readonly note?: string;
  /** The control points that applied, by name. Missing in completions of earlier versions. */
  readonly controlPoints?: readonly BatchPoint[];
}

/** The period between a completion and its undo, as ISO 8601 instants. */
export interface UndoneCompletion {
  readonly completedAt: string;
  readonly reopenedAt: string;
}

export interface BatchState extends PlanDays {
  readonly id: string;
  /** A batch number such as `P-2026-11-21-001`. It is the default lot number of the outputs. */
  readonly batchNumber: string;
  readonly recipeId: string;
  readonly status: BatchStatus;
  /** A decimal text above zero, in `plannedQuantityUnit`. */
  readonly plannedQuantity: string;
  readonly plannedQuantityUnit: Unit;
  /** The plan, frozen at the start of the batch. Null before the start. */
  readonly plan: BatchPlan | null;
  readonly startedAt: Date | null;
  /** The username of the user who started the batch. Null before the start. */
  readonly startedBy: string | null;
  readonly substitutions: readonly Substitution[];
  /** Components that the last consumption by FEFO skipped because their articles have no stock record. */
  readonly skipped: readonly NamedArticle[];
  /** The current completion. Null if there is none. */
  readonly completion: Completion | null;
  readonly completedAt: Date | null;
  /** The username of the user who completed the batch. Null if the batch is not completed. */
  readonly completedBy: string | null;
  /** The number of completions, including undone ones. */
  readonly completions: number;
  /** The periods between a completion and its undo, oldest first. */
  readonly undoneCompletions: readonly UndoneCompletion[];
  /** The steps of the recipe that were done, by their number. */
  readonly steps: readonly DoneStep[];
  /** The reason of the cancellation, or of the last reopening. Null: neither. */
  readonly statusReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The members of the plan that are editable until the start. */
type Plan = Pick<BatchState, 'plannedQuantity' | 'plannedQuantityUnit' | keyof PlanDays>;

type Planned = Pick<BatchState, 'id' | 'batchNumber' | 'recipeId' | 'createdAt'> & Plan;

/** Values that a completion needs. */
export interface BatchEnd extends Pick<BatchState, 'bestBeforeDate'> {
  readonly plan: BatchPlan;
  readonly startedAt: Date;
  /** The default lot number of outputs: the batch number, or `<batch number>/<completion>` after an undo. */
  readonly lotNumber: string;
}

export class Batch implements Aggregate<BatchState> {
  #state: BatchState;

  private constructor(state: BatchState) {
    this.#state = state;
  }

  static plan(state: Planned): Batch {
    return new Batch({
      ...state,
      status: 'PLANNED',
      updatedAt: state.createdAt,
      plan: null,
      startedAt: null,
      startedBy: null,
      substitutions: [],
      skipped: [],
      completion: null,
      completedAt: null,
      completedBy: null,
      completions: 0,
      undoneCompletions: [],
      steps: [],
      statusReason: null,
    });
  }

  /** Rebuilds a stored batch for an adapter, without checks. */
  static restore(state: BatchState): Batch {
    return new Batch(state);
  }

  get state(): BatchState {
    return this.#state;
  }

  /**
   * Changes the given members of the plan. Refuses with INVALID_STATUS_TRANSITION if the batch was started or
   * cancelled. Refuses a best-before date before the production date with VALIDATION_ERROR.
   */
  edit(plan: Given<Plan>, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'edit');
    const { plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate } = this.#state;
    const to = merge({ plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate }, plan);
    checkDays(to, (field, message) => {
      throw invalid([{ field, message }]);
    });
    this.#state = changed(this.#state, { ...to, status }, at);
  }

  /**
   * Starts the batch and freezes its plan. A production date after `today`, the day of the shop, moves to today. Refuses
   * with INVALID_STATUS_TRANSITION if the batch was started or cancelled.
   */
  start(plan: BatchPlan, by: string, at: Date, today: CalendarDate): void {
    const status = batchMachine.move(this.#state.status, 'start');
    const days = this.#state.productionDate > today ? movedTo(this.#state, today) : {};
    this.#change({ status, plan, startedAt: at, startedBy: by, ...days }, at);
  }

  /** Returns the plan for an input or a return. Refuses with INVALID_STATUS_TRANSITION if not in progress. */
  feeding(verb: 'consume' | 'return'): BatchPlan {
    batchMachine.move(this.#state.status, verb);
    return this.#plan();
  }

  /** Stores consumptions of substitutes for components. Callers pass each movement only once. */
  substitute(substitutions: readonly Substitution[], at: Date): void {
    if (substitutions.length === 0) return;
    this.#change({ substitutions: [...this.#state.substitutions, ...substitutions] }, at);
  }

  /** Records the components that a consumption by FEFO skipped because their articles have no stock record. */
  skip(skipped: readonly NamedArticle[], at: Date): void {
    const isKnown = ({ articleId }: NamedArticle) => this.#state.skipped.some((known) => known.articleId === articleId);
    if (skipped.length === this.#state.skipped.length && skipped.every(isKnown)) return;
    this.#change({ skipped }, at);
  }

  /**
   * Records that a step of the recipe was done. Replaces an earlier record of the step. Refuses with
   * INVALID_STATUS_TRANSITION if the batch is not in progress.
   */
  tick(step: DoneStep, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'tick');
    const steps = [...this.#without(step.stepNumber), step].sort((a, b) => a.stepNumber - b.stepNumber);
    this.#change({ status, steps }, at);
  }

  /** Removes the record of a step, if there is one. Refuses with INVALID_STATUS_TRANSITION if not in progress. */
  untick(stepNumber: number, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'tick');
    const steps = this.#without(stepNumber);
    if (steps.length < this.#state.steps.length) this.#change({ status, steps }, at);
  }

  #without(number: number): readonly DoneStep[] {
    return this.#state.steps.filter(({ stepNumber }) => stepNumber !== number);
  }

  /** Returns the values that a completion needs. Refuses with INVALID_STATUS_TRANSITION if not in progress. */
  ending(): BatchEnd {
    batchMachine.move(this.#state.status, 'complete');
    const { batchNumber, completions, startedAt, bestBeforeDate } = this.#state;
    if (!startedAt) throw new Error(`The batch ${batchNumber} is in progress without a start`);
    const lotNumber = completions === 0 ? batchNumber : `${batchNumber}/${completions + 1}`;
    return { plan: this.#plan(), lotNumber, startedAt, bestBeforeDate };
  }

  /** Completes the batch. Refuses with INVALID_STATUS_TRANSITION if the batch is not in progress. */
  complete(completion: Completion, by: string, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'complete');
    const completions = this.#state.completions + 1;
    this.#change({ status, completion, completions, completedAt: at, completedBy: by }, at);
  }

  /** Returns the current completion. Refuses with INVALID_STATUS_TRANSITION if the batch is not completed. */
  reopening(): Completion {
    batchMachine.move(this.#state.status, 'reopen');
    const { completion, batchNumber } = this.#state;
    if (!completion) throw new Error(`The batch ${batchNumber} is completed without a completion`);
    return completion;
  }

  /**
   * Undoes the completion, so the batch is in progress again. Refuses with INVALID_STATUS_TRANSITION if the batch is
   * not completed.
   */
  reopen(reason: string, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'reopen');
    const { completedAt, undoneCompletions, batchNumber } = this.#state;
    if (!completedAt) throw new Error(`The batch ${batchNumber} is completed without an instant`);
    const undone = { completedAt: completedAt.toISOString(), reopenedAt: at.toISOString() };
    this.#change(
      {
        status,
        completion: null,
        completedAt: null,
        completedBy: null,
        statusReason: reason,
        undoneCompletions: [...undoneCompletions, undone],
      },
      at,
    );
  }

  /**
   * Cancels the batch. Refuses with INVALID_STATUS_TRANSITION if the batch has ended. Refuses with
   * BATCH_HAS_CONSUMPTION if goods are `consumed`.
   */
  cancel(reason: string, consumed: boolean, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'cancel');
    if (consumed) throw batchHasConsumption();
    this.#change({ status, statusReason: reason }, at);
  }

  #plan(): BatchPlan {
    const { plan, batchNumber } = this.#state;
    if (!plan) throw new Error(`The batch ${batchNumber} has started without a plan`);
    return plan;
  }

  #change(part: Partial<BatchState>, at: Date): void {
    this.#state = { ...this.#state, ...part, updatedAt: at };
  }
}

/**
 * Returns the status of a batch at the instant `asOf`. The batch must have had inputs at that instant. Without `asOf`,
 * returns the current status.
 */
export function batchStatusAt(
  { status, completedAt, undoneCompletions }: Pick<BatchState, 'status' | 'completedAt' | 'undoneCompletions'>,
  asOf: Date | undefined,
): BatchStatus {
  if (asOf === undefined) return status;
  const instant = asOf.toISOString();
  const wasCompleted = undoneCompletions.some((undone) => undone.completedAt <= instant && instant < undone.reopenedAt);
  return wasCompleted || (completedAt !== null && completedAt <= asOf) ? 'COMPLETED' : 'IN_PROGRESS';
}

/** Returns the planned quantity of a batch, in its `plannedQuantityUnit`. */
export const plannedOf = ({
  plannedQuantity,
  plannedQuantityUnit,
}: Pick<BatchState, 'plannedQuantity' | 'plannedQuantityUnit'>): Quantity =>
  Quantity.of(Decimal.of(plannedQuantity), plannedQuantityUnit);

/** Refuses with RECIPE_NOT_ACTIVE if the recipe is not active. The refusal of `checkConverts` comes first. */
export function checkPlannable(recipe: Pick<RecipeState, 'status' | 'outputUom'>, plannedQuantityUnit: Unit): void {
  checkConverts(recipe, plannedQuantityUnit);
  if (recipe.status !== 'ACTIVE') {
    throw recipeNotActive({ status: statusWord(recipe.status) });
  }
}

/** Refuses with VALIDATION_ERROR if the unit does not convert into the output unit of the recipe. */
export function checkConverts({ outputUom }: Pick<RecipeState, 'outputUom'>, plannedQuantityUnit: Unit): void {
  if (sameKind(plannedQuantityUnit, outputUom)) return;
  const message = say`must be a unit that converts into ${outputUom}, in which the recipe gives its output`;
  throw invalid([{ field: 'plannedQuantityUnit', message }]);
}

/** Members that only the execution uses. Lists omit them. */
export const MAKING = ['plan', 'substitutions', 'skipped', 'completion', 'undoneCompletions', 'steps'] as const;

export const Batches = aggregateKind<BatchState, Batch>({
  ...batchSubject,
  restore: Batch.restore,
  unique: [{ members: ['batchNumber'], refuse: batchExists }],
  references: [{ member: 'recipeId', to: () => Recipes }],
  filters: ['status', 'recipeId', 'productionDate'],
  searched: ({ batchNumber }) => [batchNumber],
  day: 'productionDate',
});
