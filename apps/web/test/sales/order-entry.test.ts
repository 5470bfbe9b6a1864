/** Tests the rows of an order during entry. */
import { test } from 'tap';
import { type Entry, entriesOf, keptPrice, linesOf, withLines } from '../../src/sales/order/order-entry.ts';

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

test('a row keeps the frozen or manual price of its line, except for a new line', async (t) => {
  const manualPrice = { amount: 9.9, per: 'KG', reason: 'complaint' } as const;
  const list = { amount: 12, per: 'KG', source: 'LIST', reason: null } as const;
  const line = (price: object | null, manual: object | null) => ({
    ...{ line: 1, articleId: 'ham', quantityAmount: '2', quantityUnit: 'KG', note: '', status: 'OPEN' },
    ...{ price, manualPrice: manual },
  });
  const priceOf = (of: object, { byWeight = true, isCopy = false } = {}) => {
    const [entry] = entriesOf({ lines: [of] } as Parameters<typeof entriesOf>[0], ',', isCopy);
    return entry && keptPrice(entry, byWeight);
  };
  t.match(priceOf(line(list, null)), list, 'frozen');
  t.match(priceOf(line(null, manualPrice)), { ...manualPrice, source: 'MANUAL' });
  t.equal(priceOf(line(null, null)), undefined, 'a draft without a manual price has none yet');
  t.equal(priceOf(line(list, manualPrice), { byWeight: false }), undefined, 'pieces instead of a weight');
  t.equal(priceOf(line(list, manualPrice), { isCopy: true }), undefined, 'a copy');
});
