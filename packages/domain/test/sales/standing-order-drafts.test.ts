import { test } from 'tap';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { addDeliveryAddress, removeDeliveryAddress, updateCustomer } from '../../src/masterdata/index.ts';
import {
  cancelOrder,
  changeOrder,
  changeStandingOrder,
  confirmOrder,
  deleteStandingOrder,
  getOrder,
  getStandingOrder,
  listOrders,
  wrongDrafts,
} from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { kilos, pieces } from './counter.ts';
import { withStandingOrders } from './standing.ts';

/** Returns the fixture with a standing order on every day, and the ids of its drafts of the days from today on. */
async function withDrafts(ahead = 6) {
  const shop = await withStandingOrders();
  const { ask, customer, article, create, run, day } = shop;
  const [{ id: customerId }, wurst, ham] = [await customer(), await article(), await article()];
  const address = { street: 'Markt', postalCode: '1', city: 'x', country: 'DE' };
  await ask(addDeliveryAddress, { id: customerId, label: 'Küche', ...address });
  const { id } = await create(customerId, [kilos(wurst.id, '2'), kilos(ham.id, '3')], { reference: 'K-1' });
  const { created } = await run(ahead);
  const drafts = created.map(({ orderId }) => orderId);
  return {
    ...shop,
    ...{ customerId, wurst, ham, id, drafts, address },
    draft: (at: number) => drafts[at] ?? '',
    change: (given: object) => ask(changeStandingOrder, { id, ...given }),
    follow: async (given: object) => (await ask(changeStandingOrder, { id, drafts: 'FOLLOW', ...given })).draftChanges,
    /** Returns the days of all orders of the standing order that are DRAFT. */
    days: async () => {
      const { content } = await ask(listOrders, { standingOrderId: id, status: 'DRAFT', size: 500 });
      return content.map(({ plannedDate }) =>
        plannedDate ? Math.round((Date.parse(plannedDate) - Date.parse(day(0))) / 86_400_000) : null,
      );
    },
  };
}

test('drafts stay as they are with KEEP, and follow the new lines, note, reference and address with FOLLOW', async (t) => {
  const { ask, change, follow, draft, drafts, wurst, ham } = await withDrafts();
  const before = await ask(getOrder, { id: draft(0) });
  const kept = await change({ lines: [kilos(wurst.id, '9')] });
  t.notOk('draftChanges' in kept, 'the default is KEEP');
  t.notOk('draftChanges' in (await change({ drafts: 'KEEP', note: 'x' })));
  t.same(await ask(getOrder, { id: draft(0) }), before);
  const lines = [pieces(ham.id, '4', { note: 'dünn' }), kilos(wurst.id, '2'), kilos(wurst.id, '7')];
  const more = { reference: 'K-2', note: 'vor 9', deliveryAddressLabel: 'Küche' };
  t.same(await follow({ lines, ...more }), { changed: drafts, removed: [], kept: [] });
  const after = await ask(getOrder, { id: draft(0) });
  t.match(after, { ...more, status: 'DRAFT', address: { street: 'Markt' }, orderNumber: before.orderNumber });
  t.match(after.lines, [
    { line: 1, articleId: ham.id, articleName: ham.name, quantityAmount: '4', quantityUnit: 'PIECE', note: 'dünn' },
    { line: 2, articleId: wurst.id, articleNumber: wurst.articleNumber, quantityAmount: '2', open: '2' },
    { line: 3, quantityAmount: '7', status: 'OPEN' },
  ]);
  t.same(await follow({ lines, ...more }), { changed: [], removed: [], kept: [] }, 'a draft that is the same');
  t.same(await follow({ lines: [kilos(wurst.id, '2.0')] }), { changed: drafts, removed: [], kept: [] }, 'once more');
  t.equal((await ask(getOrder, { id: draft(6) })).lines.length, 1);
  t.match(await ask(confirmOrder, { id: draft(6) }), { status: 'CONFIRMED', value: '20.00' });
});

test('FOLLOW makes drafts catch up with changes that kept them', async (t) => {
  const { change, follow, drafts } = await withDrafts();
  await change({ note: 'an der Rampe' });
  t.same(await follow({}), { changed: drafts, removed: [], kept: [] });
});

