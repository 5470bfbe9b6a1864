import { test } from 'tap';
import { movedTo } from '../../src/production/batch/plan-days.ts';

test('movedTo keeps the shelf life of a batch on another day', (t) => {
  const plan = { productionDate: '2026-12-30', bestBeforeDate: '2027-01-20' };
  t.same(movedTo(plan, '2027-01-02'), { productionDate: '2027-01-02', bestBeforeDate: '2027-01-23' });
  t.same(movedTo(plan, '2026-12-28'), { productionDate: '2026-12-28', bestBeforeDate: '2027-01-18' });
  t.end();
});
