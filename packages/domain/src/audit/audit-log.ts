/**
 * The audit log, and the chain of seals that shows whether an entry was removed or changed.
 *
 * A seal holds one hash of the previous seal and of its entry. A background job seals entries in batches, so writes do
 * not wait for each other. While the job runs, an entry stays unsealed for seconds at most. An attacker with write
 * access to the database could rewrite the whole chain. But the job also writes the head of the chain to the service's
 * log, which reveals a rewrite.
 */

import type { Page, PageRequest } from '../kernel/contract/page.ts';
import type { AuditEntry, ListedEntry } from '../kernel/execution/audit.ts';
import { confirmedBy, type Sign } from './clock-confirmation.ts';

export interface AuditFilter {
  /** A user's id or exact username. */
  readonly user: string | undefined;
  readonly operation: string | undefined;
  /** A kind's name, e.g. `supplier`. */
  readonly entity: string | undefined;
  readonly entityId: string | undefined;
  /** The start of the period, inclusive. */
  readonly from: Date | undefined;
  /** The end of the period, exclusive. */
  readonly to: Date | undefined;
}

/** One seal of the chain. */
export interface AuditSeal {
  /** The position in the chain. The positions begin at 1 and have no gaps. */
  readonly number: number;
  readonly entryId: string;
  readonly hash: string;
}

/** A place in the chain: the number and the hash of a seal. */
export type Link = Pick<AuditSeal, 'number' | 'hash'>;

export interface AuditLog {
  /** Returns a page of entries. Changes above `LISTED_CHANGES_MAX` are omitted. */
  page(filter: AuditFilter, request: PageRequest): Promise<Page<ListedEntry>>;
  /** Returns the entry with all its changes. Undefined for an unknown id. */
  entry(id: string): Promise<AuditEntry | undefined>;
  /**
   * Seals up to `max` unsealed entries, in the order they were written, with the seals that `chain` returns. Returns
   * the new seals. Only one caller seals at a time. Other callers get an empty list.
   */
  seal(
    max: number,
    chain: (last: AuditSeal | undefined, entries: readonly AuditEntry[]) => readonly AuditSeal[],
  ): Promise<readonly AuditSeal[]>;
  /**
   * Returns all seals in order, each with its entry. The entry is undefined if it is missing in the store. `isFound`:
   * whether what lists use of the entry matches it: the search keys and the number of changes. The seal does not cover
   * these.
   */
  sealed(): AsyncIterable<{ seal: AuditSeal; entry: AuditEntry | undefined; isFound: boolean }>;
  /** Returns the ids of unsealed entries older than `before`. */
  unsealed(before: Date): Promise<readonly string[]>;
}

declare module '../kernel/execution/ports.ts' {
  interface Ports {
    readonly auditLog: AuditLog;
  }
}

/** Returns the same text for equal entries, whatever the order of their members in the store. */
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

/** Maximum number of entries that one transaction seals. */
const BATCH = 500;

/**
 * Seals all unsealed entries, unless another caller is sealing. Returns the last new seal, which is the head of the
 * chain. Returns undefined if there is no new seal.
 */
export async function sealAuditLog(log: AuditLog, digest: Digest): Promise<AuditSeal | undefined> {
  let head: AuditSeal | undefined;
  for (;;) {
    const seals = await log.seal(BATCH, (last, entries) => chain(digest, last, entries));
    head = seals.at(-1) ?? head;
    if (seals.length < BATCH) return head;
  }
}

/** Returns the seals of the entries, chained to the seal `last`. */
function chain(digest: Digest, last: AuditSeal | undefined, entries: readonly AuditEntry[]): AuditSeal[] {
  let previous = last?.hash ?? '';
  let number = last?.number ?? 0;
  return entries.map((entry) => {
    previous = hashOf(digest, previous, entry);
    number += 1;
    return { number, entryId: entry.id, hash: previous };
  });
}

/** Parameters of the check of the chain. */
export interface AuditYardstick {
  readonly digest: Digest;
  /** The time of the check. Entries older than a minute must have a seal. */
  readonly now: Date;
  /**
   * An earlier head of the chain from another source, for example from the service's log. The chain must contain this
   * head. The check ignores a head that is not newer than the last archived seal.
   */
  readonly known?: Link | undefined;
  /**
   * The end of the last archive, at which the chain in the store begins. `wherever` allows any link. Undefined: the
   * chain begins at its first entry.
   */
  readonly archived?: Link | 'wherever' | undefined;
  /** Signs with the secrets of the service. Undefined: no confirmation that the clock was set back counts. */
  readonly sign?: Sign | undefined;
}

