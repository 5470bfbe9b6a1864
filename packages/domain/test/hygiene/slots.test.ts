import fc from 'fast-check';
import { test } from 'tap';
import type { Schedule, Version } from '../../src/hygiene/check/check.ts';
import type { SlotState } from '../../src/hygiene/plan/slot-state.ts';
import { type Slot, shopCalendar, slotState, slotsOf, slotsOfDays } from '../../src/hygiene/plan/slots.ts';
import { addDays, dateOf } from '../../src/kernel/values/calendar.ts';

const BERLIN = 'Europe/Berlin';
const OF = { controlPointId: 'point', cleaningTaskId: null };
const OPEN = { closedWeekdays: [7], closedDays: [{ date: dateOf('2026-04-03') }] };
const MINUTE = 60_000;

const every = (interval: Schedule['every'], ...times: string[]): Schedule => ({ every: interval, times });

const version = (from: string, more: Partial<Version> = {}): Version => ({
  ...{ version: 1, from, status: 'ACTIVE', limits: null, toleratedMinutes: 0, schedule: every('DAY'), sensor: null },
  changedBy: 'huber',
  ...more,
});

/** Returns the slots of these days as texts: `from–until, due at`. */
const shownSlots = (
  versions: readonly Version[],
  days: readonly [string, string],
  { now = '2027-06-01T00:00:00.000Z', closed = OPEN, zone = BERLIN } = {},
) =>
  slotsOfDays(
    { of: OF, versions },
    shopCalendar(zone, closed),
    { from: dateOf(days[0]), to: dateOf(days[1]) },
    new Date(now),
  ).map(shown);
const at = (instant: Date) => instant.toISOString().slice(5, 16);
const shown = ({ from, until, dueAt }: Slot) => `${at(from)} ${at(until)} due ${at(dueAt)}`;

const MADE = version('2026-01-01T00:00:00.000Z');

test('a day has one slot, or one for each time, and none while the shop is closed', async (t) => {
  t.same(shownSlots([MADE], ['2026-11-20', '2026-11-23']), [
    '11-19T23:00 11-20T23:00 due 11-19T23:00',
    '11-20T23:00 11-21T23:00 due 11-20T23:00',
    '11-22T23:00 11-23T23:00 due 11-22T23:00',
  ]);
  t.same(shownSlots([{ ...MADE, schedule: every('DAY', '07:00', '14:00') }], ['2026-11-20', '2026-11-20']), [
    '11-19T23:00 11-20T13:00 due 11-20T06:00',
    '11-20T13:00 11-20T23:00 due 11-20T13:00',
  ]);
  t.same(shownSlots([MADE], ['2026-04-03', '2026-04-03']), [], 'a day that the settings close');
});

test('a longer slot is due from seven days before its end, and is there on closed days', async (t) => {
  const last = ['2026-12-31', '2026-12-31'] as const;
  t.same(shownSlots([{ ...MADE, schedule: every('WEEK') }], ['2026-11-22', '2026-11-22']), [
    '11-15T23:00 11-22T23:00 due 11-15T23:00',
  ]);
  t.same(shownSlots([{ ...MADE, schedule: every('MONTH') }], last), ['11-30T23:00 12-31T23:00 due 12-24T23:00']);
  t.same(shownSlots([{ ...MADE, schedule: every('QUARTER') }], last), ['09-30T22:00 12-31T23:00 due 12-24T23:00']);
  t.same(shownSlots([{ ...MADE, schedule: every('YEAR') }], last), ['12-31T23:00 12-31T23:00 due 12-24T23:00']);
});

test('a time that a spring night skips is the first instant after it, one that comes twice the first', async (t) => {
  const nights = [{ ...MADE, schedule: every('DAY', '02:30', '02:45', '12:00') }];
  const open = { closed: { closedWeekdays: [], closedDays: [] } };
  t.same(shownSlots(nights, ['2026-03-29', '2026-03-29'], open), [
    '03-28T23:00 03-29T01:00 due 03-29T01:00',
    '03-29T01:00 03-29T10:00 due 03-29T01:00',
    '03-29T10:00 03-29T22:00 due 03-29T10:00',
  ]);
  t.same(shownSlots(nights, ['2026-10-25', '2026-10-25'], open), [
    '10-24T22:00 10-25T00:45 due 10-25T00:30',
    '10-25T00:45 10-25T11:00 due 10-25T00:45',
    '10-25T11:00 10-25T23:00 due 10-25T11:00',
  ]);
  t.same(
    shownSlots([{ ...MADE, schedule: every('DAY', '02:10', '02:20', '02:50') }], ['2026-03-29', '2026-03-29'], open),
    ['03-28T23:00 03-29T01:00 due 03-29T01:00', '03-29T01:00 03-29T22:00 due 03-29T01:00'],
    'no slot is empty',
  );
});

