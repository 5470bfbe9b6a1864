import { test } from 'tap';
import { isDone } from '../../src/production/index.ts';
import { DEFAULT_SCALE_STEPS } from '../../src/settings/index.ts';

const done = (quantity: string, open: string, uom = 'KG'): boolean =>
  isDone({ quantity, open, uom }, DEFAULT_SCALE_STEPS);

test('a component is done when at most 1 % of its planned quantity is missing', (t) => {
  t.ok(done('21.052632', '0'));
  t.ok(done('21.052632', '0.052632'), '21 kg of 21.052632 kg');
  t.ok(done('20', '0.2'));
  t.notOk(done('20', '0.200001'));
  t.notOk(done('378.947', '378.947', 'g'), 'nothing is in');
  t.end();
});

test('a component is done when at most half a step of the scale is missing, but not before anything is in', (t) => {
  t.ok(done('2.4', '0.4', 'g'), 'the scale shows 2 g');
  t.notOk(done('2.8', '0.8', 'g'));
  t.notOk(done('0.4', '0.4', 'g'));
  t.end();
});

test('volumes and lengths have the tolerance of 1 %, pieces and packages none', (t) => {
  t.ok(done('2', '0.02', 'L'));
  t.notOk(done('2', '0.03', 'L'));
  t.ok(done('100', '1', 'M'));
  t.notOk(done('200', '1', 'PIECE'));
  t.notOk(done('200', '1', 'CRATE'));
  t.end();
});
