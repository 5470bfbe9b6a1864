import { test } from 'tap';
import { openRows, type Result } from '../../src/ui/list/row-results.ts';

test('openRows returns refused records and records without a result, and leaves out the others', (t) => {
  const results = new Map<string, Result>([
    ['a', 'done'],
    ['b', { refusal: 'Blocked' }],
    ['c', 'waiting'],
  ]);
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  t.same(openRows(rows, results), [{ id: 'b' }, { id: 'd' }]);
  t.end();
});
