import { test } from 'tap';
import { draftPaths } from '../../src/floor/drafts.ts';

test('draftPaths returns the screens with drafts of the user, each once', (t) => {
  const names = [
    'draft u1 /goods-receipts/new goods-receipt.post',
    'draft u2 /deliveries/new delivery.dispatch',
    'intent u1 /cuttings/new cutting',
    'intent u1 /counts/c1 count b1',
    'intent u1 /counts/c1 count b2',
    'intent u1 /batches/p1/make return b3',
    'intent u1 /deliveries/d1 return 2',
    'intent u1 /transfer b5',
    'intent u2 /write-off b6',
    'session',
  ];
  t.same(draftPaths(names, 'u1'), [
    '/goods-receipts/new',
    '/cuttings/new',
    '/counts/c1',
    '/batches/p1/make',
    '/deliveries/d1',
    '/transfer',
  ]);
  t.same(draftPaths(names, 'u3'), []);
  t.end();
});
