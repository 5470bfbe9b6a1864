/** Pages and sorting (contract decisions, section 3), on the lists of categories, users and roles. */
import { test } from 'tap';
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

test('pages tile the list; beyond its end they are empty with true totals', async (t) => {
  const admin = await setUp(t);
  t.same(await names(admin, '?size=2'), ['A', 'b']);
  t.same(await names(admin, '?size=2&page=1'), ['C', 'd']);
  t.same(await names(admin, '?size=2&page=2'), ['E']);
  t.same((await admin.get('/api/categories?size=2&page=7')).json(), {
    content: [],
    page: { number: 7, size: 2, totalElements: 5, totalPages: 3 },
  });
});

test('size is capped at 500 and says so', async (t) => {
  const admin = await setUp(t);
  t.equal((await admin.get('/api/categories?size=500')).json().page.size, 500);
  t.equal((await admin.get('/api/categories?size=100000')).json().page.size, 500);
});

test('page and size that are no such integers are a 400', async (t) => {
  const { admin } = await service(t);
  for (const bad of [
    '-1',
    'a',
    '1.5',
    '',
    '%201',
    '1e1',
    '0x1',
    'NaN',
    '99999999999',
    '9'.repeat(30),
    'null',
    'true',
    '%00',
  ]) {
    const faults = isError(t, await admin.get(`/api/categories?page=${bad}`), 400, 'VALIDATION_ERROR');
    t.same(Object.keys(faults), ['page'], bad);
    isError(t, await admin.get(`/api/users?size=${bad}`), 400, 'VALIDATION_ERROR');
  }
  isError(t, await admin.get('/api/categories?size=0'), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/categories?page=1&page=2'), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(isError(t, await admin.get('/api/roles?page=x&size=y&sort=z'), 400, 'VALIDATION_ERROR')), [
    'page',
    'size',
    'sort',
  ]);
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

test('a sort that is not allowed is a 400 that names what is', async (t) => {
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

test('a filter outside its set is a 400, and one within filters', async (t) => {
  const { admin, login } = await service(t);
  const { userId } = await login('SALES_STAFF');
  await admin.post(`/api/users/${userId}/lock`);
  t.same((await admin.get('/api/users?status=LOCKED')).json().content[0].id, userId);
  t.equal((await admin.get('/api/users?status=INACTIVE')).json().page.totalElements, 0);
  for (const bad of ['NOPE', 'locked', '', 'LOCKED&status=ACTIVE']) {
    isError(t, await admin.get(`/api/users?status=${bad}`), 400, 'VALIDATION_ERROR');
  }
});

test('parameters that nobody asked for are ignored', async (t) => {
  const admin = await setUp(t);
  t.equal((await names(admin, '?search=x&__proto__=1&constructor=2&%zz=%')).length, 5);
});
