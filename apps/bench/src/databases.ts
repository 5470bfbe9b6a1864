import pg from 'pg';
import type { Sql } from './world.ts';

export interface Database {
  readonly url: string;
  readonly sql: Sql;
  /** Ends the client, so that the database can be copied. */
  close(): Promise<void>;
  /** Ends whatever still uses it. */
  drop(): Promise<void>;
}

/** A database of its own, empty or a copy of another one that nobody uses, beside the one of the URL. */
export async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<Database> {
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  // Its end is ordered by `drop`; an end that was not shows in the next statement.
  client.on('error', () => {});
  await client.connect();
  return {
    url: url.href,
    sql: client,
    close: () => client.end(),
    async drop() {
      await client.end();
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
