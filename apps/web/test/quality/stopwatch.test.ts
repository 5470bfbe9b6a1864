import { test } from 'tap';
import { milestonesOf, shownWatch } from '../../src/quality/stopwatch.ts';

const contact = (customerId: string, contactedAt: string) => ({
  ...{ customerId, contactedAt, channel: 'PHONE' as const, outcome: 'REACHED' as const },
  ...{ note: null, recovered: null, contactedBy: 'admin' },
});
const customer = (customerId: string) => ({
  customerId,
  name: '',
  phone: '',
  email: '',
  contactPerson: '',
  deliveries: [],
});
const OPEN = { openedAt: '2026-11-23T08:00:00.000Z', closedAt: null, elapsedMs: 40, contacts: [] };

test('the watch says when the first was told, and when the last one', (t) => {
  const both = { ...OPEN, customers: [customer('a'), customer('b')] };
  t.same(milestonesOf(both), { figures: 40, firstTold: undefined, allTold: undefined, closed: undefined });
  const one = [contact('a', '2026-11-23T08:00:30.000Z'), contact('a', '2026-11-23T08:09:00.000Z')];
  t.match(milestonesOf({ ...both, contacts: one }), { firstTold: 30_000, allTold: undefined });
  const all = { ...both, contacts: [...one, contact('b', '2026-11-23T08:05:00.000Z')] };
  t.match(milestonesOf(all), { firstTold: 30_000, allTold: 300_000 });
  t.match(milestonesOf({ ...all, closedAt: '2026-11-23T09:02:30.000Z' }), { closed: 3_750_000 });
  t.match(milestonesOf({ ...OPEN, customers: [] }), { allTold: undefined }, 'where nobody is to be told');
  t.end();
});

test('a time is read as on a watch', (t) => {
  t.same([-5, 7_999, 750_000, 3_750_000].map(shownWatch), ['0:00', '0:07', '12:30', '1:02:30']);
  t.end();
});
