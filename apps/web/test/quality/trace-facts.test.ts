import { test } from 'tap';
import {
  addressOf,
  instantOf,
  itemsOf,
  localOf,
  nameOf,
  short,
  type TraceNode,
} from '../../src/quality/trace-facts.ts';

const node = (more: Partial<TraceNode>): TraceNode => ({ id: 'x', kind: 'LOT', side: 'DOWN', distance: 1, ...more });

test('a time on the clocks of the shop is an instant, summer and winter', (t) => {
  t.equal(instantOf('2026-11-23T09:30', 'Europe/Berlin'), '2026-11-23T08:30:00.000Z');
  t.equal(instantOf('2026-07-01T09:30', 'Europe/Berlin'), '2026-07-01T07:30:00.000Z');
  // The clocks go back at 03:00: a quarter of an hour later it is winter.
  t.equal(instantOf('2026-10-25T03:15', 'Europe/Berlin'), '2026-10-25T02:15:00.000Z');
  t.equal(instantOf('2026-03-29T03:15', 'Europe/Berlin'), '2026-03-29T01:15:00.000Z');
  t.equal(instantOf('', 'Europe/Berlin'), undefined);
  t.equal(localOf(Date.parse('2026-11-23T08:30:00Z'), 'Europe/Berlin'), '2026-11-23T09:30:00');
  t.equal(
    localOf(Date.parse('2026-11-22T23:00:05Z'), 'Europe/Berlin'),
    '2026-11-23T00:00:05',
    'midnight is 00, not 24',
  );
  t.end();
});

test('suppliers stand to the left, customers to the right, and what matters stands first', (t) => {
  const nodes = [
    node({ id: 'a', articleName: 'Lyoner', lotNumber: 'P-1' }),
    node({ id: 'b', articleName: 'Zunge', lotNumber: 'P-2', onHold: true }),
    node({ id: 'c', kind: 'RECEIPT', side: 'UP', distance: 3, number: 'G-1', supplierName: 'Huber' }),
    node({ id: 'd', side: 'START', distance: 0, articleName: 'Brät', lotNumber: 'P-3' }),
  ];
  const items = itemsOf({ nodes });
  t.same(
    items.map(({ steps }) => steps),
    [1, 1, -3, 0],
  );
  t.same(
    items.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ id }) => id),
    ['d', 'b', 'c', 'a'],
  );
  t.end();
});

test('a box says what it is, and leads there', (t) => {
  t.equal(nameOf(node({ kind: 'DELIVERY', number: 'D-1', customerName: 'Gasthof zur Post' })), 'Gasthof zur Post');
  t.equal(nameOf(node({ kind: 'RUN', runKind: 'CUTTING', number: 'C-1' })), 'C-1');
  t.equal(addressOf(node({ kind: 'RUN', runKind: 'CUTTING' })), '/cuttings/x');
  t.equal(addressOf(node({ kind: 'RUN', runKind: 'PRODUCTION' })), '/batches/x');
  t.equal(addressOf(node({ kind: 'RECEIPT' })), '/goods-receipts/x');
  t.equal(short('Krustenbraten aus der Schulter', 20), 'Krustenbraten aus d…');
  t.equal(short('Krustenbraten aus', 20), 'Krustenbraten aus');
  t.end();
});
