import { test } from 'tap';
import { deactivateControlPoint, getDailyList, updateControlPoint } from '../../src/hygiene/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { getToday } from '../../src/today/index.ts';
import { aCaller } from '../with-core.ts';
import { checks } from './checks.ts';
import { sensors } from './with-sensors.ts';

// Test clocks start on Monday 5 January 2026, 12:00 in the shop.

test('a day lists the slots of points and tasks by the time at which they are due, with what was done', async (t) => {
  const { ask, point, task, measure, clean, room } = await checks();
  const twice = { schedule: { every: 'DAY', times: ['07:00', '14:00'] } };
  const counter = await point({ name: 'Temperatur Theke', storageLocationId: room.id, ...twice });
  const pests = await point({ name: 'Schädlinge', measure: 'CHECK', limits: undefined, schedule: { every: 'MONTH' } });
  const floors = await task({ name: 'Böden' });
  await point({ name: 'Fahrzeug' });
  await measure(counter.id, 4.25);
  await measure(counter.id, 'NOT_DONE');
  await clean(floors.id, 'NOT_DONE', { note: 'weil' });
  const { date, slots, sensors: none } = await ask(getDailyList, {});
  t.equal(date, '2026-01-05');
  t.same(none, []);
  t.same(
    slots.map(({ name, from, until, dueAt, state }) => [name, from, until, dueAt, state]),
    [
      ['Böden', day('04T23:00'), day('05T23:00'), day('04T23:00'), 'NOT_DONE'],
      ['Temperatur Theke', day('04T23:00'), day('05T13:00'), day('05T06:00'), 'DONE'],
      ['Temperatur Theke', day('05T13:00'), day('05T23:00'), day('05T13:00'), 'UPCOMING'],
      ['Schädlinge', new Date('2025-12-31T23:00Z'), day('31T23:00'), day('24T23:00'), 'UPCOMING'],
    ],
  );
  const [cleaned, measured, , checked] = slots;
  t.match(cleaned, { controlPointId: null, cleaningTaskId: floors.id, measure: 'CHECK', limits: null, every: 'DAY' });
  t.match(cleaned, { storageLocationName: null, last: { result: 'NOT_DONE', verdict: null, note: 'weil' } });
  t.match(measured, { controlPointId: counter.id, cleaningTaskId: null, measure: 'TEMPERATURE', limits: { max: '7' } });
  t.match(measured, { storageLocationName: 'Kühlraum', last: { value: null, result: 'NOT_DONE' } });
  t.match(checked, { controlPointId: pests.id, measure: 'CHECK', limits: null, every: 'MONTH', last: null });
});

const day = (text: string) => new Date(`2026-01-${text}:00Z`);

test('slots that are due at the same instant are in the order of their names', async (t) => {
  const { ask, task } = await checks();
  for (const name of ['Maschinen', 'böden', 'Öfen']) await task({ name });
  const { slots } = await ask(getDailyList, {});
  t.same(
    slots.map(({ name }) => name),
    ['böden', 'Maschinen', 'Öfen'],
  );
});

test('only callers who may read cleaning records get the slots of cleaning tasks', async (t) => {
  const { ask, refused, point, task } = await checks();
  await task();
  const { id } = await point({ schedule: { every: 'DAY' } });
  const { slots } = await ask(getDailyList, {}, { caller: aCaller(['TEMPERATURE_LOG_READ']) });
  t.same(
    slots.map(({ controlPointId }) => controlPointId),
    [id],
  );
  t.equal(await refused(getDailyList, {}, { caller: aCaller(['CLEANING_RECORD_READ']) }), 'ACCESS_DENIED');
});

