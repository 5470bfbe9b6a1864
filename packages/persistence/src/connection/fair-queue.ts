/**
 * The line before the database. Turns go to whoever has had the least of it: by the time that their work took, not by how
 * often they asked. So who asks for little is served at once, however much others ask for, and those wait for each other.
 *
 * Everybody has a path, `['users', 'anna', 'supplier.list']` say, and at each step of it turns are shared by those who have
 * the same beginning (start-time fair queueing, Goyal, Vin and Cheng 1996, at each branch of a tree). The second step is
 * whether the work has had little so far: half of the turns are for that, so that what is done at once does not wait for
 * what is long. The service itself goes first.
 */
import { Unavailable } from '@cleaver/domain/kernel';
import type { Asker } from './behalf.ts';

export interface FairQueueRules {
  /** How many have their turn at a time. */
  readonly atOnce: number;
  /** Milliseconds after which who waits is told that it is in vain; undefined: who waits gets there. */
  readonly patience?: number;
  /** Milliseconds of turns, one behind the other, after which the event loop has one. Undefined: they are not its work. */
  readonly loopEvery?: number;
}

/** Ends a turn. */
export type EndTurn = () => void;

/** What a turn is taken for before it is known how long it took, in milliseconds. */
const EXPECTED_MS = 1;
/** Work that has had so much of turns is long, in milliseconds. */
const LONG_MS = 10;
/** Beyond so many that share a branch, those that have nothing to do are forgotten, and what they had with them. */
const REMEMBERED_MAX = 1000;

interface Waiter {
  readonly go: () => void;
}

function stepsOf({ path: [place = '', ...rest], had }: Asker): string[] {
  return [place, had < LONG_MS ? 'short' : 'long', ...rest];
}

class Branch {
  readonly above: Branch | undefined;
  readonly below = new Map<string, Branch>();
  /** Those below who wait. */
  readonly inLine = new Set<Branch>();
  readonly waiters = new Set<Waiter>();
  waiting = 0;
  running = 0;
  /** What it has had, on the clock of the branch above. */
  had = 0;
  /** What was had by the last one below whose turn it was: who comes anew starts there, and saves nothing up. */
  now = 0;

  constructor(above?: Branch) {
    this.above = above;
  }

  at(path: readonly string[]): Branch {
    let branch: Branch = this;
    for (const step of path) {
      let next = branch.below.get(step);
      if (!next) {
        if (branch.below.size >= REMEMBERED_MAX) branch.#forget();
        next = new Branch(branch);
        branch.below.set(step, next);
      }
      branch = next;
    }
    return branch;
  }

  /** Counts one that waits, or waits no more, here and above. */
  count(more: 1 | -1): void {
    for (let branch: Branch = this; ; branch = branch.above) {
      branch.waiting += more;
      if (!branch.above) return;
      if (branch.waiting === 0) branch.above.inLine.delete(branch);
      else branch.above.inLine.add(branch);
    }
  }

  began(): void {
    for (let branch: Branch = this; branch.above; branch = branch.above) {
      branch.had = Math.max(branch.had, branch.above.now);
      branch.above.now = branch.had;
      branch.had += EXPECTED_MS;
      branch.running++;
    }
  }

  ended(ms: number): void {
    for (let branch: Branch = this; branch.above; branch = branch.above) {
      branch.had += ms - EXPECTED_MS;
      branch.running--;
    }
  }

  /** The one below that waits, or this one, whose turn it is. */
  next(): Branch {
    let branch: Branch = this;
    while (branch.inLine.size > 0) {
      let least: Branch | undefined;
      for (const each of branch.inLine) if (!least || each.due < least.due) least = each;
      branch = least as Branch;
    }
    return branch;
  }

  get due(): number {
    return Math.max(this.had, this.above?.now ?? 0);
  }

  #forget(): void {
    for (const [step, each] of this.below) if (each.waiting === 0 && each.running === 0) this.below.delete(step);
  }
}

export class FairQueue {
  readonly #rules: FairQueueRules;
  readonly #now: () => number;
  readonly #root = new Branch();
  /** The service's own. */
  readonly #first = new Set<Waiter>();
  #running = 0;
  /** Since when turns go without the event loop having one. */
  #since: number | undefined;

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(rules: FairQueueRules, now: () => number = () => performance.now()) {
    this.#rules = rules;
    this.#now = now;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#first.size + this.#root.waiting;
  }

  /** Gives what ends the turn, once it has come. */
  take(asker: Asker | undefined): Promise<EndTurn> | EndTurn {
    const branch = asker && this.#root.at(stepsOf(asker));
    return this.waiting === 0 && this.#isFree() ? this.#begin(asker, branch) : this.#wait(asker, branch);
  }

  #wait(asker: Asker | undefined, branch: Branch | undefined): Promise<EndTurn> {
    const line = branch?.waiters ?? this.#first;
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(limit);
        line.delete(waiter);
        branch?.count(-1);
      };
      const waiter: Waiter = {
        go: () => {
          leave();
          resolve(this.#begin(asker, branch));
        },
      };
      const { patience } = this.#rules;
      const limit =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              leave();
              reject(new Unavailable('Others kept the database busy for too long'));
            }, patience);
      line.add(waiter);
      branch?.count(1);
    });
  }

  #begin(asker: Asker | undefined, branch: Branch | undefined): EndTurn {
    this.#running++;
    branch?.began();
    const begin = this.#now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running--;
      const ms = this.#now() - begin;
      branch?.ended(ms);
      if (asker) asker.had += ms;
      this.#goOn();
    };
  }

  #goOn(): void {
    while (this.waiting > 0 && this.#isFree()) {
      const line = this.#first.size > 0 ? this.#first : this.#root.next().waiters;
      const [waiter] = line;
      waiter?.go();
    }
  }

  #isFree(): boolean {
    const { atOnce, loopEvery } = this.#rules;
    if (this.#running >= atOnce) return false;
    if (loopEvery === undefined) return true;
    const now = this.#now();
    if (this.#since !== undefined) return now - this.#since < loopEvery;
    this.#since = now;
    setImmediate(() => {
      this.#since = undefined;
      this.#goOn();
    });
    return true;
  }
}
