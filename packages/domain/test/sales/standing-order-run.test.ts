import fc from 'fast-check';
import { test } from 'tap';
import {
  addDeliveryAddress,
  deactivateArticle,
  deactivateCustomer,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import {
  cancelOrder,
  changeStandingOrder,
  confirmOrder,
  createStandingOrder,
  deleteStandingOrder,
  getOrder,
  listOrders,
  Orders,
} from '../../src/sales/index.ts';
import { RUN_MAX } from '../../src/sales/standing-order/standing-order-run.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { kilos } from './counter.ts';
import { EVERY_DAY, withStandingOrders } from './standing.ts';

test('runStandingOrders creates one draft for each planned day, and none again after a cancellation', async (t) => {
  const { ask, customer, article, create, run, day } = await withStandingOrders();
  const [{ id: customerId, name }, wurst] = [await customer(), await article()];
  const more = { reference: 'K-1', note: 'vor 9', firstDate: day(1), lastDate: day(2) };
  const { id: standingOrderId } = await create(customerId, [kilos(wurst.id, '2.5', { note: 'dünn' })], more);
  const { created, skipped, complete } = await run(5);
  t.same(
    created.map(({ orderId: _, ...rest }) => rest),
    [1, 2].map((ahead) => ({ standingOrderId, date: day(ahead), problems: [] })),
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

test('a run ends after 1,000 orders, and returns complete false if more remain', async (t) => {
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

test('a run ends after 5,000 lines, and its numbers have no gap', async (t) => {
  const { customer, article, create, run, ports } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  for (const count of [200, 199, 200]) {
    await create(customerId, Array(count).fill(kilos(wurst.id)));
  }
  const counts: number[] = [];
  for (let complete = false; !complete; ) {
    const answer = await run(19);
    counts.push(answer.created.length);
    complete = answer.complete;
    const [entry] = ports.audit.slice(-1);
    t.ok(JSON.stringify(entry).length < RUN_MAX.bytes, 'the audit entry is bounded too');
    t.ok(entry?.changes.every(({ after }) => after !== null));
  }
  t.same(counts, [25, 25, 10]);
  const orders = await ports.reader.where(Orders, {});
  t.same(
    orders.map(({ orderNumber }) => Number(orderNumber.slice(-3))).toSorted((a, b) => a - b),
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
});

test('a run ends after 4 MiB', async (t) => {
  const { customer, article, create, run, ports } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  const large = Array(200).fill(kilos(wurst.id, '1', { note: 'ü'.repeat(400) }));
  for (let count = 0; count < 3; count++) await create(customerId, large);
  const first = await run(9);
  t.equal(first.complete, false);
  const [entry] = ports.audit.slice(-1);
  const bytes = Buffer.byteLength(JSON.stringify(entry));
  t.equal(first.created.length, 17, 'orders of 240 kB');
  t.ok(bytes > 3_200_000 && bytes < RUN_MAX.bytes, `the audit entry has ${bytes} bytes`);
  t.equal((await run(9)).created.length, 13);
  t.same(await run(9), { created: [], skipped: [], complete: true });
});

test('a standing order whose drafts would be too large is refused, so that runs are not', async (t) => {
  const { ask, refused, customer, article, create, run } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  const lines = (length: number) => Array(200).fill(kilos(wurst.id, '1', { note: 'x'.repeat(length) }));
  const { id } = await create(customerId, lines(750));
  const given = { customerId, firstDate: '2026-01-05', weekdays: [1], lines: lines(900) };
  t.equal(await refused(createStandingOrder, given), 'RECORD_TOO_LARGE');
  t.equal(await refused(changeStandingOrder, { id, lines: lines(900) }), 'RECORD_TOO_LARGE');
  const { created } = await run(0);
  t.match(await ask(confirmOrder, { id: created[0]?.orderId }), { status: 'CONFIRMED' });
});

test('a customer whose drafts have more than 20,000 lines is not renamed', async (t) => {
  const { ask, refused, customer, article, create, run } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  const { id } = await create(customerId, Array(200).fill(kilos(wurst.id)));
  await create(customerId, Array(200).fill(kilos(wurst.id)));
  for (let complete = false; !complete; ) complete = (await run(50)).complete;
  t.equal(await refused(updateCustomer, { id: customerId, name: 'Krone' }), 'WORK_TOO_LARGE');
  t.ok(await ask(updateCustomer, { id: customerId, phone: '2' }), 'other changes touch no drafts');
  await ask(deleteStandingOrder, { id });
  t.match(await ask(updateCustomer, { id: customerId, name: 'Krone' }), { name: 'Krone' });
});

test('a planned day follows the rhythm, and with BEFORE its order is for the nearest open day before it', async (t) => {
  const { ask, customer, article, create, run, day } = await withStandingOrders();
  const [{ id: customerId }, wurst] = [await customer(), await article()];
  await ask(updateSettings, { closedWeekdays: [7], closedDays: [0, 4, 5].map((ahead) => ({ date: day(ahead) })) });
  const more = { weekdays: [1, 5, 6, 7], lastDate: day(13), onClosedDay: 'BEFORE' };
  const { id } = await create(customerId, [kilos(wurst.id)], {
    ...{
      ...more,
      pauses: [
        { from: day(5), until: day(5) },
        { from: day(3), until: day(3) },
      ],
    },
  });
  const { created, skipped } = await run(20);
  const days = await Promise.all(
    created.map(async ({ orderId, date }) => {
      const { plannedDate, requestedDate } = await ask(getOrder, { id: orderId });
      t.equal(plannedDate, date);
      return [date, requestedDate];
    }),
  );
  t.same(days, [
    ...[
      [day(4), day(3)],
      [day(6), day(3)],
      [day(7), day(7)],
      [day(11), day(11)],
      [day(12), day(12)],
    ],
    [day(13), day(12)],
  ]);
  const reasons = skipped.map(({ date, reason }) => [date, reason]);
  t.same(
    reasons,
    [
      [day(0), 'CLOSED'],
      [day(5), 'PAUSED'],
    ],
    'no open day from today on; a pause of the planned day',
  );
  t.same((await run(20)).created, [], 'each planned day once');
  const monthly = await create(customerId, [kilos(wurst.id)], { weekdays: [1], rhythm: 'MONTHLY', firstDate: day(1) });
  t.same([monthly.rhythm, monthly.onClosedDay], ['MONTHLY', 'SKIP']);
  t.same(
    (await run(40)).created.map(({ standingOrderId, date }) => [standingOrderId, date]),
    [[monthly.id, day(28)]],
  );
  const changed = await ask(changeStandingOrder, { id, rhythm: 'BIWEEKLY', onClosedDay: 'SKIP', lastDate: day(20) });
  t.match(changed, { rhythm: 'BIWEEKLY', onClosedDay: 'SKIP' });
  t.same(
    (await run(20)).created.map(({ date }) => date),
    [14, 18, 19].map(day),
    'the third week of the fortnight, but not the second',
  );
});

test('each draft names the codes with which its confirmation would be refused now', async (t) => {
  const { ask, refused, customer, article, create, run, loseAddress } = await withStandingOrders();
  const [post, krone] = [await customer(), await customer({ type: 'B2C' })];
  const [wurst, old, plain] = [await article(), await article(), await article({ vatClass: null })];
  const unsold = await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED' });
  await ask(deactivateArticle, { id: old.id });
  const yard = { label: 'Hof', street: 'Hof', postalCode: '1', city: 'x', country: 'DE' };
  await ask(addDeliveryAddress, { id: krone.id, ...yard });
  const standing = [
    await create(post.id, [kilos(wurst.id)]),
    await create(post.id, [kilos(wurst.id), kilos(old.id), kilos(plain.id)]),
    await create(krone.id, [kilos(plain.id)]),
    await create(krone.id, [kilos(unsold.id)]),
    await create(krone.id, [kilos(unsold.id)], { deliveryAddressLabel: 'Hof' }),
  ];
  await loseAddress(krone.id, 'Hof');
  const { created } = await run(0);
  const problems = standing.map(({ id }) => created.find(({ standingOrderId }) => standingOrderId === id)?.problems);
  t.same(problems, [
    [],
    ['ARTICLE_INACTIVE', 'VAT_CLASS_MISSING', 'PRICE_NOT_FOUND'],
    ['VAT_CLASS_MISSING'],
    ['PRICE_NOT_FOUND'],
    ['DELIVERY_ADDRESS_NOT_FOUND', 'PRICE_NOT_FOUND'],
  ]);
  for (const { orderId, problems: codes } of created) {
    if (codes[0]) t.equal(await refused(confirmOrder, { id: orderId }), codes[0]);
    else t.ok(await ask(confirmOrder, { id: orderId }));
  }
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
