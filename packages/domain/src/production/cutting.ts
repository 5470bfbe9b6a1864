/** Cuttings: lots taken apart into other lots, in one call. A run without a recipe, and over as soon as it begins. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import type { Unit } from '../kernel/quantity.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import { cuttingExists } from './refusals.ts';
import type { Waste } from './run.ts';

export const CUTTING_STATUSES = ['DONE', 'UNDONE'] as const;
export type CuttingStatus = (typeof CUTTING_STATUSES)[number];

/** What is undone stays on record, and cannot be done again: a new cutting can. */
export const cuttingMachine = stateMachine('cutting', CUTTING_STATUSES, {
  undo: { from: ['DONE'], to: 'UNDONE' },
});

/** What went on the table, from one stock batch. */
export interface CutInput {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  /** An exact decimal text in `unit`, the base unit. */
  readonly quantity: string;
  readonly unit: Unit;
}

/** What came off it, into one stock. */
export interface CutOutput extends CutInput {
  readonly expiryDate: CalendarDate;
  /** Why it lasts longer than what it was cut from. */
  readonly expiryReason: string | null;
  /** A decimal text: its part of what the inputs cost, in per cent. */
  readonly costShare: string | null;
}

export interface CuttingState {
  readonly id: string;
  /** `C-2026-11-21-007`. */
  readonly cuttingNumber: string;
  readonly status: CuttingStatus;
  /** Of all that it booked. */
  readonly postingId: string;
  readonly inputs: readonly CutInput[];
  readonly outputs: readonly CutOutput[];
  readonly waste: readonly Waste[];
  /** What was lost by drip, evaporation and the saw. */
  readonly loss: Omit<Waste, 'reason'> | null;
  readonly note: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Why it was undone. */
  readonly undoReason: string | null;
}

export class Cutting implements Aggregate<CuttingState> {
  #state: CuttingState;

  private constructor(state: CuttingState) {
    this.#state = state;
  }

  static record(state: Omit<CuttingState, 'status' | 'undoReason'>): Cutting {
    return new Cutting({ ...state, status: 'DONE', undoReason: null });
  }

  /** Rebuilds a stored cutting. For adapters only: checks nothing. */
  static restore(state: CuttingState): Cutting {
    return new Cutting(state);
  }

  get state(): CuttingState {
    return this.#state;
  }

  /** Its posting was undone. Refuses a second time. */
  undo(reason: string): void {
    this.#state = {
      ...this.#state,
      status: cuttingMachine.move(this.#state.status, 'undo'),
      undoReason: reason,
    };
  }
}

export const Cuttings = aggregateKind<CuttingState, Cutting>({
  name: 'cutting',
  restore: Cutting.restore,
  unique: [
    {
      members: ['cuttingNumber'],
      refuse: cuttingExists,
    },
  ],
  sortable: { createdAt: 'plain' },
});
