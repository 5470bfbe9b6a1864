/** Tests the rows of an order during entry. */
import { test } from 'tap';
import { type Entry, entriesOf, linesOf, withLines } from '../../src/sales/order-entry.ts';

test('a copy omits the closed lines of an order, and has all lines of a cancelled order', async (t) => {
  const line = (number: number, status: 'OPEN' | 'CLOSED') => ({
    ...{ line: number, articleId: `article ${number}`, quantityAmount: '2', quantityUnit: 'KG', note: '', status },
  });
  const copied = (...lines: readonly ReturnType<typeof line>[]) =>
    entriesOf({ lines } as Parameters<typeof entriesOf>[0], ',', true).map(({ articleId }) => articleId);
  t.same(copied(line(1, 'CLOSED'), line(2, 'OPEN')), ['article 2']);
  t.same(copied(line(1, 'CLOSED'), line(2, 'CLOSED')), ['article 1', 'article 2']);
});

test('a row that becomes a later line of the stored order does not take the line of the row below it', async (t) => {
  const stored = (...lines: readonly (readonly [line: number, articleId: string])[]) =>
    ({
      lines: lines.map(([line, articleId]) => ({ line, articleId, quantityUnit: 'KG', status: 'OPEN' })),
    }) as unknown as Parameters<typeof withLines>[2];
  const row = (articleId: string, text: string): Entry => ({ id: articleId, articleId, text });
  const placed: readonly Entry[] = [row('ham', '2 kg'), row('lard', ''), row('veal', '3 kg')];
  const first = withLines(
    placed,
    linesOf(placed, () => null),
    stored([1, 'ham'], [2, 'veal']),
  );
  // The confirmation is refused, and the customer also wants lard, whose row is the second one.
  const more = first.map((entry) => (entry.articleId === 'lard' ? { ...entry, text: '9 kg' } : entry));
  const sent = linesOf(more, () => null);
  t.match(sent.lines, [{ line: 1 }, { articleId: 'lard', quantityAmount: '9' }, { line: 2, quantityAmount: '3' }]);
  const second = withLines(more, sent, stored([1, 'ham'], [2, 'veal'], [3, 'lard']));
  t.match(linesOf(second, () => null).lines, [
    { line: 1, quantityAmount: '2' },
    { line: 3, quantityAmount: '9' },
    { line: 2, quantityAmount: '3' },
  ]);
});
