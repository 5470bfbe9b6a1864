/** Databases with all tables on a server, for tests. */
import { randomUUID } from 'node:crypto';
import tap from 'tap';
import { createDatabase } from './test-database.ts';

let template: Promise<string> | undefined;

/**
 * Creates a database with all tables and without rows on the server of the address. Returns its address and a function
 * that drops it. Copies a database that the first call in the process makes, because the migrations take three times as
 * long. Only for tap tests: the last teardown drops that database.
 */
export async function createDatabaseWithTables(server: string): ReturnType<typeof createDatabase> {
  template ??= makeTemplate(server);
  return createDatabase(server, await template);
}

async function makeTemplate(server: string): Promise<string> {
  const { url, name, drop } = await createDatabase(server);
  tap.teardown(drop);
  const { openDatabase } = await import('@cleaver/persistence');
  await (await openDatabase({ url, ids: { next: randomUUID } })).close();
  return name;
}
