import { test } from 'tap';
import { addDeliveryAddress, deleteCustomer, updateArticle, updateCustomer } from '../../src/masterdata/index.ts';
import {
  changeStandingOrder,
  createStandingOrder,
  getStandingOrder,
  listStandingOrders,
  runStandingOrders,
} from '../../src/sales/index.ts';
import { kilos, pieces } from './counter.ts';
import { withStandingOrders } from './standing.ts';

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

test('a standing order needs an address, of the customer or for the delivery', async (t) => {
  const { ask, refused, customer, article, create, day } = await withStandingOrders();
  const nowhere = { street: undefined, postalCode: undefined, city: undefined, country: undefined };
  const { id: customerId } = await customer({ type: 'B2C', ...nowhere });
  const lines = [{ articleId: (await article()).id, quantityAmount: '1', quantityUnit: 'KG' }];
  const given = { customerId, firstDate: day(0), weekdays: [1], lines };
  t.equal(await refused(createStandingOrder, given), 'CUSTOMER_ADDRESS_MISSING');
  const unknown = [{ ...lines[0], articleId: 'unknown' }];
  t.equal(await refused(createStandingOrder, { ...given, lines: unknown }), 'ARTICLE_NOT_FOUND', 'comes first');
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await ask(addDeliveryAddress, { id: customerId, label: 'Hof', ...address });
  const { id } = await create(customerId, lines, { deliveryAddressLabel: 'Hof' });
  t.equal(await refused(changeStandingOrder, { id, deliveryAddressLabel: '' }), 'CUSTOMER_ADDRESS_MISSING');
  await ask(updateCustomer, { id: customerId, ...address });
  t.equal((await ask(changeStandingOrder, { id, deliveryAddressLabel: '' })).deliveryAddressLabel, '');
});
