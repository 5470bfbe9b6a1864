import { test } from 'tap';
import { isError, service } from '../helper.ts';

const URL = '/api/inventory/storage-locations';
const COLD = { name: 'Kühlraum 1', storageType: 'COLD_ROOM', minTemperature: '-1.5', maxTemperature: '4.123456' };

test('a storage location is created, read, changed, put out of use and into use again', async (t) => {
  const { admin } = await service(t);
  const created = await admin.post(URL, COLD);
  t.equal(created.statusCode, 200);
  const { id, ...rest } = created.json();
  const temperatureRange = { minTemperature: -1.5, maxTemperature: 4.123456 };
  t.same(rest, { name: 'Kühlraum 1', storageType: 'COLD_ROOM', temperatureRange, active: true });
  t.same((await admin.get(`${URL}/${id}`)).json(), created.json());

  const changed = await admin.put(`${URL}/${id}`, { name: 'Kühlraum', minTemperature: '0' });
  t.match(changed.json(), { id, name: 'Kühlraum', temperatureRange: { minTemperature: 0, maxTemperature: 4.123456 } });

  t.match((await admin.patch(`${URL}/${id}/deactivate`)).json(), { id, active: false });
  isError(t, await admin.patch(`${URL}/${id}/deactivate`), 409, 'INVALID_STATUS_TRANSITION');
  t.match((await admin.patch(`${URL}/${id}/activate`)).json(), { id, active: true });
  isError(t, await admin.patch(`${URL}/${id}/activate`), 409, 'INVALID_STATUS_TRANSITION');
});

test('without temperatures there is no range', async (t) => {
  const { admin } = await service(t);
  const made = await admin.post(URL, { name: 'Lager', storageType: 'DRY_STORAGE', minTemperature: null });
  t.same([made.statusCode, made.json().temperatureRange], [200, null]);
});

test('what is wrong with a storage location is told by field', async (t) => {
  const { admin } = await service(t);
  const wrong = { name: '', storageType: 'FRIDGE', minTemperature: 2, maxTemperature: '1000.1' };
  const faults = isError(t, await admin.post(URL, wrong), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['name', 'storageType', 'minTemperature', 'maxTemperature']);
  const half = isError(t, await admin.post(URL, { ...COLD, maxTemperature: null }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(half), ['maxTemperature']);
  const { id } = (await admin.post(URL, COLD)).json();
  const joined = isError(t, await admin.put(`${URL}/${id}`, { minTemperature: '5' }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(joined), ['minTemperature']);
});

test('a name in use and an unknown id are refused', async (t) => {
  const { admin } = await service(t);
  await admin.post(URL, COLD);
  const taken = 'STORAGE_LOCATION_ALREADY_EXISTS';
  isError(t, await admin.post(URL, { ...COLD, name: 'KÜHLRAUM 1' }), 409, taken);
  const { id } = (await admin.post(URL, { ...COLD, name: 'Other' })).json();
  isError(t, await admin.put(`${URL}/${id}`, { name: 'kühlraum 1' }), 409, taken);
  for (const answer of [
    await admin.get(`${URL}/x`),
    await admin.put(`${URL}/x`, {}),
    await admin.patch(`${URL}/x/activate`),
    await admin.patch(`${URL}/x/deactivate`),
  ]) {
    isError(t, answer, 404, 'STORAGE_LOCATION_NOT_FOUND');
  }
});

test('the list is paged, filtered and sorted', async (t) => {
  const { admin } = await service(t);
  for (const [name, storageType] of [
    ['b', 'FREEZER'],
    ['A', 'COLD_ROOM'],
    ['c', 'COLD_ROOM'],
  ]) {
    await admin.post(URL, { name, storageType });
  }
  const [{ id }] = (await admin.get(URL)).json().content;
  await admin.patch(`${URL}/${id}/deactivate`);
  const names = async (query: string) =>
    (await admin.get(`${URL}${query}`)).json().content.map((each: { name: string }) => each.name);
  t.same(await names(''), ['A', 'b', 'c']);
  t.same(await names('?storageType=COLD_ROOM&sort=name,desc'), ['c', 'A']);
  t.same(await names('?active=false'), ['A']);
  t.same(await names('?active=true&size=1&page=1'), ['c']);
  t.same(await names('?sort=storageType,active,asc'), ['A', 'c', 'b']);
  t.same((await admin.get(`${URL}?size=2`)).json().page, { number: 0, size: 2, totalElements: 3, totalPages: 2 });
  const faults = isError(t, await admin.get(`${URL}?active=maybe&storageType=NOPE&sort=id`), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults).sort(), ['active', 'sort', 'storageType']);
  t.match(faults['sort'], /name, storageType, active/);
});

test('STOCK_READ reads and STOCK_WRITE writes', async (t) => {
  const { login, anonymous } = await service(t);
  const [worker, sales] = [await login('WAREHOUSE_WORKER'), await login('SALES_STAFF')];
  const { id } = (await worker.post(URL, COLD)).json();
  t.equal((await (await login('SALES_MANAGER')).get(`${URL}/${id}`)).statusCode, 200);
  isError(t, await sales.get(URL), 403, 'ACCESS_DENIED');
  isError(t, await (await login('QUALITY_INSPECTOR')).post(URL, {}), 403, 'ACCESS_DENIED');
  isError(t, await anonymous.get(URL), 401, 'AUTHENTICATION_REQUIRED');
});
