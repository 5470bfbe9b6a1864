/** Temporary databases for the service under test, removed at the end. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import pg from 'pg';
import { type Context, type Place, Skip } from './scenario.ts';

/** Creates an empty directory; removes it at the end. */
export async function directory({ after }: Pick<Context, 'after'>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'cleaver-faults-'));
  after(() => rm(path, { recursive: true, force: true }));
  return path;
}

/**
 * Creates an empty database. With `isFirstStart`, the service creates the embedded database itself. Throws `Skip` for
 * PostgreSQL if TEST_DATABASE_URL is not set.
 */
export async function makePlace(name: Place['name'], context: Context, isFirstStart = false): Promise<Place> {
  if (name === 'embedded') {
    const dataDir = join(await directory(context), 'data');
    if (!isFirstStart) await copyEmptyDatabase(dataDir);
    return embedded(dataDir);
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Skip('TEST_DATABASE_URL names no PostgreSQL server');
  return postgres(server, context);
}

export const embedded = (dataDir: string): Place => ({
  name: 'embedded',
  env: { DATA_DIR: dataDir },
  sql: () => Promise.reject(new Error('Nobody but the service asks the embedded database')),
});

/** Creates a database on the server; drops it at the end. */
export async function postgres(server: string, { after }: Pick<Context, 'after'>): Promise<Place> {
  const database = `cleaver_faults_${randomBytes(6).toString('hex')}`;
  await statement(server, `create database ${database}`);
  after(() => statement(server, `drop database if exists ${database} with (force)`));
  const url = new URL(server);
  url.pathname = `/${database}`;
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url.href, JWT_SECRET: 'a secret for the fault tests that is long enough' },
    sql: (text, values) => statement(url.href, text, values),
  };
}

async function statement(url: string, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Opens a separate database session, in which a scenario can hold locks. */
export async function session(place: Place, { after }: Pick<Context, 'after'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: place.env['DATABASE_URL'] });
  client.on('error', () => undefined);
  await client.connect();
  after(() => client.end());
  return client;
}
