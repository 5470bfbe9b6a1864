/** Tests paging, sorting and filters of lists (docs/contract.md, section 3). */
import { Customer, Customers } from '@cleaver/domain/masterdata';
import { test } from 'tap';
import { ROUTES } from '../src/routes.ts';
import { type Client, isError, service } from './helper.ts';

const names = async (client: Client, query: string): Promise<string[]> => {
  const { content } = (await client.get(`/api/categories${query}`)).json() as { content: { name: string }[] };
  return content.map(({ name }) => name);
};

async function setUp(t: Parameters<typeof service>[0]) {
  const { admin } = await service(t);
  for (const name of ['b', 'A', 'C', 'd', 'E']) await admin.post('/api/categories', { name });
  return admin;
}

test('an empty list is a page without content', async (t) => {
  const { admin } = await service(t);
  t.same((await admin.get('/api/categories')).json(), {
    content: [],
    page: { number: 0, size: 20, totalElements: 0, totalPages: 0 },
  });
});

test('pages cover the list without overlap; a page beyond the end is empty and has the totals', async (t) => {
  const admin = await setUp(t);
  t.same(await names(admin, '?size=2'), ['A', 'b']);
  t.same(await names(admin, '?size=2&page=1'), ['C', 'd']);
  t.same(await names(admin, '?size=2&page=2'), ['E']);
  t.same((await admin.get('/api/categories?size=2&page=7')).json(), {
    content: [],
    page: { number: 7, size: 2, totalElements: 5, totalPages: 3 },
  });
});

test('a page of large items is cut, and the header Link points to the following items or page', async (t) => {
  const { admin, ports } = await service(t);
  const address = { street: 'x', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await ports.transactions.run({ now: new Date(0) }, async (unit) => {
    for (let number = 0; number < 8; number++) {
      const given = { name: `Kundin ${number}`, type: 'B2B', phone: '0123', ...address };
      const customer = Customer.create(unit.newId(), given as never, unit.now);
      for (let label = 0; label < (number === 0 ? 0 : 100); label++) {
        const deliveryNotes = 'x'.repeat(2000);
        customer.addDeliveryAddress({ label: `${label}`, address, contactPerson: '', deliveryNotes }, unit.now);
      }
      unit.of(Customers).add(customer);
    }
  });
  const seen: string[][] = [];
  const next: (string | undefined)[] = [];
  for (let url: string | undefined = '/api/customers?status=ACTIVE&size=20'; url; ) {
    const answer = await admin.get(url);
    const { content, page } = answer.json() as { content: { name: string }[]; page: object };
    t.match(page, { number: 0, size: 20, totalElements: 8, totalPages: 1 });
    seen.push(content.map(({ name }) => name));
    url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1];
    next.push(url);
  }
  t.same(seen, [[0, 1, 2, 3, 4, 5].map((n) => `Kundin ${n}`), ['Kundin 6', 'Kundin 7']]);
  t.same(next, ['/api/customers?status=ACTIVE&size=20&page=0&skip=6', undefined]);
  const first = await admin.get('/api/customers?size=2&skip=1');
  t.equal(
    first.headers['link'],
    '</api/customers?size=2&page=1>; rel="next"',
    'behind a whole page comes the next one',
  );
});

test('size is capped at 500, and the response has the capped size', async (t) => {
  const admin = await setUp(t);
  t.equal((await admin.get('/api/categories?size=500')).json().page.size, 500);
  t.equal((await admin.get('/api/categories?size=100000')).json().page.size, 500);
});

test('invalid page and size get 400', async (t) => {
  const { admin } = await service(t);
  for (const bad of ['-1', 'a', '1.5', '', '%201', '1e1', '0x1', 'NaN', `-${'9'.repeat(30)}`, 'null', 'true', '%00']) {
    const faults = isError(t, await admin.get(`/api/categories?page=${bad}`), 400, 'VALIDATION_ERROR');
    t.same(Object.keys(faults), ['page'], bad);
    isError(t, await admin.get(`/api/users?size=${bad}`), 400, 'VALIDATION_ERROR');
  }
  t.match((await admin.get('/api/categories?size=99999999999&page=1000000')).json(), {
    content: [],
    page: { size: 500, number: 1_000_000 },
  });
  for (const large of ['1000001', '9007199254740993', '9'.repeat(30), '9'.repeat(400)]) {
    for (const list of ['categories', 'suppliers', 'inventory/stock-batches', 'roles', 'users']) {
      const faults = isError(t, await admin.get(`/api/${list}?size=${large}&page=${large}`), 400, 'VALIDATION_ERROR');
      t.same(Object.keys(faults), ['page'], `${list} ${large}`);
    }
  }
  isError(t, await admin.get('/api/categories?size=0'), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/categories?page=1&page=2'), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(isError(t, await admin.get('/api/roles?page=x&size=y&sort=z&skip=-1'), 400, 'VALIDATION_ERROR')), [
    'page',
    'size',
    'skip',
    'sort',
  ]);
});

