/** Moves old entries of the audit log out of the database, into a file that can be verified. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type ArchivedEntry, type AuditYardstick, CHAIN_START, type Link, proveArchive } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';
import { inspect } from '../chores/inspect.ts';
import type { Connection, Location } from '../connection/index.ts';
import { syncNames } from '../embedded/disk.ts';
import { linesOf } from '../lines.ts';
import { StartupError } from '../startup-error.ts';
import { auditLogOf } from './audit-proof.ts';

type Digest = Secrets['digest'];

/**
 * The part of the chain in a file. `after` is the last link before the file, and `end` is the last link in the file.
 */
export interface AuditArchive {
  readonly after: Link;
  readonly end: Link;
}

/** The first line of an archive file. Each of the following lines is an `ArchivedEntry`. */
interface Head {
  readonly auditArchive: 1;
  readonly after: Link;
}

/** Number of entries that one transaction removes. Writers wait for this transaction. */
const BATCH = 2_000;

/**
 * Writes the entries before a time, with their seals, to a new file that only its owner can read. Verifies the file on
 * disk, and only then removes the entries from the database. Returns undefined if there are no such entries. Refuses an
 * existing file, a file that cannot be written, and a faulty chain with a StartupError. The refusals of `inspect` also
 * apply.
 */
export const archiveAudit = (
  location: Location,
  { before, file, digest }: { readonly before: Date; readonly file: string; readonly digest: Digest },
): Promise<AuditArchive | undefined> =>
  inspect(location, 'audit_seal', async (connection) => {
    if (existsSync(file)) throw new StartupError(`There is a file ${file} already: name another one`);
    const draft = `${file}.unfinished`;
    try {
      const written = await write(connection, before, draft);
      if (written.end.number === written.after.number) return undefined;
      const faults: string[] = [];
      const { end } = await verifyAuditArchive(draft, { digest }, (fault) => faults.push(fault));
      if (faults.length > 0 || end.number !== written.end.number) {
        throw new StartupError(`The chain has faults, nothing was archived: ${faults.slice(0, 3).join('; ')}`);
      }
      await rename(draft, file);
      syncNames(dirname(file));
      await detach(connection, written);
      return written;
    } finally {
      await rm(draft, { force: true });
    }
  });

/**
 * Verifies an archive file without the database, and reports its faults. Also verifies the known seal, if the file
 * contains it. Throws a StartupError if the file is not a readable archive.
 */
export async function verifyAuditArchive(
  file: string,
  yardstick: Pick<AuditYardstick, 'digest' | 'known'>,
  report: (fault: string) => void,
): Promise<AuditArchive> {
  const unpacked = createGunzip();
  // `pipe` does not forward errors, such as a missing file.
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  const lines = linesOf(unpacked);
  try {
    const head = JSON.parse(String((await lines.next()).value)) as Head;
    if (head.auditArchive !== 1) throw new Error('its first line is another one');
    const end = await proveArchive(entriesOf(lines), head.after, yardstick, report);
    return { after: head.after, end };
  } catch (error) {
    throw new StartupError(`${file} is no archive of the audit log that can be read: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await lines.return(undefined);
  }
}

async function* entriesOf(lines: AsyncIterable<string>): AsyncGenerator<ArchivedEntry> {
  for await (const line of lines) yield JSON.parse(line);
}

/**
 * Writes the entries in the order of the chain. Stops before the first entry at the given time or later. Refuses a
 * missing entry with a StartupError.
 */
async function write(connection: Connection, before: Date, file: string): Promise<AuditArchive> {
  let [after, end]: [Link | undefined, Link] = [undefined, CHAIN_START];
  async function* lines() {
    for await (const { seal, entry } of auditLogOf(connection).sealed()) {
      const { number, hash } = seal;
      if (after === undefined) {
        after = entry ? CHAIN_START : { number, hash };
        end = after;
        yield `${JSON.stringify({ auditArchive: 1, after } satisfies Head)}\n`;
        if (!entry) continue;
      }
      if (!entry) throw new StartupError(`Entry ${seal.entryId} (seal ${number}) is missing: nothing was archived`);
      if (entry.at >= before) return;
      yield `${JSON.stringify({ number, hash, entry } satisfies ArchivedEntry)}\n`;
      end = { number, hash };
    }
  }
  await create(file);
  try {
    await pipeline(lines, createGzip(), createWriteStream(file));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === 'write' ? notWritten(file, error) : error;
  }
  const written = await open(file, 'r+');
  await written.sync();
  await written.close();
  return { after: after ?? CHAIN_START, end };
}

const notWritten = (file: string, error: unknown): StartupError =>
  new StartupError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}): name another file`, {
    cause: error,
  });

/**
 * Creates the file, readable only by its owner, and replaces the file of an earlier attempt. Refuses with a StartupError
 * if that fails.
 */
async function create(file: string): Promise<void> {
  try {
    await rm(file, { force: true });
    const created = await open(file, 'wx', 0o600);
    await created.close();
  } catch (error) {
    throw notWritten(file, error);
  }
}

/**
 * Removes the archived entries and their seals. Keeps the last seal, because the next seal refers to it. Works in
 * batches, so that requests can write between them.
 */
async function detach(connection: Connection, { after, end }: AuditArchive): Promise<void> {
  for (let from = after.number; from < end.number; from += BATCH) {
    const to = Math.min(from + BATCH, end.number);
    const held = await connection.hold();
    const run = (text: string, ...values: unknown[]) => held.query({ text, values });
    try {
      await run('begin');
      for (const table of TABLES) await run(`alter table ${table} disable trigger append_only`);
      await run('delete from audit_entry where position in (select position from audit_seal where number <= $1)', to);
      await run('delete from audit_seal where number < $1', to);
      for (const table of TABLES) await run(`alter table ${table} enable always trigger append_only`);
      await run('commit');
    } catch (error) {
      await run('rollback').catch(() => undefined);
      throw error;
    } finally {
      await held.release();
    }
  }
}
const TABLES = ['audit_entry', 'audit_seal'];
