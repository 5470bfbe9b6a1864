/**
 * Devices that several people use, and who may return there by PIN.
 *
 * The device holds a secret key in a cookie; the service stores its digest. A user who logged in on the device with the
 * password may return by PIN for 30 days. After five wrong PINs in a row the password is required again.
 */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { DAY_MS } from '../kernel/calendar.ts';
import { sharedDeviceSubject } from './subjects.ts';

/** A PIN works on a device for this long after the last log-in with the password there. */
const PIN_MS = 30 * DAY_MS;
/** Wrong PINs in a row after which the password is required. */
export const PIN_TRIES = 5;
/** Maximum number of people of a device. It keeps the latest. */
const PEOPLE_MAX = 50;
/** Maximum number of shared devices. */
export const DEVICES_MAX = 200;

/** A user who logged in on the device with the password. */
interface Person {
  readonly userId: string;
  /** Of the last log-in with the password: milliseconds since 1970. */
  readonly at: number;
  /** Wrong PINs since the last right one, or since the last log-in with the password. */
  readonly tries: number;
}

export interface SharedDeviceState {
  readonly id: string;
  readonly name: string;
  /** The digest of the device's key. The key itself is not stored. */
  readonly keyHash: string;
  readonly createdAt: Date;
  readonly people: readonly Person[];
}

export class SharedDevice implements Aggregate<SharedDeviceState> {
  #state: SharedDeviceState;

  private constructor(state: SharedDeviceState) {
    this.#state = state;
  }

  static register(state: Omit<SharedDeviceState, 'people'>): SharedDevice {
    return new SharedDevice({ ...state, people: [] });
  }

  /** Rebuilds a stored device, without checks. For adapters only. */
  static restore(state: SharedDeviceState): SharedDevice {
    return new SharedDevice(state);
  }

  get state(): SharedDeviceState {
    return this.#state;
  }

  /** Call it when the user has logged in with the password: the PIN works for 30 days, with all its tries. */
  entered(userId: string, now: Date): void {
    const others = this.#state.people.filter((person) => person.userId !== userId && isRecent(person, now));
    this.#set([...others, { userId, at: now.getTime(), tries: 0 }].slice(-PEOPLE_MAX));
  }

  /**
   * Counts a try before the PIN is checked, and returns whether there was one left. So concurrent tries are no more
   * than sequential ones.
   */
  takeTry(userId: string, now: Date): boolean {
    if (!pinUsers(this.#state, now).includes(userId)) return false;
    this.#set(
      this.#state.people.map((person) => (person.userId === userId ? { ...person, tries: person.tries + 1 } : person)),
    );
    return true;
  }

  /** Restores all tries after a right PIN. The user is the latest on the device from now on. */
  succeeded(userId: string): void {
    const { people } = this.#state;
    const own = people.filter((person) => person.userId === userId).map((person) => ({ ...person, tries: 0 }));
    this.#set([...people.filter((person) => person.userId !== userId), ...own]);
  }

  #set(people: readonly Person[]): void {
    this.#state = { ...this.#state, people };
  }
}

/** Returns the ids of the users whose PIN the device accepts, if they have one: the latest first. */
export const pinUsers = ({ people }: Pick<SharedDeviceState, 'people'>, now: Date): readonly string[] =>
  people
    .filter((person) => isRecent(person, now) && person.tries < PIN_TRIES)
    .map(({ userId }) => userId)
    .reverse();

const isRecent = ({ at }: Person, now: Date): boolean => now.getTime() - at < PIN_MS;

export const SharedDevices = aggregateKind<SharedDeviceState, SharedDevice>({
  ...sharedDeviceSubject,
  restore: SharedDevice.restore,
  secret: ['keyHash', 'people'],
});
