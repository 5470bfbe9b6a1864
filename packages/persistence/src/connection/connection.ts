/**
 * A connection to the database: MikroORM opens and pools it, on PostgreSQL or embedded, and both take the same statements
 * through its Kysely.
 */
import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/sql';
import { CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Row } from '../column.ts';
import type { Executor, Statement } from '../mapping.ts';
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

export interface HeldConnection extends Executor {
  /**
   * Gives it back to the pool; it must not be in a transaction any more. Resolves when what was committed is on the disk:
   * nothing of it is to be told before.
   */
  release(): Promise<void>;
}

/** Others that may answer what only reads. */
export interface Readers {
  read(statement: Statement): Promise<readonly Row[]>;
  end(): void;
}

export class Connection implements Executor {
  readonly orm: MikroORM;
  /** How a transaction is begun. */
  readonly begin: string;
  readonly #kysely: Kysely<unknown>;
  readonly #queue: FairQueue;
  readonly #release: () => void;
  readonly #run: typeof run;
  readonly #settled: () => Promise<void> | undefined;
  #readers: Readers | undefined;

  /**
   * `turns`: how many work at once, and how long others wait for that. `settled` resolves when all that is committed is on
   * the disk, where the database leaves that to us.
   */
  constructor(
    orm: MikroORM,
    release: () => void,
    turns: FairQueueRules,
    {
      begin = 'begin',
      observe,
      settled = () => undefined,
    }: { begin?: string; observe?: Observe | undefined; settled?: () => Promise<void> | undefined } = {},
  ) {
    this.orm = orm;
    this.begin = begin;
    this.#kysely = kyselyOf(orm.driver.getConnection('write'));
    this.#queue = new FairQueue(turns);
    this.#release = release;
    this.#settled = settled;
    this.#run = observe ? (kysely, statement) => observe(statement.text, () => run(kysely, statement)) : run;
  }

  /** Sends what only reads there from now on. */
  readThrough(readers: Readers): void {
    this.#readers = readers;
  }

  /** What takes statements through another connection of MikroORM's than the one that writes. */
  executorOf(connection: object): Executor {
    const kysely = kyselyOf(connection);
    return { query: (statement) => this.#run(kysely, statement) };
  }

  /** In a transaction of its own. What it answers is on the disk, also what others wrote and it only read. */
  async query(statement: Statement): Promise<readonly Row[]> {
    const endTurn = await this.#queue.take(whoAsks());
    let rows: readonly Row[];
    try {
      rows = await this.#run(this.#kysely, statement);
    } finally {
      endTurn();
    }
    await this.#settled();
    return rows;
  }

  /** As `query` and with the same outcome, for what only reads: a replica may answer it. */
  read(statement: Statement): Promise<readonly Row[]> {
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
    const connection = this.orm.driver.getConnection() as unknown as { getNativeClient(): Promise<Partial<Pool>> };
    const { totalCount, idleCount = 0, waitingCount = 0 } = await connection.getNativeClient();
    return totalCount === undefined
      ? undefined
      : { used: totalCount - idleCount, idle: idleCount, waiting: this.#queue.waiting + waitingCount };
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

const kyselyOf = (connection: object): Kysely<unknown> =>
  (connection as AbstractSqlConnection).getClient() as Kysely<unknown>;

async function run(on: Kysely<unknown> | DatabaseConnection, { text, values }: Statement): Promise<readonly Row[]> {
  return (await on.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]))).rows;
}
