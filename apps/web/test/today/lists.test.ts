/** Tests that each figure of Today opens a list with exactly the entries that it counts, for each role. */

import { DEMO_ROLES, demoUser, fillShop } from '@cleaver/demo';
import { Core, ROLES } from '@cleaver/domain';
import { listDeviations } from '@cleaver/domain/hygiene/contracts';
import { createFirstAdministrator, type RoleName } from '@cleaver/domain/identity';
import {
  listAllStockBatches,
  listBlockedGoods,
  listExpiringBatches,
  listInventoryCounts,
  listStockLevels,
} from '@cleaver/domain/inventory/contracts';
import { listDue, listInvoices } from '@cleaver/domain/invoicing/contracts';
import { type AnyQuery, type Page, requestOf } from '@cleaver/domain/kernel';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { listBatches } from '@cleaver/domain/production/contracts';
import { listRecalls } from '@cleaver/domain/quality/contracts';
import { listAvailability, listOrders } from '@cleaver/domain/sales/contracts';
import { memoryPorts, TestClock } from '@cleaver/testing';
import { test } from 'tap';
import { AccessTokens } from '../../../http/src/access-tokens.ts';
import { buildApp } from '../../../http/src/app.ts';
import { partOfDay } from '../../src/hygiene/day/shown-part.ts';
import { CARDS, type Card, deskOf } from '../../src/today/desk.ts';
import { allOf } from '../../src/today/lists.ts';
import { filtersOf, understood } from '../../src/ui/list/list-query.ts';

/** The list operation of each screen that a figure opens, and the filters that the screen sets itself. */
const SCREENS: Readonly<Record<string, { readonly of: AnyQuery; readonly fixed?: Readonly<Record<string, string>> }>> =
  {
    '/recalls': { of: listRecalls },
    '/deviations': { of: listDeviations },
    '/goods-receipts': { of: listGoodsReceipts },
    '/orders': { of: listOrders },
    '/availability': { of: listAvailability },
    '/batches': { of: listBatches },
    '/stock-batches': { of: listAllStockBatches, fixed: { depleted: 'false' } },
    '/stocks': { of: listStockLevels },
    '/expiring': { of: listExpiringBatches },
    '/counts': { of: listInventoryCounts },
    '/holds': { of: listBlockedGoods },
    '/invoices': { of: listInvoices },
    '/invoices/due': { of: listDue },
  };

const PASSWORD = 'the first password';

