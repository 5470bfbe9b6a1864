/** Reads of sessions in SQL. */
import type { SessionReader } from '@cleaver/domain/identity';
import type { Kysely } from 'kysely';
import type { Query } from '../mapping.ts';
import { type Parameters, prepareRead } from '../prepared-read.ts';
import type { KnownTables } from '../tables.ts';

/** Prepares what is read once, for all units of work. */
export function sqlSessions(kysely: Kysely<KnownTables>): (query: Query) => SessionReader {
  const liveNumber = prepareRead(
    (parameter: Parameters<{ userId: string; ended: number; at: string; newer: number }>) =>
      kysely
        .selectFrom('session as t')
        .select('t.number')
        .where('t.user_id', '=', parameter('userId'))
        .where('t.ended_at', 'is', null)
        .where('t.number', '>', parameter('ended'))
        .where('t.expires_at', '>', parameter('at'))
        .orderBy('t.number', 'desc')
        .limit(1)
        .offset(parameter('newer')),
  );
  return (query) => ({
    async liveNumber({ id, sessionsEnded }, { newer, at }) {
      const [found] = await query(liveNumber({ userId: id, ended: sessionsEnded, at: at.toISOString(), newer }));
      return found?.number;
    },
  });
}
