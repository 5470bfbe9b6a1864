/** Production batches: what is to be made on a day, and how it went (docs/contract.md, section 9). */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import { changed, type Given, merge } from '../kernel/edit.ts';
import { say } from '../kernel/message.ts';
import type { GivenBy } from '../kernel/output.ts';
import { Quantity, sameKind, type Unit } from '../kernel/quantity.ts';
import { invalid } from '../kernel/refusal.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import { BATCH_STATUSES, type batchOutput, checkDays } from './batch-contracts.ts';
import type { BatchPlan } from './batch-plan.ts';
import { Recipes } from './recipe.ts';
import type { RecipeState } from './recipe-outputs.ts';
import { batchExists, batchHasConsumption, recipeNotActive } from './refusals.ts';
import type { NamedArticle, OutputRole, RunWarning, Waste } from './run-outputs.ts';
import { batchSubject } from './subjects.ts';

type BatchStatus = BatchState['status'];

/**
 * `edit` stands for a change of the plan, which the start ends.
 * `feed` stands for all that is put in and given back: nothing enters a batch that has ended, so no lot can come to be its own
 * ancestor. `reopen` is the undo of a completion.
 */
export const batchMachine = stateMachine('batch', BATCH_STATUSES, {
  edit: { from: ['PLANNED'], to: 'PLANNED' },
  start: { from: ['PLANNED'], to: 'IN_PROGRESS' },
  feed: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS' },
  complete: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
  reopen: { from: ['COMPLETED'], to: 'IN_PROGRESS' },
  cancel: { from: ['PLANNED', 'IN_PROGRESS'], to: 'CANCELLED' },
});

/** That something was taken in place of a component. */
export interface Substitution {
  /** The movement by which it was taken. */
  readonly movementId: string;
  /** The article of the component. */
  readonly insteadOf: string;
}

/** What is said of a completion beside what it booked. */
export interface Completion {
  /** Of all that it booked. */
  readonly postingId: string;
  readonly outputs: readonly { readonly lotId: string; readonly role: OutputRole }[];
  readonly waste: readonly Waste[];
  readonly warnings: readonly RunWarning[];
}

/** From when to when the batch was completed: instants as ISO 8601. */
export interface UndoneCompletion {
  readonly completedAt: string;
  readonly reopenedAt: string;
}

/** What answers show of a batch, and what the core keeps of how it was made. */
export interface BatchState extends GivenBy<typeof batchOutput> {
  /** What the start froze; null before it. */
  readonly plan: BatchPlan | null;
  readonly startedAt: Date | null;
  /** A username. */
  readonly startedBy: string | null;
  readonly substitutions: readonly Substitution[];
  /** Of which components the last consumption by FEFO took nothing, since their articles have no stock. */
  readonly skipped: readonly NamedArticle[];
  /** The one that stands; null where there is none. */
  readonly completion: Completion | null;
  readonly completedAt: Date | null;
  /** A username. */
  readonly completedBy: string | null;
  /** How often it was completed, also where that was undone. */
  readonly completions: number;
  /** The times between a completion and its undo, oldest first. */
  readonly undoneCompletions: readonly UndoneCompletion[];
  /** Why it was cancelled, or reopened the last time. */
  readonly statusReason: string | null;
}

/** What may be changed until the start. */
type Plan = Pick<BatchState, 'plannedQuantity' | 'plannedQuantityUnit' | 'productionDate' | 'bestBeforeDate'>;

type Planned = Pick<BatchState, 'id' | 'batchNumber' | 'recipeId' | 'createdAt'> & Plan;