test('a day whose clocks skip midnight begins with its first instant', async (t) => {
  const beirut = { zone: 'Asia/Beirut', closed: { closedWeekdays: [], closedDays: [] } };
  t.same(shownSlots([{ ...MADE, schedule: every('DAY', '00:30', '12:00') }], ['2026-03-29', '2026-03-29'], beirut), [
    '03-28T22:00 03-29T09:00 due 03-28T22:00',
    '03-29T09:00 03-29T21:00 due 03-29T09:00',
  ]);
});

test('a slot is there by the version in force just before its end', async (t) => {
  const days = ['2026-11-17', '2026-11-20'] as const;
  const begun = version('2026-11-17T23:00:00.000Z');
  const stopped = version('2026-11-18T23:00:00.000Z', { version: 2, status: 'INACTIVE' });
  t.same(
    shownSlots([begun, stopped], days),
    ['11-17T23:00 11-18T23:00 due 11-17T23:00'],
    'made at midnight, stopped at the next one',
  );
  const again = version('2026-11-20T22:59:59.999Z', { version: 3 });
  t.equal(shownSlots([begun, stopped, again], days).length, 2, 'active again in the last millisecond of a day');
  const twice = version('2026-11-19T14:30:00.000Z', { version: 2, schedule: every('DAY', '07:00', '15:00') });
  t.same(
    shownSlots([{ ...begun, schedule: every('DAY', '07:00', '14:00') }, twice], ['2026-11-19', '2026-11-19']),
    ['11-18T23:00 11-19T13:00 due 11-19T06:00', '11-19T14:00 11-19T23:00 due 11-19T14:00'],
    'a slot that ended before the change stays; the new schedule has the slots that end after it',
  );
});

test('while a slot lasts, the version of now decides', async (t) => {
  const day = ['2026-11-18', '2026-11-18'] as const;
  const begun = version('2026-11-10T00:00:00.000Z');
  t.equal(shownSlots([begun], day, { now: '2026-11-18T09:00:00.000Z' }).length, 1);
  const stopped = version('2026-11-18T08:00:00.000Z', { version: 2, status: 'INACTIVE' });
  t.equal(shownSlots([begun, stopped], day, { now: '2026-11-18T09:00:00.000Z' }).length, 0);
});

test('a day shows the longer slots around it, and nothing far before the check was made', async (t) => {
  const yearly = { of: OF, versions: [version('2026-06-01T00:00:00.000Z', { schedule: every('YEAR') })] };
  const calendar = shopCalendar(BERLIN, OPEN);
  const on = (day: string) => {
    const span = { from: calendar.begins(dateOf(day)), until: calendar.begins(addDays(dateOf(day), 1)) };
    return slotsOf(yearly, calendar, span, new Date('2026-11-29T12:00:00.000Z')).map(({ day: ends }) => ends);
  };
  t.same(on('2026-01-05'), ['2026-12-31'], 'the year that lasts is there now');
  t.same(on('2025-12-31'), []);
  t.same(on('0001-01-01'), []);
});

test('the state of a slot follows from what lies in it, and from the time', async (t) => {
  const slot = { until: new Date('2026-11-20T23:00:00Z'), dueAt: new Date('2026-11-20T06:00:00Z') };
  const state = (now: string, isDone = false, isNotDone = false) =>
    slotState(slot, { isDone, isNotDone, last: null }, new Date(now));
  t.equal(state('2026-11-20T05:59:59.999Z'), 'UPCOMING');
  t.equal(state('2026-11-20T06:00:00Z'), 'DUE');
  t.equal(state('2026-11-20T22:59:59.999Z'), 'DUE');
  t.equal(state('2026-11-20T23:00:00Z'), 'MISSED');
  t.equal(state('2026-11-20T23:00:00Z', false, true), 'NOT_DONE');
  t.equal(state('2026-11-20T05:00:00Z', true, true), 'DONE');
});

// An oracle that walks the minutes of two periods with a change of the clocks.

interface Minute {
  /** Milliseconds since 1970. */
  readonly instant: number;
  readonly date: string;
  /** Minutes of the day that a clock in the shop shows. */
  readonly shows: number;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN, dateStyle: 'short', timeStyle: 'short' });
function minutesFrom(first: string, last: string): readonly Minute[] {
  const found: Minute[] = [];
  for (let instant = Date.parse(first); instant < Date.parse(last); instant += MINUTE) {
    const [date = '', time = ''] = clock.format(instant).split(' ');
    found.push({ instant, date, shows: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });
  }
  return found;
}

const PERIODS = [
  { minutes: minutesFrom('2026-03-22T23:00Z', '2026-04-05T22:00Z'), from: '2026-03-23', to: '2026-04-04' },
  { minutes: minutesFrom('2026-10-18T22:00Z', '2026-11-03T23:00Z'), from: '2026-10-19', to: '2026-11-02' },
] as const;

