import { test } from 'tap';
import {
  activateStorageLocation,
  createStorageLocation,
  deactivateStorageLocation,
  getStorageLocation,
  listStorageLocations,
  STORAGE_TYPES,
  updateStorageLocation,
} from '../../src/inventory/index.ts';
import { withStock } from './with-stock.ts';

test('a new storage location is active, and has no temperature range by default', async (t) => {
  const { location, ask } = withStock();
  const room = await location({ name: ' Kühlraum 1 ' });
  t.match(room, { name: 'Kühlraum 1', storageType: 'COLD_ROOM', temperatureRange: null, active: true });
  t.same(await ask(getStorageLocation, { id: room.id }), room);
});

test('temperatures are stored exactly, up to their limits', async (t) => {
  const { location } = withStock();
  for (const [minTemperature, maxTemperature] of [
    ['-273.15', '1000'],
    ['-18.123456', '-18.123456'],
    ['0', '0.1'],
  ]) {
    t.same((await location({ minTemperature, maxTemperature })).temperatureRange, { minTemperature, maxTemperature });
  }
});

test('createStorageLocation refuses invalid temperatures, incomplete and reversed ranges, all faults at once', async (t) => {
  const { faults } = withStock();
  const create = (more: object) => faults(createStorageLocation, { name: 'A', storageType: 'FREEZER', ...more });
  t.same(await create({ minTemperature: '1' }), ['maxTemperature']);
  t.same(await create({ maxTemperature: '1', minTemperature: null }), ['minTemperature']);
  t.same(await create({ minTemperature: '2.1', maxTemperature: '2' }), ['minTemperature']);
  t.same(await create({ minTemperature: '-273.150001', maxTemperature: '1000.000001' }), [
    'minTemperature',
    'maxTemperature',
  ]);
  for (const bad of [1, '1e2', '', ' 1', '+1', 'NaN', '1.1234567', '.5', {}]) {
    t.same(await create({ minTemperature: bad, maxTemperature: '2' }), ['minTemperature'], `${bad}`);
  }
  t.same(await create({ name: ' ', storageType: 'cold_room', minTemperature: '2', maxTemperature: '1' }), [
    'name',
    'storageType',
    'minTemperature',
  ]);
});

test('updateStorageLocation combines one given temperature with the stored one, and checks the range', async (t) => {
  const { location, ask, faults } = withStock();
  const { id } = await location({ minTemperature: '0', maxTemperature: '4' });
  const range = async (more: object) => (await ask(updateStorageLocation, { id, ...more })).temperatureRange;
  t.same(await range({ minTemperature: '-1.5' }), { minTemperature: '-1.5', maxTemperature: '4' });
  t.same(await range({ maxTemperature: '2' }), { minTemperature: '-1.5', maxTemperature: '2' });
  t.same(await range({ name: 'Other' }), { minTemperature: '-1.5', maxTemperature: '2' });
  t.same(await faults(updateStorageLocation, { id, minTemperature: '2.5' }), ['minTemperature']);
  t.same(await faults(updateStorageLocation, { id, maxTemperature: '-2' }), ['minTemperature']);
  t.same(await faults(updateStorageLocation, { id, maxTemperature: '' }), ['maxTemperature']);
  t.same(await range({ name: 'Still' }), { minTemperature: '-1.5', maxTemperature: '2' });
  t.equal(await range({ minTemperature: '', maxTemperature: '' }), null, 'both empty: taken away');
  t.same(await faults(updateStorageLocation, { id, minTemperature: '1' }), ['maxTemperature']);
  t.same(await range({ minTemperature: '1', maxTemperature: '1' }), { minTemperature: '1', maxTemperature: '1' });
});

test('updateStorageLocation keeps fields that are not given, and always keeps the storage type', async (t) => {
  const { location, ask, refusal } = withStock();
  const room = await location({ minTemperature: '0', maxTemperature: '4' });
  t.same(await ask(updateStorageLocation, { id: room.id, storageType: 'FREEZER', name: null }), room);
  t.equal((await refusal(updateStorageLocation, { id: 'x', name: 'A' }))?.code, 'STORAGE_LOCATION_NOT_FOUND');
});

test('names of storage locations are unique without regard to case, on creation and on change', async (t) => {
  const { location, ask, refusal } = withStock();
  const { id } = await location({ name: 'Straße' });
  await location({ name: 'Other' });
  const twice = await refusal(createStorageLocation, { name: 'STRASSE', storageType: 'FREEZER' });
  t.match(twice, { kind: 'conflict', code: 'STORAGE_LOCATION_ALREADY_EXISTS' });
  t.equal((await refusal(updateStorageLocation, { id, name: 'OTHER' }))?.code, 'STORAGE_LOCATION_ALREADY_EXISTS');
  t.equal((await ask(updateStorageLocation, { id, name: 'STRASSE' })).name, 'STRASSE', 'its own name is no other');
});

test('activate and deactivate refuse a location that already has the status, or is unknown', async (t) => {
  const { location, ask, refusal } = withStock();
  const { id } = await location();
  t.match(await refusal(activateStorageLocation, { id }), { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' });
  t.equal((await ask(deactivateStorageLocation, { id })).active, false);
  t.equal((await refusal(deactivateStorageLocation, { id }))?.code, 'INVALID_STATUS_TRANSITION');
  t.equal((await ask(activateStorageLocation, { id })).active, true);
  for (const operation of [activateStorageLocation, deactivateStorageLocation, getStorageLocation]) {
    t.match(await refusal(operation, { id: '../x' }), { kind: 'not_found', code: 'STORAGE_LOCATION_NOT_FOUND' });
  }
});

test('listStorageLocations filters by storage type and active, and sorts by name without regard to case', async (t) => {
  const { location, ask, faults } = withStock();
  for (const [index, storageType] of STORAGE_TYPES.entries())
    await location({ name: `${'bBaAcd'[index]}${index}`, storageType });
  const [first] = (await ask(listStorageLocations, {})).content;
  await ask(deactivateStorageLocation, { id: first?.id });
  const names = async (input: object) => (await ask(listStorageLocations, input)).content.map(({ name }) => name);
  t.same(await names({}), ['a2', 'A3', 'b0', 'B1', 'c4', 'd5']);
  t.same(await names({ sort: 'name,desc' }), ['d5', 'c4', 'B1', 'b0', 'A3', 'a2']);
  t.same(await names({ sort: ['active,desc', 'storageType'] }), ['b0', 'A3', 'B1', 'c4', 'd5', 'a2']);
  t.same(await names({ storageType: 'FREEZER' }), ['B1']);
  t.same(await names({ active: false }), ['a2']);
  t.same(await names({ active: true, storageType: 'DRY_STORAGE' }), []);
  t.same(await faults(listStorageLocations, { active: 'maybe', storageType: 'NOPE', sort: 'id' }), [
    'sort',
    'storageType',
    'active',
  ]);
});
