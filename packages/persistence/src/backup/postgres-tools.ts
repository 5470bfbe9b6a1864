/** The programs that come with PostgreSQL for taking and restoring backups. */
import { execFile } from 'node:child_process';
import { parseUrl } from '../connection/index.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Runs one of them, on the database if there is a URL; gives what it writes to its standard output. Refuses with a
 * StartupError when it is not installed or fails.
 */
export function runTool(tool: 'pg_dump' | 'pg_restore', args: readonly string[], url?: string): Promise<string> {
  const { database, password } = url === undefined ? {} : target(url);
  // Not as an argument: every user of the machine can read those.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const all = [...args, ...(database ? [`--dbname=${database}`] : [])];
  return new Promise((resolve, reject) => {
    execFile(tool, all, { env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const reason =
        error.code === 'ENOENT'
          ? `${tool} is not installed: install the client programs of PostgreSQL, of the server's version or later (Debian and Ubuntu: postgresql-client, Alpine: postgresql-client, macOS: libpq)`
          : `${tool} fails: ${stderr.trim().replaceAll(/\s*\n\s*/g, '; ') || error.message}`;
      reject(new StartupError(reason, { cause: error }));
    });
  });
}

function target(url: string): { readonly database: string; readonly password: string } {
  const parsed = new URL(parseUrl(url).clientUrl);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { database: parsed.href, password };
}
