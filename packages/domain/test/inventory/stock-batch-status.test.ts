import fc from 'fast-check';
import { test } from 'tap';
import {
  batchesWith,
  meets,
  STOCK_BATCH_STATUSES,
  STOCK_CONDITIONS,
  shopDay,
  statusOf,
  stockBatchMachine,
} from '../../src/inventory/index.ts';
import { addDays, dateOf, daysBetween } from '../../src/kernel/index.ts';

const berlin = { shopTimeZone: 'Europe/Berlin' };

const statusAt = (instant: string, expiryDate: string, minimumShelfLifeDays: number | null = null, zone = berlin) =>
  statusOf(
    { condition: 'IN_STOCK', expiryDate: dateOf(expiryDate) },
    { today: shopDay(new Date(instant), zone), minimumShelfLifeDays },
  );

test('a batch is available to the end of its last day in the shop, and expired from the next midnight there', (t) => {
  for (const [day, lastInstant] of [
    ['2026-01-10', '2026-01-10T22:59:59.999Z'], // winter time, one hour ahead of UTC
    ['2026-07-10', '2026-07-10T21:59:59.999Z'], // summer time, two hours ahead of UTC
    ['2026-03-28', '2026-03-28T22:59:59.999Z'], // the night in which clocks go forward
    ['2026-03-29', '2026-03-29T21:59:59.999Z'], // a day of 23 hours
    ['2026-10-24', '2026-10-24T21:59:59.999Z'], // the night in which clocks go back
    ['2026-10-25', '2026-10-25T22:59:59.999Z'], // a day of 25 hours
    ['2026-12-31', '2026-12-31T22:59:59.999Z'],
    ['2028-02-29', '2028-02-29T22:59:59.999Z'],
  ] as const) {
    const midnight = new Date(Date.parse(lastInstant) + 1).toISOString();
    t.equal(statusAt(lastInstant, day), 'AVAILABLE', `${lastInstant} is still ${day}`);
    t.equal(statusAt(midnight, day), 'EXPIRED', `${midnight} is the day after ${day}`);
  }
  t.end();
});

test('the status of a batch follows the day in the time zone of the shop, not that of UTC or the machine', (t) => {
  const instant = '2026-01-10T23:30:00Z';
  t.equal(statusAt(instant, '2026-01-10'), 'EXPIRED', 'half past midnight in Berlin');
  t.equal(statusAt(instant, '2026-01-10', null, { shopTimeZone: 'UTC' }), 'AVAILABLE');
  t.equal(statusAt(instant, '2026-01-10', null, { shopTimeZone: 'America/New_York' }), 'AVAILABLE');
  t.equal(statusAt('2026-01-10T10:30:00Z', '2026-01-10', null, { shopTimeZone: 'Pacific/Auckland' }), 'AVAILABLE');
  t.equal(statusAt('2026-01-10T11:00:00Z', '2026-01-10', null, { shopTimeZone: 'Pacific/Auckland' }), 'EXPIRED');

  const { TZ } = process.env;
  t.teardown(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });
  for (const [machine, offset] of [
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 480],
  ] as const) {
    process.env['TZ'] = machine;
    t.equal(new Date(instant).getTimezoneOffset(), offset, 'the machine is there');
    t.equal(statusAt('2026-01-10T22:59:59.999Z', '2026-01-10'), 'AVAILABLE', machine);
    t.equal(statusAt('2026-01-10T23:00:00Z', '2026-01-10'), 'EXPIRED', machine);
  }
  t.end();
});

