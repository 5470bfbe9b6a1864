import { type Test, test } from 'tap';
import {
  activateControlPoint,
  createControlPoint,
  createDevice,
  deactivateControlPoint,
  getControlPoint,
  listControlPoints,
  updateControlPoint,
} from '../../src/hygiene/index.ts';
import { createArticle, createProductCategory } from '../../src/masterdata/index.ts';
import { checks } from './checks.ts';

const BODY = { name: 'Temperatur Theke', measure: 'TEMPERATURE', limits: { max: 7 } };

async function points() {
  const it = await checks();
  const { ask, faultsOf } = it;
  const device = await ask(createDevice, { name: 'Funkstation' });
  return {
    ...it,
    device,
    sensor: { deviceId: device.id, channel: 't1', minutes: 5 },
    create: (more: object = {}) => ask(createControlPoint, { ...BODY, ...more }),
    change: (id: string, more: object) => ask(updateControlPoint, { id, ...more }),
    get: (id: string) => ask(getControlPoint, { id }),
    createFaults: (more: object) => faultsOf(createControlPoint, { ...BODY, ...more }),
  };
}

test('a control point begins active, with defaults and one version', async (t) => {
  const { ask, create, get, ports } = await points();
  const at = ports.clock.now();
  const created = await create();
  const versioned = {
    ...{ status: 'ACTIVE', limits: { min: null, max: '7' }, toleratedMinutes: 0, schedule: null, sensor: null },
  };
  const {
    id,
    activeChannel: _,
    deviceIds: _ids,
    ...shown
  } = (await get(created.id)) as never as Record<string, unknown>;
  t.equal(id, created.id);
  t.match(shown, { ...BODY, limits: { min: null, max: '7' }, kind: 'GHP', scope: 'SHOP', storageLocationId: null });
  t.match(shown, { productKinds: [], articleIds: [], responsible: '', instructions: '', correctiveAction: '' });
  t.match(shown, { ...versioned, createdAt: at, updatedAt: at });
  t.same(shown['versions'], [{ version: 1, from: at.toISOString(), ...versioned, changedBy: 'clerk' }]);
  const sent = getControlPoint.output.encode?.(created, String) as Record<string, unknown>;
  t.same(sent['limits'], { min: null, max: 7 });
  t.same((await ask(listControlPoints, { q: 'theke' })).content[0]?.limits, { min: null, max: '7' });
});

