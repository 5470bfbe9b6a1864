/**
 * A connection to the database. MikroORM opens and pools it, on PostgreSQL or embedded. Statements bypass MikroORM and
 * go to the client of `pg` or PGlite, which saves processor time at every read. Only the migrations and one statement
 * at the opening do not.
 */
import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import type { Pool as PgPool } from 'pg';
import type { Row } from '../engine/column.ts';
import type { Query, Queryable, Statement } from '../engine/mapping.ts';

/**
 * Wraps a statement. Receives its text, which contains no values, and calls `run`. The time that the wrapper takes
 * delays the statement.
 */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;

/** The numbers of connections and of waiting callers. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The pool of `pg`. */
type Pool = Pick<PgPool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface HeldConnection extends Queryable {
  /** Releases the connection for the next caller. It must not be in a transaction. */
  release(): Promise<void>;
}

/** Other databases for statements that only read. */
export interface Readers {
  readonly read: Query;
  end(): Promise<void>;
}

/** A connection of the driver, with the methods that both drivers share. */
export interface Client {
  query(text: string, values: unknown[]): Promise<{ readonly rows: unknown[] }>;
  /** Releases the connection for the next caller. */
  release(): void;
}

export class Connection implements Queryable {
  readonly orm: MikroORM<AbstractSqlDriver>;
  /** The statement that begins a transaction. */
  readonly begin: string;
  readonly #take: () => Promise<Client>;
  readonly #release: () => void;
  readonly #observe: Observe;
  readonly #pool: Pool | undefined;
  /** Marks a new database as complete after its migrations. The next start recreates an incomplete one. */
  readonly finish: () => Promise<void>;
  #readers: Readers | undefined;

  /**
   * Wraps the connection of MikroORM. `take` takes a free connection, and waits until there is one. `release` runs
   * after the close. `pool` is set only on PostgreSQL.
   */
  constructor(
    orm: MikroORM<AbstractSqlDriver>,
    release: () => void,
    {
      take,
      begin = 'begin',
      observe = (_text, run) => run(),
      pool,
      finish = async () => undefined,
    }: {
      take: () => Promise<Client>;
      begin?: string;
      observe?: Observe | undefined;
      pool?: Pool;
      finish?: () => Promise<void>;
    },
  ) {
    this.orm = orm;
    this.begin = begin;
    this.#take = take;
    this.#release = release;
    this.#observe = observe;
    this.#pool = pool;
    this.finish = finish;
  }

  /** Sends statements that only read to these readers from now on. */
  readThrough(readers: Readers): void {
    this.#readers = readers;
  }

  /** Returns a queryable on connections of another database, such as a replica. `take` takes a free one. */
  queryableOf(take: () => Promise<Client>): Queryable {
    return { query: (statement) => this.#run(statement, take) };
  }

  /** Runs the statement in a separate transaction. */
  query<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    return this.#run(statement, this.#take);
  }

  #run<R>({ text, values }: Statement<R>, take: () => Promise<Client>): Promise<readonly R[]> {
    return this.#observe(text, async () => {
      const client = await take();
      try {
        return (await client.query(text, values as unknown[])).rows as R[];
      } finally {
        client.release();
      }
    });
  }

  /** Runs a statement that only reads, as `query` does. A replica may run the statement, with the same result. */
  read<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    return this.#readers ? this.#readers.read(statement) : this.query(statement);
  }

  /**
   * Takes one connection for several statements, which run in order. Statements of one tick share a packet. Each
   * statement has its own result. A failed statement does not stop later statements.
   */
  async hold(): Promise<HeldConnection> {
    const client = await this.#take();
    return {
      query: <R>({ text, values }: Statement<R>) =>
        this.#observe(text, async () => (await client.query(text, values as unknown[])).rows as R[]),
      release: async () => client.release(),
    };
  }

  /** Returns the use of the pool. Undefined on the embedded database, which has one connection in this process. */
  async poolUse(): Promise<PoolUse | undefined> {
    const pool = this.#pool;
    return (
      pool && {
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }
    );
  }

  /** Waits for running work and closes. Later statements fail. */
  async close(): Promise<void> {
    await this.#readers?.end();
    // `pg` waits for its connections by itself. PGlite never returns if it is closed between the messages of a
    // statement.
    const last = this.#pool ? undefined : await this.#take();
    try {
      await this.orm.close(true);
    } finally {
      last?.release();
      this.#release();
    }
  }
}
