/** Brings a database with the demo shop from the base migration to this version. */
import { fillShop } from '@cleaver/demo';
import { openDatabase, proveLedger } from '@cleaver/persistence';
import { testIds } from '@cleaver/testing';
import { TABLES_OF_BASE } from '@cleaver/testing/machine/tables-of-base';
import { administer, createDatabase } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { type Client, service } from './helper.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const ids = testIds({ now: () => new Date(), pause: async () => undefined });

/** Runs the service on the database during the work. */
async function serving<T>(t: Test, url: string, work: (admin: Client, today: string) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, ids });
  const { app, admin, clock } = await service(t, { ports: () => ({ ...database, ids }) });
  const result = await work(admin, clock.now().toISOString().slice(0, 10));
  await app.close();
  await database.close();
  return result;
}

async function bodyOf(answer: ReturnType<Client['send']>) {
  const { statusCode, payload } = await answer;
  if (statusCode >= 400) throw new Error(`${statusCode}: ${payload}`);
  return payload === '' ? undefined : JSON.parse(payload);
}

const PATHS = [
  ...[
    'articles',
    'suppliers',
    'customers',
    'recipes',
    'users',
    'production/batches',
    'procurement/goods-receipts',
    'sales/orders',
  ],
  ...['sales/deliveries', 'sales/standing-orders', 'inventory/stock-batches', 'inventory/movements', 'audit-log'],
];

/** Statements that undo the migrations after the base. */
const BACK = [...TABLES_OF_BASE, `delete from migration where name > 'Migration0126'`];

/** Members that the base does not store, and those that depend on invoices, which it does not have. */
const NOT_STORED = ['productKind', 'frozen', 'due', 'dueUnit', 'invoices'];

/** Returns the records without the members that the base does not store. */
const stored = (records: unknown): unknown =>
  JSON.parse(JSON.stringify(records, (member, value) => (NOT_STORED.includes(member) ? undefined : value)));

interface Deliveries {
  readonly content: readonly { readonly id: string; readonly billable: boolean }[];
}

interface Due {
  readonly content: readonly { readonly type: string; readonly deliveryIds: readonly string[] }[];
}

test('a demo shop in the tables of the base is usable in this version', {
  skip: !SERVER && 'no PostgreSQL',
}, async (t) => {
  const { url, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  const listed = (admin: Client) =>
    Promise.all(PATHS.map((path) => bodyOf(admin.get(`/api/${path}?size=20`)).then(({ content }) => content)));

  const before = await serving(t, url, async (admin, today) => {
    await fillShop({
      password: 'the password of the demo',
      today,
      ask: (method, path, { body, query, deviceKey }) =>
        bodyOf(
          admin.send({
            method: method.toUpperCase() as 'GET',
            url: query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path,
            ...(body !== undefined && { payload: body as object }),
            ...(deviceKey !== undefined && { headers: { authorization: `Bearer ${deviceKey}` } }),
          }),
        ),
      async each(_what, items, work) {
        for (const item of items) await work(item);
      },
    });
    return listed(admin);
  });
  t.ok(
    before.every(({ length }) => length > 0),
    'the shop has all kinds of records',
  );

  for (const statement of BACK) await administer(url, statement);
  await serving(t, url, async (admin) => {
    const after = await listed(admin);
    for (const [index, path] of PATHS.entries()) {
      if (path !== 'audit-log' && path !== 'users') t.strictSame(stored(after[index]), stored(before[index]), path);
    }
    await bodyOf(admin.post('/api/categories', { name: 'Neues' }));
    const { content: deliveries }: Deliveries = await bodyOf(admin.get('/api/sales/deliveries?size=500'));
    const { content: due }: Due = await bodyOf(admin.get('/api/sales/invoices/due?until=2099-12-31&size=500'));
    const billable = deliveries.filter((each) => each.billable).map(({ id }) => id);
    t.ok(billable.length > 0 && billable.length < deliveries.length, 'deliveries of both kinds');
    t.same(
      due.flatMap(({ deliveryIds }) => deliveryIds).toSorted(),
      billable.toSorted(),
      'billable ones alone are due',
    );
    t.notOk(due.some(({ type }) => type !== 'INVOICE'));
  });
  const differences: unknown[] = [];
  await proveLedger({ url }, (difference) => differences.push(difference));
  t.strictSame(differences, []);
});
