import { User, type UserState, Users } from '@cleaver/domain/identity';
import {
  bytesOf,
  dateOf,
  PAGE_BYTES_MAX,
  type Page,
  type PageRequest,
  pageInMemory,
  type SortTerm,
  unitOf,
} from '@cleaver/domain/kernel';
import { Customer, type CustomerState, Customers } from '@cleaver/domain/masterdata';
import { Deliveries, Delivery } from '@cleaver/domain/sales';
import { type Database, openDatabase } from '../src/index.ts';
import { ids, onEachDatabase } from './databases.ts';

const COUNT = 900;

/** Stores enough users that pages are read from both ends of the list. Returns the states of the users. */
async function stored({ transactions }: Database): Promise<UserState[]> {
  const base = Date.parse('2026-01-01T00:00:00.000Z');
  const users = Array.from({ length: COUNT }, (_, n) => {
    const username = `${n % 2 ? 'u' : 'U'}ser-${(n * 7919) % COUNT}`;
    return User.restore({
      id: ids.next(),
      username,
      email: `${username}@example.org`,
      roles: [],
      branchId: null,
      status: n % 3 === 0 ? 'LOCKED' : 'ACTIVE',
      passwordHash: '',
      createdAt: new Date(base + (n % 10)),
      lastLogin: n % 4 === 0 ? null : new Date(base + (n % 100)),
    });
  });
  await transactions.run({ now: new Date() }, async (unit) => {
    for (const user of users) unit.of(Users).add(user);
  });
  return users.map(({ state }) => state);
}

const SORTS: readonly (readonly SortTerm[])[] = [
  [{ field: 'username', direction: 'asc' }],
  [{ field: 'username', direction: 'desc' }],
  [{ field: 'lastLogin', direction: 'asc' }],
  [{ field: 'lastLogin', direction: 'desc' }],
  [
    { field: 'status', direction: 'desc' },
    { field: 'createdAt', direction: 'asc' },
  ],
];

onEachDatabase('reader.page returns the pages of pageInMemory for every sort, filter and size', async (t, open) => {
  const database = await open();
  const users = await stored(database);
  for (const sort of SORTS) {
    for (const filter of [{}, { status: 'ACTIVE' as const }]) {
      const all = users.filter(({ status }) => !filter.status || status === filter.status);
      for (const [size, pages] of [
        [199, [0, 1, 2, 3, 4, 5]],
        [7, [0, 28, 29, 64, 65, 85, 86, 128, 129]],
      ] as const) {
        for (const page of pages) {
          const request: PageRequest = { page, size, sort };
          const found = await database.reader.page(Users, filter, request);
          t.strictSame(found, pageInMemory(all, Users.sortable, request), JSON.stringify({ ...request, ...filter }));
        }
      }
    }
  }
});

const PLACE = { street: 'x', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };

/**
 * Returns a customer with delivery addresses of 2 kB. PostgreSQL compresses the repeated text, so the stored size is far
 * below the size as JSON.
 */
function customerWith(addresses: number, name: string): Customer {
  const customer = Customer.create(ids.next(), { ...PLACE, phone: '0123', name, type: 'B2B' } as never, new Date(0));
  const deliveryNotes = 'x'.repeat(2000);
  for (let label = 0; label < addresses; label++) {
    customer.addDeliveryAddress({ label: `${label}`, address: PLACE, contactPerson: '', deliveryNotes }, new Date(0));
  }
  return customer;
}

onEachDatabase(
  'a page larger than PAGE_BYTES_MAX is cut, and the next request continues after its last record',
  async (t, open) => {
    const { transactions, reader } = await open();
    // Small and large records.
    const customers = Array.from({ length: 40 }, (_, n) => customerWith((n % 4) * 33, `Customer ${n}`));
    await transactions.run({ now: new Date() }, async (unit) => {
      for (const customer of customers) unit.of(Customers).add(customer);
    });
    const all = customers.map(({ state }) => state);
    const most = Math.max(...all.map(bytesOf));
    for (const [size, direction] of [
      [500, 'desc'],
      [20, 'asc'],
      [12, 'desc'],
    ] as const) {
      const sort: SortTerm[] = [{ field: 'name', direction }];
      const found: CustomerState[] = [];
      let cuts = 0;
      for (let [page, skip] = [0, 0], isMore = true; isMore; ) {
        const { content, page: told } = await reader.page(Customers, {}, { page, size, skip, sort });
        t.ok(content.length > 0, 'at least one');
        // The last record may exceed the limit, which counts only lists and JSON members.
        t.ok(bytesOf(content) < PAGE_BYTES_MAX * 1.1 + most, `${bytesOf(content)}`);
        t.match(told, { number: page, size, totalElements: all.length, totalPages: Math.ceil(all.length / size) });
        found.push(...content);
        if (told.next !== undefined) cuts++;
        isMore = told.next !== undefined || page + 1 < told.totalPages;
        [page, skip] = told.next === undefined ? [page + 1, 0] : [page, told.next];
      }
      t.ok(cuts > 0, `pages of ${size} are cut`);
      const { content: whole } = pageInMemory(
        all.map(({ id, name }) => ({ id, name })),
        Customers.sortable,
        { page: 0, size: 500, sort },
      );
      t.strictSame(
        found.map(({ id }) => id),
        whole.map(({ id }) => id),
        'all of them, each once, in their order',
      );
      t.strictSame(
        found.map(({ deliveryAddresses }) => deliveryAddresses.length),
        found.map(({ id }) => all.find((one) => one.id === id)?.deliveryAddresses.length),
      );
    }
    const sort: SortTerm[] = [{ field: 'name', direction: 'asc' }];
    const walk: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part: Page<CustomerState> = await reader.page(Customers, {}, { page: 0, size: 20, sort: [], after });
      const { content, page } = part;
      t.ok(content.length > 0 && bytesOf(content) < PAGE_BYTES_MAX * 1.1 + most, `${bytesOf(content)}`);
      walk.push(...content.map(({ id }) => id));
      after = page.after;
    }
    t.strictSame(walk, all.map(({ id }) => id).toSorted(), 'a walk continues after a cut page');
    const beyond = await reader.page(Customers, {}, { page: 0, size: 5, skip: 5, sort });
    t.strictSame(beyond, { content: [], page: { number: 0, size: 5, totalElements: 40, totalPages: 8 } });
  },
);

