/**
 * Turns at something that is costly and that anybody may ask for: a few at a time. Who waits does so in memory, and what
 * waits has an end: who comes then is told at once.
 *
 * Turns go round the groups (a group is an address, say), so that a crowd in one of them does not hold up the others.
 * Groups whose work succeeded before come first: strangers make no honest user wait.
 */
import { tooManyRequests } from './refusal.ts';
import { Unavailable } from './unit-of-work.ts';

export interface TurnRules {
  readonly atOnce: number;
  /** Who waits at most, in one group and in all. */
  readonly waitingInGroup: number;
  readonly waitingInAll: number;
}

interface Waiter {
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

/** One turn of so many is nobody's privilege. */
const STRANGERS_EVERY = 4;
/** Groups that are remembered for having succeeded; beyond, the one that did so first is forgotten. */
const PROVEN_MAX = 10_000;

export class Turns {
  readonly #rules: TurnRules;
  /** By group, in the order of their turns; each list in the order of coming. */
  readonly #waiting = new Map<string, Waiter[]>();
  readonly #proven = new Set<string>();
  #taken = 0;
  #passed = 0;
  #waiters = 0;

  constructor(rules: TurnRules) {
    this.#rules = rules;
  }

  /**
   * Runs the work when its turn has come. Refuses with TOO_MANY_REQUESTS where too many of the group wait already, and
   * throws `Unavailable` where too many wait in all and no group has more waiting than this one.
   */
  async take<T>(group: string, work: () => Promise<T>): Promise<T> {
    if (this.#taken < this.#rules.atOnce) this.#taken++;
    else await this.#wait(group);
    try {
      const result = await work();
      this.#prove(group);
      return result;
    } finally {
      this.#passOn();
    }
  }

  #wait(group: string): Promise<void> {
    const line = this.#waiting.get(group) ?? [];
    if (line.length >= this.#rules.waitingInGroup) throw tooManyRequests(1);
    if (this.#waiters >= this.#rules.waitingInAll) this.#makeRoom(line.length, this.#proven.has(group));
    this.#waiting.set(group, line);
    this.#waiters++;
    return new Promise((go, refuse) => line.push({ go, refuse }));
  }

  /**
   * The last of the longest line gives way to whoever has fewer waiting. Strangers give way to who succeeded before, however
   * few of them wait, and nobody who did gives way to a stranger.
   */
  #makeRoom(ownLength: number, isProven: boolean): void {
    const stranger = this.#longest(false);
    const longest = stranger ?? (isProven ? this.#longest(true) : undefined);
    const least = isProven && stranger ? 0 : ownLength + 1;
    const [group, line] = longest ?? ['', []];
    if (line.length <= least) throw new Unavailable('Too many wait for their turn');
    line.pop()?.refuse(tooManyRequests(1));
    if (line.length === 0) this.#waiting.delete(group);
    this.#waiters--;
  }

  /** The longest line of those that succeeded before, or of strangers. */
  #longest(areProven: boolean): [group: string, line: Waiter[]] | undefined {
    let longest: [string, Waiter[]] | undefined;
    for (const each of this.#waiting) {
      if (this.#proven.has(each[0]) === areProven && each[1].length > (longest?.[1].length ?? 0)) longest = each;
    }
    return longest;
  }

  #passOn(): void {
    const group = this.#next();
    if (group === undefined) {
      this.#taken--;
      return;
    }
    const line = this.#waiting.get(group) as Waiter[];
    const next = line.shift() as Waiter;
    this.#waiters--;
    // To the end of the round, where more of it wait.
    this.#waiting.delete(group);
    if (line.length > 0) this.#waiting.set(group, line);
    next.go();
  }

  #next(): string | undefined {
    this.#passed++;
    let first: string | undefined;
    for (const group of this.#waiting.keys()) {
      if (this.#proven.has(group)) return group;
      first ??= group;
      if (this.#passed % STRANGERS_EVERY === 0) break;
    }
    return first;
  }

  #prove(group: string): void {
    this.#proven.delete(group);
    this.#proven.add(group);
    if (this.#proven.size > PROVEN_MAX) this.#proven.delete(this.#proven.values().next().value as string);
  }
}
