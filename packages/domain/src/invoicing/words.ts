/** English words for names in the code of the context `invoicing` (`kernel/contract/words.ts`). German: `german.ts`. */
import type { Words } from '../kernel/contract/words.ts';

export const invoicingWords = {
  fields: {
    billing: 'Billing',
    billedLines: 'Billed deliveries',
    corrects: 'Corrects',
    correctsId: 'Corrects',
    deliveryIds: 'Deliveries',
    invoiceId: 'Invoice',
    invoiceLine: 'Line of the invoice',
    issuedFrom: 'Issued from',
    issuedUntil: 'Issued until',
    overdue: 'Overdue',
    supplyFrom: 'Supplied from',
    supplyUntil: 'Supplied until',
    xml: 'E-invoice',
    xmlProfile: 'Kind of e-invoice',
  },
  choices: {
    ALLOWANCE: 'Price allowance',
    CANCELLATION: 'Cancellation',
    CREDIT_NOTE: 'Credit note',
    EN16931: 'ZUGFeRD',
    INVOICE: 'Invoice',
    RETURN: 'Returned goods',
    SETTLED: 'Settled',
  },
  verbs: { 'payment.book': 'booked a payment', 'payment.cancel': 'cancelled a payment' },
  actions: {
    'invoice.issue': 'issue an invoice',
    'invoice.credit': 'issue a credit note',
    'payment.cancel': 'cancel a payment',
  },
} as const satisfies Words;
