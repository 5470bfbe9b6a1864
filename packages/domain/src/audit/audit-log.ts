/**
 * Reading the audit log, and the chain of seals that shows whether somebody removed or changed an entry.
 *
 * A seal holds the hash of the seal before it and of its entry. Entries are sealed in batches behind the writes, so that
 * the chain never makes writes wait for each other; an unsealed tail is seconds old at most. Who may write to the database
 * could rewrite the whole chain, but not the chain's head where it was told outside: in the service's log.
 */
import type { AuditEntry } from '../kernel/audit.ts';
import type { Page, PageRequest } from '../kernel/page.ts';

export interface AuditFilter {
  /** A user's id or username. */
  readonly user: string | undefined;
  readonly operation: string | undefined;
  /** A kind's name, e.g. `supplier`. */
  readonly entity: string | undefined;
  readonly entityId: string | undefined;
  /** From this instant on. */
  readonly from: Date | undefined;
  /** Before this instant. */
  readonly to: Date | undefined;
}

/** One link of the chain. */
export interface AuditSeal {
  /** Rises by one from 1, without gaps. */
  readonly number: number;
  readonly entryId: string;
  readonly hash: string;
}

export interface AuditLog {
  page(filter: AuditFilter, request: PageRequest): Promise<Page<AuditEntry>>;
  /**
   * Seals up to `max` entries that have no seal yet, in the order they were written, with what `chain` gives for them. One
   * caller at a time: to others it gives none. Gives the new seals.
   */
  seal(
    max: number,
    chain: (last: AuditSeal | undefined, entries: readonly AuditEntry[]) => readonly AuditSeal[],
  ): Promise<readonly AuditSeal[]>;
  /**
   * All seals in order with their entries (undefined: the entry is gone). `isFound`: whether what the store looks an entry up
   * by, and what no seal holds, follows from the entry.
   */
  sealed(): AsyncIterable<{ seal: AuditSeal; entry: AuditEntry | undefined; isFound: boolean }>;
  /** The ids of entries older than `before` that have no seal. */
  unsealed(before: Date): Promise<readonly string[]>;
}

declare module '../kernel/ports.ts' {
  interface Ports {
    readonly auditLog: AuditLog;
  }
}

/** A text that is the same for the same entry, whatever order a store gives its members in. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let members = '';
    for (const name of Object.keys(value).sort()) {
      const member: unknown = value[name as keyof typeof value];
      if (member !== undefined) members += `${members && ','}${JSON.stringify(name)}:${canonical(member)}`;
    }
    return `{${members}}`;
  }
  return JSON.stringify(value ?? null);
}

export type Digest = (text: string) => string;

export const hashOf = (digest: Digest, previous: string, entry: AuditEntry): string =>
  digest(`${previous}\n${canonical(entry)}`);

/** So many entries are sealed by one transaction. */
const BATCH = 500;

/** Seals every entry that has no seal yet, unless somebody else is at it; gives the last new seal, the chain's head. */
export async function sealAuditLog(log: AuditLog, digest: Digest): Promise<AuditSeal | undefined> {
  let head: AuditSeal | undefined;
  for (;;) {
    const seals = await log.seal(BATCH, (last, entries) => chain(digest, last, entries));
    head = seals.at(-1) ?? head;
    if (seals.length < BATCH) return head;
  }
}

/** The seals of the entries, chained onto the last one. */
function chain(digest: Digest, last: AuditSeal | undefined, entries: readonly AuditEntry[]): AuditSeal[] {
  let previous = last?.hash ?? '';
  let number = last?.number ?? 0;
  return entries.map((entry) => {
    previous = hashOf(digest, previous, entry);
    number += 1;
    return { number, entryId: entry.id, hash: previous };
  });
}

/** By what the chain is judged. */
export interface AuditYardstick {
  readonly digest: Digest;
  /** Entries older than a minute by then must have a seal. */
  readonly now: Date;
  /** A head of the chain that was told outside, which the chain must still have. */
  readonly known?: Pick<AuditSeal, 'number' | 'hash'> | undefined;
  /**
   * Where the chain begins whose older part is in archives: at the link that the last of them ends with, or wherever it
   * does. Undefined: at its first entry.
   */
  readonly archived?: Pick<AuditSeal, 'number' | 'hash'> | 'wherever' | undefined;
}

export interface AuditProof {
  /** Undefined: nothing is sealed yet. */
  readonly head: AuditSeal | undefined;
  readonly faults: number;
}

/** An entry older than this without a seal was put in from outside, or nobody seals. */
const UNSEALED_MS = 60_000;

/** Entries are sealed in the order they are written; clocks of instances and long operations account for less than this. */
const BACKDATED_MS = 600_000;

/** Goes through the whole chain and tells what is wrong with it, a line each: nothing when every entry is as written. */
export async function proveAuditLog(
  log: AuditLog,
  { digest, now, known, archived }: AuditYardstick,
  tell: (fault: string) => void,
): Promise<AuditProof> {
  let faults = 0;
  const fault = (text: string) => {
    faults++;
    tell(text);
  };
  let head: AuditSeal | undefined;
  let latest = 0;
  for await (const { seal, entry, isFound } of log.sealed()) {
    const previous = head ?? { number: 0, hash: '' };
    const follows = seal.number === previous.number + 1;
    const name = `entry ${seal.entryId} (seal ${seal.number})`;
    // The last seal of what was archived stays, for the next one to go on from.
    if (!head && seal.number > 1 && !entry) {
      if (archived === undefined) fault(notHere(seal.number));
      else if (archived !== 'wherever' && (archived.number !== seal.number || archived.hash !== seal.hash)) {
        fault(`the archive ends with seal ${archived.number}, and the chain goes on from another seal ${seal.number}`);
      }
      head = seal;
      continue;
    }
    if (!follows) fault(missing(previous.number + 1, seal.number - 1));
    if (!entry) fault(`${name} is missing`);
    else if (follows && hashOf(digest, previous.hash, entry) !== seal.hash) fault(`${name} or its seal was changed`);
    else {
      if (!isFound) fault(`${name} is not found by its username any more: what it is found by was changed`);
      const at = entry.at.getTime();
      if (at < latest - BACKDATED_MS) {
        fault(`${name} of ${entry.at.toISOString()} was put in after entries of ${new Date(latest).toISOString()}`);
      }
      latest = Math.max(latest, at);
    }
    if (seal.number === known?.number && seal.hash !== known.hash) {
      fault(`seal ${seal.number} is not the one that was told: the chain up to it was rewritten`);
    }
    head = seal;
  }
  const end = head?.number ?? 0;
  if (known && known.number > end) fault(missing(end + 1, known.number));
  for (const id of await log.unsealed(new Date(now.getTime() - UNSEALED_MS))) {
    fault(`entry ${id} has no seal: it was put in from outside, or nobody sealed since`);
  }
  return { head, faults };
}

const notHere = (to: number): string =>
  `entries up to seal ${to} are not here: where they were archived, name the archives, else somebody removed them`;

const missing = (from: number, to: number): string =>
  from === to ? `seal ${from} is missing` : `seals ${from} to ${to} are missing`;
