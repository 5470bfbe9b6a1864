import fc from 'fast-check';
import { test } from 'tap';
import {
  addDays,
  calendarDay,
  compareDates,
  dateOf,
  dayBegins,
  dayEnds,
  daysBetween,
  hoursOf,
  isoWeekday,
  isTimeZone,
  parseDate,
  timeOnDay,
} from '../../src/kernel/values/calendar.ts';
import { faultOf } from './fault-of.ts';

const BERLIN = 'Europe/Berlin';
const berlinDay = (instant: string) => calendarDay(new Date(instant), BERLIN);

/** A generator of dates with days from 1 to 28, which exist in every month. */
const dates = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) =>
    dateOf(`${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`),
  );

test('parseDate returns an existing date unchanged', async (t) => {
  for (const text of ['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '0099-12-31', '9999-12-31']) {
    t.same(parseDate(text), { ok: true, value: text });
  }
});

test('days that do not exist are refused', async (t) => {
  const leap = ['2026-02-29', '2026-02-30', '1900-02-29', '2100-02-29'];
  const none = [...leap, '2026-04-31', '2026-13-01', '2026-00-01', '2026-01-00', '2026-01-32'];
  for (const text of [...none, '0000-01-01', '0000-12-31']) {
    t.equal(faultOf(parseDate(text)), 'must be a date like 2026-11-21 that exists', text);
    t.throws(() => dateOf(text), RangeError);
  }
});

test('parseDate accepts exactly the days of each month in the Gregorian calendar', async (t) => {
  const usual = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [year, leap] of [
    [1896, true],
    [1900, false],
    [2000, true],
    [2023, false],
    [2024, true],
    [4, true],
    [100, false],
  ] as const) {
    for (const [index, days] of usual.entries()) {
      const last = index === 1 && leap ? 29 : days;
      const month = `${`${year}`.padStart(4, '0')}-${`${index + 1}`.padStart(2, '0')}`;
      t.ok(parseDate(`${month}-${last}`).ok, `${month}-${last}`);
      t.notOk(parseDate(`${month}-${last + 1}`).ok, `${month}-${last + 1}`);
    }
  }
});

test('anything but YYYY-MM-DD is refused', async (t) => {
  const years = ['26-11-21', '10000-01-01', '+010000-01-01', '+010000-01', '-000001-01-01', '２０２６-11-21'];
  const forms = ['', '2026-1-1', '2026-11', '2026', '20261121', '21.11.2026', '2026-11-21T00:00:00Z', '2026-11-21Z'];
  const padded = [' 2026-11-21', '2026-11-21 ', '2026-11-21\n', 'today'];
  const types = [0, 20261121, null, undefined, new Date(0), ['2026-11-21']];
  const wrong = [...years, ...forms, ...padded, ...types];
  for (const raw of wrong) t.notOk(parseDate(raw).ok, JSON.stringify(raw));
});

test('daysBetween counts across months, leap days and centuries', async (t) => {
  t.equal(daysBetween(dateOf('2026-11-21'), dateOf('2026-11-21')), 0);
  t.equal(daysBetween(dateOf('2026-11-21'), dateOf('2026-11-22')), 1);
  t.equal(daysBetween(dateOf('2026-11-22'), dateOf('2026-11-21')), -1);
  t.equal(daysBetween(dateOf('2024-02-28'), dateOf('2024-03-01')), 2);
  t.equal(daysBetween(dateOf('2026-02-28'), dateOf('2026-03-01')), 1);
  t.equal(daysBetween(dateOf('2026-03-28'), dateOf('2026-03-30')), 2, 'a day of 23 hours is a day');
  t.equal(daysBetween(dateOf('0001-01-01'), dateOf('9999-12-31')), 3_652_058);
  t.equal(daysBetween(dateOf('0099-12-31'), dateOf('0100-01-01')), 1);
});

test('addDays crosses months and years, and throws for fractions and outside the years 1 to 9999', async (t) => {
  t.equal(addDays(dateOf('2026-12-31'), 1), '2027-01-01');
  t.equal(addDays(dateOf('2024-03-01'), -1), '2024-02-29');
  t.equal(addDays(dateOf('0100-01-01'), -1), '0099-12-31');
  t.equal(addDays(dateOf('9999-12-30'), 1), '9999-12-31');
  t.equal(addDays(dateOf('0001-01-02'), -1), '0001-01-01');
  for (const [date, days] of [
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['2026-11-21', 1e9],
    ['2026-11-21', 0.5],
    ['2026-11-21', NaN],
    ['2026-11-21', Infinity],
  ] as const) {
    t.throws(() => addDays(dateOf(date), days), RangeError, `${date} and ${days} days`);
  }
});

test('addDays and daysBetween are inverse to each other', async () => {
  fc.assert(
    fc.property(
      dates,
      dates,
      (a, b) => addDays(a, daysBetween(a, b)) === b && daysBetween(a, b) === -daysBetween(b, a),
    ),
  );
});

