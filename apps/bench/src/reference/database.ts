import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';

// biome-ignore lint/suspicious/noExplicitAny: rows and bodies as they come: nothing is validated here
export type Row = any;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// A calendar date stays the text that it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['POOL_SIZE']),
});

/** Runs a statement that is prepared under its name. */
export const rows = async (
  on: pg.Pool | pg.PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await on.query({ name, text, values })).rows;

export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The next running number of a day, in three digits or more. Taken before the transaction, so that those of one day do not wait
 * for each other's end, and without waiting for the disk: the commit after it does.
 */
export async function numberOf(what: string, day: string): Promise<string> {
  const [{ value }] = await rows(
    pool,
    'number',
    `insert into counter as c (name, value) select $1, 1 from set_config('synchronous_commit', 'off', true)
     on conflict (name) do update set value = c.value + 1 returning value`,
    [`${what} ${day}`],
  );
  return `${what}-${day}-${String(value).padStart(3, '0')}`;
}

/** Who asks, by the token, and when. */
export interface Call {
  readonly userId: string;
  readonly username: string;
  readonly now: Date;
}

export const callOf = (request: FastifyRequest): Call => {
  const { sub, name } = request.user as { sub: string; name: string };
  return { userId: sub, username: name, now: new Date() };
};

export async function audit(
  client: pg.PoolClient,
  { userId, now }: Call,
  operation: string,
  entity: string,
  id: string,
  after: object,
): Promise<void> {
  await rows(
    client,
    'audit',
    'insert into audit (id, at, user_id, operation, entity, entity_id, changes) values ($1, $2, $3, $4, $5, $6, $7)',
    [randomUUID(), now, userId, operation, entity, id, JSON.stringify([{ entity, id, before: null, after }])],
  );
}

export const notFound = (what: string): Error =>
  Object.assign(new Error(`There is no such ${what}`), { statusCode: 404 });

/** The id of a path, which must look like one. */
export function idOf(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name] ?? '';
  if (!UUID.test(id)) throw notFound(name);
  return id;
}