/** An entry that was sealed after entries with later times: the clock was set back, or it was inserted later. */
export interface SetBack {
  readonly seal: AuditSeal;
  readonly at: Date;
  /** The latest time of the entries before. */
  readonly after: Date;
}

export interface AuditProof {
  /** The last seal of the chain. Undefined if the chain has no seal. */
  readonly head: AuditSeal | undefined;
  readonly faults: number;
  /** The entries before which the clock was set back without a confirmation. They are faults. */
  readonly setBack: readonly SetBack[];
  /** The number of entries before which the clock was set back, and somebody confirmed it. They are no faults. */
  readonly confirmed: number;
}

/**
 * Maximum age of an unsealed entry in ms. An older entry without a seal was inserted from outside, or sealing does not
 * run.
 */
const UNSEALED_MS = 60_000;

/**
 * Maximum backdating of an entry in ms. Entries are sealed in the order they are written. Clock differences between
 * instances and long operations can backdate an entry.
 */
const BACKDATED_MS = 600_000;

/** Maximum number of times that the clock was set back and that can be confirmed. Further ones stay faults. */
const SET_BACK_MAX = 1_000;

/** Checks the whole chain and reports each fault as one line. Returns the head and the number of faults. */
export async function proveAuditLog(
  log: AuditLog,
  { digest, now, known, archived, sign }: AuditYardstick,
  report: (fault: string) => void,
): Promise<AuditProof> {
  let faults = 0;
  const fault = (text: string) => {
    faults++;
    report(text);
  };
  let head: AuditSeal | undefined;
  let latest = 0;
  const setBack: SetBack[] = [];
  const confirmed = new Set<string>();
  for await (const { seal, entry, isFound } of log.sealed()) {
    const previous = head ?? { number: 0, hash: '' };
    const follows = seal.number === previous.number + 1;
    const name = `entry ${seal.entryId} (seal ${seal.number})`;
    if (isRewritten(seal, known)) fault(rewritten(seal.number));
    // The store keeps the last seal of the archived part, so that the next seal can refer to it.
    if (!head && !entry) {
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
      if (!isFound)
        fault(
          `${name} is not found by its username any more, or not shown with its changes: what lists use of it was changed`,
        );
      const at = entry.at.getTime();
      const isSetBack = at < latest - BACKDATED_MS;
      if (isSetBack) {
        const found = { seal, at: entry.at, after: new Date(latest) };
        if (setBack.length < SET_BACK_MAX) setBack.push(found);
        else fault(putIn(found));
      }
      // After it was set back, the clock is the measure for the entries that follow, so it is reported once.
      latest = isSetBack ? at : Math.max(latest, at);
      const link = sign && confirmedBy(entry, sign);
      if (link) confirmed.add(`${link.number} ${link.hash}`);
    }
    head = seal;
  }
  const end = head?.number ?? 0;
  if (known && known.number > end) fault(missing(end + 1, known.number));
  for (const id of await log.unsealed(new Date(now.getTime() - UNSEALED_MS))) {
    fault(`entry ${id} has no seal: it was put in from outside, or nobody sealed since`);
  }
  const open = setBack.filter(({ seal: { number, hash } }) => !confirmed.has(`${number} ${hash}`));
  for (const found of open) fault(putIn(found));
  return { head, faults, setBack: open, confirmed: setBack.length - open.length };
}

const putIn = ({ seal: { number, entryId }, at, after }: SetBack): string =>
  `entry ${entryId} (seal ${number}) of ${at.toISOString()} was put in after entries of ${after.toISOString()}, or the clock was set back`;

/** Returns whether the chain has another seal at the number of the known head. */
export const isRewritten = ({ number, hash }: Link, known: Link | undefined): boolean =>
  number === known?.number && hash !== known.hash;

export const rewritten = (number: number): string =>
  `seal ${number} differs from the given one: the chain up to it was rewritten`;

const notHere = (to: number): string =>
  `entries up to seal ${to} are not here: where they were archived, name the archives, else somebody removed them`;

const missing = (from: number, to: number): string =>
  from === to ? `seal ${from} is missing` : `seals ${from} to ${to} are missing`;