test('compareDates orders dates chronologically', async (t) => {
  fc.assert(fc.property(dates, dates, (a, b) => Math.sign(compareDates(a, b)) === Math.sign(daysBetween(b, a))));
  t.same([dateOf('2026-12-01'), dateOf('0999-01-01'), dateOf('2026-02-03')].sort(compareDates), [
    '0999-01-01',
    '2026-02-03',
    '2026-12-01',
  ]);
});

test('calendarDay changes at midnight of the time zone, in winter and in summer time', async (t) => {
  t.equal(berlinDay('2026-01-14T22:59:59.999Z'), '2026-01-14');
  t.equal(berlinDay('2026-01-14T23:00:00.000Z'), '2026-01-15');
  t.equal(berlinDay('2026-07-14T21:59:59.999Z'), '2026-07-14');
  t.equal(berlinDay('2026-07-14T22:00:00.000Z'), '2026-07-15');
  t.equal(berlinDay('2026-12-31T23:30:00.000Z'), '2027-01-01');
});

test('the day on which summer time begins has 23 hours', async (t) => {
  t.equal(berlinDay('2026-03-28T22:59:59.999Z'), '2026-03-28');
  t.equal(berlinDay('2026-03-28T23:00:00.000Z'), '2026-03-29');
  t.equal(berlinDay('2026-03-29T01:00:00.000Z'), '2026-03-29', 'the clock goes from 2 to 3');
  t.equal(berlinDay('2026-03-29T21:59:59.999Z'), '2026-03-29');
  t.equal(berlinDay('2026-03-29T22:00:00.000Z'), '2026-03-30');
});

test('the day on which summer time ends has 25 hours', async (t) => {
  t.equal(berlinDay('2026-10-24T21:59:59.999Z'), '2026-10-24');
  t.equal(berlinDay('2026-10-24T22:00:00.000Z'), '2026-10-25');
  t.equal(berlinDay('2026-10-25T00:30:00.000Z'), '2026-10-25', 'half past two, for the first time');
  t.equal(berlinDay('2026-10-25T01:30:00.000Z'), '2026-10-25', 'half past two, for the second time');
  t.equal(berlinDay('2026-10-25T22:59:59.999Z'), '2026-10-25');
  t.equal(berlinDay('2026-10-25T23:00:00.000Z'), '2026-10-26');
});

test('calendarDay returns different days for one instant in different time zones', async (t) => {
  const instant = new Date('2026-11-21T11:30:00Z');
  t.equal(calendarDay(instant, 'UTC'), '2026-11-21');
  t.equal(calendarDay(instant, 'Pacific/Kiritimati'), '2026-11-22');
  t.equal(calendarDay(instant, 'Etc/GMT+12'), '2026-11-20');
  t.equal(calendarDay(new Date('2011-12-30T09:59:59Z'), 'Pacific/Apia'), '2011-12-29');
  t.equal(calendarDay(new Date('2011-12-30T10:00:00Z'), 'Pacific/Apia'), '2011-12-31', 'Samoa had no 30 December 2011');
});

test('calendarDay changes at midnight also in repeated calls with other time zones', async (t) => {
  const day = (instant: string, timeZone: string) => calendarDay(new Date(instant), timeZone);
  for (let times = 0; times < 2; times++) {
    t.equal(day('2026-11-21T22:59:59.999Z', BERLIN), '2026-11-21');
    t.equal(day('2026-11-21T23:00:00Z', BERLIN), '2026-11-22');
    t.equal(day('2026-11-21T18:14:59Z', 'Asia/Kathmandu'), '2026-11-21', 'five hours and three quarters ahead');
    t.equal(day('2026-11-21T18:15:00Z', 'Asia/Kathmandu'), '2026-11-22');
    t.equal(day('1971-06-01T00:44:29Z', 'Africa/Monrovia'), '1971-05-31', 'until 1972 44 and a half minutes behind');
    t.equal(day('1971-06-01T00:44:30Z', 'Africa/Monrovia'), '1971-06-01');
  }
});

test('calendarDay in UTC returns the date of the ISO text', async () => {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => calendarDay(instant, 'UTC') === instant.toISOString().slice(0, 10)),
    { numRuns: 1000 },
  );
});

test('calendarDay throws for an invalid instant or time zone', async (t) => {
  t.throws(() => calendarDay(new Date(NaN), BERLIN), RangeError);
  t.throws(() => calendarDay(new Date(0), 'Europe/Bärlin'), RangeError);
});

test('isTimeZone accepts names of time zones and offsets, and nothing else', async (t) => {
  for (const name of [BERLIN, 'UTC', 'europe/berlin', 'America/Sao_Paulo', '+01:00']) t.ok(isTimeZone(name), name);
  for (const name of ['', ' ', 'Europe', 'Europe/Bärlin', 'Mars/Phobos', `${BERLIN} `]) t.notOk(isTimeZone(name), name);
});

