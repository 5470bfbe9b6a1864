/** The file of invoices and credit notes. It only goes out, with a row for each document. */
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { type ListedInvoice, listedInvoiceOutput, listInvoices } from './invoice-contracts.ts';
import { sumColumns } from './money-sum.ts';

const HEAD = ['invoiceNumber', 'type', 'kind', 'issueDate', 'dueDate', 'customerName', 'supplyFrom', 'supplyUntil'];
const SUMS = ['net', 'tax', 'gross', 'openAmount'];
const END = ['status', 'overdue'];

export const invoiceFile = fileKind<ListedInvoice, undefined>({
  name: 'invoices',
  title: say`Invoices`,
  columns: [...shownColumns(listedInvoiceOutput, HEAD), ...sumColumns(SUMS), ...shownColumns(listedInvoiceOutput, END)],
  example: {
    ...{ invoiceNumber: 'RE-2026-00001', type: 'INVOICE', issueDate: '2026-11-29', dueDate: '2026-12-13' },
    ...{ customerName: 'Gasthof Zur Post', supplyFrom: '2026-11-23', supplyUntil: '2026-11-27' },
    ...{ net: '27.30', tax: '1.91', gross: '29.21', openAmount: '29.21', status: 'OPEN', overdue: false },
  },
  list: listInvoices,
  context: async () => undefined,
  rowsOf: (document) => [shownValues(document, [...HEAD, ...SUMS, ...END])],
});
