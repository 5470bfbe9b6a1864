import { KNOWN_MS, LOGIN_WINDOW_MS } from '@cleaver/domain/identity';
import type { StoredContext } from '../engine/context.ts';
import { loginLogs } from './login-log.ts';
import { pins, sharedDevices } from './pin.ts';
import { refreshTokens, sessions } from './session.ts';
import { users } from './user.ts';

/**
 * Milliseconds for which a session stays after its end: 30 days. A log-in returns the keys of earlier sessions of the user,
 * so that bookings which waited in a browser at their end are offered and not lost.
 */
const ENDED_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

export const identity = {
  name: 'identity',
  tables: [users, sessions, refreshTokens, loginLogs, pins, sharedDevices],
  records: [],
  reads: {},
  expiring: [
    {
      // The tokens of an ended or expired session have no use.
      table: 'refresh_token',
      where: 'exists (select from session s where s.id = t.session_id and (s.ended_at < $1 or s.expires_at < $1))',
      value: (now) => now.toISOString(),
    },
    {
      // Removes a session only after its tokens, because the search for expired tokens needs the session.
      table: 'session',
      where:
        '(t.ended_at < $1 or t.expires_at < $1) and not exists (select from refresh_token r where r.session_id = t.id)',
      value: (now) => new Date(now.getTime() - ENDED_SESSION_MS).toISOString(),
    },
    {
      table: 'login_log',
      where: `not exists (select from jsonb_array_elements(t.attempts) attempt
          where (attempt ->> 'at')::bigint > $1::bigint - ${LOGIN_WINDOW_MS})
        and not exists (select from jsonb_array_elements(t.known) address
          where (address ->> 'at')::bigint > $1::bigint - ${KNOWN_MS})`,
      value: (now) => now.getTime(),
    },
  ],
} satisfies StoredContext;
