import { User, type UserState, Users } from '@cleaver/domain/identity';
import { type PageRequest, pageInMemory, type SortTerm } from '@cleaver/domain/kernel';
import { Customer, Customers, ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import type { Database } from '../src/index.ts';
import { ids, onEachDatabase, onSharedDatabase } from './databases.ts';

const COUNT = 2_600;

/** Enough of them that pages are read in each of the ways there are. */
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
      sessionsOpened: 0,
      sessionsEnded: 0,
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

onSharedDatabase('pages are alike from wherever they are read', async (t, open) => {
  const database = await open();
  const users = await stored(database);
  for (const sort of SORTS) {
    for (const filter of [{}, { status: 'ACTIVE' as const }]) {
      const all = users.filter(({ status }) => !filter.status || status === filter.status);
      for (const [size, pages] of [
        [499, [0, 1, 2, 3, 4, 5, 6]],
        [7, [0, 142, 143, 144, 200, 247, 248, 371, 372]],
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

onEachDatabase(
  'more aggregates than one statement takes are written, changed and removed together',
  async (t, open) => {
    const { transactions, reader } = await open();
    const count = 4_321;
    const total = async () =>
      (await reader.page(ProductCategories, {}, { page: 0, size: 1, sort: [] })).page.totalElements;
    await transactions.run({ now: new Date() }, async (unit) => {
      for (let n = 0; n < count; n++) {
        unit.of(ProductCategories).add(ProductCategory.create({ id: ids.next(), name: `${n}`, description: '' }));
      }
    });
    t.equal(await total(), count);
    await transactions.run({ now: new Date() }, async (unit) => {
      for (const category of await unit.of(ProductCategories).where({})) {
        if (Number(category.state.name) < 200) category.update({ name: undefined, description: 'changed' });
        else unit.of(ProductCategories).remove(category);
      }
    });
    t.strictSame(
      (await reader.where(ProductCategories, {})).map(({ description }) => description),
      Array.from({ length: 200 }, () => 'changed'),
    );
  },
);

onEachDatabase(
  'a page of heavy records lets others in between, and beyond its bytes it is refused',
  async (t, open) => {
    const { transactions, reader } = await open();
    const place = { street: 'x', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    const customers = Array.from({ length: 80 }, (_, n) => {
      const given = { ...place, phone: '0123', name: `Customer ${n}`, type: 'B2B' };
      const customer = Customer.create(ids.next(), given as never, new Date(0));
      for (let label = 0; label < 100; label++) {
        const deliveryNotes = 'x'.repeat(1400);
        customer.addDeliveryAddress(
          { label: `${label}`, address: place, contactPerson: '', deliveryNotes },
          new Date(0),
        );
      }
      return customer;
    });
    for (const customer of customers) {
      await transactions.run({ now: new Date() }, async (unit) => unit.of(Customers).add(customer));
    }
    const all = customers.map(({ state }) => state);
    const sort: SortTerm[] = [{ field: 'name', direction: 'desc' }];
    const tooLarge = { kind: 'invalid', faults: [{ field: 'size' }] } as unknown as Error;
    await t.rejects(reader.page(Customers, {}, { page: 0, size: 500, sort }), tooLarge);

    const request = { page: 0, size: 24, sort };
    let isDone = false;
    const page = reader.page(Customers, {}, request).finally(() => {
      isDone = true;
    });
    let others = 0;
    for (; !isDone; others++) await reader.find(Customers, ids.next());
    t.ok(others > 1, `${others} others`);
    t.strictSame(await page, pageInMemory(all, Customers.sortable, request));
    t.throws(() => pageInMemory(all, Customers.sortable, { page: 0, size: 500, sort }), tooLarge);
    t.equal((await reader.page(Customers, {}, { page: 3, size: 24, sort })).content.length, 8);
  },
);
