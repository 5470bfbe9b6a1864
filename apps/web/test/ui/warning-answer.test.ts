import { test } from 'tap';
import { answerTo, type Warnings, withAnswer } from '../../src/ui/form/warning-answer.ts';

const warning = (code: string, line: number): Warnings[number] => ({ code, line, message: code });

test('answerTo acknowledges all codes once, except for the count of lines whose goods were gone', (t) => {
  const warnings = [warning('COUNTED_SINCE', 1), warning('COUNTED_SINCE', 2), warning('REMAINING_LIFE', 1)];
  t.same(answerTo(warnings, 'x', [1]), {
    gone: [1],
    acknowledge: { codes: ['COUNTED_SINCE', 'REMAINING_LIFE'], reason: 'x' },
  });
  t.same(answerTo(warnings, 'x', [1, 2]), { gone: [1, 2], acknowledge: { codes: ['REMAINING_LIFE'], reason: 'x' } });
  t.same(answerTo(warnings.slice(0, 2), 'x', [1, 2]), { gone: [1, 2], acknowledge: undefined });
  t.same(answerTo([warning('OVER_CALL', 1)], 'x'), { gone: [], acknowledge: { codes: ['OVER_CALL'], reason: 'x' } });
  t.end();
});

test('withAnswer marks the lines whose goods were gone, and adds the acknowledgement', (t) => {
  const body = { customerId: 'c', lines: [{ stockBatchId: 'a' }, { stockBatchId: 'b' }] };
  const acknowledge = { codes: ['X'], reason: 'y' };
  t.strictSame(withAnswer(body, { gone: [] }), body);
  t.strictSame(withAnswer(body, { gone: [2], acknowledge }), {
    customerId: 'c',
    lines: [{ stockBatchId: 'a' }, { stockBatchId: 'b', alreadyCounted: true }],
    acknowledge,
  });
  t.strictSame(withAnswer({ reason: 'r' }, { gone: [], acknowledge }), { reason: 'r', acknowledge });
  t.end();
});
