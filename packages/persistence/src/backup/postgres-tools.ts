/** Runs the backup programs of PostgreSQL. */
import { execFile, spawn } from 'node:child_process';
import { parseUrl } from '../connection/index.ts';
import { linesOf } from '../lines.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Runs a program and returns its standard output. With `url`, the program connects to that database. Refuses with a
 * StartupError if the program is not installed or fails.
 */
export function runTool(tool: 'pg_dump' | 'pg_restore', args: readonly string[], url?: string): Promise<string> {
  const { database, password } = url === undefined ? {} : target(url);
  // The password is not an argument, because every user of the machine can read arguments.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const all = [...args, ...(database ? [`--dbname=${database}`] : [])];
  return new Promise((resolve, reject) => {
    execFile(tool, all, { env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(failed(tool, error, stderr));
      else resolve(stdout);
    });
  });
}

/**
 * Runs a program and yields the lines of its standard output. The refusals of `runTool` also apply, after the last
 * line.
 */
export async function* linesOfTool(tool: 'pg_restore', args: readonly string[]): AsyncGenerator<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-10_000);
  });
  const ended = new Promise<StartupError | undefined>((resolve) => {
    child.on('error', (error) => resolve(failed(tool, error, stderr)));
    child.on('close', (code) => resolve(code === 0 ? undefined : failed(tool, new Error(`exit code ${code}`), stderr)));
  });
  try {
    yield* linesOf(child.stdout);
    const error = await ended;
    if (error) throw error;
  } finally {
    child.kill();
  }
}

function failed(tool: string, error: Error & { code?: unknown }, stderr: string): StartupError {
  const reason =
    error.code === 'ENOENT'
      ? `${tool} is not installed: install the client programs of PostgreSQL, of the server's version or later (Debian and Ubuntu: postgresql-client, Alpine: postgresql-client, macOS: libpq)`
      : `${tool} fails: ${stderr.trim().replaceAll(/\s*\n\s*/g, '; ') || error.message}`;
  return new StartupError(reason, { cause: error });
}

function target(url: string): { readonly database: string; readonly password: string } {
  const parsed = new URL(parseUrl(url).clientUrl);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { database: parsed.href, password };
}
