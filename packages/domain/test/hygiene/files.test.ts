/** Tests the files of control points, cleaning tasks and readings. */
import { test } from 'tap';
import {
  createDevice,
  getControlPoint,
  listCleaningTasks,
  listControlPoints,
  listDeviations,
  listReadings,
} from '../../src/hygiene/index.ts';
import { createArticle, createProductCategory } from '../../src/masterdata/index.ts';
import { faultsIn, fetched, send } from '../files/sent.ts';
import { checks } from './checks.ts';

const POINTS = `name,kind,scope,measure,storageLocation,productKinds,articleNumbers,min,max,toleratedMinutes,every,times,device,channel,minutes,responsible
Temperatur Theke,,,TEMPERATURE,kühlraum,,,-1.5,7,45,DAY,07:00|14:00,Funkstation,t1,5,Anna
Durcherhitzung,CCP,BATCH,TEMPERATURE,,MEAT_PRODUCT,W-1,72,,,,,,,,
Schädlinge,,,CHECK,,,,,,,MONTH,,,,,
`;
const TASKS =
  'name,storageLocation,every,times,agent,status\nBöden,,DAY,20:00,Fettlöser,\nRegale,Kühlraum,WEEK,,,INACTIVE\n';

async function shop() {
  const it = await checks();
  const ask: Parameters<typeof send>[0] = (operation, input, caller) =>
    it.ask(operation, input, caller ? { caller } : {});
  await it.ask(createDevice, { name: 'Funkstation' });
  const { id: categoryId } = await it.ask(createProductCategory, { name: 'Wurst' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const article = await it.ask(createArticle, { name: 'Lyoner', articleNumber: 'W-1', categoryId, ...sold });
  return { ...it, file: ask, article };
}

test('a file creates control points, and is then unchanged in both formats and languages', async (t) => {
  const { ask, file, article, room } = await shop();
  t.match(await send(file, 'control-points', POINTS), { created: 3, changed: 0, faults: [] });
  const { content } = await ask(listControlPoints, {});
  t.match(
    content.filter(({ name }) => name !== 'Temperatur Kühlraum'),
    [
      {
        ...{ name: 'Durcherhitzung', kind: 'CCP', scope: 'BATCH', productKinds: ['MEAT_PRODUCT'] },
        ...{ articleIds: [article.id], limits: { min: '72', max: null }, schedule: null, sensor: null },
      },
      { name: 'Schädlinge', measure: 'CHECK', limits: null, schedule: { every: 'MONTH', times: [] } },
      {
        ...{ name: 'Temperatur Theke', kind: 'GHP', storageLocationId: room.id, limits: { min: '-1.5', max: '7' } },
        ...{ toleratedMinutes: 45, schedule: { every: 'DAY', times: ['07:00', '14:00'] }, responsible: 'Anna' },
        sensor: { channel: 't1', minutes: 5 },
      },
    ],
  );
  t.equal(content.length, 4);
  for (const [format, isGerman] of [
    ['CSV', false],
    ['EXCEL', false],
    ['EXCEL', true],
  ] as const) {
    const again = await send(file, 'control-points', await fetched(file, 'control-points', { format }, isGerman));
    t.strictSame(faultsIn(again), []);
    t.match(again, { created: 0, changed: 0, unchanged: 4, warnings: [] }, `${format} ${isGerman}`);
  }
});

test('a file changes a control point of the same name only if it is asked to, and leaves empty cells as they are', async (t) => {
  const { ask, file } = await shop();
  await send(file, 'control-points', POINTS);
  const changes = 'name,max,times,minutes,status\nTEMPERATUR THEKE,5,08:00,,INACTIVE\n';
  const refused = await send(file, 'control-points', changes);
  t.equal(refused.code, 'FILE_FAULTY');
  t.same(
    refused.faults.map(({ column }) => column),
    ['name', 'max', 'times', 'status'],
  );
  t.match(await send(file, 'control-points', changes, { update: true }), { created: 0, changed: 1, faults: [] });
  const [point] = (await ask(listControlPoints, { q: 'theke' })).content;
  t.match(point, {
    ...{ name: 'TEMPERATUR THEKE', status: 'INACTIVE', limits: { min: '-1.5', max: '5' }, responsible: 'Anna' },
    ...{ schedule: { every: 'DAY', times: ['08:00'] }, sensor: { channel: 't1', minutes: 5 } },
  });
  t.equal((await ask(getControlPoint, { id: point?.id ?? '' })).versions.length, 3);
  const weekly = 'name,every\nTemperatur Theke,WEEK\n';
  t.match(await send(file, 'control-points', weekly, { update: true }), { changed: 1, faults: [] });
  const [other] = (await ask(listControlPoints, { q: 'theke' })).content;
  t.same(other?.schedule, { every: 'WEEK', times: [] });
});

test('faults of a file of control points name row and column, and nothing is written', async (t) => {
  const { ask, file } = await shop();
  const faulty = `name,scope,measure,storageLocation,articleNumbers,max,times,device,channel,minutes
A,,,,,7,,,,
B,,TEMPERATURE,Keller,,7,,,,
C,BATCH,PH,,X-9,7,,,,
D,,TEMPERATURE,,,7,,Unbekannt,t1,5
E,,TEMPERATURE,,,,,,,
F,,TEMPERATURE,,,7,07:00,,,
G,,TEMPERATURE,,,7,,Funkstation,t1,
temperatur kühlraum,BATCH,PH,,,7,,,,
`;
  const { faults, code } = await send(file, 'control-points', faulty, { update: true });
  t.equal(code, 'FILE_FAULTY');
  t.same(
    faults.map(({ row, column }) => `${row} ${column}`),
    [
      '2 measure',
      '3 storageLocation',
      '4 articleNumbers',
      '5 device',
      '6 ',
      '7 every',
      '8 minutes',
      '9 scope',
      '9 measure',
    ],
  );
  t.equal((await ask(listControlPoints, {})).page.totalElements, 1);
});

test('a file creates and changes cleaning tasks', async (t) => {
  const { ask, file, room } = await shop();
  t.match(await send(file, 'cleaning-tasks', TASKS), { created: 2, faults: [] });
  t.match(await send(file, 'cleaning-tasks', await fetched(file, 'cleaning-tasks')), { unchanged: 2, faults: [] });
  const excel = await fetched(file, 'cleaning-tasks', { format: 'EXCEL' }, true);
  t.match(await send(file, 'cleaning-tasks', excel), { unchanged: 2, warnings: [], faults: [] });
  const changes = 'name,every,agent\nböden,WEEK,Schaum\n';
  t.match(await send(file, 'cleaning-tasks', changes, { update: true }), { changed: 1, faults: [] });
  t.match((await ask(listCleaningTasks, {})).content, [
    { name: 'böden', schedule: { every: 'WEEK', times: [] }, agent: 'Schaum', status: 'ACTIVE' },
    { name: 'Regale', storageLocationId: room.id, schedule: { every: 'WEEK' }, status: 'INACTIVE' },
  ]);
  const { faults } = await send(file, 'cleaning-tasks', 'name,times\nNeu,\n');
  t.same(
    faults.map(({ column }) => column),
    ['every'],
  );
});

test('a file of readings adds those that are missing, judges them, and changes none', async (t) => {
  const { ask, file, cold, measure, correct, wait } = await shop();
  const [wrong] = (await measure(cold.id, 40)).readings;
  await correct(wrong?.id ?? '', 4);
  await measure(cold.id, 'NOT_DONE', { measuredAt: '2026-01-05T10:00:00.000Z' });
  await wait(1);
  const out = await fetched(file, 'readings');
  t.same(
    out.replaceAll('"', '').split('\r\n'),
    [
      'measuredAt,controlPoint,value,result,verdict,batchNumber,note,recordedBy',
      '2026-01-05T10:00:00.000Z,Temperatur Kühlraum,,NOT_DONE,,,weil,clerk',
      '2026-01-05T11:00:00.000Z,Temperatur Kühlraum,4,,IN,,vertippt,clerk',
      '',
    ],
    'without what was corrected',
  );
  t.match(await send(file, 'readings', out), { created: 0, unchanged: 2, faults: [] });
  const excel = await fetched(file, 'readings', { format: 'EXCEL' }, true);
  t.match(await send(file, 'readings', excel), { created: 0, unchanged: 2, faults: [] });
  const more = `measuredAt,controlPoint,value
2026-01-05T09:00:00+01:00,temperatur kühlraum,9
2026-01-05T09:30:00+01:00,Temperatur Kühlraum,9.5
2026-01-05T11:00:00Z,Temperatur Kühlraum,4
`;
  t.match(await send(file, 'readings', more), { created: 2, unchanged: 1, faults: [] });
  t.match(await send(file, 'readings', more), { created: 0, unchanged: 3, faults: [] });
  t.equal((await ask(listReadings, { verdict: 'ABOVE' })).page.totalElements, 3);
  const { content } = await ask(listDeviations, { status: 'OPEN' });
  t.match(content, [{ readings: 2, lowest: '9', highest: '9.5', until: new Date('2026-01-05T11:00:00Z') }]);
  t.equal(content.length, 1);
});

test('faults of a file of readings name row and column, and nothing is written', async (t) => {
  const { ask, file, measure, cold } = await shop();
  await measure(cold.id, 4);
  const faulty = `measuredAt,controlPoint,value,result,note,batchNumber
2026-01-05T11:00:00Z,Temperatur Kühlraum,5,,,
2026-01-05T10:00:00Z,Keller,5,,,
2026-01-05T10:01:00Z,Temperatur Kühlraum,,NOT_DONE,,
2026-01-05T10:02:00Z,Temperatur Kühlraum,5,OK,,
2026-01-05T11:06:00Z,Temperatur Kühlraum,5,,,
2025-12-01T11:00:00Z,Temperatur Kühlraum,5,,,
2026-01-05T10:03:00Z,Temperatur Kühlraum,5,,,P-1
gestern,Temperatur Kühlraum,5,,,
`;
  const { faults, code } = await send(file, 'readings', faulty);
  t.equal(code, 'FILE_FAULTY');
  t.same(
    faults.map(({ row, column }) => `${row} ${column}`),
    [
      ...['2 value', '3 controlPoint', '4 note', '5 result', '6 measuredAt', '7 measuredAt', '8 batchNumber'],
      '9 measuredAt',
    ],
  );
  const many = Array.from({ length: 201 }, (_, at) => new Date(Date.UTC(2026, 0, 4, 10, 0, at)).toISOString());
  const tooMany = await send(
    file,
    'readings',
    `measuredAt,controlPoint,value\n${many.map((one) => `${one},Temperatur Kühlraum,4\n`).join('')}`,
  );
  t.match(faultsIn(tooMany), [/^202 .*200 new readings/]);
  t.equal((await ask(listReadings, {})).page.totalElements, 1);
});
