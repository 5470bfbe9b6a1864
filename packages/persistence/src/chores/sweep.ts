/**
 * Removes expired rows in batches. Handles each kind separately, so a failure or a large number of expired rows in one
 * kind does not block the other kinds.
 */
import { KNOWN_MS, LOGIN_WINDOW_MS } from '@cleaver/domain/identity';
import type { Query } from '../engine/mapping.ts';

/**
 * Milliseconds for which a session stays after its end: 30 days. A log-in returns the keys of earlier sessions of the user,
 * so that bookings which waited in a browser at their end are offered and not lost.
 */
const ENDED_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** Maximum number of rows that one statement removes. The statement takes a few milliseconds. */
const STEP = 2_000;
/** Milliseconds after which a sweep begins no further statement for a kind. The next sweep removes the rest. */
const PATIENCE_MS = 60_000;

/** The result for one kind of row. */
export interface Swept {
  readonly table: string;
  readonly removed: number;
  /** Whether expired rows may remain. */
  readonly isBehind: boolean;
  /** The error that stopped the removal. */
  readonly failure?: unknown;
}

interface Expired {
  readonly table: string;
  /** The SQL condition of expired rows of `t`. */
  readonly where: string;
  readonly value: unknown;
}

function expired(now: Date): readonly Expired[] {
  return [
    {
      // The tokens of an ended or expired session have no use.
      table: 'refresh_token',
      where: 'exists (select from session s where s.id = t.session_id and (s.ended_at < $1 or s.expires_at < $1))',
      value: now.toISOString(),
    },
    {
      // Removes a session only after its tokens, because the search for expired tokens needs the session.
      table: 'session',
      where:
        '(t.ended_at < $1 or t.expires_at < $1) and not exists (select from refresh_token r where r.session_id = t.id)',
      value: new Date(now.getTime() - ENDED_SESSION_MS).toISOString(),
    },
    { table: 'kept_answer', where: 't.expires_at < $1', value: now.toISOString() },
    {
      table: 'login_log',
      where: `not exists (select from jsonb_array_elements(t.attempts) attempt
          where (attempt ->> 'at')::bigint > $1::bigint - ${LOGIN_WINDOW_MS})
        and not exists (select from jsonb_array_elements(t.known) address
          where (address ->> 'at')::bigint > $1::bigint - ${KNOWN_MS})`,
      value: now.getTime(),
    },
  ];
}

/**
 * Removes the rows that have expired at the time `now`. Returns the result for each kind, including the error of a
 * failed kind.
 */
export async function sweep(query: Query, now: Date): Promise<readonly Swept[]> {
  const all: Swept[] = [];
  for (const { table, where, value } of expired(now)) {
    // Does not remove a row that a unit of work changes during the statement, because the row gets another `ctid`.
    const text = `with gone as (
        delete from ${table} where ctid = any(array(select t.ctid from ${table} t where ${where} limit $2)) returning 1
      ) select count(*)::int as count from gone`;
    const end = performance.now() + PATIENCE_MS;
    let [removed, last] = [0, STEP];
    try {
      while (last === STEP && performance.now() < end) {
        const [row] = await query({ text, values: [value, STEP] });
        last = Number(row?.['count']);
        removed += last;
      }
      all.push({ table, removed, isBehind: last === STEP });
    } catch (failure) {
      all.push({ table, removed, isBehind: true, failure });
    }
  }
  return all;
}
