/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { card, type EntryOf } from '../today/card.ts';

export const procurementCards = {
  receiptsToInspect: card<EntryOf<'receiptsToInspect'>>({
    title: say`Receipts to inspect`,
    one: say`Receipt to inspect`,
    tone: 'warn',
    part: (of) => of.receiptsToInspect,
    to: ({ id }) => `/goods-receipts/${id}`,
    columns: [
      { field: 'receiptNumber', show: ({ receiptNumber }) => receiptNumber, isCode: true },
      { field: 'supplierName', title: say`Supplier`, show: ({ supplierName }) => supplierName },
      { field: 'articles', title: say`Articles`, show: ({ articleNames }) => articleNames.join(', '), isLong: true },
    ],
  }),
};
