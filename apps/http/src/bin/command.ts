/** Common code of the administrative commands: settings, arguments and exit codes. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Sign } from '@cleaver/domain/audit';
import { type AuditArchive, type Location, StartupError, verifyAuditArchive } from '@cleaver/persistence';
import { CannotStart, readDataConfig } from '../process/config.ts';
import { calledFrom, environment } from '../process/npm.ts';

/** Prints a line to the user of the command. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Returns the number of faults in words: `no faults`, `1 fault`, `2 faults`. */
export const faultsOf = (faults: number): string => `${faults || 'no'} fault${faults === 1 ? '' : 's'}`;

/**
 * Runs a command on the database of the service: `DATABASE_URL`, or the embedded database in `DATA_DIR`. The service
 * must be stopped if its database is the embedded one. The process exits with 1 if the command returns false or fails.
 * `purpose` completes the sentence "Cannot …".
 */
export async function command(
  purpose: string,
  run: (location: Location, args: readonly string[], sign: Sign) => Promise<boolean>,
): Promise<void> {
  try {
    const { databaseUrl: url, dataDir, embeddedFsync: fsync, jwtSecrets } = readDataConfig(environment());
    const sign = signer(jwtSecrets ?? keptSecrets(dataDir));
    process.exitCode = (await run({ url, dataDir, fsync }, process.argv.slice(2), sign)) ? 0 : 1;
  } catch (error) {
    const isExpected = error instanceof StartupError || error instanceof CannotStart;
    const message = isExpected ? error.message : (error as Error)?.stack;
    process.stderr.write(`Cannot ${purpose}: ${message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the secret that the service keeps in its data directory, if it has one. */
function keptSecrets(dataDir: string): readonly string[] {
  try {
    return [readFileSync(join(dataDir, 'jwt-secret'), 'utf8').trim()];
  } catch {
    return [];
  }
}

/** Returns the function that signs a text (HMAC) with each of the service's secrets. */
const signer =
  (keys: readonly string[]): Sign =>
  (text) =>
    keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));

/**
 * Resolves the path of the file argument from the folder where npm was called. Throws a StartupError with the usage
 * unless there is exactly one argument, which must not begin with `-`.
 */
export function fileOf(args: readonly string[], usage: string): string {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length > 0) throw new StartupError(`it is called like this: ${usage}`);
  return resolve(calledFrom, file);
}

/**
 * Verifies archives of the audit log, oldest first, and that each archive continues the previous one. Also verifies that
 * the chain has the known seal. Passes each fault to `report`. Returns the part of the chain in the archives. Throws a
 * StartupError with the usage if there is no file.
 */
export async function archivesOf(
  files: readonly string[],
  usage: string,
  yardstick: Parameters<typeof verifyAuditArchive>[1],
  report: (fault: string) => void,
): Promise<AuditArchive> {
  if (files.length === 0) throw new StartupError(`it is called like this: ${usage}`);
  let whole: AuditArchive | undefined;
  for (const name of files) {
    const file = fileOf([name], usage);
    const { after, end } = await verifyAuditArchive(file, yardstick, (fault) => report(`${file}: ${fault}`));
    // Accepts an overlap, which occurs if the previous archiving was interrupted while it removed entries.
    const last = whole?.end;
    if (last && (last.number < after.number || (last.number === after.number && last.hash !== after.hash))) {
      report(`${file}: goes on from seal ${after.number}, and the one before it ends with seal ${last.number}`);
    }
    say(`${file}: entries from seal ${after.number + 1} to seal ${end.number}, hash ${end.hash}`);
    whole = { after: whole?.after ?? after, end };
  }
  return whole as AuditArchive;
}
