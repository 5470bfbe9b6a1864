/** Tests concurrent runs of standing orders. They create at most one order for each planned day. */
import { Refusal } from '@cleaver/domain/kernel';
import { addDeliveryAddress, createCustomer, getCustomer, removeDeliveryAddress } from '@cleaver/domain/masterdata';
import {
  changeOrder,
  changeStandingOrder,
  createStandingOrder,
  deleteStandingOrder,
  getStandingOrder,
  Order,
  Orders,
  placeOrder,
  runStandingOrders,
} from '@cleaver/domain/sales';
import { onEachDatabase } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** The Monday on which test clocks start. */
const NOW = new Date('2026-01-05T11:00:00Z');

onEachDatabase('concurrent runs of standing orders create no duplicate orders', async (t, open) => {
  const database = await open();
  const { ask, article } = warehouse(database);
  const { id: customerId } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const { id: articleId } = await article();
  const lines = [{ articleId, quantityAmount: '1', quantityUnit: 'KG' }];
  const day = (ahead: number) => new Date(NOW.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

  await t.test('after twenty concurrent runs each planned day has one order', async (t) => {
    const standing = times(3, () => ask(createStandingOrder, { customerId, firstDate: day(0), weekdays: WEEK, lines }));
    const ids = (await Promise.all(standing)).map(({ id }) => id);
    const runs = await Promise.all(times(20, (n) => ask(runStandingOrders, { until: day(n % 2 === 0 ? 20 : 27) })));
    const made = runs.flatMap(({ created }) =>
      created.map(({ standingOrderId, date }) => `${standingOrderId} ${date}`),
    );
    t.equal(new Set(made).size, made.length);
    t.equal(made.length, 3 * 24);
    const stored = await database.reader.where(Orders, { customerId });
    t.equal(stored.length, 3 * 24);
    t.same(new Set(stored.map(({ standingOrderId }) => standingOrderId)), new Set(ids));
    t.ok(runs.every(({ skipped }) => skipped.every(({ reason }) => reason === 'CLOSED')));
  });

  await t.test('the database refuses a second order of a planned day with PLANNED_DAY_TAKEN', async (t) => {
    const [first] = await database.reader.where(Orders, { customerId });
    if (!first) throw new Error('There is no order');
    const twice = Order.restore({ ...first, id: crypto.randomUUID(), orderNumber: 'O-x', lines: [] });
    const adding = database.transactions.run({ now: NOW }, async (unit) => unit.of(Orders).add(twice));
    await t.rejects(adding, { code: 'PLANNED_DAY_TAKEN' });
  });
});

/** Returns the code of a refusal, or undefined if the operation took effect. */
const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

onEachDatabase('drafts follow their standing order while others change, make and need them', async (t, open) => {
  const database = await open();
  const { ask, article } = warehouse(database);
  const { id: customerId } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const { id: articleId } = await article();
  const lines = (amount: number) => [{ articleId, quantityAmount: String(amount), quantityUnit: 'KG' }];
  const day = (ahead: number) => new Date(NOW.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const standing = () => ask(createStandingOrder, { customerId, firstDate: day(0), weekdays: WEEK, lines: lines(1) });
  const draftsOf = (standingOrderId: string) => database.reader.where(Orders, { standingOrderId });

  await t.test('a draft follows or stays as somebody changed it, and no run makes an old one', async (t) => {
    const { id } = await standing();
    await ask(runStandingOrders, { until: day(13) });
    const drafts = (await draftsOf(id)).toSorted((a, b) => ((a.plannedDate ?? '') < (b.plannedDate ?? '') ? -1 : 1));
    const edits = drafts.filter((_, at) => at % 2 === 0);
    await Promise.all([
      ...edits.map((draft) => ask(changeOrder, { id: draft.id, note: 'von Hand' })),
      ...times(3, (n) => ask(changeStandingOrder, { id, lines: lines(n + 2), drafts: 'FOLLOW' })),
      ...times(3, () => ask(runStandingOrders, { until: day(20) })),
    ]);
    const [amount] = (await ask(getStandingOrder, { id })).lines.map(({ quantityAmount }) => quantityAmount);
    for (const draft of await draftsOf(id)) {
      const [line] = draft.lines;
      if (draft.changedByHand) t.equal(draft.note, 'von Hand');
      else t.equal(line?.quantityAmount, amount, 'by the last rules');
      t.equal(draft.lines.length, 1);
    }
    t.equal((await draftsOf(id)).filter(({ changedByHand }) => changedByHand).length, edits.length, 'no edit is lost');
  });

  await t.test('no draft is left of a deleted standing order', async (t) => {
    const all = await Promise.all(times(4, standing));
    await Promise.all([
      ...times(4, (n) => ask(runStandingOrders, { until: day(3 + n) })),
      ...all.map(({ id }) => ask(deleteStandingOrder, { id })),
      ask(runStandingOrders, { until: day(9) }),
    ]);
    for (const { id } of all) t.same(await draftsOf(id), []);
  });

  await t.test('a delivery address is not removed while an order takes it', async (t) => {
    const { id } = await standing();
    const labels = times(8, (n) => `Tor ${n}`);
    for (const label of labels) await ask(addDeliveryAddress, { id: customerId, label, ...ADDRESS });
    const placed = () => ask(placeOrder, { customerId, requestedDate: day(1), lines: lines(1) });
    const orders = await Promise.all(labels.map(placed));
    const codes = await Promise.all([
      ...orders.map((order, n) => codeOf(ask(changeOrder, { id: order.id, deliveryAddressLabel: `Tor ${n}` }))),
      ...labels.map((label) => codeOf(ask(removeDeliveryAddress, { id: customerId, label }))),
      codeOf(ask(changeStandingOrder, { id, deliveryAddressLabel: 'Tor 0', drafts: 'FOLLOW' })),
    ]);
    const known = new Set([
      '',
      ...(await ask(getCustomer, { id: customerId })).deliveryAddresses.map(({ label }) => label),
    ]);
    const needed = (await database.reader.where(Orders, { customerId, status: 'DRAFT' })).map(
      (o) => o.deliveryAddressLabel,
    );
    t.same(
      [...needed, (await ask(getStandingOrder, { id })).deliveryAddressLabel].filter((label) => !known.has(label)),
      [],
    );
    const allowed = [undefined, 'DELIVERY_ADDRESS_NOT_FOUND', 'DELIVERY_ADDRESS_IN_USE'];
    t.same(
      codes.filter((code) => !allowed.includes(code)),
      [],
    );
  });
});
