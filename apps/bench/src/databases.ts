/** Creates and drops the databases of a measurement, and reads their processor time. */
import { readFileSync } from 'node:fs';
import pg from 'pg';

export interface Database {
  readonly url: string;
  readonly sql: pg.Client;
  /**
   * Returns the processor time so far of the server processes of the open connections to this database, in
   * milliseconds. Omits the connection of `sql`. Returns NaN if the server runs on another machine.
   */
  cpuMs(): Promise<number>;
  drop(): Promise<void>;
}

/** Creates an empty database on the server of the URL, and connects to it. */
export async function createDatabase(adminUrl: string, name: string): Promise<Database> {
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const sql = new pg.Client({ connectionString: url.href });
  await sql.connect();
  return {
    url: url.href,
    sql,
    async cpuMs() {
      const { rows } = await sql.query(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
    },
    async drop() {
      await sql.end();
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Milliseconds per clock tick. Linux counts processor time in hundredths of a second (USER_HZ). */
const MS_PER_TICK = 10;

/**
 * Returns the processor time of a process and of its children that have ended, in milliseconds. Returns NaN if the
 * process does not exist or the system has no `/proc`.
 */
export function processorMs(pid: number | undefined): number {
  try {
    // The second field, the name, may hold spaces. The fields utime, stime, cutime and cstime are the 14th to 17th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
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
