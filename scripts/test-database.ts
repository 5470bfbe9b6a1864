/** Databases for tests: embedded ones, and empty ones on a server. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@cleaver/persistence';
import pg from 'pg';

/**
 * Puts an embedded database with all tables and no rows into the directory. It is a copy, made in a tenth of the time that
 * a new one takes.
 */
export async function copyTemplateTo(dataDir: string): Promise<void> {
  cpSync(await template(), dataDir, { recursive: true });
}

const MIGRATIONS = new URL('../packages/persistence/src/migrations/', import.meta.url);
const PGLITE = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url);
const TEMPLATES = new URL('../node_modules/.cache/test-databases/', import.meta.url);

/** Made once for each set of migrations and each version of the embedded database. */
async function template(): Promise<string> {
  const sources = (await readdir(MIGRATIONS)).sort().map((file) => new URL(file, MIGRATIONS));
  const hash = createHash('sha256');
  for (const source of [PGLITE, ...sources]) hash.update(await readFile(source));
  const path = fileURLToPath(new URL(hash.digest('hex').slice(0, 16), TEMPLATES));
  if (existsSync(path)) return path;
  mkdirSync(TEMPLATES, { recursive: true });
  const draft = await mkdtemp(`${path}-`);
  await (await openDatabase({ dataDir: draft, ids: { next: () => crypto.randomUUID() } })).close();
  // Another test may have been faster: then there is one already.
  await rename(draft, path).catch(() => rm(draft, { recursive: true }));
  return path;
}

/** Makes an empty database on the server of the address; gives its own address, and what removes it. */
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

/** Runs one statement on the server, outside of what is tested. */
export async function administer(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
