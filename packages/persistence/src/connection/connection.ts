/**
 * A connection to the database: MikroORM opens and pools it, on PostgreSQL or embedded. Statements go straight to the client of
 * `pg` or of PGlite: Kysely's layers between cost processor time at every read.
 */
import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlConnection, AbstractSqlDriver } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import type { Pool as PgPool } from 'pg';
import type { Row } from '../engine/column.ts';
import type { Executor, Query, Statement } from '../engine/mapping.ts';

/** Sees every statement with its text, which holds no values, and runs it. Is itself part of what the statement takes. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;

/** How many connections to the database there are, and who waits for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The pool of `pg`. */
type Pool = Pick<PgPool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface HeldConnection extends Executor {
  /** Runs a statement that writes and returns how many rows it hit. */
  write(statement: Statement): Promise<number>;
  /**
   * Gives it back to the pool; it must not be in a transaction any more.
   */
  release(): Promise<void>;
}

/** Others that may answer what only reads. */
export interface Readers {
  readonly read: Query;
  end(): void;
}

/** One connection of the driver's, with what both drivers have in common. */
export interface Client {
  query(text: string, values: unknown[]): Promise<{ readonly rows: unknown[]; readonly rowCount: number | null }>;
  /** Gives it back to the pool. */
  release(): void;
}

export class Connection implements Executor {
  readonly orm: MikroORM<AbstractSqlDriver>;
  /** How a transaction is begun. */
  readonly begin: string;
  readonly #take: () => Promise<Client>;
  readonly #release: () => void;
  readonly #observe: Observe;
  readonly #pool: Pool | undefined;
  /** Marks a new database as finished, after its migrations: one that was not is made anew at the next start. */
  readonly finish: () => Promise<void>;
  #readers: Readers | undefined;

  /** `take`: waits for a connection that is free. `pool`: what connections are taken from, where there are several. */
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

  /** Sends what only reads there from now on. */
  readThrough(readers: Readers): void {
    this.#readers = readers;
  }

  /** What takes statements through another connection of MikroORM's than the one that writes. */
  executorOf(connection: AbstractSqlConnection): Executor {
    const kysely = connection.getClient();
    return {
      query: <R>({ text, values }: Statement<R>) =>
        this.#observe(text, async () => (await kysely.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows),
    };
  }

  /** Runs the statement in a transaction of its own. */
  query<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    return this.#observe(statement.text, async () => {
      const client = await this.#take();
      try {
        return await rowsOf(client, statement);
      } finally {
        client.release();
      }
    });
  }

  /** As `query` and with the same outcome, for what only reads: a replica may answer it. */
  read<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    return this.#readers ? this.#readers.read(statement) : this.query(statement);
  }

  /**
   * One connection for several statements, which the database takes one after another. Those that are given to it at once
   * travel together: each is answered for itself, and one that fails does not keep back those after it.
   */
  async hold(): Promise<HeldConnection> {
    const client = await this.#take();
    return {
      query: (statement) => this.#observe(statement.text, () => rowsOf(client, statement)),
      write: ({ text, values }) =>
        this.#observe(text, async () => Number((await client.query(text, values as unknown[])).rowCount)),
      release: async () => client.release(),
    };
  }

  /** Undefined on the embedded database, which has one connection in this process. */
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

  async close(): Promise<void> {
    this.#readers?.end();
    try {
      await this.orm.close(true);
    } finally {
      this.#release();
    }
  }
}

async function rowsOf<R>(client: Client, { text, values }: Statement<R>): Promise<readonly R[]> {
  return (await client.query(text, values as unknown[])).rows as R[];
}