test('FOLLOW keeps drafts that somebody changed, unless they are the same by the new rules', async (t) => {
  const { ask, refused, follow, draft, wurst, ham, day } = await withDrafts();
  const { lines } = await ask(getOrder, { id: draft(0) });
  await ask(changeOrder, { id: draft(0), lines: [{ line: 1, quantityAmount: '5' }, { line: 2 }] });
  await ask(changeOrder, { id: draft(1), requestedDate: day(9) });
  await ask(changeOrder, { id: draft(2), lines: lines.map(({ line }) => ({ line })), reference: 'K-1' });
  await ask(changeOrder, { id: draft(3), lines: [{ line: 1, quantityAmount: '4' }, { line: 2 }] });
  await ask(changeOrder, { id: draft(4), note: 'x' });
  await ask(changeOrder, { id: draft(4), note: '' });
  await ask(confirmOrder, { id: draft(5) });
  await ask(cancelOrder, { id: draft(6), reason: 'x' });
  const confirmed = await ask(getOrder, { id: draft(5) });
  t.same(await follow({ lines: [kilos(wurst.id, '4'), kilos(ham.id, '3')] }), {
    ...{ changed: [draft(2)], removed: [], kept: [draft(0), draft(1), draft(4)] },
  });
  t.equal((await ask(getOrder, { id: draft(0) })).lines[0]?.quantityAmount, '5');
  t.equal((await ask(getOrder, { id: draft(1) })).requestedDate, day(9));
  t.same(await ask(getOrder, { id: draft(5) }), confirmed, 'a confirmed order stays');
  t.same(await follow({ lastDate: day(0) }), { changed: [], removed: [draft(2)], kept: [0, 1, 3, 4].map(draft) });
  t.equal(await refused(getOrder, { id: draft(2) }), 'ORDER_NOT_FOUND');
});

test('a renamed customer is no change of a draft by hand', async (t) => {
  const { ask, follow, drafts, customerId } = await withDrafts(1);
  await ask(updateCustomer, { id: customerId, name: 'Krone' });
  t.same((await follow({ note: 'x' }))?.changed, drafts);
});

test('FOLLOW removes drafts of days that are no longer planned or are paused, and a later run makes them again', async (t) => {
  const { run, follow, draft, days, day } = await withDrafts();
  const pauses = [{ from: day(1), until: day(2) }];
  t.same(await follow({ weekdays: [1, 2, 3, 4], pauses }), {
    ...{ changed: [], removed: [1, 2, 4, 5, 6].map(draft), kept: [] },
  });
  t.same(await days(), [0, 3]);
  t.same((await run(6)).created, [], 'a paused day is not planned again');
  t.same(await follow({ weekdays: [1, 2, 3, 4, 5], pauses: [] }), { changed: [], removed: [], kept: [] });
  t.same(
    (await run(6)).created.map(({ date }) => date),
    [1, 2, 4].map(day),
  );
  t.equal((await follow({ rhythm: 'MONTHLY', firstDate: day(1) }))?.removed.length, 3);
  t.same(await days(), [1, 2], 'the first Tuesday and Wednesday of the month');
});

test('FOLLOW goes by the planned day: drafts of earlier days stay, and a moved day stays moved', async (t) => {
  const { ask, ports, create, run, customerId, wurst, day } = await withDrafts(0);
  await ask(updateSettings, { closedDays: [{ date: day(3) }, { date: day(4) }] });
  const { id } = await create(customerId, [kilos(wurst.id)], { weekdays: [2, 4], onClosedDay: 'BEFORE' });
  const made = (await run(5)).created.filter(({ standingOrderId }) => standingOrderId === id);
  t.same(
    made.map(({ date }) => date),
    [day(1), day(3)],
  );
  const monday = day(0);
  ports.clock.advance(3 * 86_400_000);
  const { draftChanges } = await ask(changeStandingOrder, { id, note: 'neu', drafts: 'FOLLOW' });
  t.same(draftChanges, { changed: [made[1]?.orderId], removed: [], kept: [] }, 'planned today, requested yesterday');
  t.match(await ask(getOrder, { id: made[1]?.orderId }), { note: 'neu', requestedDate: day(-1), plannedDate: day(0) });
  t.match(await ask(getOrder, { id: made[0]?.orderId }), { note: '', requestedDate: day(-2) });
  t.not(monday, day(0));
});

