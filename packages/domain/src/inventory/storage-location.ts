/** Storage locations: the cold rooms, freezers and shelves of a shop. */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Decimal } from '../kernel/decimal.ts';
import type { Given } from '../kernel/edit.ts';
import { say } from '../kernel/message.ts';
import { checkNoFaults, type Fault } from '../kernel/refusal.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import { storageLocationExists } from './refusals.ts';

export const STORAGE_TYPES = ['COLD_ROOM', 'FREEZER', 'DRY_STORAGE', 'DISPLAY_COUNTER', 'PRODUCTION_AREA'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];

/** `active` true is ACTIVE, false is INACTIVE. */
export const storageLocationMachine = stateMachine('storage location', ['ACTIVE', 'INACTIVE'], {
  activate: { from: ['INACTIVE'], to: 'ACTIVE' },
  deactivate: { from: ['ACTIVE'], to: 'INACTIVE' },
});
export type StorageLocationVerb = keyof typeof storageLocationMachine.transitions;

/** In °C, from −273.15 to 1,000 (docs/contract.md, section 11). */
export const TEMPERATURE_MIN: Decimal = Decimal.of('-273.15');
export const TEMPERATURE_MAX: Decimal = Decimal.of('1000');

/** The temperatures that are fine in a location, in °C, as exact decimal texts. */
export interface TemperatureRange {
  readonly minTemperature: string;
  readonly maxTemperature: string;
}

/** Null: there is none. */
export interface Temperatures {
  readonly minTemperature: Decimal | null;
  readonly maxTemperature: Decimal | null;
}

export interface StorageLocationState {
  readonly id: string;
  readonly name: string;
  readonly storageType: StorageType;
  readonly temperatureRange: TemperatureRange | null;
  readonly active: boolean;
}

/** What is wrong with the two temperatures together: both or neither, and the lower one not above the upper one. */
export function temperatureFaults({ minTemperature: min, maxTemperature: max }: Temperatures): readonly Fault[] {
  if (min && max) {
    return min.compare(max) > 0 ? [{ field: 'minTemperature', message: say`must not be above maxTemperature` }] : [];
  }
  if (min) return [{ field: 'maxTemperature', message: say`is required with minTemperature` }];
  if (max) return [{ field: 'minTemperature', message: say`is required with maxTemperature` }];
  return [];
}

/** Refuses as `temperatureFaults` says. */
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

  /** Rebuilds a stored location. For adapters only: checks nothing. */
  static restore(state: StorageLocationState): StorageLocation {
    return new StorageLocation(state);
  }

  get state(): StorageLocationState {
    return this.#state;
  }

  /** An undefined member stays, a temperature that is null is taken away; the temperatures must fit what stays. */
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

  /** Activate or deactivate. Refuses to repeat either. */
  move(verb: StorageLocationVerb): void {
    const status = storageLocationMachine.move(this.#state.active ? 'ACTIVE' : 'INACTIVE', verb);
    this.#state = { ...this.#state, active: status === 'ACTIVE' };
  }
}

export const StorageLocations = aggregateKind<StorageLocationState, StorageLocation>({
  name: 'storage_location',
  restore: StorageLocation.restore,
  unique: [
    {
      members: ['name'],
      refuse: storageLocationExists,
    },
  ],
  sortable: { name: 'folded', storageType: 'plain', active: 'plain' },
  filters: ['storageType', 'active'],
  searched: ({ name }) => [name],
});
