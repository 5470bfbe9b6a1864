/** Limits on what one operation may write, so that no operation needs more memory than the service has (docs/limits.md). */
import type { AnyKind, State } from '../contract/aggregate.ts';
import type { AnyContract } from '../contract/contract.ts';
import { recordTooLarge, responseTooLarge, workTooLarge } from '../contract/refusal.ts';
import { readable } from '../contract/words.ts';
import { bytesOf, remainingBytes } from '../values/json-size.ts';
import { word } from '../values/message.ts';
import { type AuditEntry, committedEntry, type Tracked } from './audit.ts';
import type { UnitContext } from './unit-of-work.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Maximum size of a record as JSON, in bytes of UTF-8, without the members in `unlisted` of its kind. Lists read many
 * records at once, so this limit bounds the memory of a page.
 */
export const RECORD_BYTES_MAX = 256 * KIB;
/** Maximum size of a record with all its members, as JSON in bytes of UTF-8. A recall of 20,000 lots has 8 MiB. */
export const WHOLE_RECORD_BYTES_MAX = 16 * MIB;
/**
 * Maximum number of records that a unit of work may lock, add or remove. An import of 20,000 rows of stock adds 80,000
 * records.
 */
export const WORK_RECORDS_MAX = 100_000;
/** Maximum size of all records that a unit of work writes, as JSON in code units. */
export const WORK_BYTES_MAX = 64 * MIB;
/**
 * Maximum size of the changes in an audit entry as JSON, in bytes of UTF-8. The entry of 20,000 imported customers has
 * 14 to 22 MiB.
 */
export const ENTRY_BYTES_MAX = 24 * MIB;
/**
 * Maximum size of a response, in bytes of UTF-8. The largest audit entry fits. A larger response would reach the limit
 * on the unread bytes of all clients (docs/limits.md).
 */
export const RESPONSE_BYTES_MAX = 28 * MIB;

/** Returns the refusal of a response that is too large. */
export const tooLargeResponse = () => responseTooLarge({ max: RESPONSE_BYTES_MAX / MIB });
const tooMuch = () => workTooLarge({ records: WORK_RECORDS_MAX, size: WORK_BYTES_MAX / MIB });

/** Refuses with WORK_TOO_LARGE if a unit of work has more than `WORK_RECORDS_MAX` records. */
export function checkRecordCount(records: number): void {
  if (records > WORK_RECORDS_MAX) throw tooMuch();
}

/**
 * Returns the audit entry of a unit of work whose work is done, if there is one. Refuses with RECORD_TOO_LARGE if a
 * written record is too large, and with WORK_TOO_LARGE if all of them or the entry are.
 */
export function closingEntry(
  { audit, subject, noted }: Pick<UnitContext, 'audit' | 'subject' | 'noted'>,
  tracked: readonly Tracked[],
  output: unknown,
): AuditEntry | undefined {
  let bytes = 0;
  for (const { kind, before, after } of tracked) {
    if (!after || before === after) continue;
    bytes += checkedSize(kind, after);
    if (bytes > WORK_BYTES_MAX) throw tooMuch();
  }
  const entry = audit && committedEntry(audit, tracked, subject, output, noted?.(output));
  if (entry) checkEntry(entry);
  return entry;
}

function checkEntry({ changes }: AuditEntry): void {
  if (remainingBytes(changes, ENTRY_BYTES_MAX / 3) >= 0) return;
  if (remainingBytes(changes, ENTRY_BYTES_MAX, utf8LengthOf) < 0) throw tooMuch();
}

/** Returns the approximate size of the state in code units. Refuses with RECORD_TOO_LARGE. */
function checkedSize(kind: AnyKind, state: State): number {
  // A code unit has at most three bytes in UTF-8. So nearly every record needs no further look.
  const most = RECORD_BYTES_MAX / 3;
  const rest = remainingBytes(state, most);
  if (rest >= 0) return most - rest;
  checkRecord(kind, state, kind.unlisted, RECORD_BYTES_MAX);
  checkRecord(kind, state, [], WHOLE_RECORD_BYTES_MAX);
  return bytesOf(state);
}

function checkRecord(kind: AnyKind, state: State, without: readonly string[], max: number): void {
  const members = Object.entries(state)
    .filter(([member]) => !without.includes(member))
    .map(([member, value]) => ({ member, bytes: utf8LengthOf(JSON.stringify(value) ?? '') }));
  const bytes = members.reduce((sum, member) => sum + member.bytes, 0);
  if (bytes <= max) return;
  const [largest] = members.toSorted((one, other) => other.bytes - one.bytes);
  const member = largest?.member ?? '';
  throw recordTooLarge({
    what: word(kind.label),
    name: kind.searched?.(state)[0] ?? state.id,
    size: Math.ceil(bytes / KIB),
    max: max / KIB,
    member: word(readable(kind.published[member] ?? member)),
  });
}

/**
 * Refuses with RESPONSE_TOO_LARGE if the output of the operation is too large, before its text is made. Pages need no
 * check, because they end at `PAGE_BYTES_MAX`.
 */
export function checkResponse({ output: { isPage } }: Pick<AnyContract, 'output'>, output: unknown): void {
  if (isPage || output === undefined) return;
  // Counting code units is cheap, and three bytes for each of them are an upper bound for nearly every response.
  if (remainingBytes(output, RESPONSE_BYTES_MAX / 3) >= 0) return;
  if (remainingBytes(output, RESPONSE_BYTES_MAX, utf8LengthOf) >= 0) return;
  throw tooLargeResponse();
}

/**
 * Returns the number of bytes of a text in UTF-8. Makes the encoder at the call, because the core must also load on a
 * host without `TextEncoder`.
 */
export const utf8LengthOf = (text: string): number => new TextEncoder().encode(text).length;
