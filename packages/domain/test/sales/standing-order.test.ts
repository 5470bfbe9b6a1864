import fc from 'fast-check';
import { test } from 'tap';
import {
  addDeliveryAddress,
  deactivateCustomer,
  deleteCustomer,
  removeDeliveryAddress,
  updateArticle,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import {
  cancelOrder,
  changeStandingOrder,
  createStandingOrder,
  getOrder,
  getStandingOrder,
  listOrders,
  listStandingOrders,
  runStandingOrders,
} from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { counter, kilos, pieces } from './counter.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns the fixture `counter` with functions for standing orders. The shop has no closed weekdays. */
async function withStandingOrders() {
  const { ask, refusal, refused, ports, day, customer, article } = counter();
  await ask(updateSettings, { closedWeekdays: [] });
  const create = (customerId: string, lines: readonly object[], more: object = {}) =>
    ask(createStandingOrder, { customerId, firstDate: day(0), weekdays: EVERY_DAY, lines, ...more });
  const run = (ahead: number) => ask(runStandingOrders, { until: day(ahead) });
  return { ask, refusal, refused, ports, day, customer, article, create, run };
}

test('a standing order is created, read, listed and changed, and has the current names', async (t) => {
  const { ask, customer, article, create, day } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  await ask(addDeliveryAddress, {
    id: customerId,
    label: 'Küche',
    street: 'Markt',
    postalCode: '1',
    city: 'x',
    country: 'DE',
  });
  const pauses = [{ from: day(5), until: day(5) }];
  const made = await create(customerId, [kilos(wurst.id, '2.50', { note: 'dünn' }), pieces(wurst.id, '3')], {
    ...{ deliveryAddressLabel: 'Küche', weekdays: [5, 1], pauses, reference: 'K-1' },
  });
  t.strictSame(made.weekdays, [5, 1]);
  t.match(made, { lastDate: null, note: '', pauses: [{ from: day(5), until: day(5), reason: '' }] });
  t.strictSame(made.lines[0], {
    ...{ line: 1, articleId: wurst.id, articleNumber: wurst.articleNumber, articleName: wurst.name },
    ...{ quantityAmount: '2.5', quantityUnit: 'KG', note: 'dünn' },
  });
  await ask(updateCustomer, { id: customerId, name: 'Krone' });
  await ask(updateArticle, { id: wurst.id, name: 'Lyoner' });
  const changed = await ask(changeStandingOrder, {
    id: made.id,
    lastDate: day(9),
    lines: [kilos(wurst.id, '1')],
    pauses: [],
  });
  t.match(changed, { customerName: 'Krone', reference: 'K-1', pauses: [], lastDate: day(9), weekdays: [5, 1] });
  t.match(changed.lines, [{ line: 1, articleName: 'Lyoner', quantityAmount: '1' }]);
  t.equal(changed.lines.length, 1, 'a list as a whole');
  t.same(await ask(getStandingOrder, { id: made.id }), changed);
  t.same((await ask(listStandingOrders, { customerId })).content, [changed]);
  const open = await ask(changeStandingOrder, { id: made.id, lastDate: '' });
  t.same(open, { ...changed, lastDate: null }, 'an empty text clears the last date');
  t.equal((await ask(changeStandingOrder, { id: made.id, note: 'x' })).lastDate, null);
  await ask(changeStandingOrder, { id: made.id, note: '', lastDate: day(9) });
  t.same((await ask(listStandingOrders, { customerId: 'x' })).content, []);
  await ask(removeDeliveryAddress, { id: customerId, label: 'Küche' });
  t.same(await ask(changeStandingOrder, changed), changed, 'what is answered is taken back, also a label that is gone');
});

test('standing orders are sorted by the current names of their customers', async (t) => {
  const { ask, customer, article, create } = await withStandingOrders();
  const [first, second, wurst] = [await customer(), await customer(), await article()];
  const [{ id }, other] = [await create(first.id, [kilos(wurst.id)]), await create(second.id, [kilos(wurst.id)])];
  await ask(updateCustomer, { id: first.id, name: 'Zur Post' });
  const { content } = await ask(listStandingOrders, { sort: 'customerName' });
  t.match(content, [{ id: other.id }, { id, customerName: 'Zur Post' }]);
});

test('standing order operations refuse invalid fields and unknown ids', async (t) => {
  const { ask, refusal, refused, customer, article, create, day } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  const given = { customerId, firstDate: day(0), weekdays: [1], lines: [kilos(wurst.id)] };
  const faults = async (more: object) =>
    (await refusal(createStandingOrder, { ...given, ...more })).faults?.map(({ field }) => field);
  t.same(await faults({ weekdays: [1, 8] }), ['weekdays[1]']);
  t.same(await faults({ weekdays: [1, 2, 1] }), ['weekdays[2]']);
  t.same(await faults({ weekdays: undefined, lines: [], firstDate: 'x' }), ['firstDate', 'weekdays', 'lines']);
  t.same(await faults({ lastDate: day(-1), pauses: [{ from: day(1), until: day(0) }] }), [
    'pauses[0].until',
    'lastDate',
  ]);
  t.same(await faults({ pauses: Array(101).fill({ from: day(0), until: day(0) }) }), ['pauses']);
  t.same(await faults({ lines: [pieces(wurst.id, '1.5')] }), ['lines[0].quantityAmount']);
  const code = (more: object) => refused(createStandingOrder, { ...given, ...more });
  t.equal(await code({ customerId: 'x' }), 'CUSTOMER_NOT_FOUND');
  t.equal(await code({ deliveryAddressLabel: 'x' }), 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal(await code({ lines: [kilos('x')] }), 'ARTICLE_NOT_FOUND');

  const { id } = await create(customerId, [kilos(wurst.id)], { firstDate: day(3) });
  t.equal(await refused(changeStandingOrder, { id, lastDate: day(2) }), 'VALIDATION_ERROR', 'with what is stored');
  const late = { id, lastDate: day(2), deliveryAddressLabel: 'x' };
  t.equal(await refused(changeStandingOrder, late), 'VALIDATION_ERROR', 'faults before unknown records');
  t.equal(await refused(changeStandingOrder, { id, deliveryAddressLabel: 'x' }), 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal(await refused(changeStandingOrder, { id, lines: [kilos('x')] }), 'ARTICLE_NOT_FOUND');
  t.equal(await refused(getStandingOrder, { id: 'x' }), 'STANDING_ORDER_NOT_FOUND');
  t.equal(await refused(deleteCustomer, { id: customerId }), 'CUSTOMER_IN_USE');
  t.equal(await refused(runStandingOrders, { until: day(-1) }), 'VALIDATION_ERROR');
  t.equal(await refused(runStandingOrders, { until: day(63) }), 'VALIDATION_ERROR');
  t.ok(await ask(runStandingOrders, { until: day(62) }));
});

test('runStandingOrders creates one draft for each planned day, and none again after a cancellation', async (t) => {
  const { ask, customer, article, create, run, day } = await withStandingOrders();
  const [{ id: customerId, name }, wurst] = [await customer(), await article()];
  const more = { reference: 'K-1', note: 'vor 9', firstDate: day(1), lastDate: day(2) };
  const { id: standingOrderId } = await create(customerId, [kilos(wurst.id, '2.5', { note: 'dünn' })], more);
  const { created, skipped, complete } = await run(5);
  t.same(
    created.map(({ orderId: _, ...rest }) => rest),
    [1, 2].map((ahead) => ({ standingOrderId, date: day(ahead) })),
  );
  t.same([skipped, complete], [[], true]);
  const order = await ask(getOrder, { id: created[0]?.orderId ?? '' });
  t.match(order, {
    ...{ status: 'DRAFT', customerId, customerName: name, requestedDate: day(1), plannedDate: day(1), standingOrderId },
    ...{ reference: 'K-1', note: 'vor 9', basis: 'NET', createdBy: 'clerk' },
    lines: [{ line: 1, articleId: wurst.id, quantityAmount: '2.5', note: 'dünn', price: null, open: '2.5' }],
  });
  t.equal((await ask(listOrders, { standingOrderId })).page.totalElements, 2);
  await ask(cancelOrder, { id: order.id, reason: 'x' });
  await ask(changeStandingOrder, { id: standingOrderId, pauses: [{ from: day(0), until: day(9) }] });
  t.same(await run(5), { created: [], skipped: [], complete: true });
});

test('a run returns skipped days by date with the first reason, and orders them when no reason applies', async (t) => {
  const { ask, customer, article, create, run, day } = await withStandingOrders();
  const [post, krone, wurst] = [await customer(), await customer(), await article()];
  const one = await create(post.id, [kilos(wurst.id)], { pauses: [{ from: day(1), until: day(1) }] });
  const two = await create(krone.id, [kilos(wurst.id)], { lastDate: day(2) });
  await ask(updateSettings, { closedDays: [{ date: day(1) }, { date: day(2) }] });
  await ask(deactivateCustomer, { id: krone.id });
  const entry = (of: typeof one, ahead: number, reason: string) => ({
    ...{ standingOrderId: of.id, customerName: of.customerName, date: day(ahead), reason },
  });
  const expected = [
    entry(two, 0, 'CUSTOMER_INACTIVE'),
    ...[entry(one, 1, 'PAUSED'), entry(two, 1, 'CLOSED')],
    ...[entry(one, 2, 'CLOSED'), entry(two, 2, 'CLOSED')],
  ];
  const byDateAndId = (a: (typeof expected)[number], b: (typeof expected)[number]) =>
    `${a.date} ${a.standingOrderId}` < `${b.date} ${b.standingOrderId}` ? -1 : 1;
  t.same((await run(2)).skipped, expected.toSorted(byDateAndId));
  await ask(updateSettings, { closedDays: [] });
  const again = await run(2);
  t.same(
    again.created.map(({ standingOrderId, date }) => [standingOrderId, date]),
    [[one.id, day(2)]],
  );
  t.equal(again.skipped.length, 4, 'the pause, and three days of the inactive customer');
});

test('runStandingOrders creates at most 1,000 orders a call, and returns complete false if more remain', async (t) => {
  const { customer, article, create, run } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  for (let count = 0; count < 20; count++) await create(customerId, [kilos(wurst.id)]);
  const first = await run(52);
  t.same([first.created.length, first.complete], [1000, false]);
  t.same(
    first.created.map(({ date, standingOrderId }) => `${date} ${standingOrderId}`),
    first.created.map(({ date, standingOrderId }) => `${date} ${standingOrderId}`).toSorted(),
  );
  const second = await run(52);
  t.same([second.created.length, second.complete], [60, true]);
  t.equal((await run(52)).created.length, 0);
});

test('runs over random histories match a day-by-day oracle', async (t) => {
  const ahead = fc.nat(12);
  const standing = fc.record({
    first: fc.integer({ min: -3, max: 9 }),
    length: fc.option(fc.nat(9)),
    weekdays: fc.subarray(EVERY_DAY, { minLength: 1 }),
    pause: fc.option(fc.record({ from: ahead, length: fc.nat(4) })),
  });
  const step = fc.oneof(
    fc.record({ verb: fc.constant('create' as const), standing }),
    fc.record({ verb: fc.constant('run' as const), until: ahead }),
    fc.record({ verb: fc.constant('close' as const), day: ahead }),
    fc.record({ verb: fc.constant('cancel' as const), at: fc.nat(20) }),
    fc.record({ verb: fc.constant('wait' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { ask, customer, article, create, run, day, ports } = await withStandingOrders();
      const [{ id: customerId }, wurst] = [await customer(), await article()];
      const known: { id: string; days: (date: string) => 'PLANNED' | 'PAUSED' | undefined }[] = [];
      const closed = new Set<string>();
      const orders = new Map<string, string>();
      for (const each of steps) {
        if (each.verb === 'wait') ports.clock.advance(86_400_000);
        if (each.verb === 'create') {
          const { first, length, weekdays, pause } = each.standing;
          const [firstDate, lastDate] = [day(first), length === null ? undefined : day(first + length)];
          const pauses = pause ? [{ from: day(pause.from), until: day(pause.from + pause.length) }] : [];
          const { id } = await create(customerId, [kilos(wurst.id)], { firstDate, lastDate, weekdays, pauses });
          known.push({
            id,
            days: (date) => {
              const isPlanned = date >= firstDate && (lastDate === undefined || date <= lastDate);
              const weekday = ((Math.floor(Date.parse(date) / 86_400_000) + 3) % 7) + 1;
              if (!isPlanned || !weekdays.includes(weekday)) return undefined;
              return pauses.some(({ from, until }) => from <= date && date <= until) ? 'PAUSED' : 'PLANNED';
            },
          });
        }
        if (each.verb === 'close') {
          closed.add(day(each.day));
          await ask(updateSettings, { closedDays: [...closed].map((date) => ({ date })) });
        }
        if (each.verb === 'cancel') {
          const id = [...orders.values()][each.at];
          if (id) await ask(cancelOrder, { id, reason: 'x' }).catch(() => undefined);
        }
        if (each.verb === 'run') {
          const { created, skipped } = await run(each.until);
          const expected: string[] = [];
          for (let at = 0; at <= each.until; at++) {
            for (const { id, days } of known.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
              const plan = days(day(at));
              if (!plan || orders.has(`${day(at)} ${id}`)) continue;
              const why = plan === 'PAUSED' ? plan : closed.has(day(at)) ? 'CLOSED' : 'made';
              expected.push(`${day(at)} ${id} ${why}`);
            }
          }
          const found = [
            ...created.map(({ date, standingOrderId }) => `${date} ${standingOrderId} made`),
            ...skipped.map(({ date, standingOrderId, reason }) => `${date} ${standingOrderId} ${reason}`),
          ];
          t.same(found.toSorted(), expected.toSorted());
          for (const { date, standingOrderId, orderId } of created) orders.set(`${date} ${standingOrderId}`, orderId);
        }
      }
    }),
    { numRuns: 40 },
  );
});
