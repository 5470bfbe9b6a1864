import { test } from 'tap';
import { type Client, isError, service } from '../helper.ts';

async function categoryOf(client: Client, name = 'Fleisch'): Promise<string> {
  return (await client.post('/api/categories', { name })).json().id;
}

const articleIn = (categoryId: string, more = {}) => ({
  name: 'Rinderhack',
  articleNumber: 'R-1',
  categoryId,
  unit: 'KG',
  priceModel: 'WEIGHT_BASED',
  price: 12.9,
  ...more,
});

test('an article is created, read and changed', async (t) => {
  const { admin, clock } = await service(t);
  const categoryId = await categoryOf(admin);
  const created = await admin.post('/api/articles', articleIn(categoryId));
  t.equal(created.statusCode, 200);
  const { id, salesUnits, ...rest } = created.json();
  const at = clock.now().toISOString();
  t.strictSame(rest, {
    name: 'Rinderhack',
    articleNumber: 'R-1',
    categoryId,
    status: 'ACTIVE',
    supplierIds: [],
    gtins: [],
    plu: '',
    ...{ vatClass: null, minimumRemainingDays: null, pieceWeight: null, productKind: null, frozen: false },
    createdAt: at,
    updatedAt: at,
  });
  t.strictSame(salesUnits, [{ id: salesUnits[0].id, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 }]);
  t.strictSame((await admin.get(`/api/articles/${id}`)).json(), created.json());

  const other = await categoryOf(admin, 'Wurst');
  clock.advance(1);
  const changed = (await admin.put(`/api/articles/${id}`, { name: 'Hack', categoryId: other })).json();
  t.strictSame(changed, { ...created.json(), name: 'Hack', categoryId: other, updatedAt: clock.now().toISOString() });
});

test('a price keeps all allowed digits, and a price with one more is refused', async (t) => {
  const { admin } = await service(t);
  const categoryId = await categoryOf(admin);
  const created = await admin.post('/api/articles', articleIn(categoryId, { price: 9999999999.9999 }));
  t.match(created.body, '"price":9999999999.9999}');
  const { id, salesUnits } = created.json();
  const url = `/api/articles/${id}/sales-units/${salesUnits[0].id}/price`;
  for (const price of [0.0001, 0.1, 19.99, 1234567890.1234, 1]) {
    t.equal((await admin.put(url, { price })).json().salesUnits[0].price, price);
  }
  for (const price of [0, -1, 0.00001, 10000000000, '5', null]) {
    isError(t, await admin.put(url, { price }), 400, 'VALIDATION_ERROR');
  }
});

test('sales units are added and removed', async (t) => {
  const { admin } = await service(t);
  const { id, salesUnits } = (await admin.post('/api/articles', articleIn(await categoryOf(admin)))).json();
  const url = `/api/articles/${id}/sales-units`;
  const piece = { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 };
  const added = (await admin.post(url, piece)).json();
  t.strictSame(added.salesUnits, [...salesUnits, { id: added.salesUnits[1].id, ...piece }]);
  isError(t, await admin.post(url, { ...piece, price: 4 }), 409, 'SALES_UNIT_ALREADY_EXISTS');
  for (const sold of added.salesUnits) {
    const removed = await admin.delete(`${url}/${sold.id}`);
    t.equal(removed.statusCode, 200);
    t.equal(removed.body, '');
  }
  isError(t, await admin.delete(`${url}/${salesUnits[0].id}`), 404, 'SALES_UNIT_NOT_FOUND');
  isError(t, await admin.put(`${url}/x/price`, { price: 1 }), 404, 'SALES_UNIT_NOT_FOUND');
});

test('suppliers are assigned and removed', async (t) => {
  const { admin, clock } = await service(t);
  const { id } = (await admin.post('/api/articles', articleIn(await categoryOf(admin)))).json();
  const { id: supplierId } = (await admin.post('/api/suppliers', { name: 'Hof', phone: '1' })).json();
  const url = `/api/articles/${id}/suppliers`;
  const assigned = (await admin.post(url, { supplierId })).json();
  t.strictSame(assigned.supplierIds, [supplierId]);
  clock.advance(1000);
  const again = await admin.post(url, { supplierId });
  t.equal(again.statusCode, 200);
  t.strictSame(again.json(), assigned);
  isError(t, await admin.post(url, { supplierId: 'x' }), 404, 'SUPPLIER_NOT_FOUND');

  const removed = await admin.delete(`${url}/${supplierId}`);
  t.equal(removed.statusCode, 200);
  t.equal(removed.body, '');
  isError(t, await admin.delete(`${url}/${supplierId}`), 404, 'SUPPLIER_NOT_FOUND');
});

test('activating and deactivating return the article, and the list filters by status and category', async (t) => {
  const { admin } = await service(t);
  const categoryId = await categoryOf(admin);
  const { id } = (await admin.post('/api/articles', articleIn(categoryId))).json();
  await admin.post('/api/articles', articleIn(categoryId, { articleNumber: 'R-2' }));
  isError(t, await admin.post(`/api/articles/${id}/activate`), 409, 'INVALID_STATUS_TRANSITION');
  const inactive = (await admin.post(`/api/articles/${id}/deactivate`)).json();
  t.equal(inactive.status, 'INACTIVE');
  t.strictSame((await admin.get(`/api/articles?status=INACTIVE&categoryId=${categoryId}`)).json(), {
    content: [inactive],
    page: { number: 0, size: 20, totalElements: 1, totalPages: 1 },
  });
  t.equal((await admin.get('/api/articles?categoryId=x')).json().page.totalElements, 0);
  isError(t, await admin.get('/api/articles?status=inactive'), 400, 'VALIDATION_ERROR');
});

test('planned prices keep their days in any order, and a planned price is removed', async (t) => {
  const { admin, login, clock } = await service(t);
  const made = (await admin.post('/api/articles', articleIn(await categoryOf(admin)))).json();
  const path = `/api/articles/${made.id}/sales-units/${made.salesUnits[0].id}`;
  const day = (ahead: number) => new Date(clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  await admin.put(`${path}/price`, { price: 9.99, validFrom: day(10) });
  await admin.put(`${path}/price`, { price: 12, validFrom: day(5) });
  await admin.put(`${path}/price`, { price: 9.99 });
  const prices = async () =>
    (await admin.get(`${path}/prices`)).json().content as { price: number; validFrom: string }[];
  const days = async () => (await prices()).map(({ price, validFrom }) => [price, validFrom]);
  t.strictSame(await days(), [
    [9.99, day(10)],
    [12, day(5)],
    [9.99, day(0)],
    [12.9, null],
  ]);
  const removed = await admin.delete(`${path}/prices/${day(5)}`);
  t.strictSame([removed.statusCode, removed.body], [200, '']);
  t.strictSame((await days()).length, 3);
  isError(t, await admin.delete(`${path}/prices/${day(5)}`), 404, 'PRICE_NOT_FOUND');
  isError(t, await admin.delete(`${path}/prices/soon`), 404, 'PRICE_NOT_FOUND');
  isError(t, await admin.delete(`${path}/prices/${day(0)}`), 409, 'PRICE_IN_FORCE');
  isError(t, await (await login('SALES_STAFF')).delete(`${path}/prices/${day(10)}`), 403, 'ACCESS_DENIED');
});
