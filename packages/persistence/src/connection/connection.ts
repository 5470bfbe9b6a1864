/**
 * A connection to the database: MikroORM opens and pools it, on PostgreSQL or embedded, and both take the same statements
 * through its Kysely.
 */
import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlConnection, AbstractSqlDriver } from '@mikro-orm/sql';
import { CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';
import type { Pool as PgPool } from 'pg';
import type { Row } from '../column.ts';
import type { Executor, Query, Statement } from '../mapping.ts';
import { whoAsks } from './behalf.ts';
import { FairQueue, type FairQueueRules } from './fair-queue.ts';

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
  /**
   * Gives it back to the pool; it must not be in a transaction any more. Resolves when what was committed is on the disk:
   * nothing of it is to be told before.
   */
  release(): Promise<void>;
}

/** Others that may answer what only reads. */
export interface Readers {
  readonly read: Query;
  end(): void;
}

export class Connection implements Executor {
  readonly orm: MikroORM<AbstractSqlDriver>;
  /** How a transaction is begun. */
  readonly begin: string;
  readonly #kysely: Kysely<unknown>;
  readonly #queue: FairQueue;
  readonly #release: () => void;
  readonly #run: typeof run;
  readonly #settled: () => Promise<void> | undefined;
  readonly #pool: (() => Promise<Pool>) | undefined;
  #readers: Readers | undefined;

  /**
   * `turns`: how many work at once, and how long others wait for that. `settled` resolves when all that is committed is on
   * the disk, where the database leaves that to us. `pool`: what connections are taken from, where there are several.
   */
  constructor(
    orm: MikroORM<AbstractSqlDriver>,
    release: () => void,
    turns: FairQueueRules,
    {
      begin = 'begin',
      observe,
      settled = () => undefined,
      pool,
    }: {
      begin?: string;
      observe?: Observe | undefined;
      settled?: () => Promise<void> | undefined;
      pool?: () => Promise<Pool>;
    } = {},
  ) {
    this.orm = orm;
    this.begin = begin;
    this.#kysely = orm.em.getKysely<unknown>({ type: 'write' });
    this.#queue = new FairQueue(turns);
    this.#release = release;
    this.#settled = settled;
    this.#pool = pool;
    this.#run = observe ? (kysely, statement) => observe(statement.text, () => run(kysely, statement)) : run;
  }

  /** Sends what only reads there from now on. */
  readThrough(readers: Readers): void {
    this.#readers = readers;
  }

  /** What takes statements through another connection of MikroORM's than the one that writes, with turns of its own. */
  executorOf(connection: AbstractSqlConnection, turns: FairQueueRules): Executor {
    const kysely = connection.getClient<unknown>();
    const queue = new FairQueue(turns);
    return { query: (statement) => this.#inTurn(queue, kysely, statement) };
  }

  /** In a transaction of its own. What it answers is on the disk, also what others wrote and it only read. */
  async query<R = Row>(statement: Statement<R>): Promise<readonly R[]> {
    const rows = await this.#inTurn(this.#queue, this.#kysely, statement);
    await this.#settled();
    return rows;
  }

  async #inTurn<R>(queue: FairQueue, on: Kysely<unknown>, statement: Statement<R>): Promise<readonly R[]> {
    const endTurn = await queue.take(whoAsks());
    try {
      return await this.#run(on, statement);
    } finally {
      endTurn();
    }
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
    const endTurn = await this.#queue.take(whoAsks());
    return new Promise((resolve, reject) => {
      const held = (connection: DatabaseConnection) =>
        new Promise<void>((release) => {
          resolve({
            query: (statement) => this.#run(connection, statement),
            release: async () => {
              release();
              endTurn();
              await this.#settled();
            },
          });
        });
      // What `Kysely.connection` gives would wait for each answer before it sends the next statement.
      this.#kysely
        .getExecutor()
        .provideConnection(held)
        .catch((error) => {
          endTurn();
          reject(error);
        });
    });
  }

  /** Undefined on the embedded database, which has one connection in this process. */
  async poolUse(): Promise<PoolUse | undefined> {
    const pool = await this.#pool?.();
    return (
      pool && {
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: this.#queue.waiting + pool.waitingCount,
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

async function run<R>(on: Kysely<unknown> | DatabaseConnection, { text, values }: Statement<R>): Promise<readonly R[]> {
  return (await on.executeQuery<R>(CompiledQuery.raw(text, values as unknown[]))).rows;
}
