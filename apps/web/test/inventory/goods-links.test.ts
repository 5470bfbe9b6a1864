import { test } from 'tap';
import { statusOf } from '../../src/inventory/lot/lot-steps.ts';
import { goodsLinks } from '../../src/inventory/movement/goods-links.ts';

const of = (status: string) => ({ lotId: 'l', batchId: 'L-1', id: 'b', status });
const paths = (status: string, may = true) =>
  goodsLinks(of(status), () => may).map(({ to }) => to.split('?')[0]?.replace('/lots/l', ''));

test('goodsLinks returns the permitted actions for each status, and for expired goods the write-off first', (t) => {
  const papers = ['/label', '/print', '/trace'];
  const unfit = ['/label', '/trace'];
  t.same(paths('EXPIRED'), ['/write-off', '/transfer', ...unfit]);
  t.same(paths('AVAILABLE'), ['/deliveries/new', '/transfer', '/write-off', ...papers]);
  t.same(paths('EXPIRING_SOON'), ['/deliveries/new', '/transfer', '/write-off', ...papers]);
  t.same(paths('BLOCKED'), ['/transfer', '/write-off', ...unfit], 'blocked goods are not delivered');
  t.same(paths('DEPLETED'), papers);
  t.same(paths('EXPIRED', false), ['/label'], 'nothing that the user may not do');
  t.equal(goodsLinks(of('EXPIRED'), () => true)[0]?.to, '/write-off?lotId=l&stockBatchId=b');
  const lot = { lotId: 'l', batchId: 'L-1', status: 'EXPIRED' };
  t.equal(goodsLinks(lot, () => true)[0]?.to, '/write-off?lotId=l', 'the lot wherever it lies');
  t.end();
});

test('a lot has the most restrictive status of its remaining goods', (t) => {
  const lot = (...all: string[]) => statusOf({ stockBatches: all.map((status) => ({ status })) });
  t.equal(lot('AVAILABLE', 'BLOCKED', 'EXPIRED'), 'BLOCKED');
  t.equal(lot('DEPLETED', 'EXPIRED'), 'EXPIRED');
  t.equal(lot('DEPLETED'), 'DEPLETED');
  t.equal(lot(), 'DEPLETED');
  t.end();
});
