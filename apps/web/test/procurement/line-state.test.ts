import { test } from 'tap';
import { statesOf } from '../../src/procurement/line-state.ts';

type Line = Parameters<typeof statesOf>[0];

const NOW: Line = { status: 'ACCEPTED', lotId: 'l', undone: false, onHold: false, inspections: [] };
const inspected = (...results: readonly ('PASSED' | 'FAILED')[]): Pick<Line, 'inspections'> => ({
  inspections: results.map((result) => ({
    result,
    temperature: null,
    notes: '',
    inspectedBy: 'ines',
    inspectedAt: '',
  })),
});

test('a line shows its present state, not that at receipt', (t) => {
  t.same(statesOf(NOW), ['ACCEPTED']);
  t.same(statesOf({ ...NOW, onHold: true }), ['ON_HOLD'], 'blocked by hand since');
  t.same(statesOf({ ...NOW, onHold: true, ...inspected('FAILED') }), ['FAILED', 'ON_HOLD']);
  t.same(statesOf({ ...NOW, status: 'ON_HOLD', ...inspected('FAILED', 'PASSED') }), ['PASSED']);
  t.same(
    statesOf({ ...NOW, onHold: true, ...inspected('PASSED') }),
    ['ON_HOLD'],
    'passed, but held for another reason',
  );
  t.same(statesOf({ ...NOW, ...inspected('FAILED') }), ['ACCEPTED'], 'quality released it');
  t.same(statesOf({ ...NOW, status: 'REJECTED', lotId: null }), ['REJECTED']);
  t.same(statesOf({ ...NOW, undone: true, onHold: true }), ['UNDONE', 'ON_HOLD']);
  t.end();
});
