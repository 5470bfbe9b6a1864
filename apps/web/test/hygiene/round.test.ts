import { test } from 'tap';
import { afterMeasuring, type BatchPoint, stopping } from '../../src/hygiene/batch/batch-stops.ts';
import { bookingAt, isOutAt, ticksOf, valueFault } from '../../src/hygiene/round/entry.ts';
import { dueStops, placeStops, type Slot, type Stop, slotsAt, tickable } from '../../src/hygiene/round/stops.ts';
import { instantToSend } from '../../src/hygiene/round/typed-at.ts';

const AT = Date.parse('2026-11-23T08:30:00Z');
const slot = (name: string, more: Partial<Slot> = {}): Slot => ({
  ...{ controlPointId: name, cleaningTaskId: null, name, measure: 'TEMPERATURE', storageLocationName: null },
  ...{ limits: { min: null, max: 7 }, every: 'DAY', state: 'DUE', last: null },
  ...{ from: '2026-11-22T23:00:00Z', dueAt: '2026-11-23T06:00:00Z', until: '2026-11-23T23:00:00Z' },
  ...more,
});
const states = (slots: readonly Slot[], now = AT, waiting: Parameters<typeof slotsAt>[1] = []) =>
  slotsAt(slots, waiting, now).map(({ state }) => state);

test('slotsAt follows the clock of a device without a network, and the entries that wait', (t) => {
  const later = slot('later', { state: 'UPCOMING', dueAt: '2026-11-23T09:00:00Z' });
  t.same(states([slot('now'), later]), ['DUE', 'UPCOMING']);
  t.same(states([slot('now'), later], AT + 3_600_000), ['DUE', 'DUE']);
  t.same(states([slot('now'), later], AT + 86_400_000), ['MISSED', 'MISSED'], 'ended without an entry');
  const entry = (id: string, at: string, result?: 'NOT_DONE') => ({ id, at, ...(result ? { result } : { value: 4 }) });
  t.same(states([slot('a')], AT, [entry('a', '2026-11-23T08:00:00Z')]), ['DONE']);
  t.same(states([slot('a')], AT, [entry('a', '2026-11-23T08:00:00Z', 'NOT_DONE')]), ['NOT_DONE']);
  const both = [entry('a', '2026-11-23T08:00:00Z'), entry('a', '2026-11-23T08:01:00Z', 'NOT_DONE')];
  t.same(states([slot('a')], AT, both), ['DONE'], 'a value counts, also before a note that it was not done');
  t.same(states([slot('a')], AT, [entry('a', '2026-11-23T23:00:00Z')]), ['DUE'], 'the end is not part of the slot');
  t.same(states([slot('a')], AT, [entry('b', '2026-11-23T08:00:00Z')]), ['DUE'], 'of another point');
  t.end();
});

const point = (id: string, more: object = {}) =>
  ({
    ...{ id, name: id, scope: 'SHOP', status: 'ACTIVE', measure: 'TEMPERATURE', limits: { min: null, max: 7 } },
    ...{ instructions: '', correctiveAction: 'Ware umlagern', storageLocationId: 'room' },
    ...more,
  }) as never;
const task = {
  id: 'floor',
  name: 'floor',
  status: 'ACTIVE',
  storageLocationId: 'room',
  instructions: 'Nass',
  agent: 'Schaum',
} as never;

test('dueStops are what the user may record; placeStops add what is not due at the place', (t) => {
  const slots = slotsAt(
    [slot('a'), slot('floor', { controlPointId: null, cleaningTaskId: 'floor', measure: 'CHECK' })],
    [],
    AT,
  );
  const plan = {
    slots,
    points: [point('a'), point('b'), point('batch', { scope: 'BATCH' }), point('old', { status: 'INACTIVE' })],
    tasks: [task],
  };
  const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
  const all = { ...plan, mayMeasure: true, mayClean: true };
  t.same(names(dueStops(all)), ['a', 'floor']);
  t.same(names(dueStops({ ...all, mayClean: false })), ['a']);
  t.same(names(dueStops({ ...all, mayMeasure: false })), ['floor']);
  t.equal(dueStops(all)[0]?.correctiveAction, 'Ware umlagern');
  t.equal(dueStops(all)[1]?.instructions, 'Nass · Schaum');
  t.same(names(placeStops(all, { id: 'room', name: 'Kühlraum' })), ['a', 'floor', 'b']);
  t.same(placeStops(all, { id: 'other', name: '' }), []);
  t.end();
});

