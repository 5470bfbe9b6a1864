/**
 * Devices that several people use, and on which they may log in by PIN.
 *
 * The device holds a secret key in a cookie. The service stores the digest of the key. A user who logged in on the
 * device with the password may log in by PIN for 30 days. After five wrong PINs in a row the password is required
 * again.
 */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { sharedDeviceSubject } from '../subjects.ts';

/** Time in ms for which a PIN works on a device after the last log-in with the password there. */
const PIN_MS = 30 * DAY_MS;
/** Number of wrong PINs in a row after which the password is required. */
export const PIN_TRIES = 5;
/** Maximum number of people of a device. The device keeps the latest. */
const PEOPLE_MAX = 50;
/** Maximum number of shared devices. */
export const DEVICES_MAX = 200;

/** A user who logged in on the device with the password. */
interface Person {
  readonly userId: string;
  /** Time of the last log-in with the password, in milliseconds since 1970. */
  readonly at: number;
  /** Number of tries since the last right PIN, or since the last log-in with the password. */
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

  /** Records a log-in with the password. The PIN then works for 30 days, with all its tries. */
  entered(userId: string, now: Date): void {
    const others = this.#state.people.filter((person) => person.userId !== userId && isRecent(person, now));
    this.#set([...others, { userId, at: now.getTime(), tries: 0 }].slice(-PEOPLE_MAX));
  }

  /**
   * Counts a try. Returns false if the user has no more tries, or may not log in by PIN on this device. The count
   * precedes the check of the PIN, so that concurrent requests get no more tries than sequential ones.
   */
  takeTry(userId: string, now: Date): boolean {
    if (!pinUsers(this.#state, now).includes(userId)) return false;
    this.#set(
      this.#state.people.map((person) => (person.userId === userId ? { ...person, tries: person.tries + 1 } : person)),
    );
    return true;
  }

  /** Restores all tries after a right PIN. Makes the user the latest on the device. */
  succeeded(userId: string): void {
    const { people } = this.#state;
    const own = people.filter((person) => person.userId === userId).map((person) => ({ ...person, tries: 0 }));
    this.#set([...people.filter((person) => person.userId !== userId), ...own]);
  }

  #set(people: readonly Person[]): void {
    this.#state = { ...this.#state, people };
  }
}

/** Returns the ids of the users who may log in by PIN on the device, the latest first. Some of them may have no PIN. */
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
