import { test } from 'tap';
import { isError, service } from '../helper.ts';

const URL = '/api/inventory/storage-locations';
const COLD = { name: 'Kühlraum 1', storageType: 'COLD_ROOM', minTemperature: '-1.5', maxTemperature: '4.123456' };

test('a storage location is created, read, changed, deactivated and activated', async (t) => {
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

test('a storage location without temperatures has no temperature range', async (t) => {
  const { admin } = await service(t);
  const made = await admin.post(URL, { name: 'Lager', storageType: 'DRY_STORAGE', minTemperature: null });
  t.same([made.statusCode, made.json().temperatureRange], [200, null]);
});

test('the list of storage locations is paged, filtered and sorted', async (t) => {
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
