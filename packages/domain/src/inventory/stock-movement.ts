/** One movement: a change of a stock batch's quantity or status by a command. What they are together is the ledger. */
import type { Aggregate } from '../kernel/aggregate.ts';
import type { MovementType, StockMovementState } from './stock-movement-contracts.ts';

/** As what a row counts in accounts and edges: a REVERSED one as what it takes back. */
export const effectOf = ({ type, reversedType }: Pick<StockMovementState, 'type' | 'reversedType'>): MovementType =>
  reversedType ?? type;

/** What is written once is never changed: there is no verb. */
export class StockMovement implements Aggregate<StockMovementState> {
  readonly state: StockMovementState;

  private constructor(state: StockMovementState) {
    this.state = state;
  }

  static record(state: StockMovementState): StockMovement {
    return new StockMovement(state);
  }

  /** Rebuilds a stored movement. For adapters only: checks nothing. */
  static restore(state: StockMovementState): StockMovement {
    return new StockMovement(state);
  }
}
