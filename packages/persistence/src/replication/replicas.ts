/**
 * Reading from replicas: standbys that replay the log of the primary.
 *
 * A replica answers a read only when it has replayed the log up to a position that the primary was asked for after the read
 * came. So a read sees all that was committed before it, by whomever and through whichever instance, as it would on the
 * primary: nobody has to remember who wrote what. Reads that come at once share one question.
 *
 * A replica that is away or behind is nobody's error: the primary answers, and the replica is left alone until it is there
 * again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { Row } from '../engine/column.ts';
import type { Executor, Statement } from '../engine/mapping.ts';

/** Told that reads go to a replica no more, and why; without a reason, that they do again. `at` holds no password. */
export type ReplicaTold = (at: string, reason?: unknown) => void;

/** Milliseconds that a read waits for a replica to replay what it has to see. */
const PATIENCE_MS = 50;
/** Milliseconds that a read waits for the primary to tell how far that is. */
const ANSWER_MS = 1_000;
/** Milliseconds between two looks at a replica that a read waits for. */
const LOOK_MS = 1;
/** A replica that is left alone is looked at ever more seldom, in milliseconds. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 1_000;

/**
 * Up to where the primary's log is that of commits which others see and callers were told of: as far as it is on the disk, and
 * where `synchronous_commit` is off, further.
 */
const WRITTEN: Statement = {
  text: `select (case current_setting('synchronous_commit') when $1 then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end - '0/0')::text as position`,
  values: ['off'],
};

/** Up to where a replica has replayed the log; null where it is none, or none any more. */
const REPLAYED = `case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

/** The same for a database and for what its replicas hold of it, and for no other. */
const IDENTITY = `(select system_identifier from pg_control_system()) || '/' || current_database() as identity`;

export class Replica {
  readonly at: string;
  readonly #told: ReplicaTold;
  readonly #look = shared(() => this.#ask());
  #executor: Executor | undefined;
  #primary: Executor | undefined;
  /** The furthest that it was seen at. */
  #replayed = -1n;
  #stands = false;
  #hasEnded = false;

  constructor(at: string, told: ReplicaTold) {
    this.at = at;
    this.#told = told;
  }

  /** Whether reads may go to it. */
  get stands(): boolean {
    return this.#stands;
  }

  /** For each new connection to it, before anything is read there. */
  readonly verify = (client: ClientBase, done: (error?: Error) => void): void => {
    this.#check(client).then(() => done(), done);
  };

  start(executor: Executor, primary: Executor): void {
    this.#executor = executor;
    this.#primary = primary;
    void this.#comeBack(0n, 0);
  }

  end(): void {
    this.#hasEnded = true;
  }

  query<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    if (!this.#executor) throw new Error('The replica was not started');
    return this.#executor.query(statement);
  }

  /** Whether it has replayed the log up to there, or does before a read has waited for too long. */
  async reaches(position: bigint): Promise<boolean> {
    const late = performance.now() + PATIENCE_MS;
    for (let looks = 0; this.#stands && this.#replayed < position; looks++) {
      const left = late - performance.now();
      if (left <= 0) {
        this.leave(new Error(`it is more than ${PATIENCE_MS} ms behind`), position);
        return false;
      }
      if (looks > 0) await wait(LOOK_MS);
      try {
        await within(left, this.#look());
      } catch (error) {
        this.leave(error);
      }
    }
    return this.#stands;
  }

  /** Sends no reads there until it answers again and has replayed the log up to the position. */
  leave(reason: unknown, position = 0n): void {
    if (!this.#stands) return;
    this.#stands = false;
    void this.#comeBack(position, PAUSE_MIN_MS, reason);
  }

  async #comeBack(position: bigint, pause: number, reason?: unknown): Promise<void> {
    let latest = reason;
    for (let isTold = false, ms = pause; ; ms = Math.min(2 * ms || PAUSE_MIN_MS, PAUSE_MAX_MS)) {
      await wait(ms, undefined, { ref: false });
      if (this.#hasEnded) return;
      try {
        await this.#look();
        if (this.#replayed >= position) {
          this.#stands = true;
          if (isTold) this.#told(this.at);
          return;
        }
      } catch (error) {
        latest = error;
      }
      // What passes at once is no news.
      if (!isTold && !this.#hasEnded) this.#told(this.at, latest);
      isTold = true;
    }
  }

  async #ask(): Promise<void> {
    const [row] = await this.query({ text: `select ${REPLAYED}`, values: [] });
    this.#replayed = positionOf(row);
  }

  /**
   * Whether it is a replica of this very database, and not behind where it was seen before: after a crash it may be, and then a
   * look that was taken before it would be wrong.
   */
  async #check(client: ClientBase): Promise<void> {
    const { rows } = await client.query(`select ${REPLAYED}, ${IDENTITY}`);
    const [primary] = (await this.#primary?.query({ text: `select ${IDENTITY}`, values: [] })) ?? [];
    if (rows[0].identity !== primary?.['identity'])
      throw new Error('it is not a replica of the database at DATABASE_URL');
    if (positionOf(rows[0]) < this.#replayed) throw new Error('it fell back, and has to catch up first');
  }
}

function positionOf(row: Row | undefined): bigint {
  const position = row?.['position'];
  if (typeof position !== 'string') throw new Error('it is no replica: it replays no log');
  return BigInt(position);
}

/** The primary and its replicas, for statements that only read. */
export class Replicas {
  readonly #primary: Executor;
  readonly #replicas: readonly Replica[];
  /** Up to where a replica must have replayed the log to be as good as the primary. */
  readonly #written = shared(async () => positionOf((await this.#primary.query(WRITTEN))[0]));
  #turn = 0;

  constructor(primary: Executor, replicas: readonly Replica[]) {
    this.#primary = primary;
    this.#replicas = replicas;
  }

  async read<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    const replica = await this.#choose();
    try {
      if (replica) return await replica.query(statement);
    } catch (error) {
      replica?.leave(error);
    }
    return this.#primary.query(statement);
  }

  /** The replicas take turns. Undefined where it has to be the primary, which also says best what is wrong with itself. */
  async #choose(): Promise<Replica | undefined> {
    const standing = this.#replicas.filter(({ stands }) => stands);
    const replica = standing[this.#turn++ % standing.length];
    if (!replica) return undefined;
    const position = await within(ANSWER_MS, this.#written()).catch(() => undefined);
    return position !== undefined && (await replica.reaches(position)) ? replica : undefined;
  }

  end(): void {
    for (const replica of this.#replicas) replica.end();
  }
}

/** What comes of it in so many milliseconds, undefined where that is nothing. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** Answers everybody with what was asked after they came; those who come while it is asked share the next question. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const asked = ask();
    running = asked;
    return asked;
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}
