/** Reads in snapshots. A snapshot is a transaction that sees only commits from before its first statement. */
import type { Ports, Reads } from '@cleaver/domain';
import type { Connection } from '../connection/index.ts';
import { TAKE_TIME } from '../connection/large.ts';
import { translate } from './failures.ts';
import type { MappingOf, Query } from './mapping.ts';
import { sqlReader } from './reader.ts';
import type { SqlTransactions } from './unit-of-work.ts';

const statement = (text: string) => ({ text, values: [] });

/**
 * The statements after `begin`. The first makes the transaction a read-only snapshot. The second sets the timeouts that
 * large writes also have, because the caller may compute between two reads.
 */
const BEGIN = [statement('set transaction isolation level repeatable read, read only'), TAKE_TIME];

export const snapshots =
  (
    connection: Connection,
    transactions: Pick<SqlTransactions, 'refuseInside' | 'inside'>,
    mappingOf: MappingOf,
    readsOf: (query: Query) => Reads,
  ): Ports['atOneInstant'] =>
  async (work) => {
    transactions.refuseInside();
    const held = await connection.hold();
    let hasEnded = false;
    const query: Query = async (statement) => {
      // After a failed read, others of the same work may go on. They must not run in the next transaction.
      if (hasEnded) throw new Error('The snapshot has ended: a read failed, or was not awaited');
      try {
        return await held.query(statement);
      } catch (error) {
        throw translate(error, new Map());
      }
    };
    try {
      // Does not wait here, because these statements are sent with the first read. If they fail, that read fails, too.
      const begun = Promise.all([statement(connection.begin), ...BEGIN].map(query));
      begun.catch(() => undefined);
      const snapshot = { reader: sqlReader(query, query, mappingOf), ...readsOf(query) };
      const result = await transactions.inside(() => work(snapshot));
      await begun;
      const ended = query(statement('commit'));
      hasEnded = true;
      await ended;
      return result;
    } catch (error) {
      hasEnded = true;
      await held.query(statement('rollback')).catch(() => undefined);
      throw error;
    } finally {
      await held.release();
    }
  };