test('one tap ticks due daily checks alone, and never a value', (t) => {
  const check = { measure: 'CHECK', limits: null } as const;
  const stops = dueStops({
    ...{ points: [], tasks: [], mayMeasure: true, mayClean: true },
    slots: slotsAt(
      [
        slot('value'),
        slot('daily', check),
        slot('monthly', { ...check, every: 'MONTH' }),
        slot('floor', { ...check, controlPointId: null, cleaningTaskId: 'floor' }),
      ],
      [],
      AT,
    ),
  });
  t.same(
    tickable(stops).map(({ name }) => name),
    ['daily', 'floor'],
  );
  t.same(ticksOf(tickable(stops), 'now'), [
    { booking: 'measure', input: { readings: [{ controlPointId: 'daily', result: 'OK', measuredAt: 'now' }] } },
    { booking: 'clean', input: { records: [{ cleaningTaskId: 'floor', result: 'OK', doneAt: 'now' }] } },
  ]);
  t.same(ticksOf([], 'now'), []);
  t.end();
});

const STOP: Stop = {
  ...{ key: 'a', controlPointId: 'a', cleaningTaskId: null, name: 'a', measure: 'TEMPERATURE', place: null },
  ...{ limits: { min: 0, max: 7 }, instructions: '', correctiveAction: '' },
};

test('an entry is judged by inclusive limits, checked by the range of its measure, and booked as the core wants it', (t) => {
  for (const [value, isOut] of [
    ['7', false],
    ['7.001', true],
    ['0', false],
    ['-0.1', true],
  ] as const)
    t.equal(isOutAt(STOP, { value }), isOut, value);
  t.equal(isOutAt(STOP, { result: 'NOT_OK' }), true);
  t.equal(isOutAt(STOP, { result: 'NOT_DONE' }), false);
  t.equal(valueFault(STOP, '4.1'), undefined);
  for (const text of ['', '-', '1 / 2', '4.', '4.1234', '-273.16', '1000.1']) t.ok(valueFault(STOP, text), text);
  t.ok(valueFault({ measure: 'PH' }, '14.1'));
  t.equal(valueFault({ measure: 'PH' }, '14'), undefined);
  t.same(bookingAt(STOP, { value: '4.1' }, 'now'), {
    booking: 'measure',
    input: { readings: [{ controlPointId: 'a', value: 4.1, measuredAt: 'now' }] },
  });
  t.same(bookingAt({ ...STOP, batchId: 'p' }, { result: 'NOT_DONE', note: 'x' }, 'now').input, {
    readings: [{ controlPointId: 'a', batchId: 'p', result: 'NOT_DONE', note: 'x', measuredAt: 'now' }],
  });
  t.same(bookingAt({ ...STOP, controlPointId: null, cleaningTaskId: 'f' }, { result: 'OK' }, 'now').input, {
    records: [{ cleaningTaskId: 'f', result: 'OK', doneAt: 'now' }],
  });
  t.end();
});

test('a late entry keeps the instant at which it was typed, unless the clock of the device was wrong', (t) => {
  t.equal(instantToSend('2026-11-23T08:00:00.000Z', '2026-11-23T08:01:00.000Z'), '2026-11-23T08:00:00.000Z');
  t.equal(instantToSend('2026-11-23T09:00:00.000Z', '2026-11-23T08:01:00.000Z'), '2026-11-23T08:01:00.000Z', 'ahead');
  t.equal(instantToSend('2026-11-20T09:00:00.000Z', '2026-11-23T08:01:00.000Z'), '2026-11-23T08:01:00.000Z', 'behind');
  t.equal(instantToSend(undefined, '2026-11-23T08:01:00.000Z'), '2026-11-23T08:01:00.000Z');
  t.end();
});

test('the last waiting reading of a batch judges its point; only critical points stop a completion', (t) => {
  const cooked: BatchPoint = {
    ...{ controlPointId: 'k', name: 'Kern', kind: 'CCP', measure: 'TEMPERATURE', state: 'NOT_MEASURED' },
    ...{ readingId: null, value: null, result: null, limits: { min: 72, max: null } },
  };
  const after = (...readings: Parameters<typeof afterMeasuring>[1]) => afterMeasuring([cooked], readings, 'p')[0];
  t.match(after(), { state: 'NOT_MEASURED', isWaiting: false });
  t.match(after({ controlPointId: 'k', batchId: 'p', value: 72 }), { state: 'MET', isWaiting: true });
  t.match(after({ controlPointId: 'k', batchId: 'p', value: 72 }, { controlPointId: 'k', batchId: 'p', value: 71.9 }), {
    state: 'NOT_MET',
  });
  t.match(after({ controlPointId: 'k', batchId: 'p', result: 'NOT_DONE' }), { state: 'NOT_MEASURED' });
  t.match(after({ controlPointId: 'k', batchId: 'other', value: 80 }), { state: 'NOT_MEASURED' });
  const states = ['MET', 'NOT_MET', 'NOT_MEASURED'] as const;
  const all = states.flatMap((state) =>
    (['CCP', 'OPRP'] as const).map((kind) => ({ ...cooked, kind, state, isWaiting: false })),
  );
  t.same(
    stopping(all).map(({ kind, state }) => [kind, state]),
    [
      ['CCP', 'NOT_MET'],
      ['CCP', 'NOT_MEASURED'],
    ],
  );
  t.end();
});