test('a batch is EXPIRING_SOON with fewer days left than the minimum shelf life of the stock, not with as many', (t) => {
  const noon = '2026-01-05T11:00:00Z';
  t.equal(statusAt(noon, '2026-01-12', 7), 'AVAILABLE', '7 days left of 7');
  t.equal(statusAt(noon, '2026-01-11', 7), 'EXPIRING_SOON', '6 days left of 7');
  t.equal(statusAt(noon, '2026-01-05', 7), 'EXPIRING_SOON', 'its last day');
  t.equal(statusAt(noon, '2026-01-04', 7), 'EXPIRED');
  t.equal(statusAt(noon, '2026-01-05', 1), 'EXPIRING_SOON');
  t.equal(statusAt(noon, '2026-01-06', 1), 'AVAILABLE');
  for (const none of [0, null]) t.equal(statusAt(noon, '2026-01-05', none), 'AVAILABLE', `no day counts with ${none}`);
  t.equal(statusAt(noon, '9999-12-31', 2_147_483_647), 'EXPIRING_SOON', 'no number of days is too large');
  t.equal(statusAt(noon, '9999-12-31', 3_000_000), 'EXPIRING_SOON');
  t.equal(statusAt(noon, '0001-01-01', 2_147_483_647), 'EXPIRED');
  t.end();
});

test('the statuses BLOCKED and DEPLETED do not depend on the expiry date', (t) => {
  for (const condition of ['BLOCKED', 'DEPLETED'] as const) {
    for (const expiryDate of ['2025-01-01', '2026-01-06', '2027-01-01']) {
      const shelfLife = { today: dateOf('2026-01-05'), minimumShelfLifeDays: 7 };
      t.equal(statusOf({ condition, expiryDate: dateOf(expiryDate) }, shelfLife), condition);
    }
  }
  t.end();
});

test('statusOf and batchesWith agree on exactly one status for every batch on every day', (t) => {
  const day = fc.integer({ min: 0, max: 3_652_058 }).map((days) => addDays(dateOf('0001-01-01'), days));
  const near = fc
    .tuple(fc.integer({ min: 500_000, max: 3_000_000 }), fc.integer({ min: -40, max: 40 }))
    .map(
      ([start, days]) => [addDays(dateOf('0001-01-01'), start), addDays(dateOf('0001-01-01'), start + days)] as const,
    );
  const minimum = fc.option(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2_147_483_647 })));
  fc.assert(
    fc.property(
      fc.oneof(near, fc.tuple(day, day)),
      minimum,
      fc.constantFrom(...STOCK_CONDITIONS),
      ([today, expiryDate], minimumShelfLifeDays, condition) => {
        const batch = { condition, expiryDate };
        const holding = STOCK_BATCH_STATUSES.filter((status) =>
          meets(batch, batchesWith(status, minimumShelfLifeDays), today),
        );
        const left = daysBetween(today, expiryDate);
        const fresh = left < 0 ? 'EXPIRED' : left < (minimumShelfLifeDays ?? 0) ? 'EXPIRING_SOON' : 'AVAILABLE';
        const expected = condition === 'IN_STOCK' ? fresh : condition;
        return (
          holding.length === 1 &&
          holding[0] === expected &&
          statusOf(batch, { today, minimumShelfLifeDays }) === expected
        );
      },
    ),
    { numRuns: 2000 },
  );
  t.end();
});

test('stockBatchMachine allows only the listed transitions, and refuses all others', (t) => {
  const allowed = {
    ...{ 'IN_STOCK block': 'BLOCKED', 'BLOCKED unblock': 'IN_STOCK' },
    ...{ 'IN_STOCK deplete': 'DEPLETED', 'BLOCKED deplete': 'DEPLETED' },
    ...{ 'DEPLETED refill': 'IN_STOCK', 'DEPLETED refill blocked': 'BLOCKED' },
  };
  const done = STOCK_CONDITIONS.flatMap((from) =>
    (['block', 'unblock', 'deplete', 'refill', 'refill blocked'] as const).flatMap((verb) => {
      try {
        return [[`${from} ${verb}`, stockBatchMachine.move(from, verb)]];
      } catch (error) {
        t.match(error, { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' });
        return [];
      }
    }),
  );
  t.same(Object.fromEntries(done), allowed);
  t.end();
});
