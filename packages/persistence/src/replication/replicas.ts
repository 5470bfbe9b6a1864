/**
 * Reads from replicas. A replica is a standby that replays the log of the primary.
 *
 * For each read, the primary first reports its log position, and a replica runs the read only after replaying up to it.
 * So a read sees everything committed before it, by any caller through any instance, as on the primary. Concurrent
 * reads share one position query.
 *
 * A missing or late replica causes no error, because the primary runs the read instead. The replica gets no reads until
 * it has recovered.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { Row } from '../engine/column.ts';
import type { Queryable, Statement } from '../engine/mapping.ts';

/**
 * A callback that reports outages of a replica. It gets a reason when reads to the replica stop, and none when they
 * resume. An outage that ends before the first check causes no call. `at` names the server, without the password.
 */
export type ReplicaReport = (at: string, reason?: unknown) => void;

/** The default of the maximum milliseconds that a read waits for a replica to replay the log. */
const PATIENCE_MS = 50;
/** Maximum milliseconds that a read waits for the primary's position. */
const ANSWER_MS = 1_000;
/** Milliseconds between two checks of a replica while a read waits. */
const LOOK_MS = 1;
/** Milliseconds between checks of a replica to which reads have stopped. The interval doubles up to the maximum. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 1_000;

/**
 * The log position of commits that are visible and acknowledged: the flushed position, or the insert position if
 * `synchronous_commit` is off.
 */
const WRITTEN: Statement = {
  text: `select (case current_setting('synchronous_commit') when $1 then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end - '0/0')::text as position`,
  values: ['off'],
};

/** The replayed position of a replica. Null if the server is not a replica. */
const REPLAYED = `case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

/**
 * SQL for the identity of a database. The value is equal for a database and its replicas, and different for all other
 * databases.
 */
const IDENTITY = `(select system_identifier from pg_control_system()) || '/' || current_database() as identity`;

export class Replica {
  readonly at: string;
  readonly #report: ReplicaReport;
  readonly #patienceMs: number;
  readonly #look = shared(() => this.#ask());
  #queryable: Queryable | undefined;
  #primary: Queryable | undefined;
  /** The replayed position at the last check. */
  #replayed = -1n;
  #stands = false;
  #hasEnded = false;

  constructor(at: string, report: ReplicaReport, patienceMs = PATIENCE_MS) {
    this.at = at;
    this.#report = report;
    this.#patienceMs = patienceMs;
  }

  /** Returns whether the replica takes reads. */
  get stands(): boolean {
    return this.#stands;
  }

  /** Checks each new connection before any read. */
  readonly verify = (client: ClientBase, done: (error?: Error) => void): void => {
    this.#check(client).then(() => done(), done);
  };

  start(queryable: Queryable, primary: Queryable): void {
    this.#queryable = queryable;
    this.#primary = primary;
    void this.#comeBack(0n, 0);
  }

  end(): void {
    this.#hasEnded = true;
  }

  query<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    if (!this.#queryable) throw new Error('The replica was not started');
    return this.#queryable.query(statement);
  }

  /**
   * Waits up to the patience until the replica has replayed the log to the position. Returns whether it has. If it has
   * not, stops reads from the replica.
   */
  async reaches(position: bigint): Promise<boolean> {
    const late = performance.now() + this.#patienceMs;
    for (let looks = 0; this.#stands && this.#replayed < position; looks++) {
      const left = late - performance.now();
      if (left <= 0) {
        this.leave(new Error(`it is more than ${this.#patienceMs} ms behind`), position);
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

  /** Stops reads until the replica responds again and has replayed the log to the position. */
  leave(reason: unknown, position = 0n): void {
    if (!this.#stands) return;
    this.#stands = false;
    void this.#comeBack(position, PAUSE_MIN_MS, reason);
  }

  async #comeBack(position: bigint, pause: number, reason?: unknown): Promise<void> {
    let latest = reason;
    for (let isReported = false, ms = pause; ; ms = Math.min(2 * ms || PAUSE_MIN_MS, PAUSE_MAX_MS)) {
      await wait(ms, undefined, { ref: false });
      if (this.#hasEnded) return;
      try {
        await this.#look();
        if (this.#replayed >= position) {
          this.#stands = true;
          if (isReported) this.#report(this.at);
          return;
        }
      } catch (error) {
        latest = error;
      }
      // Does not report outages that recover immediately.
      if (!isReported && !this.#hasEnded) this.#report(this.at, latest);
      isReported = true;
    }
  }

  async #ask(): Promise<void> {
    const [row] = await this.query({ text: `select ${REPLAYED}`, values: [] });
    this.#replayed = positionOf(row);
  }

  /**
   * Throws unless the server is a replica of this database and has replayed at least as far as at the last check. After
   * a crash a replica may be at an earlier position, and then earlier checks would be wrong.
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
  readonly #primary: Queryable;
  readonly #replicas: readonly Replica[];
  /** Returns the log position that a replica must have replayed to return the same rows as the primary. */
  readonly #written = shared(async () => positionOf((await this.#primary.query(WRITTEN))[0]));
  #turn = 0;

  constructor(primary: Queryable, replicas: readonly Replica[]) {
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

  /**
   * Chooses replicas in turn. Returns undefined if the primary must run the read. If the position query fails, the
   * primary runs the read and reports its own failure.
   */
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

/** Returns the result of the promise, or undefined after the timeout. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Returns a function that shares calls of `ask`. Callers that arrive during a call share the next call. So each result
 * is newer than its request.
 */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const call = ask();
    running = call;
    return call;
  };
  return () => {
    next ??= running.then(begin, begin);
    return next;
  };
}
