/** Contract tests of the reads of availability and picking. */
import { Decimal, unitOf } from '@cleaver/domain/kernel';
import { Customer, Customers } from '@cleaver/domain/masterdata';
import { type MostOrders, Order, type OrderState, Orders } from '@cleaver/domain/sales';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';
import { day, storedBatches, storedGoods, TODAY } from './supply-goods.ts';

/** Limits above the number of orders and lines of any test. */
const ALL: MostOrders = { orders: 100_000, lines: 1_000_000 };

const ADDRESS = { street: 'x', houseNumber: '', postalCode: '1', city: 'x', country: 'DE' };
const PERSON = { type: 'B2B' as const, phone: '1', email: '', contactPerson: '', ...ADDRESS };
const NO_TERMS = { paymentDueDays: undefined, paymentDescription: undefined };

type Line = OrderState['lines'][number];

const aLine = (articleId: string, line: number, open: string, more: Partial<Line> = {}): Line => ({
  ...{ id: newId(), line, articleId, articleNumber: 'A', articleName: 'Wurst', note: 'dünn' },
  ...{ quantityAmount: '10', quantityUnit: unitOf('kg'), manualPrice: null, price: null, pieceKg: null },
  ...{ cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open, ...more },
});

/** Stores confirmed, draft and cancelled orders of a customer. */
async function storedOrders(stored: Stored, customer: Customer, wurst: string, schinken: string) {
  let orderNumber = 0;
  const order = (ahead: number, status: OrderState['status'], at: number, ...lines: Line[]) =>
    Order.restore({
      ...{ id: newId(), orderNumber: unique(`O-${++orderNumber}`), status, customerId: customer.state.id },
      ...{ customerName: 'Post', basis: 'NET', requestedDate: day(ahead), deliveryAddressLabel: 'Küche' },
      ...{ address: null, reference: '', note: 'vor 9', standingOrderId: null, plannedDate: null },
      ...{
        tolerancePercent: null,
        lines,
        nextLine: 9,
        warnings: [],
        changedByHand: false,
        createdBy: 'anna',
        createdAt: NOW,
      },
      ...{ confirmedBy: null, confirmedAt: status === 'DRAFT' ? null : new Date(NOW.getTime() + at) },
    });
  const closed = { status: 'CLOSED' as const, open: '0' };
  const late = order(-1, 'CONFIRMED', 5, aLine(wurst, 1, '3'));
  const early = order(
    ...([-1, 'CONFIRMED', 2, aLine(wurst, 3, '0.25'), aLine(wurst, 7, '0', closed)] as const),
    aLine(schinken, 2, '4', { quantityUnit: unitOf('Piece') }),
  );
  const next = order(2, 'CONFIRMED', 0, aLine(wurst, 1, '7'));
  const all = [
    ...[late, early, next, order(2, 'DRAFT', 0, aLine(wurst, 1, '6')), order(3, 'DRAFT', 0, aLine(wurst, 1, '60'))],
    order(0, 'CANCELLED', 0, aLine(wurst, 1, '0', closed)),
  ];
  await inUnit(stored, async (unit) => {
    for (const each of all) unit.of(Orders).add(each);
  });
  return { late, early, next, all, order };
}

async function world(stored: Stored) {
  const { ids } = await storedArticles(stored, 'Wurst', 'Schinken', 'Nichts');
  const [wurst = '', schinken = '', nothing = ''] = ids;
  const customer = Customer.create(newId(), { ...PERSON, ...NO_TERMS, name: unique('Post') }, NOW);
  await storing(stored, Customers, customer);
  const { front, shelved, blocked } = await storedGoods(stored, wurst, schinken);
  await storedBatches(stored, wurst);
  const orders = await storedOrders(stored, customer, wurst, schinken);
  return { ...stored, ...orders, stored, wurst, schinken, nothing, customer, front, shelved, blocked };
}

