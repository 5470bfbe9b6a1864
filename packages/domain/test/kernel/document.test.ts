import { memoryPorts } from '@cleaver/testing';
import { test } from 'tap';
import { dateOf, documentDay, nextDocumentNumber, nextDocumentNumbers, Refusal } from '../../src/kernel/index.ts';

const TODAY = dateOf('2026-03-31');

test('document numbers count from 1 for each letter and day, and are unique', async (t) => {
  const { sequences } = memoryPorts();
  t.equal(await nextDocumentNumber(sequences, 'G', TODAY), 'G-2026-03-31-001');
  t.strictSame(await nextDocumentNumbers(sequences, 'G', TODAY, 2), ['G-2026-03-31-002', 'G-2026-03-31-003']);
  t.strictSame(await nextDocumentNumbers(sequences, 'G', TODAY, 0), []);
  t.equal(await nextDocumentNumber(sequences, 'D', TODAY), 'D-2026-03-31-001');
  t.equal(await nextDocumentNumber(sequences, 'G', dateOf('2026-04-01')), 'G-2026-04-01-001');
  const many = await nextDocumentNumbers(sequences, 'L', TODAY, 1200);
  t.equal(new Set(many).size, 1200);
  t.equal(many.at(-1), 'L-2026-03-31-1200');
});

test('documentDay defaults to today, and refuses future days and days more than 31 days back', (t) => {
  const on = (day: string | undefined) => documentDay({ day: day === undefined ? day : dateOf(day) }, 'day', TODAY);
  t.equal(on(undefined), TODAY);
  t.equal(on('2026-03-31'), '2026-03-31');
  t.equal(on('2026-02-28'), '2026-02-28', '31 days back');
  for (const wrong of ['2026-04-01', '2026-02-27', '2025-03-31']) {
    try {
      on(wrong);
      t.fail(wrong);
    } catch (error) {
      t.ok(error instanceof Refusal && error.kind === 'invalid' && error.faults?.[0]?.field === 'day', wrong);
    }
  }
  t.end();
});
