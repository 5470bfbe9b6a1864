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

test('a storage location begins active, with no temperatures unless both are given', async (t) => {
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

test('temperatures that are wrong by themselves or together are refused, all faults at once', async (t) => {
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

test('on a change one temperature joins the stored one, and the two must fit', async (t) => {
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

test('a change leaves what is not given, and the storage type always', async (t) => {
  const { location, ask, refusal } = withStock();
  const room = await location({ minTemperature: '0', maxTemperature: '4' });
  t.same(await ask(updateStorageLocation, { id: room.id, storageType: 'FREEZER', name: null }), room);
  t.equal((await refusal(updateStorageLocation, { id: 'x', name: 'A' }))?.code, 'STORAGE_LOCATION_NOT_FOUND');
});

test('names are unique without regard to case, when made and when changed', async (t) => {
  const { location, ask, refusal } = withStock();
  const { id } = await location({ name: 'Straße' });
  await location({ name: 'Other' });
  const twice = await refusal(createStorageLocation, { name: 'STRASSE', storageType: 'FREEZER' });
  t.match(twice, { kind: 'conflict', code: 'STORAGE_LOCATION_ALREADY_EXISTS' });
  t.equal((await refusal(updateStorageLocation, { id, name: 'OTHER' }))?.code, 'STORAGE_LOCATION_ALREADY_EXISTS');
  t.equal((await ask(updateStorageLocation, { id, name: 'STRASSE' })).name, 'STRASSE', 'its own name is no other');
});

test('every verb in either status does what the table of the contract says', async (t) => {
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

test('the list filters by storage type and by being active, and sorts by name without regard to case', async (t) => {
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