test('a standing order is deleted with its drafts unless one of its orders was confirmed', async (t) => {
  const { ask, refused, id, draft, drafts, days, customerId, create, wurst, run } = await withDrafts();
  const other = await create(customerId, [kilos(wurst.id)]);
  await run(1);
  t.equal(await refused(deleteStandingOrder, { id: 'x' }), 'STANDING_ORDER_NOT_FOUND');
  await ask(changeOrder, { id: draft(0), note: 'von Hand' });
  await ask(cancelOrder, { id: draft(1), reason: 'x' });
  await ask(confirmOrder, { id: draft(2) });
  t.equal(await refused(deleteStandingOrder, { id }), 'STANDING_ORDER_IN_USE');
  t.equal((await days()).length, drafts.length - 2, 'nothing is removed');
  await ask(cancelOrder, { id: draft(2), reason: 'x' });
  t.equal(await ask(deleteStandingOrder, { id }), undefined);
  t.equal(await refused(getStandingOrder, { id }), 'STANDING_ORDER_NOT_FOUND');
  const { content } = await ask(listOrders, { standingOrderId: id });
  t.same(
    content.map(({ status }) => status),
    ['CANCELLED', 'CANCELLED'],
  );
  t.equal((await ask(listOrders, { standingOrderId: other.id })).page.totalElements, 2);
});

test('a delivery address stays while a draft or a standing order with a planned day needs it', async (t) => {
  const { ask, refused, change, draft, customerId, address, day, wurst, create, id, place } = await withDrafts(1);
  const remove = (label = 'Küche') => refused(removeDeliveryAddress, { id: customerId, label });
  t.equal(await remove('x'), 'DELIVERY_ADDRESS_NOT_FOUND');
  await ask(changeOrder, { id: draft(0), deliveryAddressLabel: 'Küche' });
  t.equal(await remove(), 'DELIVERY_ADDRESS_IN_USE');
  await ask(confirmOrder, { id: draft(0) });
  const placed = await place(customerId, [kilos(wurst.id)], { deliveryAddressLabel: 'Ku\u0308che' });
  t.equal(await remove(), 'DELIVERY_ADDRESS_IN_USE', 'ü in two code points');
  await ask(cancelOrder, { id: placed.id, reason: 'x' });
  await change({ deliveryAddressLabel: 'Küche', weekdays: [2], firstDate: day(-9), lastDate: day(1) });
  t.equal(await remove(), 'DELIVERY_ADDRESS_IN_USE', 'planned tomorrow');
  await change({ lastDate: day(0) });
  t.ok(await ask(addDeliveryAddress, { id: customerId, label: 'Hof', ...address }));
  const monthly = { deliveryAddressLabel: 'Hof', weekdays: [2], rhythm: 'MONTHLY', firstDate: day(2) };
  await create(customerId, [kilos(wurst.id)], { ...monthly, lastDate: day(28) });
  t.equal(await ask(removeDeliveryAddress, { id: customerId, label: 'Küche' }), undefined);
  t.equal(await ask(removeDeliveryAddress, { id: customerId, label: 'Hof' }), undefined, 'no first Tuesday is left');
  const view = await ask(getStandingOrder, { id });
  t.same(await ask(changeStandingOrder, view), view, 'what is answered is taken back, also a label that is gone');
});

test('wrongDrafts names the drafts from today on that a change would make wrong, before it is saved', async (t) => {
  const { ask, id, day, draft } = await withDrafts(3);
  const { content } = await ask(listOrders, { standingOrderId: id, sort: 'requestedDate' });
  const before = await ask(getStandingOrder, { id });
  const today = dateOf(day(0));
  const pause = { from: dateOf(day(1)), until: dateOf(day(2)), reason: '' };
  t.same(wrongDrafts(content, before, today), []);
  t.match(wrongDrafts(content, { ...before, pauses: [pause] }, today), [
    { draft: { id: draft(1) }, difference: 'DAY' },
    { draft: { id: draft(2) }, difference: 'DAY' },
  ]);
  t.match(wrongDrafts(content, { ...before, lastDate: dateOf(day(2)) }, today), [{ draft: { id: draft(3) } }]);
  const other = { ...before, lines: before.lines.map((line) => ({ ...line, quantityAmount: '9' })) };
  t.same(
    wrongDrafts(content, other, dateOf(day(2))).map(({ difference }) => difference),
    ['CONTENT', 'CONTENT'],
    'not those of days before',
  );
});
