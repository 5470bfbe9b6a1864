import { test } from 'tap';
import {
  bodyAt,
  type Entry,
  inOrder,
  nextToSend,
  OLD_AFTER_MS,
  opened,
  sealed,
  standings,
} from '../../src/floor/outbox/outbox-order.ts';

const NOW = 100_000_000;
const entry = (key: string, given: Partial<Entry> = {}): Entry => ({
  key,
  userId: 'u',
  username: 'anna',
  booking: 'transfer',
  body: {},
  blocking: false,
  at: NOW - 1_000,
  from: '/scan',
  ...given,
});
const isOwn = () => true;
const shown = (entries: readonly Entry[]) =>
  standings(entries, NOW, isOwn).map(({ entry: { key }, standing }) => `${key} ${standing}`);

test('inOrder sorts blocking entries first, and the others by the time of booking', (t) => {
  const entries = [entry('b', { at: 2 }), entry('block', { at: 3, blocking: true }), entry('a', { at: 1 })];
  t.same(
    inOrder(entries).map(({ key }) => key),
    ['block', 'a', 'b'],
  );
  t.end();
});

test('a refusal stops only the later entries of its lot', (t) => {
  const entries = [
    entry('before', { at: NOW - 9, lotId: 'L1' }),
    entry('refused', { at: NOW - 8, lotId: 'L1', refusal: 'no' }),
    entry('after', { at: NOW - 7, lotId: 'L1' }),
    entry('other', { at: NOW - 6, lotId: 'L2' }),
    entry('none', { at: NOW - 5 }),
  ];
  t.same(shown(entries), ['before waiting', 'refused refused', 'after stopped', 'other waiting', 'none waiting']);
  t.equal(nextToSend(entries.slice(1), NOW, isOwn)?.key, 'other');
  t.equal(nextToSend(entries.slice(1, 3), NOW, isOwn), undefined);
  t.end();
});

test('the cancellation of order lines waits for a refused delivery of the order, and other deliveries do not', (t) => {
  const deliver = (key: string, given: Partial<Entry>) =>
    entry(key, { booking: 'deliver', body: { lines: [{ orderId: 'o', orderLine: 1 }] }, ...given });
  const entries = [
    deliver('refused', { at: NOW - 9, refusal: 'no' }),
    entry('cancel', { at: NOW - 8, booking: 'cancelOrder', of: { id: 'o' }, body: { lines: [2] } }),
    entry('another', { at: NOW - 7, booking: 'cancelOrder', of: { id: 'p' }, body: { lines: [2] } }),
    deliver('again', { at: NOW - 6 }),
  ];
  t.same(shown(entries), ['refused refused', 'cancel stopped', 'another waiting', 'again waiting']);
  t.end();
});

test('a refused booking of several lots stops the later entries of each of them, and no new delivery', (t) => {
  const of = (...ids: readonly string[]) => ({ lines: ids.map((stockBatchId) => ({ stockBatchId })) });
  const entries = [
    entry('refused', { at: NOW - 9, booking: 'deliver', body: of('B1', 'B2'), refusal: 'no' }),
    entry('again', { at: NOW - 8.5, booking: 'deliver', body: of('B1', 'B2') }),
    entry('count', { at: NOW - 8, booking: 'count', body: of('B2'), lotId: 'L2' }),
    entry('take out', { at: NOW - 7, booking: 'takeOut', of: { stockId: 'S', batchId: 'B1' }, lotId: 'L1' }),
    entry('other', { at: NOW - 6, booking: 'count', body: of('B3'), lotId: 'L3' }),
    entry('cut', {
      at: NOW - 4,
      booking: 'cut',
      body: { inputs: [{ stockBatchId: 'B4' }, { stockBatchId: 'B5' }] },
      refusal: 'no',
    }),
    entry('write off', { at: NOW - 3, booking: 'writeOff', body: of('B5'), lotId: 'L5' }),
    entry('release', { at: NOW - 2, booking: 'release', body: {}, lotId: 'L6' }),
  ];
  t.same(shown(entries), [
    ...['refused refused', 'again waiting', 'count stopped', 'take out stopped', 'other waiting'],
    ...['cut refused', 'write off stopped', 'release waiting'],
  ]);
  t.end();
});

test('a delivery waits for a refused count of its goods, and for a count that a refused delivery stopped', (t) => {
  const of = (stockBatchId: string) => ({ lines: [{ stockBatchId }] });
  const count = (id: string, at: number, refusal?: string) =>
    entry(`count ${id}`, { at, booking: 'count', body: of(id), lotId: id, ...(refusal && { refusal }) });
  const entries = [
    count('B1', NOW - 9, 'no'),
    entry('refused', { at: NOW - 8, booking: 'deliver', body: of('B2'), refusal: 'no' }),
    count('B2', NOW - 7),
    entry('deliver B1', { at: NOW - 6, booking: 'deliver', body: of('B1') }),
    entry('deliver B2', { at: NOW - 5, booking: 'deliver', body: of('B2') }),
  ];
  t.same(shown(entries), [
    ...['count B1 refused', 'refused refused', 'count B2 stopped', 'deliver B1 stopped', 'deliver B2 stopped'],
  ]);
  t.end();
});

