import fc from 'fast-check';
import { test } from 'tap';
import { addDays, type CalendarDate, dateOf } from '../../src/kernel/calendar.ts';
import { contractOn, endedBefore, holdsOn, newestFirst } from '../../src/masterdata/contract-history.ts';

const FIRST = dateOf('2026-01-01');
const contract = (name: string, from: string | null, until: string | null) => ({
  ...{ name, validFrom: from === null ? null : dateOf(from), validUntil: until === null ? null : dateOf(until) },
});

test('holdsOn includes the first and the last day of a contract, and a null end is unlimited', async (t) => {
  const held = contract('a', '2026-03-01', '2026-03-31');
  t.same(
    ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => holdsOn(held, dateOf(day))),
    [...[false, true, true, false]],
  );
  t.ok(holdsOn(contract('b', null, null), dateOf('0001-01-01')));
});

test('a new contract ends all earlier ones on the day before, and drops those without a day left', async (t) => {
  const all = [
    contract('old', null, '2025-12-31'),
    contract('now', '2026-01-01', null),
    contract('later', '2026-07-01', null),
  ];
  t.same(endedBefore(all, dateOf('2026-06-01')), [all[0], { ...all[1], validUntil: '2026-05-31' }]);
  t.same(endedBefore(all, dateOf('2026-01-01')), [all[0]], 'its first day is taken');
  t.same(endedBefore(all, null), [], 'where it holds since ever, no day is left to the others');
  t.same(endedBefore(all, dateOf('0001-01-01')), []);
  t.same(
    all.toSorted(newestFirst).map(({ name }) => name),
    ['later', 'now', 'old'],
  );
});

test('every day has at most one contract, and contractOn returns the same one as a day-by-day oracle', async (t) => {
  const day = fc.nat(12).map((days) => addDays(FIRST, days));
  const set = fc.record({
    validFrom: fc.option(day, { freq: 6 }),
    length: fc.option(fc.nat(6), { freq: 4 }),
  });
  const step = fc.oneof({ weight: 4, arbitrary: set }, { weight: 1, arbitrary: fc.constant('remove' as const) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      type Held = {
        readonly id: number;
        readonly validFrom: CalendarDate | null;
        readonly validUntil: CalendarDate | null;
      };
      let held: readonly Held[] = [];
      const today = addDays(FIRST, 5);
      const days = Array.from({ length: 22 }, (_, at) => addDays(FIRST, at - 2));
      const oracle = new Map<CalendarDate, number>();
      for (const [id, step] of steps.entries()) {
        if (step === 'remove') {
          held = endedBefore(held, today);
          for (const each of days) if (each >= today) oracle.delete(each);
          continue;
        }
        const { validFrom, length } = step;
        const validUntil = length === null ? null : addDays(validFrom ?? FIRST, length);
        held = [...endedBefore(held, validFrom), { id, validFrom, validUntil }];
        for (const each of days) {
          if (validFrom !== null && each < validFrom) continue;
          if (validUntil === null || each <= validUntil) oracle.set(each, id);
          else oracle.delete(each);
        }
      }
      return days.every(
        (each) =>
          contractOn(held, each)?.id === oracle.get(each) && held.filter((one) => holdsOn(one, each)).length <= 1,
      );
    }),
  );
  t.pass();
});
