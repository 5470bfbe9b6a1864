/**
 * Old entries of the audit log with their seals, kept in a file instead of the store: the chain goes on from where the file
 * ends, and the file is proved by the same hashes.
 */
import type { AuditEntry } from '../kernel/audit.ts';
import { type AuditSeal, type Digest, hashOf } from './audit-log.ts';

export type Link = Pick<AuditSeal, 'number' | 'hash'>;

/** An entry with its seal, as a file has it. */
export interface ArchivedEntry extends Link {
  readonly entry: AuditEntry;
}

export const CHAIN_START: Link = { number: 0, hash: '' };

/**
 * Goes through an archive that goes on from the link `after`, and tells what is wrong with it, a line each. Gives its last
 * link, where the chain in the store goes on.
 */
export async function proveArchive(
  entries: AsyncIterable<ArchivedEntry>,
  after: Link,
  digest: Digest,
  tell: (fault: string) => void,
): Promise<Link> {
  let previous = after;
  for await (const { number, hash, entry } of entries) {
    const name = `entry ${entry.id} (seal ${number})`;
    if (number !== previous.number + 1) tell(`${name} does not follow seal ${previous.number}`);
    else if (hashOf(digest, previous.hash, entry) !== hash) tell(`${name} or its seal was changed`);
    previous = { number, hash };
  }
  return previous;
}
