import { test } from 'tap';
import { stepsOf } from '../../src/inventory/lot/lot-steps.ts';

const movement = (id: string, of: object = {}) => ({
  id,
  type: 'RECEIVED' as const,
  stockBatchId: 'cold room',
  quantityAfter: 0,
  quantityUnit: 'KG',
  at: '2026-11-21T09:30:00.000Z',
  ...of,
});

test('the quantity of a lot is the sum over its stocks, in any units', (t) => {
  const steps = stepsOf([
    movement('in', { quantityAfter: 20.1 }),
    movement('away', { quantityAfter: 19.9, type: 'TRANSFERRED_OUT' }),
    movement('there', { quantityAfter: 200, quantityUnit: 'G', stockBatchId: 'counter', type: 'TRANSFERRED_IN' }),
    movement('sold', { quantityAfter: 0, quantityUnit: 'G', stockBatchId: 'counter', type: 'WRITTEN_OFF' }),
  ]);
  t.same(
    steps.map(({ total }) => total),
    ['20.1', '19.9', '20.1', '19.9'],
  );
  t.end();
});
