/**
 * Tests the table of the frozen records of recalls. Lists do not read this table. A migration moves the records of
 * earlier versions into it.
 */
import { RecallRecords, Recalls } from '@cleaver/domain/quality';
import { connect } from '../../src/connection/index.ts';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const FROZEN = {
  asOf: '2026-01-05T08:00:00.123Z',
  lots: [{ lotId: 'a' }, { lotId: 'b' }],
  ...{ stock: [], customers: [{ customerId: 'c', deliveries: [] }], openRuns: [], suppliers: [], reconciliation: [] },
};

onPostgres('frozen data of earlier recalls is moved to its own table, with its numbers in columns', async (t, url) => {
  await (await openDatabase({ url, ids })).close();
  const connection = await connect({ url });
  const run = (text: string, values: unknown[] = []) => connection.query({ text, values });
  await run(`delete from migration where name = 'Migration0034RecallRecords'`);
  await run('drop table recall_record');
  await run('alter table recall alter column search_key drop not null');
  await run(`
    alter table recall add column frozen jsonb not null,
      drop column as_of, drop column lot_count, drop column customer_count
  `);
  await run(
    `insert into recall (id, recall_number, recall_number_key, mode, status, reason, frozen, sha256, elapsed_ms, contacts,
        opened_by, opened_at, row_version)
      values ($1, 'R-1', 'r-1', 'REAL', 'OPEN', 'Listerien', $2, 'abc', 5, '[]', 'anna', now(), 1)`,
    [ID, JSON.stringify(FROZEN)],
  );
  await connection.close();
  const texts: string[] = [];
  const observe = <T>(text: string, work: () => Promise<T>) => {
    texts.push(text);
    return work();
  };
  const { reader, close } = await openDatabase({ url, ids, observe });
  t.teardown(close);
  const request = { page: 0, size: 20, sort: [] };
  texts.length = 0;
  const [listed] = (await reader.page(Recalls, { status: 'OPEN' }, request, ['contacts'])).content;
  t.match(listed, { id: ID, asOf: new Date(FROZEN.asOf), lotCount: 2, customerCount: 1 });
  t.notOk(
    texts.some((text) => /recall_record|"contacts"/.test(text)),
    'a list reads none of it',
  );
  t.strictSame((await reader.get(RecallRecords, ID)).frozen, FROZEN);
});