test('a point of the scope BATCH names product kinds and articles', async (t) => {
  const { ask, create, createFaults, faultsOf } = await points();
  const { id: categoryId } = await ask(createProductCategory, { name: 'Wurst' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const article = await ask(createArticle, { name: 'Lyoner', articleNumber: 'W-1', categoryId, ...sold });
  const batch = { scope: 'BATCH', productKinds: ['MEAT_PRODUCT'], articleIds: [article.id] };
  const { id, ...made } = await create({ ...batch, kind: 'CCP' });
  t.match(made, { ...batch, kind: 'CCP', schedule: null });
  t.equal(await createFaults({ ...batch, articleIds: ['none'] }), 'ARTICLE_NOT_FOUND');
  t.equal(await faultsOf(updateControlPoint, { id, articleIds: ['none'] }), 'ARTICLE_NOT_FOUND');
  t.same(await createFaults({ ...batch, articleIds: [article.id, article.id] }), ['articleIds[1]']);
  t.same(await createFaults({ ...batch, articleIds: Array.from({ length: 101 }, String) }), ['articleIds']);
});

test('a change of limits, schedule, sensor or tolerated minutes makes a version from that moment on', async (t) => {
  const { create, change, get, ports, wait, sensor, room } = await points();
  const { id } = await create({ schedule: { every: 'DAY', times: ['07:00'] } });
  const changes = [
    { limits: { min: -2.5 } },
    { schedule: { every: 'WEEK' } },
    { sensor },
    { toleratedMinutes: 45 },
    { schedule: {}, sensor: { deviceId: null, channel: null, minutes: null } },
  ];
  const instants: string[] = [];
  for (const more of changes) {
    await wait(1);
    instants.push(ports.clock.now().toISOString());
    await change(id, more);
  }
  const { versions, ...point } = await get(id);
  t.same(
    versions.slice(1).map(({ from }) => from),
    instants,
  );
  t.same(
    versions.map(({ version, limits, schedule, sensor: of, toleratedMinutes }) => [
      ...[version, limits?.min ?? limits?.max, schedule?.every, of?.channel, toleratedMinutes],
    ]),
    [
      [1, '7', 'DAY', undefined, 0],
      [2, '-2.5', 'DAY', undefined, 0],
      [3, '-2.5', 'WEEK', undefined, 0],
      [4, '-2.5', 'WEEK', 't1', 0],
      [5, '-2.5', 'WEEK', 't1', 45],
      [6, '-2.5', undefined, undefined, 45],
    ],
  );
  t.match(point, { limits: { min: '-2.5', max: null }, schedule: null, sensor: null, toleratedMinutes: 45 });
  await change(id, {
    name: 'Theke',
    storageLocationId: room.id,
    kind: 'CCP',
    responsible: 'Anna',
    limits: { min: -2.5 },
  });
  const same = await get(id);
  t.match(same, { name: 'Theke', storageLocationId: room.id, kind: 'CCP', responsible: 'Anna' });
  t.equal(same.versions.length, 6, 'the same limits and other members make none');
  const nulls = { storageLocationId: null, limits: null, schedule: null, sensor: null, toleratedMinutes: null };
  t.strictSame(await change(id, nulls), same, 'null counts as absent');
  t.match(await change(id, { storageLocationId: '' }), { storageLocationId: null });
});

test('a point is deactivated and activated in versions, and a repeat is refused', async (t) => {
  const { ask, create, refused, get } = await points();
  const { id } = await create();
  t.equal(await refused(activateControlPoint, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(deactivateControlPoint, { id }), { status: 'INACTIVE' });
  t.equal(await refused(deactivateControlPoint, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(activateControlPoint, { id }), { status: 'ACTIVE' });
  t.same(
    (await get(id)).versions.map(({ version, status }) => [version, status]),
    [
      [1, 'ACTIVE'],
      [2, 'INACTIVE'],
      [3, 'ACTIVE'],
    ],
  );
});

test('a name is unique without regard to capitals', async (t) => {
  const { create, change, createFaults, faultsOf } = await points();
  await create();
  t.equal(await createFaults({ name: 'TEMPERATUR THEKE' }), 'CONTROL_POINT_ALREADY_EXISTS');
  const { id } = await create({ name: 'Fahrzeug' });
  t.equal(await faultsOf(updateControlPoint, { id, name: 'temperatur theke' }), 'CONTROL_POINT_ALREADY_EXISTS');
  t.match(await change(id, { name: 'FAHRZEUG' }), { name: 'FAHRZEUG' });
});

test('only one active point has a channel of a device', async (t) => {
  const { ask, create, change, createFaults, faultsOf, refused, sensor } = await points();
  const first = await create({ sensor });
  t.equal(await createFaults({ name: 'B', sensor: { ...sensor, minutes: 10 } }), 'CHANNEL_IN_USE');
  await create({ name: 'Groß', sensor: { ...sensor, channel: 'T2' } });
  const second = await create({ name: 'B', sensor: { ...sensor, channel: 't2' } });
  t.equal(await faultsOf(updateControlPoint, { id: second.id, sensor }), 'CHANNEL_IN_USE');
  await ask(deactivateControlPoint, { id: first.id });
  await change(second.id, { sensor });
  t.equal(await refused(activateControlPoint, { id: first.id }), 'CHANNEL_IN_USE');
  await change(second.id, { sensor: {} });
  t.match(await ask(activateControlPoint, { id: first.id }), { status: 'ACTIVE', sensor });
});

test('unknown locations and devices are refused', async (t) => {
  const { create, createFaults, faultsOf, sensor, refused } = await points();
  const { id } = await create();
  for (const [member, code] of [
    [{ storageLocationId: 'none' }, 'STORAGE_LOCATION_NOT_FOUND'],
    [{ sensor: { ...sensor, deviceId: 'none' } }, 'DEVICE_NOT_FOUND'],
  ] as const) {
    t.equal(await createFaults({ name: 'Neu', ...member }), code);
    t.equal(await faultsOf(updateControlPoint, { id, ...member }), code);
  }
  for (const operation of [updateControlPoint, activateControlPoint, deactivateControlPoint, getControlPoint]) {
    t.equal(await refused(operation as never, { id: 'none' }), 'CONTROL_POINT_NOT_FOUND');
  }
});

test('the form names each member that is wrong', async (t) => {
  const { createFaults } = await points();
  await refuses(t, createFaults, [
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ measure: undefined }, 'measure'],
    [{ measure: 'HUMIDITY' }, 'measure'],
    [{ limits: undefined }, 'limits'],
    [{ limits: {} }, 'limits'],
    [{ limits: { min: 8, max: 7 } }, 'limits.min'],
    [{ limits: { max: 7.0001 } }, 'limits.max'],
    [{ limits: { max: 1000.001 } }, 'limits.max'],
    [{ measure: 'PH', limits: { max: 14.1 } }, 'limits'],
    [{ measure: 'CHECK' }, 'limits'],
    [{ toleratedMinutes: 1441 }, 'toleratedMinutes'],
    [{ toleratedMinutes: -1 }, 'toleratedMinutes'],
    [{ schedule: { every: 'HOUR' } }, 'schedule.every'],
    [{ schedule: { every: 'WEEK', times: ['07:00'] } }, 'schedule.times'],
    [{ schedule: { times: ['07:00'] } }, 'schedule.every'],
    [{ schedule: { every: 'DAY', times: ['14:00', '07:00'] } }, 'schedule.times'],
    [{ schedule: { every: 'DAY', times: ['07:00', '07:00'] } }, 'schedule.times'],
    [{ schedule: { every: 'DAY', times: ['24:00'] } }, 'schedule.times[0]'],
    [{ schedule: { every: 'DAY', times: ['7:00'] } }, 'schedule.times[0]'],
    [{ schedule: { every: 'DAY', times: Array(7).fill('07:00') } }, 'schedule.times'],
    [{ sensor: { deviceId: 'd', channel: 't1' } }, 'sensor.minutes'],
    [{ sensor: { deviceId: 'd', channel: 't1', minutes: 1441 } }, 'sensor.minutes'],
    [{ sensor: { deviceId: 'd', channel: 'x'.repeat(51), minutes: 5 } }, 'sensor.channel'],
    [{ productKinds: ['MEAT'] }, 'productKinds'],
    [{ articleIds: ['a'] }, 'articleIds'],
    [{ scope: 'BATCH', storageLocationId: 'l' }, 'storageLocationId'],
    [{ scope: 'BATCH', schedule: { every: 'DAY' } }, 'schedule'],
    [{ scope: 'BATCH', sensor: { deviceId: 'd', channel: 't1', minutes: 5 } }, 'sensor'],
    [{ responsible: 'x'.repeat(201) }, 'responsible'],
    [{ instructions: 'x'.repeat(2001) }, 'instructions'],
    [{ correctiveAction: 'x'.repeat(2001) }, 'correctiveAction'],
  ]);
});

async function refuses(
  t: Test,
  faults: (more: object) => Promise<string | readonly string[]>,
  cases: readonly (readonly [object, string])[],
): Promise<void> {
  for (const [given, field] of cases) t.same(await faults(given), [field], JSON.stringify(given).slice(0, 80));
}

test('a change may not give what scope and measure forbid', async (t) => {
  const { create, faultsOf } = await points();
  const shop = await create();
  const batch = await create({ name: 'Durcherhitzung', scope: 'BATCH', limits: { min: 72 } });
  const check = await create({ name: 'Schädlinge', measure: 'CHECK', limits: undefined });
  const faults = (id: string, more: object) => faultsOf(updateControlPoint, { id, ...more });
  t.same(await faults(shop.id, { productKinds: ['MEAT'] }), ['productKinds']);
  t.same(await faults(shop.id, { limits: {} }), ['limits']);
  t.same(await faults(batch.id, { schedule: { every: 'DAY' } }), ['schedule']);
  t.same(await faults(check.id, { limits: { max: 7 } }), ['limits']);
});

test('tolerated minutes are accepted for every point', async (t) => {
  const { create } = await points();
  const more = { toleratedMinutes: 1440 };
  t.match(await create({ ...more, name: 'A', measure: 'CHECK', limits: undefined }), more);
  t.match(await create({ ...more, name: 'B', scope: 'BATCH' }), more);
});

test('control points are listed by their filters, without versions', async (t) => {
  const { ask, create, cold, room, wait } = await points();
  await wait(1);
  const batch = await create({ scope: 'BATCH' });
  await wait(1);
  const check = await create({ name: 'Schädlinge', measure: 'CHECK', limits: undefined });
  await ask(deactivateControlPoint, { id: check.id });
  const ids = async (filter: object) => (await ask(listControlPoints, filter)).content.map(({ id }) => id);
  t.same(await ids({}), [check.id, cold.id, batch.id], 'by name');
  t.same(await ids({ sort: 'createdAt,desc' }), [check.id, batch.id, cold.id]);
  t.same(await ids({ scope: 'BATCH' }), [batch.id]);
  t.same(await ids({ measure: 'CHECK' }), [check.id]);
  t.same(await ids({ storageLocationId: room.id }), [cold.id]);
  t.same(await ids({ status: 'INACTIVE' }), [check.id]);
  t.same(await ids({ q: 'schäd' }), [check.id]);
});
