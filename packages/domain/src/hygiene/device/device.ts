/** Devices send the readings of their sensors, each with a key of its own that opens nothing else. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { deviceExists } from '../refusals.ts';
import { type CheckStatus, deviceMachine, deviceSubject, type SwitchVerb } from '../subjects.ts';

export interface DeviceState {
  readonly id: string;
  readonly name: string;
  readonly status: CheckStatus;
  /** The digest of the key. */
  readonly keyDigest: string;
  /** The last time that it sent readings. Null: never. */
  readonly lastSeenAt: Date | null;
  readonly createdAt: Date;
}

export class Device implements Aggregate<DeviceState> {
  #state: DeviceState;

  private constructor(state: DeviceState) {
    this.#state = state;
  }

  static create(device: Pick<DeviceState, 'id' | 'name' | 'keyDigest' | 'createdAt'>): Device {
    return new Device({ ...device, status: 'ACTIVE', lastSeenAt: null });
  }

  /** Rebuilds a stored device without checks, for adapters. */
  static restore(state: DeviceState): Device {
    return new Device(state);
  }

  get state(): DeviceState {
    return this.#state;
  }

  /** Replaces the key. The old one ends at once. */
  replaceKey(keyDigest: string): void {
    this.#state = { ...this.#state, keyDigest };
  }

  /** Refuses with INVALID_STATUS_TRANSITION if the device already has the new status. */
  move(verb: SwitchVerb): void {
    this.#state = { ...this.#state, status: deviceMachine.move(this.#state.status, verb) };
  }

  /** Notes that it sent readings. */
  seen(at: Date): void {
    this.#state = { ...this.#state, lastSeenAt: at };
  }
}

export const Devices = aggregateKind<DeviceState, Device>({
  ...deviceSubject,
  restore: Device.restore,
  unique: [{ members: ['name'], refuse: deviceExists }],
  filters: ['status', 'keyDigest'],
  searched: ({ name }) => [name],
  secret: ['keyDigest'],
});
