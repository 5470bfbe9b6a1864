/**
 * An archive keeps old entries of the audit log and their seals in files instead of the store. The chain in the store
 * continues from the end of the last file. The hashes of the seals verify the files.
 */
import type { AuditEntry } from '../kernel/execution/audit.ts';
import { type AuditYardstick, hashOf, isRewritten, type Link, rewritten } from './audit-log.ts';

/** An entry with its seal, as in an archive file. */
export interface ArchivedEntry extends Link {
  readonly entry: AuditEntry;
}

export const CHAIN_START: Link = { number: 0, hash: '' };

/**
 * Checks an archive that continues from the link `after`, and reports each fault as one line. Also checks the known
 * head if the archive contains it. Returns the last link, from which the chain in the store continues.
 */
export async function proveArchive(
  entries: AsyncIterable<ArchivedEntry>,
  after: Link,
  { digest, known }: Pick<AuditYardstick, 'digest' | 'known'>,
  report: (fault: string) => void,
): Promise<Link> {
  let previous = after;
  for await (const { number, hash, entry } of entries) {
    const name = `entry ${entry.id} (seal ${number})`;
    if (number !== previous.number + 1) report(`${name} does not follow seal ${previous.number}`);
    else if (hashOf(digest, previous.hash, entry) !== hash) report(`${name} or its seal was changed`);
    previous = { number, hash };
    if (isRewritten(previous, known)) report(rewritten(number));
  }
  return previous;
}
