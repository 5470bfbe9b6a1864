import { test } from 'tap';
import { sensorValue } from '../../src/hygiene/reading/sensor-value.ts';
import { LongNumber } from '../../src/kernel/index.ts';

test('a value of a sensor is rounded to two places, half away from zero', async (t) => {
  t.equal(sensorValue(4.4375), '4.44');
  t.equal(sensorValue(4.005), '4.01', 'of the decimal that was sent, not of the double');
  t.equal(sensorValue(-4.005), '-4.01');
  t.equal(sensorValue(4.00499999), '4');
  t.equal(sensorValue(-0.004), '0');
  t.equal(sensorValue(1e-7), '0');
  t.equal(sensorValue(-1e-7), '0');
  t.equal(sensorValue(new LongNumber('4.00500000000000000001')), '4.01', 'with more digits than a double has');
  t.equal(sensorValue(new LongNumber('4.00499999999999999999')), '4');
});

test('a value outside -80 to 200 is not plausible', async (t) => {
  t.equal(sensorValue(-80), '-80');
  t.equal(sensorValue(200), '200');
  t.equal(sensorValue(-80.001), undefined, 'although it would be rounded to -80');
  t.equal(sensorValue(200.001), undefined);
  t.equal(sensorValue(1e300), undefined);
  t.equal(sensorValue(Number.POSITIVE_INFINITY), undefined, 'more than a double holds');
  t.equal(sensorValue(new LongNumber('99999999999999999999')), undefined);
});
