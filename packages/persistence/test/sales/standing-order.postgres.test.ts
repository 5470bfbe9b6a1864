/** Tests concurrent runs of standing orders. They create at most one order for each planned day. */
import { createCustomer } from '@cleaver/domain/masterdata';
import { createStandingOrder, Order, Orders, runStandingOrders } from '@cleaver/domain/sales';
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