onEachDatabase(
  'a statement reads at most 32 records of a page, and none after the page is full',
  async (t, _, place) => {
    const read: number[] = [];
    const database = await openDatabase({
      ...place,
      ids,
      async observe(text, run) {
        const rows = await run();
        if (text.includes('"deliveryAddresses"')) read.push((rows as unknown as unknown[]).length);
        return rows;
      },
    });
    t.teardown(() => database.close());
    const customers = Array.from({ length: 130 }, (_, n) => customerWith(10, `Customer ${n + 100}`));
    await database.transactions.run({ now: new Date() }, async (unit) => {
      for (const customer of customers) unit.of(Customers).add(customer);
    });
    const names = async (request: Omit<PageRequest, 'sort'>) => {
      read.length = 0;
      const sort: SortTerm[] = [{ field: 'name', direction: 'asc' }];
      return (await database.reader.page(Customers, {}, { ...request, sort })).content.map(({ name }) => name);
    };
    const all = customers.map(({ state }) => state.name);
    const first = await names({ page: 0, size: 500 });
    t.strictSame(first, all.slice(0, first.length));
    t.strictSame(read, [32, 32], 'more than a mebibyte');
    t.strictSame(await names({ page: 0, size: 500, skip: 90 }), all.slice(90));
    t.strictSame(read, [32, 8]);
    t.strictSame(await names({ page: 0, size: 32 }), all.slice(0, 32));
    t.strictSame(read, [32]);
    t.strictSame(await names({ page: 3, size: 40 }), all.slice(120));
    t.strictSame(read, [10]);
  },
);

onEachDatabase('a page of deliveries with many lines is cut at PAGE_BYTES_MAX, too', async (t, open) => {
  const { transactions, reader } = await open();
  const customer = customerWith(0, 'Anna');
  const { id: customerId } = customer.state;
  const line = (number: number) => ({
    ...{ id: ids.next(), line: number, lotId: ids.next(), lotNumber: 'L/1', articleId: ids.next() },
    ...{ articleName: 'Wurst', stockBatchId: ids.next(), quantityAmount: '1', quantityUnit: unitOf('kg') },
    ...{
      orderId: null,
      orderNumber: null,
      orderLine: null,
      last: false,
      alreadyCounted: false,
      pieces: null,
      price: null,
    },
  });
  const parties = { dispatchingOperator: '', owner: '', receivingOperator: '', consignee: '' };
  const deliveries = Array.from({ length: 40 }, (_, n) =>
    Delivery.restore({
      ...{ id: ids.next(), deliveryNumber: `D-${n + 10}`, customerId, customerName: 'Anna', address: PLACE as never },
      ...{ dispatchDate: dateOf('2026-01-05'), billable: true, settled: false, parties, missing: [], warnings: [] },
      ...{ createdBy: 'anna', createdAt: new Date(0), lines: Array.from({ length: 100 }, (_, at) => line(at + 1)) },
    }),
  );
  await transactions.run({ now: new Date() }, async (unit) => {
    unit.of(Customers).add(customer);
    for (const delivery of deliveries) unit.of(Deliveries).add(delivery);
  });
  const sort: SortTerm[] = [{ field: 'deliveryNumber', direction: 'asc' }];
  const first = await reader.page(Deliveries, {}, { page: 0, size: 500, sort });
  t.ok(bytesOf(first.content) < PAGE_BYTES_MAX * 1.1, `${bytesOf(first.content)}`);
  const { next: skip = 0 } = first.page;
  t.equal(skip, first.content.length);
  const rest = await reader.page(Deliveries, {}, { page: 0, size: 500, skip, sort });
  t.strictSame(
    [...first.content, ...rest.content],
    deliveries.map(({ state }) => state),
  );
  const without = await reader.page(Deliveries, {}, { page: 0, size: 500, sort }, ['lines']);
  t.equal(without.content.length, 40, 'members that are not read do not count');
});
