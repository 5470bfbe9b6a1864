/** PINs with which users log in on shared devices. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';

export interface PinState {
  /** The id of the user. */
  readonly id: string;
  /** argon2id in PHC form. Passed only to the store and the password hasher. */
  readonly hash: string;
  /** The number of digits. The pages send the PIN when the user has typed this number of digits. */
  readonly digits: number;
  readonly setAt: Date;
}

export class Pin implements Aggregate<PinState> {
  #state: PinState;

  private constructor(state: PinState) {
    this.#state = state;
  }

  static of(state: PinState): Pin {
    return new Pin(state);
  }

  /** Rebuilds a stored PIN, without checks. For adapters only. */
  static restore(state: PinState): Pin {
    return new Pin(state);
  }

  get state(): PinState {
    return this.#state;
  }

  replace(to: Omit<PinState, 'id'>): void {
    this.#state = { ...this.#state, ...to };
  }
}

export const Pins = aggregateKind<PinState, Pin>({ name: 'pin', restore: Pin.restore, secret: ['hash', 'digits'] });

/**
 * Removes the PIN of the user, if there is one. A change of the password also removes the PIN, because the PIN was set
 * with the old password.
 */
export async function withoutPin(unit: Pick<UnitOfWork, 'of'>, userId: string): Promise<void> {
  const pin = await unit.of(Pins).find(userId);
  if (pin) unit.of(Pins).remove(pin);
}
