/** Cuttings: runs without a recipe that cut lots into other lots in one call. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { cuttingExists } from '../refusals.ts';
import { amountText, kilograms, type OutputLine, percentText, wasteOf } from '../run/run.ts';
import type { LotEntry, Waste } from '../run/run-outputs.ts';
import { cuttingSubject } from '../subjects.ts';
import { productionWords } from '../words.ts';
import { CUTTING_STATUSES, type CuttingView } from './cutting-contracts.ts';

/**
 * The state machine of cuttings. An undone cutting stays on record and cannot be redone. The user records a new cutting
 * instead.
 */
export const cuttingMachine = stateMachine(
  'cutting',
  CUTTING_STATUSES,
  {
    undo: { from: ['DONE'], to: 'UNDONE' },
  },
  productionWords,
);

/** An output into one stock. */
type CutOutput = Omit<CuttingView['outputs'][number], 'onHold'>;

/** A cutting as responses show it, without calculated members. Amounts of lots are exact. */
export interface CuttingState extends Omit<CuttingView, 'outputs' | 'massBalance' | 'yieldPercent'> {
  /** The id of the posting with all movements of the cutting. */
  readonly postingId: string;
  readonly outputs: readonly CutOutput[];
  /** The ids of the articles of the inputs, without duplicates. Lists filter by these ids. */
  readonly articleIds: readonly string[];
  /** The reason of the undo. Null if the cutting is not undone. */
  readonly undoReason: string | null;
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
  readonly loss: Omit<Waste, 'reason'> | null;
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
