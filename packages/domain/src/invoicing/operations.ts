/** The operations of invoicing in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { invoiceTag } from './invoice/invoice-contracts.ts';
import { openItemsTag } from './open-items/open-items-contracts.ts';
import { invoicingOperationsGerman } from './operations-german.ts';
import { paymentTag } from './payment/payment-contracts.ts';

export const invoicingOperations: Operations = {
  name: 'invoicing',
  tags: [invoiceTag, paymentTag, openItemsTag],
  german: invoicingOperationsGerman,
};
