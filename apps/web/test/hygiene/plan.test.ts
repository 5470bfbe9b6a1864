import { test } from 'tap';
import { curlCommand } from '../../src/hygiene/plan/curl-command.ts';
import { changeOf, groupsOf } from '../../src/hygiene/plan/point-form.ts';
import { startingRows } from '../../src/hygiene/plan/starting-rows.ts';
import { taskChange } from '../../src/hygiene/plan/task-form.ts';
import { timesOf, timesText } from '../../src/hygiene/plan/times.ts';
import { scheduleText, type Version, versionText } from '../../src/hygiene/plan/version-text.ts';

test('times are typed in one field', (t) => {
  t.same(timesOf('07:00, 14:00'), ['07:00', '14:00']);
  t.same(timesOf(' 7;1430  9.15,'), ['07:00', '14:30', '09:15']);
  t.same(timesOf('noon'), ['noon'], 'the form reports what is no time');
  t.same(timesOf(''), []);
  t.equal(timesText(['07:00', '14:00']), '07:00, 14:00');
  t.end();
});

test('the fields of a control point follow from its scope and measure', (t) => {
  const fields = (of: Parameters<typeof groupsOf>[0]) => groupsOf(of).flatMap((group) => group.fields);
  const sensed = fields({ scope: 'SHOP', measure: 'TEMPERATURE' });
  for (const one of ['limits', 'schedule', 'sensor', 'toleratedMinutes', 'storageLocationId'])
    t.ok(sensed.includes(one), one);
  const check = fields({ scope: 'SHOP', measure: 'CHECK' });
  t.notOk(check.includes('limits') || check.includes('sensor'));
  const batch = fields({ scope: 'BATCH', measure: 'PH' });
  t.ok(batch.includes('productKinds') && batch.includes('limits'));
  t.notOk(batch.includes('schedule') || batch.includes('storageLocationId'));
  t.end();
});

test('a change takes away what was emptied, and nothing that the point may not have', (t) => {
  t.same(changeOf({ scope: 'SHOP', measure: 'CHECK' }, { name: 'Pests', schedule: { every: 'WEEK', times: [] } }), {
    ...{ name: 'Pests', schedule: { every: 'WEEK', times: [] }, storageLocationId: '' },
    ...{ responsible: '', instructions: '', correctiveAction: '' },
  });
  t.same(changeOf({ scope: 'SHOP', measure: 'TEMPERATURE' }, { limits: { max: 7 } }), {
    ...{ limits: { max: 7 }, storageLocationId: '', schedule: {}, sensor: {}, toleratedMinutes: 0 },
    ...{ responsible: '', instructions: '', correctiveAction: '' },
  });
  t.same(taskChange({ name: 'Floors', agent: 'Foam' }), {
    ...{ name: 'Floors', agent: 'Foam', storageLocationId: '', instructions: '', responsible: '' },
  });
  t.end();
});

test('a version says what it changed', (t) => {
  const first: Version = {
    ...{ version: 1, from: '2026-11-01T08:00:00.000Z', status: 'ACTIVE', changedBy: 'admin' },
    ...{
      limits: { min: null, max: 7 },
      toleratedMinutes: 0,
      schedule: { every: 'DAY', times: ['07:00'] },
      sensor: null,
    },
  };
  t.equal(versionText(first, undefined, 'TEMPERATURE'), 'Limits: at most 7\u00a0°C · Daily 07:00');
  const colder = { ...first, version: 2, limits: { min: null, max: 4 } };
  t.equal(versionText(colder, first, 'TEMPERATURE'), 'Limits: at most 4\u00a0°C');
  t.equal(versionText({ ...first, status: 'INACTIVE' }, first, 'TEMPERATURE'), 'Inactive');
  const sensor = { deviceId: 'd', channel: 'kr1', minutes: 5 };
  t.equal(
    versionText({ ...first, sensor, toleratedMinutes: 45, schedule: null }, first, 'TEMPERATURE'),
    'When needed · Sensor: channel kr1, every 5 min, tolerated 45 min',
  );
  t.equal(scheduleText({ every: 'QUARTER', times: [] }), 'Quarterly');
  t.end();
});

test('the command sends a reading with the key of the device', (t) => {
  const command = curlCommand('https://shop.example', 'clv_abc', new Date('2026-11-23T08:30:00.000Z'));
  t.match(
    command,
    "curl -X POST https://shop.example/api/quality/device-readings \\\n  -H 'Authorization: Bearer clv_abc'",
  );
  t.match(command, '{"readings":[{"channel":"1","measuredAt":"2026-11-23T08:30:00.000Z","value":4.2}]}');
  t.end();
});

test('proposals are rows, also with equal names of a point and a task', (t) => {
  const texts = { name: 'Theke', instructions: '' };
  const rows = startingRows({
    controlPoints: [{ ...texts, kind: 'GHP', scope: 'SHOP', measure: 'CHECK', correctiveAction: '' }],
    cleaningTasks: [{ ...texts, agent: '', schedule: { every: 'DAY', times: [] } }],
  });
  t.same(
    rows.map(({ id, kind }) => [id, kind]),
    [
      ['point Theke', 'point'],
      ['task Theke', 'task'],
    ],
  );
  t.end();
});
