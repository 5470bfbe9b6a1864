/** A storage location is a place for goods in the shop, for example a cold room, a freezer or a shelf. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { Given } from '../../kernel/contract/edit.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { storageLocationExists } from '../refusals.ts';
import { storageLocationSubject } from '../subjects.ts';
import { inventoryWords } from '../words.ts';
import type { StorageType } from './storage-type.ts';
import { type TemperatureRange, type Temperatures, temperatureFaults } from './temperature.ts';

/** The state machine of storage locations. `active` is true in the state ACTIVE and false in the state INACTIVE. */
export const storageLocationMachine = stateMachine(
  'storage location',
  ['ACTIVE', 'INACTIVE'],
  {
    activate: { from: ['INACTIVE'], to: 'ACTIVE' },
    deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
  },
  inventoryWords,
);
export type StorageLocationVerb = keyof typeof storageLocationMachine.transitions;

export interface StorageLocationState {
  readonly id: string;
  readonly name: string;
  readonly storageType: StorageType;
  /** The allowed temperatures. Null: no limit. */
  readonly temperatureRange: TemperatureRange | null;
  readonly active: boolean;
}

/** Returns the range, or null without temperatures. Refuses the faults of `temperatureFaults`. */
function rangeOf(temperatures: Temperatures): TemperatureRange | null {
  checkNoFaults(temperatureFaults(temperatures));
  const { minTemperature: min, maxTemperature: max } = temperatures;
  return min && max ? { minTemperature: min.toText(), maxTemperature: max.toText() } : null;
}

export class StorageLocation implements Aggregate<StorageLocationState> {
  #state: StorageLocationState;

  private constructor(state: StorageLocationState) {
    this.#state = state;
  }

  static create(to: Pick<StorageLocationState, 'id' | 'name' | 'storageType'> & Temperatures): StorageLocation {
    const { id, name, storageType } = to;
    return new StorageLocation({ id, name, storageType, temperatureRange: rangeOf(to), active: true });
  }

  /** Rebuilds a stored location without checks, for adapters. */
  static restore(state: StorageLocationState): StorageLocation {
    return new StorageLocation(state);
  }

  get state(): StorageLocationState {
    return this.#state;
  }

  /**
   * Changes the defined members and removes a null temperature. Refuses an invalid pair of resulting temperatures with
   * VALIDATION_ERROR.
   */
  update(to: Given<Pick<StorageLocationState, 'name'> & Temperatures>): void {
    const stored = this.#state.temperatureRange;
    const joined = (given: Decimal | null | undefined, kept: string | undefined) =>
      given === undefined && kept !== undefined ? Decimal.of(kept) : (given ?? null);
    this.#state = {
      ...this.#state,
      name: to.name ?? this.#state.name,
      temperatureRange: rangeOf({
        minTemperature: joined(to.minTemperature, stored?.minTemperature),
        maxTemperature: joined(to.maxTemperature, stored?.maxTemperature),
      }),
    };
  }

  /**
   * Activates or deactivates the location. Refuses with INVALID_STATUS_TRANSITION if the location already has the new
   * status.
   */
  move(verb: StorageLocationVerb): void {
    const status = storageLocationMachine.move(this.#state.active ? 'ACTIVE' : 'INACTIVE', verb);
    this.#state = { ...this.#state, active: status === 'ACTIVE' };
  }
}

export const StorageLocations = aggregateKind<StorageLocationState, StorageLocation>({
  ...storageLocationSubject,
  restore: StorageLocation.restore,
  unique: [
    {
      members: ['name'],
      refuse: storageLocationExists,
    },
  ],
  filters: ['storageType', 'active'],
  searched: ({ name }) => [name],
});
