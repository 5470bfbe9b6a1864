/** What the commands beside the service have in common: whose database they look at, and how they fail. */
import { resolve } from 'node:path';
import { type Location, StartupError } from '@cleaver/persistence';

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

/** A line for whoever ran the command. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Runs a command on the database of the service: `DATABASE_URL`, or the embedded one in `DATA_DIR`, which the service must
 * not have open meanwhile. The process ends with 1 where the command gives false, or fails: `purpose` completes the
 * sentence "Cannot …".
 */
export async function command(
  purpose: string,
  run: (location: Location, args: readonly string[]) => Promise<boolean>,
): Promise<void> {
  try {
    const location = { url: setting('DATABASE_URL'), dataDir: setting('DATA_DIR') ?? './data' };
    process.exitCode = (await run(location, process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    const message = error instanceof StartupError ? error.message : (error as Error)?.stack;
    process.stderr.write(`Cannot ${purpose}: ${message}\n`);
    process.exitCode = 1;
  }
}

/** The one file that the command is given, from where npm was called. Refuses with the usage. */
export function fileOf(args: readonly string[], usage: string): string {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length > 0) throw new StartupError(`it is called like this: ${usage}`);
  return resolve(process.env['INIT_CWD'] ?? '', file);
}
