/** Creates empty databases for tests on a server. */
import pg from 'pg';

/** Creates an empty database on the server of the address. Returns its address and a function that drops it. */
export async function createDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `cleaver_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  return {
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