test('entries older than 20 hours are not sent, nor are the later entries of their lot', (t) => {
  const old = NOW - OLD_AFTER_MS - 1;
  t.same(shown([entry('old', { at: old, lotId: 'L1' }), entry('new', { lotId: 'L1' }), entry('free')]), [
    'old old',
    'new stopped',
    'free waiting',
  ]);
  t.equal(nextToSend([entry('just', { at: NOW - OLD_AFTER_MS })], NOW, isOwn)?.key, 'just');
  t.same(
    shown([entry('new', { lotId: 'L1' }), entry('checked', { at: old, checkedAt: NOW, lotId: 'L1' })]),
    ['checked waiting', 'new waiting'],
    'an old entry that a person checked keeps its place',
  );
  t.end();
});

test('entries from before the log-in are not sent without a tap, nor are the later entries of their lot', (t) => {
  const entries = [
    entry('left', { at: NOW - 3, lotId: 'L1' }),
    entry('after', { at: NOW - 2, lotId: 'L1' }),
    entry('free', { at: NOW - 1 }),
  ];
  const isOfPage = ({ key }: Entry) => key !== 'left';
  t.same(
    standings(entries, NOW, isOfPage).map(({ entry: { key }, standing }) => `${key} ${standing}`),
    ['left left', 'after stopped', 'free waiting'],
  );
  t.equal(nextToSend(entries, NOW, isOfPage)?.key, 'free');
  t.end();
});

test('a stored entry opens only with its key, for its user, and with a booking of the closed list', (t) => {
  const [session, earlier, other] = ['1', '2', '3'].map((last) => `00000000-0000-7000-8000-00000000000${last}`);
  const [key, old, foreign] = [`${session}.key`, `${earlier}.old`, `${other}.foreign`];
  const kept = (given: Entry, keys: string = key): object => JSON.parse(sealed(keys, given));
  const good = entry('k');
  t.same(opened(key, 'u', kept(good)), good);
  t.same(opened(`${key},${old}`, 'u', kept(good, old)), good, 'from an earlier session of the user');
  t.same(opened(`${session}.new,${key}`, 'u', kept(good)), good, 'the old key, during a rotation of the secret');
  t.same(opened(key, 'u', kept(good, `${key},${old}`)), good, 'the first key seals');
  t.equal(opened(key, 'u', kept(good, foreign)), 'closed', 'the service was not asked for the key yet');
  t.equal(opened(undefined, 'u', kept(good)), 'closed', 'in a tab that did not log in');
  t.equal(
    opened(key, 'u', kept(good, foreign), (one) => one === other),
    'foreign',
  );
  t.equal(opened(key, 'u', kept(good, `${session}.guessed`)), 'foreign');
  t.equal(opened(key, 'u', kept(good, 'a key without a session')), 'foreign');
  t.equal(opened(key, 'u', { ...kept(good, foreign), session }), 'foreign', 'another session in its name');
  t.equal(opened(key, 'another', kept(good)), 'foreign');
  t.equal(opened(key, 'u', { ...kept(good), text: JSON.stringify({ ...good, body: { more: 1 } }) }), 'foreign');
  for (const nonsense of [
    undefined,
    null,
    'x',
    {},
    { text: 1, seal: 1, session },
    { text: JSON.stringify(good) },
    good,
  ])
    t.equal(opened(key, 'u', nonsense), 'foreign');
  t.equal(opened(key, 'u', kept(entry('k', { booking: 'toString' as never }))), 'foreign');
  t.end();
});

test('completing a production batch waits for the earlier inputs of that batch only', (t) => {
  const of = { id: 'P1' };
  const entries = [
    entry('in', { at: NOW - 9, booking: 'consume', of, lotId: 'L1', refusal: 'no' }),
    entry('more in', { at: NOW - 8, booking: 'consume', of, lotId: 'L2' }),
    entry('end', { at: NOW - 7, booking: 'complete', of }),
    entry('other', { at: NOW - 6, booking: 'complete', of: { id: 'P2' } }),
  ];
  t.same(shown(entries), ['in refused', 'more in waiting', 'end stopped', 'other waiting']);
  t.end();
});

test('a count that is sent later tells when it was counted, by the clock of the service', (t) => {
  const body = {
    lines: [
      { stockBatchId: 'a', quantityAmount: '1' },
      { stockBatchId: 'b', quantityAmount: '2' },
    ],
  };
  const count = entry('count', { booking: 'count', body, at: NOW });
  const service = (at: number) => at + 3_600_000;
  t.same(bodyAt(count, NOW + 4_999, service), body, 'sent at once');
  const countedAt = new Date(NOW + 3_600_000).toISOString();
  t.same(bodyAt(count, NOW + 5_000, service), { lines: body.lines.map((line) => ({ ...line, countedAt })) });
  t.same(bodyAt(entry('other', { booking: 'writeOff', body, at: NOW }), NOW + 9_999_999, service), body);
  t.end();
});
