/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import type { Of } from '../shell/data/api.ts';
import { card } from '../today/card.ts';

export const procurementCards = {
  receiptsToInspect: card<Of<'TodayReceiptToInspect'>>({
    title: say`Receipts to inspect`,
    one: say`Receipt to inspect`,
    tone: 'warn',
    all: '/goods-receipts?inspection=DUE',
    part: (of) => of.receiptsToInspect,
    to: ({ id }) => `/goods-receipts/${id}`,
    columns: [
      { field: 'receiptNumber', show: ({ receiptNumber }) => receiptNumber, isCode: true },
      { field: 'supplierName', title: say`Supplier`, show: ({ supplierName }) => supplierName },
      { field: 'articles', title: say`Articles`, show: ({ articleNames }) => articleNames.join(', '), isLong: true },
    ],
  }),
};
