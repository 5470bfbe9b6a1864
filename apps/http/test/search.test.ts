/** Tests search and selection by ids on lists (docs/contract.md, section 3). */
import { test } from 'tap';
import { type Client, isError, service } from './helper.ts';

const LISTS = [
  ...['users', 'suppliers', 'customers', 'categories', 'articles', 'recipes', 'inventory/storage-locations'],
  ...['inventory/lots', 'inventory/counts', 'procurement/goods-receipts', 'sales/orders', 'sales/deliveries'],
  ...['production/batches', 'quality/recalls'],
];

const named = async (client: Client, list: string, query: string): Promise<string[]> => {
  const { content } = (await client.get(`/api/${list}?${query}`)).json() as { content: { name: string }[] };
  return content.map(({ name }) => name);
};

async function categories(client: Client, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await client.post('/api/categories', { name })).json().id);
  return ids;
}

test('a search finds names that contain all its words, in any order, whatever case or accents', async (t) => {
  const { admin } = await service(t);
  await categories(admin, 'Brühwurst', 'Rohwurst fein', 'Straußenfleisch', '100 % Rind');
  t.same(await named(admin, 'categories', 'q=BRUHW'), ['Brühwurst']);
  t.same(await named(admin, 'categories', 'q=wurst'), ['Brühwurst', 'Rohwurst fein']);
  t.same(await named(admin, 'categories', 'q=fein%20roh'), ['Rohwurst fein']);
  t.same(await named(admin, 'categories', 'q=fein+roh'), ['Rohwurst fein']);
  t.same(await named(admin, 'categories', 'q=strauss'), ['Straußenfleisch']);
  t.same(await named(admin, 'categories', 'q=%25'), ['100 % Rind']);
  t.same(await named(admin, 'categories', 'q=nirgends'), []);
  t.match((await admin.get('/api/categories?q=wurst&size=1&page=1&sort=name,desc')).json(), {
    content: [{ name: 'Brühwurst' }],
    page: { number: 1, size: 1, totalElements: 2, totalPages: 2 },
  });
});

test('a list ignores an empty or invisible search text, and empty ids', async (t) => {
  const { admin } = await service(t);
  await categories(admin, 'a', 'b');
  for (const none of ['q=', 'q=%20', 'q=%E2%80%8B', 'id=', 'id=&id=', 'q=&id=']) {
    t.same(await named(admin, 'categories', none), ['a', 'b'], none);
  }
});

test('ids select records of a list; unknown ones are ignored', async (t) => {
  const { admin } = await service(t);
  const [a = '', , c = ''] = await categories(admin, 'a', 'b', 'c');
  t.same(await named(admin, 'categories', `id=${a}`), ['a']);
  t.same(await named(admin, 'categories', `id=${c}&id=${a}&id=${a}&id=`), ['a', 'c']);
  t.same(await named(admin, 'categories', `id=${c}&id=nonsense&id=%00`), ['c']);
  t.same(await named(admin, 'categories', 'id=nonsense'), []);
  t.same(await named(admin, 'categories', `id=${a}&id=${c}&q=c`), ['c']);
});

test('every list takes q and id, with the same limits', async (t) => {
  const { admin } = await service(t);
  for (const list of LISTS) {
    t.equal((await admin.get(`/api/${list}?q=nirgends&id=x`)).json().page.totalElements, 0, list);
    const wrong = [
      `q=${'x'.repeat(201)}`,
      `q=${Array.from({ length: 21 }, (_, at) => `w${at}`).join('+')}`,
      'q=a&q=b',
      'q=%00',
      'id=x&'.repeat(501),
    ];
    for (const query of wrong) {
      const faults = isError(t, await admin.get(`/api/${list}?${query}`), 400, 'VALIDATION_ERROR');
      t.same(Object.keys(faults), [query.slice(0, query.indexOf('='))], query.slice(0, 20));
    }
  }
  isError(t, await admin.get('/api/roles?sort=nonsense&q=a'), 400, 'VALIDATION_ERROR');
});

test('five hundred ids fit into a request', async (t) => {
  const { app, admin } = await service(t);
  const [id = ''] = await categories(admin, 'a');
  const url = await app.listen();
  const ids = Array.from({ length: 499 }, () => crypto.randomUUID());
  const answer = await fetch(`${url}/api/categories?${[...ids, id].map((each) => `id=${each}`).join('&')}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  t.match(await answer.json(), { content: [{ id }], page: { totalElements: 1 } });
});

test('searching users needs the permission to list them', async (t) => {
  const { admin, login } = await service(t);
  const worker = await login('PRODUCTION_WORKER');
  isError(t, await worker.get(`/api/users?id=${worker.userId}&q=user`), 403, 'ACCESS_DENIED');
  t.match((await admin.get('/api/users?q=USER1@')).json().content, [{ id: worker.userId }]);
});