/** Returns the slot of each minute by its name, or undefined. */
function slotNames(minutes: readonly Minute[], { every: interval, times }: Schedule): (string | undefined)[] {
  let [day, begun] = ['', 0];
  return minutes.map(({ date, shows }) => {
    if (interval === 'WEEK')
      return String(Math.floor((Date.parse(date) - Date.parse('2025-12-29')) / (7 * 86_400_000)));
    if (interval === 'MONTH') return date.slice(0, 7);
    if (interval === 'QUARTER') return `${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
    if (interval === 'YEAR') return date.slice(0, 4);
    if (date !== day) [day, begun] = [date, 0];
    const isBegun = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) <= shows;
    begun = Math.max(begun, times.filter(isBegun).length);
    if (date === '2026-04-03' || new Date(`${date}T12:00Z`).getUTCDay() === 0) return undefined;
    return `${date} ${Math.max(begun, 1)}`;
  });
}

interface Entry {
  readonly at: number;
  readonly isDone: boolean;
}

type Counts = Record<string, Partial<Record<SlotState | 'planned' | 'open', number>>>;

function counted(counts: Counts, day: string, state: SlotState): void {
  const of = counts[day] ?? {};
  counts[day] = of;
  for (const name of ['planned', state === 'DUE' || state === 'UPCOMING' ? 'open' : state] as const) {
    of[name] = (of[name] ?? 0) + 1;
  }
}

/** Returns the counts by day, found by walking the minutes. */
function oracle(
  { minutes, from, to }: (typeof PERIODS)[number],
  versions: readonly Version[],
  entries: readonly Entry[],
  now: number,
): Counts {
  const counts: Counts = {};
  const inForce = (instant: number) => versions.findLast((one) => Date.parse(one.from) <= instant);
  for (const one of versions) {
    if (one.status !== 'ACTIVE' || !one.schedule) continue;
    const names = slotNames(minutes, one.schedule);
    for (const [index, name] of names.entries()) {
      const minute = minutes[index];
      if (!minute || name === undefined || names[index + 1] === name || minute.date < from || minute.date > to)
        continue;
      const isOver = minute.instant + MINUTE <= now;
      if (inForce(isOver ? minute.instant : now) !== one) continue;
      const within = entries.filter(
        ({ at: instant }) => names[Math.floor((instant - (minutes[0]?.instant ?? 0)) / MINUTE)] === name,
      );
      const state = within.some(({ isDone }) => isDone) ? 'DONE' : within.length > 0 ? 'NOT_DONE' : 'MISSED';
      counted(counts, minute.date, state === 'MISSED' && !isOver ? 'DUE' : state);
    }
  }
  return counts;
}

const times = fc
  .uniqueArray(fc.constantFrom('00:00', '01:59', '02:00', '02:15', '02:30', '03:00', '07:00', '14:00', '23:59'), {
    maxLength: 6,
  })
  .map((given) => given.toSorted());
const schedules = fc.oneof(
  times.map((given) => every('DAY', ...given)),
  fc.constantFrom<Schedule['every']>('WEEK', 'MONTH', 'QUARTER', 'YEAR').map((interval) => every(interval)),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const changes = fc.array(
  fc.record({
    after: share,
    status: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const),
    schedule: fc.option(schedules, { freq: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const entries = fc.array(fc.record({ after: share, isDone: fc.boolean() }), { maxLength: 40 });

test('planned slots are done, not done, missed or open, as an oracle finds them minute by minute', async (t) => {
  const calendar = shopCalendar(BERLIN, OPEN);
  const property = fc.property(fc.constantFrom(...PERIODS), changes, entries, share, (period, given, made, end) => {
    const { minutes, from, to } = period;
    const start = minutes[0]?.instant ?? 0;
    const instant = (after: number) => start + Math.floor(after * (minutes.length - 1)) * MINUTE;
    const now = instant(end) + 30_000;
    const instants = [...new Set(given.map(({ after }) => instant(after)))].sort((a, b) => a - b);
    const versions = instants
      .map((one, index) => version(new Date(one).toISOString(), { ...given[index], version: index + 1 }))
      .filter((one) => Date.parse(one.from) <= now);
    const recorded = made.map(({ after, isDone }) => ({ at: instant(after), isDone })).filter((one) => one.at <= now);
    const counts: Counts = {};
    const days = { from: dateOf(from), to: dateOf(to) };
    for (const slot of slotsOfDays({ of: OF, versions }, calendar, days, new Date(now))) {
      const within = recorded.filter((one) => slot.from.getTime() <= one.at && one.at < slot.until.getTime());
      const [isDone, isNotDone] = [within.some((one) => one.isDone), within.some((one) => !one.isDone)];
      counted(counts, slot.day, slotState(slot, { isDone, isNotDone, last: null }, new Date(now)));
    }
    const expected = oracle(period, versions, recorded, now);
    if (JSON.stringify(sorted(counts)) !== JSON.stringify(sorted(expected))) {
      t.same(counts, expected);
      return false;
    }
    return Object.values(counts).every(
      ({ planned = 0, DONE = 0, NOT_DONE = 0, MISSED = 0, open = 0 }) => planned === DONE + NOT_DONE + MISSED + open,
    );
  });
  fc.assert(property, { numRuns: 150 });
});

const sorted = (counts: Counts) =>
  Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, of]) => [day, Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
