/** One movement of the ledger: a change of a stock batch's quantity or status by a command. */
import type { Aggregate } from '../../kernel/contract/aggregate.ts';
import type { MovementType, StockMovementState } from './stock-movement-contracts.ts';

/**
 * Returns the effective type of a row for accounts and edges: a REVERSED row has the type of the row that it undoes.
 */
export const effectOf = ({ type, reversedType }: Pick<StockMovementState, 'type' | 'reversedType'>): MovementType =>
  reversedType ?? type;

/** A movement of the ledger. It is immutable: no operation changes it. */
export class StockMovement implements Aggregate<StockMovementState> {
  readonly state: StockMovementState;

  constructor(state: StockMovementState) {
    this.state = state;
  }
}
