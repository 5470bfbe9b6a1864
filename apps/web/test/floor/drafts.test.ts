import { test } from 'tap';
import { draftPaths } from '../../src/floor/drafts.ts';

test('drafts lead to their screens, each once, and only to those of the user', (t) => {
  const names = [
    'draft u1 /goods-receipts/new goods-receipt.post',
    'draft u2 /deliveries/new delivery.dispatch',
    'intent u1 cutting',
    'intent u1 count c1 b1',
    'intent u1 count c1 b2',
    'intent u1 complete p1',
    'intent u1 return p1 b3',
    'intent u1 /api/production/batches/p1/consume b4',
    'intent u1 /transfer b5',
    'intent u2 /write-off b6',
    'intent u1 unknown',
    'session',
  ];
  t.same(draftPaths(names, 'u1'), [
    '/goods-receipts/new',
    '/cuttings/new',
    '/counts/c1',
    '/batches/p1/complete',
    '/batches/p1/make',
    '/transfer',
  ]);
  t.same(draftPaths(names, 'u3'), []);
  t.end();
});
