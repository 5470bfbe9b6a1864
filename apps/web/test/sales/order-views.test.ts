import { dateOf } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { ORDER_VIEWS, viewOf } from '../../src/sales/order/order-views.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

test('the list of orders begins with the open ones from today on, the next day first', (t) => {
  t.equal(view(''), 'next');
  t.equal(view('sort=customerName&page=2'), 'next', 'an order or a page is no filter');
  t.same(ORDER_VIEWS.next(dateOf('2026-11-30')), {
    fixed: { openOnly: 'true' },
    initial: { from: '2026-11-30' },
    sort: 'requestedDate',
  });
  t.end();
});

test('an address with filters shows all orders that match them, also of past days', (t) => {
  for (const query of ['status=DRAFT', 'articleId=a', 'customerId=c', 'openOnly=true&to=2026-11-29', 'q=huber'])
    t.equal(view(query), 'all', query);
  t.equal(view('status='), 'next', 'an empty filter is none');
  t.same(ORDER_VIEWS.all(dateOf('2026-11-30')), { fixed: {}, initial: {}, sort: 'requestedDate,desc' });
  t.end();
});

test('past orders are reachable, the latest first', (t) => {
  t.equal(view('view=past'), 'past');
  t.equal(view('view=past&customerId=c'), 'past', 'with a filter, too');
  t.same(ORDER_VIEWS.past(dateOf('2026-12-01')), {
    fixed: {},
    initial: { to: '2026-11-30' },
    sort: 'requestedDate,desc',
  });
  t.end();
});
