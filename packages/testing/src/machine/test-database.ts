/** Creates databases for tests on a server. */
import pg from 'pg';

interface TestDatabase {
  readonly url: string;
  readonly name: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the server of the address: a copy of the database `template`, or an empty one. Returns its
 * address and a function that drops it.
 */
export async function createDatabase(server: string, template?: string): Promise<TestDatabase> {
  const name = `cleaver_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return {
    name,
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    async drop() {
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on the server, with a separate connection. */
export async function administer(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
