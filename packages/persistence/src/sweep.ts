/** What is of no more use and may go. */
import { LOGIN_WINDOW_MS } from '@cleaver/domain';
import type { Statement } from './mapping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows that are in use at the moment are locked by their unit of work: what waits for them looks at them anew. */
export function sweepStatements(now: Date): readonly Statement[] {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  return [
    // For a day, an ended session tells who looks into the database what became of it. Its tokens say nothing more.
    {
      text: 'delete from refresh_token t using session s where s.id = t.session_id and (s.ended_at < $1 or s.expires_at < $1)',
      values: [now.toISOString()],
    },
    { text: 'delete from session where ended_at < $1 or expires_at < $1', values: [yesterday] },
    { text: 'delete from kept_answer where expires_at < $1', values: [now.toISOString()] },
    {
      text: 'delete from request_count where minute < $1',
      values: [Math.floor(now.getTime() / 60_000) - 1],
    },
    {
      text: `delete from login_log where not exists
        (select from jsonb_array_elements(attempts) attempt where (attempt ->> 'at')::bigint > $1)`,
      values: [now.getTime() - LOGIN_WINDOW_MS],
    },
  ];
}
