/** The file of open items. It only goes out, with a row for each customer. */
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { sumColumns } from '../invoice/money-sum.ts';
import { listOpenItems, type OpenItemsView, openItemsOutput } from './open-items-contracts.ts';

const SUMS = ['open', 'overdue'];
const END = ['oldestDueDate', 'invoices'];

export const openItemsFile = fileKind<OpenItemsView, undefined>({
  name: 'open-items',
  title: say`Open items`,
  columns: [
    ...shownColumns(openItemsOutput, ['customerName']),
    ...sumColumns(SUMS),
    ...shownColumns(openItemsOutput, END),
  ],
  example: {
    ...{ customerName: 'Gasthof Zur Post', open: '214.20', overdue: '29.21' },
    ...{ oldestDueDate: '2026-12-13', invoices: 2 },
  },
  list: listOpenItems,
  context: async () => undefined,
  rowsOf: (items) => [shownValues(items, ['customerName', ...SUMS, ...END])],
});
