/** The file of payments. It only goes out, with a row for each invoice that a payment pays. */
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { sumColumns } from '../invoice/money-sum.ts';
import { listPayments, type PaymentView, paymentItemOutput, paymentOutput } from './payment-contracts.ts';

const HEAD = ['bookedOn', 'customerName', 'reference'];
const ITEM = ['invoiceNumber'];
const SUMS = ['amount', 'discount'];
const END = ['status', 'createdBy', 'createdAt', 'cancelledBy', 'cancelledAt', 'cancelReason'];

export const paymentFile = fileKind<PaymentView, undefined>({
  name: 'payments',
  title: say`Payments`,
  columns: [
    ...shownColumns(paymentOutput, HEAD),
    ...shownColumns(paymentItemOutput, ITEM),
    ...sumColumns(SUMS),
    ...shownColumns(paymentOutput, END),
  ],
  example: {
    ...{ bookedOn: '2026-12-07', customerName: 'Gasthof Zur Post', reference: 'RE-2026-00001 abzgl. 2 % Skonto' },
    ...{ invoiceNumber: 'RE-2026-00001', amount: '28.63', discount: '0.58', status: 'BOOKED' },
  },
  list: listPayments,
  context: async () => undefined,
  rowsOf: ({ items, ...head }) =>
    items.map((item) => ({ ...shownValues(head, [...HEAD, ...END]), ...shownValues(item, [...ITEM, ...SUMS]) })),
});
