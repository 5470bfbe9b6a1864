import { test } from 'tap';
import { addressOf, itemsOf, nameOf, short, type TraceNode } from '../../src/quality/trace/trace-facts.ts';

const node = (more: Partial<TraceNode>): TraceNode => ({ id: 'x', kind: 'LOT', side: 'DOWN', distance: 1, ...more });

test('suppliers are on the left, customers on the right, and important items come first', (t) => {
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

test('a box has a name and a link', (t) => {
  t.equal(nameOf(node({ kind: 'DELIVERY', number: 'D-1', customerName: 'Gasthof zur Post' })), 'Gasthof zur Post');
  t.equal(nameOf(node({ kind: 'RUN', runKind: 'CUTTING', number: 'C-1' })), 'C-1');
  t.equal(addressOf(node({ kind: 'RUN', runKind: 'CUTTING' })), '/cuttings/x');
  t.equal(addressOf(node({ kind: 'RUN', runKind: 'PRODUCTION' })), '/batches/x');
  t.equal(addressOf(node({ kind: 'RECEIPT' })), '/goods-receipts/x');
  t.equal(short('Krustenbraten aus der Schulter', 20), 'Krustenbraten aus d…');
  t.equal(short('Krustenbraten aus', 20), 'Krustenbraten aus');
  t.end();
});
