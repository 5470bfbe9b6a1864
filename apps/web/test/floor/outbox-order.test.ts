import { test } from 'tap';
import { type Entry, inOrder, nextToSend, OLD_AFTER_MS, standings } from '../../src/floor/outbox-order.ts';

const NOW = 100_000_000;
const entry = (key: string, given: Partial<Entry> = {}): Entry => ({
  key,
  userId: 'u',
  username: 'anna',
  what: key,
  method: 'post',
  path: '/api/x',
  blocking: false,
  at: NOW - 1_000,
  from: '/scan',
  ...given,
});
const shown = (entries: readonly Entry[]) =>
  standings(entries, NOW).map(({ entry: { key }, standing }) => `${key} ${standing}`);

test('blocking first, then as they were booked', (t) => {
  const entries = [entry('b', { at: 2 }), entry('block', { at: 3, blocking: true }), entry('a', { at: 1 })];
  t.same(
    inOrder(entries).map(({ key }) => key),
    ['block', 'a', 'b'],
  );
  t.end();
});

test('a refusal stops the later ones of its lot, and those alone', (t) => {
  const entries = [
    entry('before', { at: NOW - 9, lotId: 'L1' }),
    entry('refused', { at: NOW - 8, lotId: 'L1', refusal: 'no' }),
    entry('after', { at: NOW - 7, lotId: 'L1' }),
    entry('other', { at: NOW - 6, lotId: 'L2' }),
    entry('none', { at: NOW - 5 }),
  ];
  t.same(shown(entries), ['before waiting', 'refused refused', 'after stopped', 'other waiting', 'none waiting']);
  t.equal(nextToSend(entries.slice(1), NOW)?.key, 'other');
  t.equal(nextToSend(entries.slice(1, 3), NOW), undefined);
  t.end();
});

test('what is older than the service remembers is not sent unseen, nor what follows it', (t) => {
  const old = NOW - OLD_AFTER_MS - 1;
  t.same(shown([entry('old', { at: old, lotId: 'L1' }), entry('new', { lotId: 'L1' }), entry('free')]), [
    'old old',
    'new stopped',
    'free waiting',
  ]);
  t.equal(nextToSend([entry('just', { at: NOW - OLD_AFTER_MS })], NOW)?.key, 'just');
  t.end();
});
