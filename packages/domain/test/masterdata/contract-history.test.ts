import fc from 'fast-check';
import { test } from 'tap';
import { addDays, type CalendarDate, dateOf } from '../../src/kernel/values/calendar.ts';
import { moneyOf } from '../../src/kernel/values/decimal.ts';
import {
  contractOn,
  type HeldContract,
  holdsOn,
  newestFirst,
  withoutDays,
  withoutOld,
} from '../../src/masterdata/frame-contract/contract-history.ts';

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

const period = (from: string | null, until: string | null) => contract('new', from, until);
const shown = (all: readonly ReturnType<typeof contract>[]) =>
  all.map(({ name, validFrom, validUntil }) => `${name} ${validFrom} ${validUntil}`);

test('a new contract takes the days of its period from the others, and no other days', async (t) => {
  const all = [
    contract('old', null, '2025-12-31'),
    contract('now', '2026-01-01', '2026-06-30'),
    contract('later', '2026-07-01', null),
  ];
  const left = (from: string | null, until: string | null) => shown(withoutDays(all, period(from, until)));
  const [old, now, later] = shown(all);
  t.same(left('2026-01-01', '2026-06-30'), [old, later], 'set anew for its own days: the next one stays');
  t.same(left('2026-05-01', '2026-08-31'), [old, 'now 2026-01-01 2026-04-30', 'later 2026-09-01 null']);
  t.same(left('2026-02-01', '2026-02-28'), [old, 'now 2026-01-01 2026-01-31', later], 'the rest of it goes');
  t.same(left('2026-06-01', null), [old, 'now 2026-01-01 2026-05-31'], 'without an end');
  t.same(left(null, '2026-01-31'), ['now 2026-02-01 2026-06-30', later], 'without a beginning');
  t.same(left(null, null), []);
  t.same(left('0001-01-01', '2025-12-31'), [now, later]);
  t.same(left('2026-08-01', '9999-12-31'), [old, now, 'later 2026-07-01 2026-07-31']);
  t.same(
    all.toSorted(newestFirst).map(({ name }) => name),
    ['later', 'now', 'old'],
  );
});

test('contracts that others have cut before lose the days of the period, too', async (t) => {
  const b = contract('b', '2026-01-02', '2026-01-10');
  const a = contract('a', '2026-01-11', '2026-02-10');
  t.same(shown([...withoutDays([a], b), b]), [...shown([a, b])]);
  t.same(shown([...withoutDays([a, b], period('2026-01-06', '2026-01-21'))]), [
    'a 2026-01-22 2026-02-10',
    'b 2026-01-02 2026-01-05',
  ]);
});

test('old contracts are dropped when there is no room for them', async (t) => {
  const today = dateOf('2026-06-01');
  const held = (name: string, until: number | null, lines = 1): HeldContract => ({
    ...{ id: name, deliveryRhythm: 'WEEKLY', setBy: null, setAt: null, validFrom: null },
    validUntil: until === null ? null : addDays(today, until),
    lineItems: Array.from({ length: lines }, () => ({
      ...{ articleId: 'a', agreedPrice: moneyOf('1'), agreedQuantity: null, unit: null },
    })),
  });
  const kept = (all: readonly HeldContract[]) => withoutOld(all, today).map(({ id }) => id);
  const [running, recent, old] = [held('running', null, 600), held('recent', -31, 300), held('old', -32, 100)];
  t.same(kept([old, running, recent]), ['old', 'running', 'recent']);
  t.same(kept([held('older', -400, 1), old, running, recent]), ['old', 'running', 'recent']);
  t.same(kept([old, held('big', 300, 900), recent]), ['big', 'recent'], 'prices of the last 31 days stay');
  t.same(kept([held('big', 300, 2000)]), ['big']);
  const many = Array.from({ length: 150 }, (_, at) => held(`${at}`, -100 - at));
  t.same(kept(many).length, 100);
  t.equal(kept(many)[99], '99');
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
      let held: readonly (ReturnType<typeof contract> & { readonly id: number })[] = [];
      const today = addDays(FIRST, 5);
      const days = Array.from({ length: 24 }, (_, at) => addDays(FIRST, at - 2));
      // The oracle has the days of each contract.
      const daysOf = new Map<number, readonly CalendarDate[]>();
      const take = (from: CalendarDate | null, until: CalendarDate | null) => {
        for (const [id, own] of daysOf) {
          const [begin] = own;
          const beganBefore = begin !== undefined && from !== null && begin < from;
          const isIn = (each: CalendarDate) =>
            (from === null || each >= from) && (beganBefore || until === null || each <= until);
          daysOf.set(
            id,
            own.filter((each) => !isIn(each)),
          );
        }
      };
      for (const [id, step] of steps.entries()) {
        if (step === 'remove') {
          held = withoutDays(held, { validFrom: today, validUntil: null });
          take(today, null);
          continue;
        }
        const { validFrom, length } = step;
        const validUntil = length === null ? null : addDays(validFrom ?? FIRST, length);
        held = [...withoutDays(held, { validFrom, validUntil }), { id, name: '', validFrom, validUntil }];
        take(validFrom, validUntil);
        daysOf.set(
          id,
          days.filter((each) => holdsOn({ validFrom, validUntil }, each)),
        );
      }
      return days.every((each) => {
        const [expected] = [...daysOf].find(([, own]) => own.includes(each)) ?? [];
        return contractOn(held, each)?.id === expected && held.filter((one) => holdsOn(one, each)).length <= 1;
      });
    }),
  );
  t.pass();
});