test('a past day has what was missed, as it was planned then, and no sensors; a later day is refused', async (t) => {
  const { ask, refusal, point, wait, watched } = await sensors();
  const { id } = await point({ name: 'Prüfung', schedule: { every: 'DAY' } });
  await wait(24 * 60);
  await ask(updateControlPoint, { id, limits: { max: 5 }, schedule: { every: 'DAY', times: ['08:00'] } });
  await ask(deactivateControlPoint, { id });
  const past = await ask(getDailyList, { date: '2026-01-05' });
  t.match(past.slots, [{ name: 'Prüfung', state: 'MISSED', limits: { max: '7' } }]);
  t.equal(past.slots.length, 1);
  t.same(past.sensors, []);
  const now = await ask(getDailyList, { date: '2026-01-06' });
  t.same(now.slots, [], 'inactive now');
  t.match(now.sensors, [{ controlPointId: watched.id }]);
  t.same((await ask(getDailyList, { date: '2026-01-04' })).slots, [], 'before it was made');
  t.same((await ask(getDailyList, { date: '0001-01-01' })).slots, []);
  const { code, faults } = await refusal(getDailyList, { date: '2026-01-07' });
  t.equal(code, 'VALIDATION_ERROR');
  t.same(
    faults?.map(({ field }) => field),
    ['date'],
  );
});

test('a day that the settings close now has no daily slots', async (t) => {
  const { ask, task } = await checks();
  await task({ name: 'Böden' });
  await task({ name: 'Kühlräume', schedule: { every: 'WEEK' } });
  await ask(updateSettings, { closedDays: [{ date: '2026-01-05' }] });
  t.same(
    (await ask(getDailyList, {})).slots.map(({ name }) => name),
    ['Kühlräume'],
  );
});

test('a sensor is silent until its first reading and after a silence, else in or out of limits', async (t) => {
  const { ask, send, reading, minute, wait, watched, point } = await sensors();
  await point({ name: 'Ohne Fühler' });
  const sensor = async () => (await ask(getDailyList, {})).sensors;
  const of = { controlPointId: watched.id, name: 'Temperatur Kühlhaus', storageLocationName: null };
  t.same(await sensor(), [{ ...of, state: 'SILENT', last: null }]);
  await send([reading(0, 6.5)]);
  t.same(await sensor(), [{ ...of, state: 'IN', last: { at: new Date(minute(0)), value: '6.5' } }]);
  await wait(20);
  t.match(await sensor(), [{ state: 'IN' }]);
  await wait(1);
  t.match(await sensor(), [{ state: 'SILENT', last: { value: '6.5' } }]);
  await send([reading(21, 9)]);
  t.match(await sensor(), [{ state: 'OUT', last: { value: '9' } }]);
});

test('Today has what is due, deviations that are open, and silent sensors, by the permissions of their lists', async (t) => {
  const { ask, point, task, measure, deviations, watched, wait } = await sensors();
  const due = await point({ name: 'Temperatur Theke', schedule: { every: 'DAY', times: ['07:00', '14:00'] } });
  await point({ name: 'Schädlinge', measure: 'CHECK', limits: undefined, schedule: { every: 'MONTH' } });
  const floors = await task({ name: 'Böden' });
  const vehicle = await point({ name: 'Fahrzeug' });
  await measure(vehicle.id, 9);
  await wait(1);
  const hot = await point({ name: 'Fahrzeug 2' });
  await measure(hot.id, 8);
  const all = await ask(getToday, {});
  t.match(all, {
    controlsDue: { count: 1, entries: [{ controlPointId: due.id, state: 'DUE' }] },
    cleaningDue: { count: 1, entries: [{ cleaningTaskId: floors.id, state: 'DUE' }] },
    silentSensors: { count: 1, entries: [{ controlPointId: watched.id, state: 'SILENT' }] },
  });
  t.same(
    all.deviations?.entries.map(({ controlPointId, minutes }) => [controlPointId, minutes]),
    [
      [hot.id, 0],
      [vehicle.id, 1],
    ],
  );
  t.equal(all.deviations?.count, (await deviations()).length);
  const parts = async (...permissions: Parameters<typeof aCaller>[0] & object) =>
    Object.keys(await ask(getToday, {}, { caller: aCaller(permissions) })).toSorted();
  t.same(await parts('CLEANING_RECORD_READ'), ['cleaningDue', 'date']);
  t.same(await parts('TEMPERATURE_LOG_READ'), ['controlsDue', 'date', 'deviations', 'silentSensors']);
  await measure(due.id, 5);
  t.same((await ask(getToday, {})).controlsDue, { count: 0, entries: [] }, 'measured: due no more');
  await wait(3 * 60);
  t.equal((await ask(getToday, {})).controlsDue?.count, 1, 'due again from 14:00');
});
