/** Tests the table of the frozen records of recalls. Lists do not read this table. */
import { Recall, RecallRecord, type RecallRecordState, RecallRecords, Recalls } from '@cleaver/domain/quality';
import { openDatabase } from '../../src/index.ts';
import { ids, onEachDatabase } from '../databases.ts';

const NOW = new Date('2026-01-05T08:00:00.123Z');
const FROZEN = {
  asOf: NOW.toISOString(),
  lots: [{ lotId: 'a' }, { lotId: 'b' }],
  ...{ stock: [], customers: [{ customerId: 'c', deliveries: [] }], openRuns: [], suppliers: [], reconciliation: [] },
} as unknown as RecallRecordState['frozen'];

onEachDatabase('the frozen data of a recall has its own table, which lists do not read', async (t, _, place) => {
  const texts: string[] = [];
  const observe = <T>(text: string, work: () => Promise<T>) => {
    texts.push(text);
    return work();
  };
  const { reader, transactions, close } = await openDatabase({ ...place, ids, observe });
  t.teardown(close);
  const id = ids.next();
  await transactions.run({ now: NOW }, async (unit) => {
    unit.of(Recalls).add(
      Recall.open({
        ...{ id, recallNumber: 'R-1', mode: 'REAL', reason: 'Listerien', asOf: NOW, lotCount: 2, customerCount: 1 },
        ...{ sha256: 'abc', elapsedMs: 5, openedBy: 'anna', openedAt: NOW },
      }),
    );
    unit.of(RecallRecords).add(RecallRecord.freeze({ id, frozen: FROZEN }));
  });
  const request = { page: 0, size: 20, sort: [] };
  texts.length = 0;
  const [listed] = (await reader.page(Recalls, { status: 'OPEN' }, request, ['contacts'])).content;
  t.match(listed, { id, asOf: NOW, lotCount: 2, customerCount: 1 });
  t.ok(texts.length > 0, 'a list is observed');
  t.notOk(
    texts.some((text) => /recall_record|"contacts"/.test(text)),
    'a list reads none of it',
  );
  t.strictSame((await reader.get(RecallRecords, id)).frozen, FROZEN);
});
