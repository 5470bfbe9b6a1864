import { test } from 'tap';
import { isUndoable, stepsOf } from '../../src/inventory/lot-steps.ts';

const movement = (id: string, of: Partial<Parameters<typeof isUndoable>[0]> = {}) => ({
  id,
  postingId: `posting of ${id}`,
  type: 'RECEIVED' as const,
  stockBatchId: 'cold room',
  quantityAfter: 0,
  quantityUnit: 'KG',
  at: '2026-11-21T09:30:00.000Z',
  reversesId: null,
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

test('a movement of goods can be undone once', (t) => {
  const undone = movement('undone');
  const all = [
    undone,
    movement('undo', { type: 'REVERSED', reversesId: 'undone' }),
    movement('block', { type: 'BLOCKED' }),
    movement('old', { postingId: null }),
    movement('out', { type: 'DISPATCHED' }),
  ];
  t.same(
    all.filter((one) => isUndoable(one, all)).map(({ id }) => id),
    ['out'],
  );
  t.end();
});
