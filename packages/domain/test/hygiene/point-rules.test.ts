import { test } from 'tap';
import type { Measure, PointScope } from '../../src/hygiene/check/check.ts';
import { pointFaults, type RuledMembers } from '../../src/hygiene/control-point/point-rules.ts';

const SENSOR = { deviceId: 'd', channel: '1', minutes: 5 };
const LIMITS = { min: null, max: '7' };

const fields = (scope: PointScope, measure: Measure, given: RuledMembers, isNew?: boolean) =>
  pointFaults({ scope, measure }, given, isNew).map(({ field }) => field);

test('scope and measure decide which members a control point has', async (t) => {
  const shop = { storageLocationId: 'l', schedule: { every: 'DAY', times: [] }, sensor: SENSOR } as const;
  const batch = { productKinds: ['MEAT'], articleIds: ['a'] };
  t.strictSame(fields('SHOP', 'TEMPERATURE', { ...shop, limits: LIMITS }), []);
  t.strictSame(fields('BATCH', 'TEMPERATURE', { ...batch, limits: LIMITS }), []);
  t.strictSame(fields('SHOP', 'TEMPERATURE', { ...batch, limits: LIMITS }), ['productKinds', 'articleIds']);
  t.strictSame(fields('BATCH', 'TEMPERATURE', { ...shop, limits: LIMITS }), [
    'storageLocationId',
    'schedule',
    'sensor',
  ]);
  t.strictSame(fields('SHOP', 'PH', { sensor: SENSOR, limits: LIMITS }), ['sensor']);
  t.strictSame(fields('SHOP', 'PH', { productKinds: [], articleIds: [], sensor: null, limits: LIMITS }), []);
});

test('a control point has limits in the range of its measure, but a check has none', async (t) => {
  t.strictSame(fields('SHOP', 'CHECK', {}), []);
  t.strictSame(fields('SHOP', 'CHECK', { limits: LIMITS }), ['limits']);
  for (const limits of [undefined, null]) t.strictSame(fields('SHOP', 'TEMPERATURE', { limits }), ['limits']);
  t.strictSame(fields('SHOP', 'TEMPERATURE', {}, false), [], 'a change may leave them out');
  t.strictSame(fields('SHOP', 'TEMPERATURE', { limits: null }, false), ['limits'], 'but not take them away');
  for (const [measure, limits, isGood] of [
    ['TEMPERATURE', { min: '-273.15', max: '1000' }, true],
    ['TEMPERATURE', { min: '-273.16', max: null }, false],
    ['TEMPERATURE', { min: null, max: '1000.001' }, false],
    ['PH', { min: '0', max: '14' }, true],
    ['PH', { min: '-0.001', max: '14' }, false],
    ['PH', { min: null, max: '14.001' }, false],
  ] as const)
    t.strictSame(
      fields('BATCH', measure, { limits }),
      isGood ? [] : ['limits'],
      `${measure} ${JSON.stringify(limits)}`,
    );
});
