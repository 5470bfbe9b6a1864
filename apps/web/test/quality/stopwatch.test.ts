import { test } from 'tap';
import { milestonesOf, shownWatch } from '../../src/quality/recall/stopwatch.ts';

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

test('milestonesOf returns the times at which the first and the last customer were contacted', (t) => {
  const both = { ...OPEN, customers: [customer('a'), customer('b')] };
  t.same(milestonesOf(both), { figures: 40, firstContact: undefined, lastContact: undefined, closed: undefined });
  const one = [contact('a', '2026-11-23T08:00:30.000Z'), contact('a', '2026-11-23T08:09:00.000Z')];
  t.match(milestonesOf({ ...both, contacts: one }), { firstContact: 30_000, lastContact: undefined });
  const all = { ...both, contacts: [...one, contact('b', '2026-11-23T08:05:00.000Z')] };
  t.match(milestonesOf(all), { firstContact: 30_000, lastContact: 300_000 });
  t.match(milestonesOf({ ...all, closedAt: '2026-11-23T09:02:30.000Z' }), { closed: 3_750_000 });
  t.match(milestonesOf({ ...OPEN, customers: [] }), { lastContact: undefined }, 'there are no customers');
  t.end();
});

test('shownWatch formats a time as minutes and seconds, with hours from one hour on', (t) => {
  t.same([-5, 7_999, 750_000, 3_750_000].map(shownWatch), ['0:00', '0:07', '12:30', '1:02:30']);
  t.end();
});
