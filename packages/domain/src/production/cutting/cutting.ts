/** Cuttings: runs without a recipe that cut lots into other lots in one call. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Quantity, type Unit } from '../../kernel/values/quantity.ts';
import { cuttingExists } from '../refusals.ts';
import { amountText, kilograms, type OutputLine, percentText, wasteOf } from '../run/run.ts';
import type { LotEntry, Waste } from '../run/run-parts.ts';
import { cuttingSubject } from '../subjects.ts';
import type { CuttingView } from './cutting-contracts.ts';
import { type CuttingStatus, cuttingMachine } from './cutting-status.ts';

/** An output into one stock. */
export interface CutOutput extends LotEntry {
  readonly expiryDate: CalendarDate;
  /** The reason for an expiry date after the earliest expiry date of the inputs. Null for an earlier date. */
  readonly expiryReason: string | null;
  /** The share of the output in the input costs, in per cent, as a decimal text. Null: no output has a share. */
  readonly costShare: string | null;
}

/** Loss by drip, evaporation and sawing. */
export interface Loss {
  /** A decimal text above zero, in `quantityUnit`. */
  readonly quantityAmount: string;
  /** A unit of mass. */
  readonly quantityUnit: Unit;
}

/** A cutting as it was booked. Amounts of lots are exact. */
export interface CuttingState {
  readonly id: string;
  /** A cutting number such as `C-2026-11-21-001`. */
  readonly cuttingNumber: string;
  readonly status: CuttingStatus;
  /** The id of the posting with all movements of the cutting. */
  readonly postingId: string;
  readonly inputs: readonly LotEntry[];
  readonly outputs: readonly CutOutput[];
  readonly waste: readonly Waste[];
  /** Null: no loss was given. */
  readonly loss: Loss | null;
  readonly note: string;
  /** The ids of the articles of the inputs, without duplicates. Lists filter by these ids. */
  readonly articleIds: readonly string[];
  /** The reason of the undo. Null if the cutting is not undone. */
  readonly undoReason: string | null;
  /** A username. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

export class Cutting implements Aggregate<CuttingState> {
  #state: CuttingState;

  private constructor(state: CuttingState) {
    this.#state = state;
  }

  static record(state: Omit<CuttingState, 'status' | 'articleIds' | 'undoReason'>): Cutting {
    const articleIds = [...new Set(state.inputs.map(({ articleId }) => articleId))];
    return new Cutting({ ...state, articleIds, status: 'DONE', undoReason: null });
  }

  /** Rebuilds a stored cutting for an adapter, without checks. */
  static restore(state: CuttingState): Cutting {
    return new Cutting(state);
  }

  get state(): CuttingState {
    return this.#state;
  }

  /** Marks the cutting as undone. Refuses with INVALID_STATUS_TRANSITION if the cutting is already undone. */
  undo(reason: string): void {
    this.#state = {
      ...this.#state,
      status: cuttingMachine.move(this.#state.status, 'undo'),
      undoReason: reason,
    };
  }
}

export const Cuttings = aggregateKind<CuttingState, Cutting>({
  ...cuttingSubject,
  restore: Cutting.restore,
  unique: [
    {
      members: ['cuttingNumber'],
      refuse: cuttingExists,
    },
  ],
  filters: ['status', 'articleIds'],
  searched: ({ cuttingNumber }) => [cuttingNumber],
  day: 'createdAt',
});

interface Parts {
  readonly inputs: readonly { readonly quantity: Quantity }[];
  readonly outputs: readonly Pick<OutputLine, 'quantity'>[];
  readonly waste: readonly Waste[];
  readonly loss: Loss | null;
}

/**
 * A mass balance in kilograms. `difference` is the unaccounted mass. It is negative if outputs, waste and loss together
 * weigh more than the inputs.
 */
export type Balance = Readonly<Record<'input' | 'output' | 'waste' | 'loss' | 'difference', Decimal>>;

/** Returns the mass balance of the parts. Ignores quantities that are not masses. */
export function balanceOf({ inputs, outputs, waste, loss }: Parts): Balance {
  const input = kilograms(inputs.map(({ quantity }) => quantity));
  const off = {
    output: kilograms(outputs.map(({ quantity }) => quantity)),
    waste: kilograms(waste.map(wasteOf)),
    loss: kilograms(loss ? [wasteOf(loss)] : []),
  };
  return { input, ...off, difference: input.minus(off.output).minus(off.waste).minus(off.loss) };
}

/** Returns the cutting as it was booked, even if undone. `held`: the ids of the lots that are on hold now. */
export function viewOf(cutting: CuttingState, held: ReadonlySet<string>): CuttingView {
  const quantityOf = ({ quantity, unit }: LotEntry) => ({ quantity: Quantity.fromBase(quantity, unit) });
  const { inputs, outputs, waste, loss } = cutting;
  const balance = balanceOf({ inputs: inputs.map(quantityOf), outputs: outputs.map(quantityOf), waste, loss });
  const shown = <E extends LotEntry>(entry: E): E => ({ ...entry, quantity: amountText(Decimal.of(entry.quantity)) });
  return {
    ...cutting,
    inputs: inputs.map(shown),
    outputs: outputs.map((entry) => ({ ...shown(entry), onHold: held.has(entry.lotId) })),
    massBalance: {
      input: amountText(balance.input),
      output: amountText(balance.output),
      waste: amountText(balance.waste),
      loss: amountText(balance.loss),
      difference: amountText(balance.difference),
    },
    yieldPercent: percentText(balance.output, balance.input),
  };
}