/** What the end of a batch is told by. */
export interface BatchEnd extends Pick<BatchState, 'bestBeforeDate'> {
  readonly plan: BatchPlan;
  readonly startedAt: Date;
  /** What outputs are numbered with unless told: the number of the batch, with a count after an undo. */
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
      statusReason: null,
    });
  }

  /** Rebuilds a stored batch. For adapters only: checks nothing. */
  static restore(state: BatchState): Batch {
    return new Batch(state);
  }

  get state(): BatchState {
    return this.#state;
  }

  /** Changes what is given of its plan. Refuses one that was started, and a last day before the production date. */
  edit(plan: Given<Plan>, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'edit');
    const { plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate } = this.#state;
    const to = merge({ plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate }, plan);
    checkDays(to, (field, message) => {
      throw invalid([{ field, message }]);
    });
    this.#state = changed(this.#state, { ...to, status }, at);
  }

  /** Freezes what it is made by. Refuses one that was started before. */
  start(plan: BatchPlan, by: string, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'start');
    this.#change({ status, plan, startedAt: at, startedBy: by }, at);
  }

  /** What it is made by. Refuses where nothing goes in or is given back: before the start, and after the end. */
  feeding(): BatchPlan {
    batchMachine.move(this.#state.status, 'feed');
    return this.#plan();
  }

  /** What was taken in place of components, by movements that are not known yet. */
  substitute(substitutions: readonly Substitution[], at: Date): void {
    if (substitutions.length === 0) return;
    this.#change({ substitutions: [...this.#state.substitutions, ...substitutions] }, at);
  }

  /** Of which components a consumption by FEFO took nothing, since their articles have no stock. */
  skip(skipped: readonly NamedArticle[], at: Date): void {
    const isKnown = ({ articleId }: NamedArticle) => this.#state.skipped.some((known) => known.articleId === articleId);
    if (skipped.length === this.#state.skipped.length && skipped.every(isKnown)) return;
    this.#change({ skipped }, at);
  }

  /** What it is made by, and how the lots are called that come out. Refuses one that is not in progress. */
  ending(): BatchEnd {
    batchMachine.move(this.#state.status, 'complete');
    const { batchNumber, completions, startedAt, bestBeforeDate } = this.#state;
    if (!startedAt) throw new Error(`The batch ${batchNumber} is in progress without a start`);
    const lotNumber = completions === 0 ? batchNumber : `${batchNumber}/${completions + 1}`;
    return { plan: this.#plan(), lotNumber, startedAt, bestBeforeDate };
  }

  /** Ends it with what came out. Refuses one that is not in progress. */
  complete(completion: Completion, by: string, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'complete');
    const completions = this.#state.completions + 1;
    this.#change({ status, completion, completions, completedAt: at, completedBy: by }, at);
  }

  /** The completion that stands. Refuses where there is none. */
  reopening(): Completion {
    batchMachine.move(this.#state.status, 'reopen');
    const { completion, batchNumber } = this.#state;
    if (!completion) throw new Error(`The batch ${batchNumber} is completed without a completion`);
    return completion;
  }

  /** Goes on after its completion was undone. */
  reopen(reason: string, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'reopen');
    const { completedAt, undoneCompletions, batchNumber } = this.#state;
    if (!completedAt) throw new Error(`The batch ${batchNumber} is completed without an instant`);
    const undone = { completedAt: completedAt.toISOString(), reopenedAt: at.toISOString() };
    this.#change(
      {
        ...{ status, completion: null, completedAt: null, completedBy: null, statusReason: reason },
        undoneCompletions: [...undoneCompletions, undone],
      },
      at,
    );
  }

  /** Refuses one that has ended, and with BATCH_HAS_CONSUMPTION one of which something is `consumed`. */
  cancel(reason: string, consumed: boolean, at: Date): void {
    const status = batchMachine.move(this.#state.status, 'cancel');
    if (consumed) {
      throw batchHasConsumption();
    }
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

/** The status of a batch into which something had gone at the instant; undefined: now. */
export function batchStatusAt(
  { status, completedAt, undoneCompletions }: Pick<BatchState, 'status' | 'completedAt' | 'undoneCompletions'>,
  asOf: Date | undefined,
): BatchStatus {
  if (asOf === undefined) return status;
  const instant = asOf.toISOString();
  const wasCompleted = undoneCompletions.some((undone) => undone.completedAt <= instant && instant < undone.reopenedAt);
  return wasCompleted || (completedAt !== null && completedAt <= asOf) ? 'COMPLETED' : 'IN_PROGRESS';
}

/** How much is planned. */
export const plannedOf = ({
  plannedQuantity,
  plannedQuantityUnit,
}: Pick<BatchState, 'plannedQuantity' | 'plannedQuantityUnit'>): Quantity =>
  Quantity.of(Decimal.of(plannedQuantity), plannedQuantityUnit);

/**
 * Refuses a unit that does not convert into the recipe's output as wrong by itself, and a recipe that is not active with
 * RECIPE_NOT_ACTIVE.
 */
export function checkPlannable(recipe: Pick<RecipeState, 'status' | 'outputUom'>, plannedQuantityUnit: Unit): void {
  checkConverts(recipe, plannedQuantityUnit);
  if (recipe.status !== 'ACTIVE') {
    throw recipeNotActive({ status: recipe.status });
  }
}

/** Refuses a unit that does not convert into the recipe's output. */
export function checkConverts({ outputUom }: Pick<RecipeState, 'outputUom'>, plannedQuantityUnit: Unit): void {
  if (sameKind(plannedQuantityUnit, outputUom)) return;
  const message = say`must be a unit that converts into ${outputUom}, in which the recipe gives its output`;
  throw invalid([{ field: 'plannedQuantityUnit', message }]);
}

/** `P-` + production date + `-` + the running number of the day in at least three digits. */
export const batchNumberOf = (productionDate: CalendarDate, number: number): string =>
  `P-${productionDate}-${String(number).padStart(3, '0')}`;

/** What only the execution of a batch shows: lists leave it out. */
export const MAKING = ['plan', 'substitutions', 'skipped', 'completion', 'undoneCompletions'] as const;

export const Batches = aggregateKind<BatchState, Batch>({
  ...batchSubject,
  restore: Batch.restore,
  unique: [
    {
      members: ['batchNumber'],
      refuse: batchExists,
    },
  ],
  references: [{ member: 'recipeId', to: () => Recipes }],
  filters: ['status', 'recipeId', 'productionDate'],
});
