import { test } from 'tap';
import { draftLinks } from '../../src/floor/drafts.ts';

test('draftLinks returns the screens with drafts of the user, each once', (t) => {
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
  const pathsOf = (userId: string) =>
    draftLinks(
      names.map((name) => ({ name, at: 0 })),
      userId,
    ).map(({ to }) => to);
  t.same(pathsOf('u1'), [
    '/goods-receipts/new',
    '/cuttings/new',
    '/counts/c1',
    '/batches/p1/make',
    '/deliveries/d1',
    '/transfer',
  ]);
  t.same(pathsOf('u3'), []);
  t.end();
});

test('draftLinks continues the newest of several drafts of new records', (t) => {
  const drafts = [
    { name: 'draft u1 /suppliers/new supplier.create ~a', at: 1 },
    { name: 'draft u1 /suppliers/new supplier.create ~b', at: 3 },
    { name: 'draft u1 /suppliers/new supplier.create ~c', at: 2 },
  ];
  t.same(draftLinks(drafts, 'u1'), [{ path: '/suppliers/new', to: '/suppliers/new?draft=b' }]);
  t.end();
});
