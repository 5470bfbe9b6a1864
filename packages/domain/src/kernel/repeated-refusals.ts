/**
 * Which refusals get an entry of their own in the audit log.
 *
 * The log is append-only, so nobody may fill it: the first refusal of its kind is written at once, and what repeats it within
 * the minute becomes one entry with a count. Different ones from one address have entries of their own up to a number; the
 * rest of them is counted together, and so is the rest of all addresses. Of a process that is killed, the counts of its last
 * minute are lost.
 */
import type { AuditEntry } from './audit.ts';
import { networkOf } from './client-address.ts';

const MINUTE_MS = 60_000;
/** Different refusals with entries of their own in a minute: of one stranger's address, of one user, and in all. */
const OF_AN_ADDRESS = 10;
const OF_A_USER = 100;
const OF_STRANGERS = 300;
const OF_USERS = 1000;

interface Repeated {
  last: AuditEntry;
  times: number;
}

export class RepeatedRefusals {
  readonly #newId: () => string;
  #minute = 0;
  readonly #repeated = new Map<string, Repeated>();
  /** By who asks, and in all. */
  readonly #different = new Map<string, number>();

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** Takes a refusal; gives the entries to write now. */
  note(entry: AuditEntry): readonly AuditEntry[] {
    const due = this.due(entry.at);
    const { operation, code, userId, username, entityId, address } = entry;
    const group = userId ?? networkOf(address ?? 'local');
    const isKnown = userId !== null;
    const own = JSON.stringify([group, operation, code, username, entityId]);
    if (this.#count(own, entry)) return due;
    const all = isKnown ? 'users' : 'strangers';
    const [ofGroup, inAll] = [this.#different.get(group) ?? 0, this.#different.get(all) ?? 0];
    if (ofGroup < (isKnown ? OF_A_USER : OF_AN_ADDRESS) && inAll < (isKnown ? OF_USERS : OF_STRANGERS)) {
      this.#different.set(group, ofGroup + 1).set(all, inAll + 1);
      this.#repeated.set(own, { last: entry, times: 0 });
      return [...due, entry];
    }
    // What they have in common is all that is told of them.
    const isOfGroup = inAll < (isKnown ? OF_USERS : OF_STRANGERS);
    const shared: AuditEntry = {
      ...entry,
      entity: null,
      entityId: null,
      username: isKnown && isOfGroup ? username : null,
      userId: isOfGroup ? userId : null,
      address: isOfGroup ? address && networkOf(address) : null,
    };
    const key = JSON.stringify([isOfGroup && group, operation, code, 'and others']);
    if (!this.#count(key, shared)) this.#repeated.set(key, { last: shared, times: 1 });
    return due;
  }

  /** The entries of what was repeated, once the minute is over by then; `now` undefined: in any case. */
  due(now: Date | undefined): readonly AuditEntry[] {
    const minute = now ? Math.floor(now.getTime() / MINUTE_MS) : 0;
    if (minute === this.#minute) return [];
    this.#minute = minute;
    const entries = [...this.#repeated.values()]
      .filter(({ times }) => times > 0)
      .map(({ last, times }) => ({ ...last, id: this.#newId(), requestId: null, times }));
    this.#repeated.clear();
    this.#different.clear();
    return entries;
  }

  #count(key: string, entry: AuditEntry): boolean {
    const repeated = this.#repeated.get(key);
    if (!repeated) return false;
    repeated.times++;
    repeated.last = entry;
    return true;
  }
}