export const supplyContract = part(world, {
  'facts returns usable, planned, ordered and drafted quantities up to a day': async (
    t,
    { supply, wurst, schinken, nothing },
  ) => {
    const sums = async (ahead: number, articleId: string) => {
      const found: Record<string, Decimal> = {};
      for (const { column, kind, amount, articleId: of } of await supply.facts(day(ahead), articleId)) {
        t.equal(of, articleId);
        found[`${column} ${kind}`] = (found[`${column} ${kind}`] ?? Decimal.ZERO).plus(Decimal.of(amount));
      }
      return Object.fromEntries(Object.entries(found).map(([key, sum]) => [key, sum.toText()]));
    };
    t.same(await sums(0, wurst), {
      ...{ 'usable mass': '3.75', 'usable count': '12', 'planned mass': '20', 'ordered mass': '3.25' },
    });
    t.same(await sums(2, wurst), {
      ...{ 'usable mass': '2.25', 'usable count': '12', 'planned mass': '20.5', 'ordered mass': '10.25' },
      'drafted mass': '6',
    });
    t.same(await sums(0, schinken), { 'usable mass': '100', 'ordered count': '4' });
    t.same(await sums(4, nothing), {});
    t.same(await supply.facts(TODAY, 'x'), []);
    const articles = new Set((await supply.facts(TODAY, undefined)).map(({ articleId }) => articleId));
    t.ok(articles.has(wurst) && articles.has(schinken), 'of all articles');
  },

  'confirmed returns orders up to a day or by ids, by date and confirmation, with their open lines': async (
    t,
    { supply, wurst, schinken, customer, late, early, next, all },
  ) => {
    const own = new Set(all.map(({ state }) => state.id));
    const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).filter((id) => own.has(id));
    const { orders } = await supply.confirmed(day(2), ALL);
    t.same(
      idsOf(orders),
      [early, late, next].map(({ state }) => state.id),
    );
    t.same(
      idsOf((await supply.confirmed(day(1), ALL)).orders),
      [early, late].map(({ state }) => state.id),
    );
    const line = { articleNumber: 'A', articleName: 'Wurst', note: 'dünn' };
    t.strictSame(
      orders.find(({ id }) => id === early.state.id),
      {
        ...{ id: early.state.id, orderNumber: early.state.orderNumber, customerId: customer.state.id },
        ...{ customerName: 'Post', requestedDate: day(-1), deliveryAddressLabel: 'Küche', note: 'vor 9' },
        confirmedAt: early.state.confirmedAt,
        lines: [
          { ...line, line: 2, articleId: schinken, quantityUnit: 'Piece', open: '4' },
          { ...line, line: 3, articleId: wurst, quantityUnit: 'kg', open: '0.25' },
        ],
      },
    );
    const named = all.map(({ state }) => state.id);
    const first = async (most: MostOrders) => {
      const found = await supply.confirmed([...named, 'x', newId()], most);
      return [found.complete, found.orders.length, ...found.orders.map(({ lines }) => lines.length)];
    };
    t.same(await first(ALL), [true, 3, 2, 1, 1]);
    t.same(await first({ orders: 3, lines: 4 }), [true, 3, 2, 1, 1]);
    t.same(await first({ orders: 2, lines: 9 }), [false, 2, 2, 1]);
    t.same(await first({ orders: 9, lines: 3 }), [false, 2, 2, 1]);
    t.same(await first({ orders: 9, lines: 2 }), [false, 1, 2]);
    t.same(
      (await supply.confirmed([...named, 'x'], { orders: 2, lines: 9 })).orders.map(({ id }) => id),
      [early, late].map(({ state }) => state.id),
      'the earliest',
    );
    t.same(await supply.confirmed([], ALL), { orders: [], complete: true });
  },

  'due returns the number of confirmed orders up to a day': async (t, { supply, late, early, next }) => {
    const most = await supply.due(day(2));
    t.equal(
      most - (await supply.due(day(-2))),
      (await supply.confirmed(day(2), ALL)).orders.length - (await supply.confirmed(day(-2), ALL)).orders.length,
    );
    t.ok(most >= [late, early, next].length);
  },

  'nextDue returns the first later day with confirmed orders, and their number': async (
    t,
    { stored, supply, order },
  ) => {
    const far = 40_000;
    t.equal(await supply.nextDue(day(far)), undefined);
    const of = (ahead: number, status: OrderState['status']) => order(ahead, status, 0);
    await storing(stored, Orders, of(far + 1, 'DRAFT'), of(far + 3, 'CONFIRMED'), of(far + 2, 'CONFIRMED'));
    await storing(stored, Orders, of(far + 2, 'CONFIRMED'), of(far + 1, 'CANCELLED'));
    t.same(await supply.nextDue(day(far)), { date: day(far + 2), orders: 2 });
    t.same(await supply.nextDue(day(far + 2)), { date: day(far + 3), orders: 1 });
  },

  'made returns the planned days of a period that have an order, also a cancelled one': async (
    t,
    { stored, supply, order },
  ) => {
    const standingOrderId = newId();
    const of = (ahead: number, status: OrderState['status']) =>
      Order.restore({ ...order(0, status, 0).state, standingOrderId, plannedDate: day(ahead) });
    await storing(stored, Orders, of(1, 'DRAFT'), of(2, 'CANCELLED'), of(3, 'CONFIRMED'), of(4, 'DRAFT'));
    const found = async (reads: Pick<typeof supply, 'made'>, from: number, until: number) =>
      (await reads.made(day(from), day(until)))
        .filter((each) => each.standingOrderId === standingOrderId)
        .map(({ plannedDate }) => plannedDate)
        .sort();
    t.same(await found(supply, 2, 3), [day(2), day(3)]);
    t.same(await found(supply, 5, 9), []);
    await inUnit(stored, async (unit) => t.same(await found(unit.reads.supply, 1, 2), [day(1), day(2)]));
  },

  'shelved returns the stock batches of articles that last to a day': async (
    t,
    { supply, wurst, schinken, nothing, front, shelved, blocked },
  ) => {
    const found = async (...of: Parameters<typeof supply.shelved>) =>
      (await supply.shelved(...of)).map(({ lotNumber }) => lotNumber).sort();
    const lots = (...at: number[]) => at.map((each) => shelved[each]?.batch.lotNumber ?? '').sort();
    t.same(await found([wurst, nothing], TODAY, undefined), lots(0, 1, 2, 3));
    t.same(await found([wurst, schinken], day(3), undefined), lots(1, 2, 3, 6));
    t.same(await found([wurst], TODAY, [front.state.id, 'x']), lots(0, 1));
    t.same(await found([wurst], TODAY, []), []);
    const [ham] = await supply.shelved([schinken], TODAY, undefined);
    const { id, lotId, lotNumber } = shelved[6]?.batch ?? blocked.batch;
    t.strictSame(ham, {
      ...{ id, lotId, lotNumber, articleId: schinken, unit: 'KG', quantityBase: '100', expiryDate: day(3) },
      ...{ receivedAt: NOW, storageLocationId: front.state.id, storageLocationName: front.state.name },
    });
  },
});