test('isoWeekday numbers the days from 1 for Monday to 7 for Sunday', (t) => {
  t.same(
    ['2026-11-23', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => isoWeekday(dateOf(day))),
    [1, 6, 7, 1],
  );
  t.end();
});

test('a day begins at midnight in its time zone, also when the clocks change', (t) => {
  const begins = (day: string, zone: string) => dayBegins(dateOf(day), zone).toISOString();
  t.equal(begins('2026-03-29', 'Europe/Berlin'), '2026-03-28T23:00:00.000Z');
  t.equal(begins('2026-03-30', 'Europe/Berlin'), '2026-03-29T22:00:00.000Z');
  t.equal(begins('2026-01-01', 'Asia/Kathmandu'), '2025-12-31T18:15:00.000Z');
  t.equal(begins('2026-01-01', 'Pacific/Kiritimati'), '2025-12-31T10:00:00.000Z');
  t.equal(begins('2026-01-01', '-12:00'), '2026-01-01T12:00:00.000Z');
  // Here midnight did not exist: the clocks went from 0:00 to 1:00.
  t.equal(begins('2026-09-06', 'America/Santiago'), '2026-09-06T04:00:00.000Z');
  t.equal(begins('0001-01-01', 'America/New_York'), '0001-01-01T00:00:00.000Z');
  t.equal(begins('9999-12-31', 'Pacific/Kiritimati'), '9999-12-30T10:00:00.000Z');
  t.end();
});

test('timeOnDay finds the first instant at which clocks show a time or a later one', async (t) => {
  const at = (day: string, time: string, zone = BERLIN) => {
    const ends = dayBegins(addDays(dateOf(day), 1), zone);
    return timeOnDay(time, dayBegins(dateOf(day), zone), ends, zone).toISOString();
  };
  t.equal(at('2026-11-21', '07:05'), '2026-11-21T06:05:00.000Z');
  t.equal(at('2026-03-29', '01:59'), '2026-03-29T00:59:00.000Z');
  t.equal(at('2026-03-29', '02:00'), '2026-03-29T01:00:00.000Z', 'a skipped time');
  t.equal(at('2026-03-29', '02:59'), '2026-03-29T01:00:00.000Z');
  t.equal(at('2026-03-29', '03:01'), '2026-03-29T01:01:00.000Z');
  t.equal(at('2026-10-25', '02:30'), '2026-10-25T00:30:00.000Z', 'the first of two');
  t.equal(at('2026-10-25', '03:00'), '2026-10-25T02:00:00.000Z');
  t.equal(at('2026-10-25', '23:59'), '2026-10-25T22:59:00.000Z');
  t.equal(at('2026-03-29', '00:15', 'Asia/Beirut'), '2026-03-28T22:00:00.000Z', 'midnight is skipped');
  t.equal(at('2026-04-05', '01:45', 'Australia/Lord_Howe'), '2026-04-04T14:45:00.000Z', 'half an hour comes twice');
  t.end();
});

test('the hours of a day begin by the clock of its time zone, also when it changes', (t) => {
  const hours = (day: string, zone: string) => hoursOf(dateOf(day), zone).map((begin) => begin.toISOString());
  t.same(hours('2026-11-21', BERLIN).slice(0, 2), ['2026-11-20T23:00:00.000Z', '2026-11-21T00:00:00.000Z']);
  t.equal(hours('2026-11-21', BERLIN).length, 24);
  t.equal(hours('2026-03-29', BERLIN).length, 23, 'an hour is skipped');
  t.equal(hours('2026-10-25', BERLIN).length, 25, 'an hour comes twice');
  t.equal(hours('2026-11-21', 'Asia/Kolkata')[1], '2026-11-20T19:30:00.000Z', 'half an hour off');
  // Here the clock changes by half an hour, at 2:00: the hour from 1:00 lasts longer, or that from 2:30 is short.
  t.same(hours('2026-04-05', 'Australia/Lord_Howe').slice(1, 3), [
    '2026-04-04T14:00:00.000Z',
    '2026-04-04T15:30:00.000Z',
  ]);
  t.same(hours('2026-10-04', 'Australia/Lord_Howe').slice(2, 4), [
    '2026-10-03T15:30:00.000Z',
    '2026-10-03T16:00:00.000Z',
  ]);
  t.end();
});

test('a day ends when the next one begins, and the last day in UTC', (t) => {
  t.equal(dayEnds(dateOf('2026-10-25'), BERLIN).toISOString(), '2026-10-25T23:00:00.000Z');
  t.equal(dayEnds(dateOf('9999-12-31'), BERLIN).toISOString(), '9999-12-31T23:59:59.999Z');
  t.end();
});
