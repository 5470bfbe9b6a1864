/** The operations of the context invoicing as data, for pages, programs and documents. Exports no handler and no port. */
export * from './invoice/invoice-contracts.ts';
export * from './journal/journal-contracts.ts';
export * from './open-items/open-items-contracts.ts';
export * from './payment/payment-contracts.ts';
export * from './subjects.ts';