test('a query parameter with one value is refused with 400 if it is repeated', async (t) => {
  const { admin } = await service(t);
  let asked = 0;
  for (const { operation, method, path, queryMembers } of ROUTES.flatMap(({ routes }) => routes)) {
    const single = queryMembers.filter((name) => operation.input.fields[name]?.schema['type'] !== 'array');
    if (method !== 'GET' || single.length === 0 || path.includes('{')) continue;
    asked++;
    const query = single.map((name) => `${name}=a&${name}=b`).join('&');
    const faults = isError(t, await admin.get(`${path}?${query}`), 400, 'VALIDATION_ERROR');
    for (const name of single) t.equal(faults[name], 'must be named only once', `${path} ${name}`);
  }
  t.ok(asked > 20, 'routes are found');
  const twice = await admin.get('/api/sales/orders?customerId=a&customerId=b&status=NOPE');
  t.same(Object.keys(isError(t, twice, 400, 'VALIDATION_ERROR')), ['customerId', 'status'], 'with all other faults');
});

test('lists sort without regard to case, both ways, by several fields', async (t) => {
  const admin = await setUp(t);
  t.same(await names(admin, ''), ['A', 'b', 'C', 'd', 'E']);
  t.same(await names(admin, '?sort=name,desc'), ['E', 'd', 'C', 'b', 'A']);
  t.same(await names(admin, '?sort=name,asc'), ['A', 'b', 'C', 'd', 'E']);
  const users = async (query: string) => {
    const { content } = (await admin.get(`/api/users${query}`)).json() as { content: { username: string }[] };
    return content.map(({ username }) => username);
  };
  for (const username of ['bert', 'Anna']) {
    const payload = { username, email: `${username}@x`, password: 'long enough', roleNames: ['SALES_STAFF'] };
    t.equal((await admin.post('/api/users', payload)).statusCode, 201);
  }
  t.same(await users('?sort=status&sort=username,desc'), ['bert', 'Anna', 'admin']);
  t.same(await users('?sort=status,username,desc'), ['bert', 'Anna', 'admin']);
  t.same(await users('?sort=lastLogin&sort=username'), ['admin', 'Anna', 'bert']);
});

test('a sort that is not allowed gets 400, which names the allowed fields', async (t) => {
  const { admin } = await service(t);
  for (const bad of [
    'id',
    'passwordHash',
    'name;drop',
    '__proto__',
    'name,sideways',
    '',
    ',',
    'desc',
    'name,desc,asc',
    'NAME',
  ]) {
    const faults = isError(t, await admin.get(`/api/categories?sort=${bad}`), 400, 'VALIDATION_ERROR');
    t.match(faults['sort'], /name/, bad);
  }
});

test('a filter value outside of its enum gets 400, and an allowed value filters the list', async (t) => {
  const { admin, login } = await service(t);
  const { userId } = await login('SALES_STAFF');
  await admin.post(`/api/users/${userId}/lock`);
  t.same((await admin.get('/api/users?status=LOCKED')).json().content[0].id, userId);
  t.equal((await admin.get('/api/users?status=INACTIVE')).json().page.totalElements, 0);
  for (const bad of ['NOPE', 'locked', 'LOCKED&status=ACTIVE']) {
    isError(t, await admin.get(`/api/users?status=${bad}`), 400, 'VALIDATION_ERROR');
  }
});

test('every list ignores a filter with an empty value', async (t) => {
  const { admin } = await service(t);
  for (const { routes } of ROUTES) {
    for (const { method, path, queryMembers, answer } of routes) {
      if (method !== 'GET' || path.includes('{') || !JSON.stringify(answer.schema ?? {}).includes('totalPages'))
        continue;
      const filters = queryMembers.filter((name) => !['page', 'size', 'skip', 'sort'].includes(name));
      const query = filters.map((name) => `${name}=`).join('&');
      t.strictSame((await admin.get(`${path}?${query}`)).json().page, (await admin.get(path)).json().page, path);
    }
  }
});

test('an unknown id in a filter matches nothing, in whatever form', async (t) => {
  const { admin } = await service(t);
  const filters = ['articles?categoryId', 'inventory/stocks?articleId', 'inventory/stocks?storageLocationId'];
  for (const filter of [...filters, 'production/batches?recipeId']) {
    for (const odd of ['x', '%20', '%00', '%ED%A0%80', '..', 'null', 'x'.repeat(3000)]) {
      const answer = await admin.get(`/api/${filter}=${odd}`);
      t.equal(answer.statusCode, 200, `${filter}=${odd.slice(0, 20)}`);
      t.same(answer.json().content, []);
    }
  }
});

test('a list ignores unknown query parameters', async (t) => {
  const admin = await setUp(t);
  t.equal((await names(admin, '?search=x&__proto__=1&constructor=2&%zz=%')).length, 5);
});