async function demoShop() {
  const clock = new TestClock();
  clock.set('2026-11-23T08:30:00.000Z');
  const tokens = new AccessTokens(['a secret for tests that is long enough'], clock);
  const ports = memoryPorts({ clock, tokens });
  const app = await buildApp(new Core(ports), { tokens, ping: async () => undefined });
  await ports.transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(unit, await ports.passwords.hash(PASSWORD)),
  );
  const asking =
    (token: string) =>
    async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, query: object = {}, body?: object) => {
      const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const answer = await app.inject({
        method,
        url,
        query: given,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
      return answer.body === '' ? undefined : answer.json();
    };
  const as = async (username: string, password: string) => {
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
    return asking(login.json().accessToken);
  };
  const ask = await as('admin', PASSWORD);
  await fillShop({
    password: PASSWORD,
    today: '2026-11-23',
    ask: (method, path, { body, query, deviceKey }) =>
      (deviceKey === undefined ? ask : asking(deviceKey))(
        method.toUpperCase() as 'GET',
        path,
        query as object,
        body as object | undefined,
      ),
    async each(_what, items, work) {
      for (const item of items) await work(item);
    },
  });
  return { app, ask, as, clock };
}

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof demoShop>>['as']>>;

/** Returns the number of entries of the list that a path of the pages opens. */
async function countAt(ask: Ask, to: string): Promise<number> {
  const { pathname, searchParams } = new URL(to, 'http://shop');
  if (pathname === '/hygiene/day') {
    const { slots, sensors } = partOfDay(await ask('GET', '/api/quality/daily-list'), searchParams.get('show'));
    return slots.length + sensors.length;
  }
  const { of, fixed = {} } = SCREENS[pathname] ?? {};
  if (!of) throw new Error(`The test does not know the list at ${to}`);
  const filters = filtersOf(of.input, { fixed }, searchParams, () => true);
  const input = { ...understood(of.input, searchParams, filters, { fixed }), ...fixed };
  for (const name of searchParams.keys()) if (!(name in input)) throw new Error(`${to} ignores ${name}`);
  const { path, query } = requestOf(of, input);
  return ((await ask('GET', path, query)) as Page<unknown>).page.totalElements;
}

/** Issues an invoice that is overdue on the next day. */
async function issueOne(ask: Ask): Promise<void> {
  await ask('PUT', '/api/settings', {}, { invoicing: { taxNumber: '86/123/45678' } });
  const [customer] = (await ask('GET', '/api/customers', { type: 'B2B', size: 1 })).content;
  await ask('PUT', `/api/customers/${customer.id}`, {}, { paymentDueDays: 0 });
  const line = { text: 'Plattenservice', quantityAmount: '1', price: 25, vatClass: 'STANDARD' };
  await ask('POST', '/api/sales/invoices', {}, { customerId: customer.id, lines: [line] });
}

/** Plans what is due, and enters a deviation. The sensor of the point sends nothing. */
async function checkOne(ask: Ask): Promise<void> {
  const { id: deviceId } = await ask('POST', '/api/quality/devices', {}, { name: 'Gateway' });
  const daily = { every: 'DAY' };
  const { id } = await ask(
    'POST',
    '/api/quality/control-points',
    {},
    {
      ...{ name: 'Lufttemperatur', measure: 'TEMPERATURE', limits: { max: 7 }, schedule: daily },
      sensor: { deviceId, channel: '1', minutes: 5 },
    },
  );
  await ask('POST', '/api/quality/control-points', {}, { name: 'Sauberkeit', measure: 'CHECK', schedule: daily });
  await ask('POST', '/api/quality/cleaning-tasks', {}, { name: 'Maschinenraum', schedule: daily });
  await ask('POST', '/api/quality/readings', {}, { readings: [{ controlPointId: id, value: 9.1 }] });
}

test('each figure of Today opens a list of the entries that it counts, for each role', async (t) => {
  const { app, ask: first, as, clock } = await demoShop();
  t.teardown(() => app.close());
  await issueOne(first);
  await checkOne(first);
  clock.set('2026-11-24T08:30:00.000Z');
  const ask = await as('admin', PASSWORD);
  const batch = (await ask('GET', '/api/inventory/stock-batches', { status: 'AVAILABLE', size: 1 })).content[0];
  await ask('POST', `/api/inventory/stocks/${batch.stockId}/batches/${batch.id}/block`, {}, { reason: 'Torn' });
  const [lot] = (await ask('GET', '/api/inventory/lots', { size: 1 })).content;
  await ask('POST', '/api/quality/recalls', {}, { mode: 'REAL', lotIds: [lot.id], reason: 'Metal' });
  const seen = new Set<Card>();
  for (const role of ['ADMIN' as RoleName, ...DEMO_ROLES.filter((one) => one !== 'ADMIN')]) {
    const own = role === 'ADMIN' ? ask : await as(demoUser(role), PASSWORD);
    const today = await own('GET', '/api/today');
    const counts = Object.fromEntries(CARDS.map((card) => [card, today[card]?.count]));
    for (const card of deskOf(ROLES[role].permissions, counts).figures) {
      const to = allOf(card, today);
      if (to === undefined) continue;
      t.equal(await countAt(own, to), counts[card], `${card} of ${role} at ${to}`);
      seen.add(card);
    }
  }
  t.same(
    // The list of labels has no filter for drafts and outdated ones together.
    CARDS.filter((card) => !['papers', 'labels'].includes(card) && !seen.has(card)),
    [],
    'the demo shop has entries of every figure',
  );
});
