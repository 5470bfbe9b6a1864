/** Contract tests of the reads of standing orders. */
import { addDays, dateOf, unitOf } from '@cleaver/domain/kernel';
import { Customer, Customers } from '@cleaver/domain/masterdata';
import {
  Order,
  type OrderState,
  Orders,
  StandingOrder,
  type StandingOrderState,
  StandingOrders,
} from '@cleaver/domain/sales';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

const TODAY = dateOf('2026-01-05');
const day = (ahead: number) => addDays(TODAY, ahead);

const PERSON = {
  ...{ type: 'B2B' as const, phone: '1', email: '', contactPerson: '', street: 'x', houseNumber: '', postalCode: '1' },
  ...{ city: 'x', country: 'DE', paymentDueDays: undefined, paymentDescription: undefined },
};

async function world(stored: Stored) {
  const { ids } = await storedArticles(stored, 'Wurst');
  const customer = Customer.create(newId(), { ...PERSON, name: unique('Post') }, NOW);
  await storing(stored, Customers, customer);
  const order = (status: OrderState['status']): OrderState => ({
    ...{ id: newId(), orderNumber: unique('O'), status, customerId: customer.state.id, customerName: 'Post' },
    ...{ basis: 'NET', requestedDate: TODAY, deliveryAddressLabel: 'Küche', address: null, reference: '', note: '' },
    ...{ standingOrderId: null, plannedDate: null, tolerancePercent: null, lines: [], nextLine: 1, warnings: [] },
    ...{ changedByHand: false, createdBy: 'anna', createdAt: NOW, confirmedBy: null },
    confirmedAt: status === 'CONFIRMED' ? NOW : null,
  });
  return { ...stored, stored, wurst: ids[0] ?? '', customer, order };
}

export const standingOrdersContract = part(world, {
  'drafts, isUsed and draftLabels find the orders of a standing order and the addresses of drafts': async (
    t,
    { stored, supply, order, customer, wurst },
  ) => {
    const [standingOrderId, other] = [newId(), newId()];
    const of = (ahead: number, status: OrderState['status'], more: Partial<OrderState> = {}) =>
      Order.restore({ ...order(status), standingOrderId, plannedDate: day(ahead), ...more });
    const lines = [1, 2].map((line) => ({
      ...{ id: newId(), line, articleId: wurst, articleNumber: 'A', articleName: 'Wurst', quantityAmount: '1' },
      ...{ quantityUnit: unitOf('KG'), note: '', manualPrice: null, price: null, pieceKg: null, cancelReason: null },
      ...{ delivered: '0', lasts: 0, status: 'OPEN' as const, open: '1' },
    }));
    const [past, late] = [of(-1, 'DRAFT'), of(9, 'DRAFT')];
    const next = of(0, 'DRAFT', { deliveryAddressLabel: '', lines });
    const elsewhere = of(4, 'CONFIRMED', {
      ...{
        standingOrderId: other,
        deliveryAddressLabel: 'Hof',
        lines: lines.map((line) => ({ ...line, id: newId() })),
      },
    });
    await storing(stored, Orders, past, next, late, of(3, 'CANCELLED', { deliveryAddressLabel: 'Hof' }), elsewhere);
    const ids = (...all: readonly Order[]) => all.map(({ state }) => state.id).sort();
    t.same([...(await supply.drafts(standingOrderId))].sort(), ids(past, next, late));
    t.same([...(await supply.drafts(standingOrderId, TODAY))].sort(), ids(next, late));
    t.same(await supply.drafts('x'), []);
    t.same([await supply.isUsed(standingOrderId), await supply.isUsed(other)], [false, true]);
    t.same([...(await supply.draftLabels(customer.state.id))].sort(), ['', 'Küche']);
    await inUnit(stored, async (unit) => {
      t.same([...(await unit.reads.supply.drafts(standingOrderId, TODAY))].sort(), ids(next, late));
      t.same([...(await unit.reads.supply.draftLabels(customer.state.id))].sort(), ['', 'Küche']);
      t.equal(await unit.reads.supply.isUsed(other), true);
      t.equal(await unit.reads.supply.draftLines(customer.state.id), 2);
    });
    t.same([await supply.draftLines(newId()), await supply.draftLines('x')], [0, 0]);
  },

  'scheduled returns the standing orders of a period without their texts': async (
    t,
    { stored, supply, wurst, customer },
  ) => {
    const line = {
      ...{ line: 1, articleId: wurst, articleNumber: 'A', articleName: 'Wurst', note: 'dünn', quantityAmount: '2.5' },
      quantityUnit: unitOf('kg'),
    };
    const standing = (first: number, last: number | null, more: Partial<StandingOrderState> = {}) =>
      StandingOrder.create({
        ...{ id: newId(), customerId: customer.state.id, customerName: 'x', deliveryAddressLabel: 'Küche' },
        ...{ firstDate: day(first), lastDate: last === null ? null : day(last), weekdays: [7, 1], rhythm: 'BIWEEKLY' },
        ...{ onClosedDay: 'BEFORE', pauses: [], reference: 'ä', note: '', lines: [line], createdAt: NOW, ...more },
      });
    const pauses = [-9, -3].map((first) => ({ from: day(first), until: day(first + 5), reason: 'Urlaub' }));
    const lines = [line, { ...line, line: 2, note: 'x'.repeat(2000) }];
    const ended = standing(-9, -1);
    const [open, last, next] = [standing(-9, null, { pauses, lines }), standing(-9, 0), standing(2, 3)];
    await storing(stored, StandingOrders, ended, open, last, next, standing(3, null));
    const of = async (reads: Pick<typeof supply, 'scheduled'>) =>
      (await reads.scheduled(TODAY, day(2))).filter(({ customerId }) => customerId === customer.state.id);
    const found = await of(supply);
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort();
    t.same(ids(found), ids([open, last, next].map(({ state }) => state)));
    t.same(ids(await supply.scheduled(TODAY, day(2), customer.state.id)), ids(found));
    t.same(await supply.scheduled(TODAY, day(2), newId()), []);
    const { bytes = 0, ...rest } = found.find(({ id }) => id === open.state.id) ?? {};
    t.strictSame(rest, {
      ...{ id: open.state.id, customerId: customer.state.id, customerName: customer.state.name },
      ...{ customerStatus: 'ACTIVE', deliveryAddressLabel: 'Küche', firstDate: day(-9), lastDate: null },
      ...{ weekdays: [7, 1], rhythm: 'BIWEEKLY', onClosedDay: 'BEFORE', lineCount: 2 },
      pauses: [{ from: day(-3), until: day(2) }],
    });
    const exact = Buffer.byteLength(`${JSON.stringify(lines)}ä`);
    t.ok(bytes >= exact && bytes < exact + 100, `${bytes} bytes for ${exact}`);
    await inUnit(stored, async (unit) => t.same(ids(await of(unit.reads.supply)), ids(found)));
  },
});
