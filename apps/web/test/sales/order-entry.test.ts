/** Tests the rows of an order during entry. */
import { test } from 'tap';
import { entriesOf } from '../../src/sales/order-entry.ts';

test('a copy omits the closed lines of an order, and has all lines of a cancelled order', async (t) => {
  const line = (number: number, status: 'OPEN' | 'CLOSED') => ({
    ...{ line: number, articleId: `article ${number}`, quantityAmount: '2', quantityUnit: 'KG', note: '', status },
  });
  const copied = (...lines: readonly ReturnType<typeof line>[]) =>
    entriesOf({ lines } as Parameters<typeof entriesOf>[0], ',', true).map(({ articleId }) => articleId);
  t.same(copied(line(1, 'CLOSED'), line(2, 'OPEN')), ['article 2']);
  t.same(copied(line(1, 'CLOSED'), line(2, 'CLOSED')), ['article 1', 'article 2']);
});
