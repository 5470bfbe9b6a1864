/** Tests the tree that a trace prints when its lots form a graph. */
import type { components } from '@cleaver/client';
import { test } from 'tap';
import { genealogyLines } from '../src/genealogy.ts';
import { speaking } from '../src/language/language.ts';

type Trace = components['schemas']['TraceResponse'];

const lot = (id: string) => ({
  id,
  kind: 'LOT',
  articleName: `Article ${id}`,
  lotNumber: `L-${id}`,
  onHold: id === 'c',
});
const run = (id: string, otherInputs = 0) => ({
  ...{ id, kind: 'RUN', runKind: 'PRODUCTION', number: `P-${id}`, status: 'IN_PROGRESS', otherInputs },
});
const edge = (from: string, to: string, quantity: string) => ({ from, to, quantity, unit: 'KG', movements: 1 });

/** A trace with two paths. Two runs made `b` and `c` from `a`. A third run made `d` from both. */
const DIAMOND = {
  starts: ['a'],
  nodes: [lot('a'), run('1'), run('2', 3), lot('b'), lot('c'), run('3'), lot('d')],
  edges: [
    ...[edge('a', '1', '2.5'), edge('1', 'b', '2'), edge('a', '2', '7'), edge('2', 'c', '6.999999')],
    ...[edge('b', '3', '1'), edge('c', '3', '0.000001'), edge('3', 'd', '1')],
  ],
} as unknown as Trace;

test('genealogyLines draws a lot on two paths once, with the exact amount of each path', (t) => {
  t.same(genealogyLines(DIAMOND, 20), [
    'Article a, lot L-a',
    'What became of it',
    '├─ 2.5 KG Batch P-1, in progress',
    '│  └─ 2 KG Article b, lot L-b',
    '│     └─ 1 KG Batch P-3, in progress',
    '│        └─ 1 KG Article d, lot L-d',
    '└─ 7 KG Batch P-2, in progress, with 3 other lots',
    '   └─ 6.999999 KG Article c, lot L-c, on hold',
    '      └─ 0.000001 KG Batch P-3, in progress (as above)',
  ]);
  t.end();
});

test('genealogyLines draws the tree in German', (t) => {
  const nodes = [
    ...[{ ...lot('a'), account: { originated: '85', inStock: '2.5', unit: 'KG' } }, run('1', 1), lot('c')],
    { id: 'd', kind: 'DELIVERY', number: 'D-1', customerName: 'Krone', dispatchDate: '2026-11-22' },
    { id: 'r', kind: 'RECEIPT', number: 'G-1', supplierName: 'Huber' },
    { id: 'z', kind: 'RUN', runKind: 'CUTTING', number: 'C-1' },
  ];
  const edges = [
    ...[edge('r', 'a', '85'), edge('a', '1', '2.5'), edge('1', 'c', '2'), edge('a', 'z', '1')],
    { ...edge('a', 'd', '30.25'), takenBack: '4.8' },
  ];
  const trace = { starts: ['a'], nodes, edges } as unknown as Trace;
  t.same(
    speaking('de', {}, () => genealogyLines(trace, 20)),
    [
      'Article a, Charge L-a: 85 KG entstanden, 2,5 KG im Bestand',
      'Woher es kam',
      '└─ 85 KG Wareneingang G-1 von Huber',
      'Was daraus wurde',
      '├─ 30,25 KG (4,8 KG kamen zurück) Lieferung D-1 an Krone, 22.11.2026',
      '├─ 2,5 KG Produktion P-1, In Arbeit, mit 1 anderer Charge',
      '│  └─ 2 KG Article c, Charge L-c, gesperrt',
      '└─ 1 KG Zerlegung C-1',
    ],
  );
  t.end();
});

test('genealogyLines draws the tree from the last lot back to the first', (t) => {
  t.same(genealogyLines({ ...DIAMOND, starts: ['d'] }, 20), [
    'Article d, lot L-d',
    'Where it came from',
    '└─ 1 KG Batch P-3, in progress',
    '   ├─ 1 KG Article b, lot L-b',
    '   │  └─ 2 KG Batch P-1, in progress',
    '   │     └─ 2.5 KG Article a, lot L-a',
    '   └─ 0.000001 KG Article c, lot L-c, on hold',
    '      └─ 6.999999 KG Batch P-2, in progress',
    '         └─ 7 KG Article a, lot L-a',
  ]);
  t.end();
});

test('genealogyLines draws as many levels as requested, and marks where more would follow', (t) => {
  const [, , ...lines] = genealogyLines(DIAMOND, 1);
  t.same(lines, [
    '├─ 2.5 KG Batch P-1, in progress',
    '│  └─ 2 KG Article b, lot L-b',
    '│     └─ 1 KG Batch P-3, in progress … (more: --levels)',
    '└─ 7 KG Batch P-2, in progress, with 3 other lots',
    '   └─ 6.999999 KG Article c, lot L-c, on hold',
    '      └─ 0.000001 KG Batch P-3, in progress … (more: --levels)',
  ]);
  t.end();
});
