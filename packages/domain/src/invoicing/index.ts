/** The public interface of the context invoicing. */
export * from './contracts.ts';
export * from './document/document.ts';
export { amountProblems } from './document/document-proof.ts';
export * from './due/due-documents.ts';
export * from './due/periods.ts';
export { eInvoiceXml } from './e-invoice/e-invoice.ts';
export * from './invoice/invoice.ts';
export * from './invoice/invoice-view.ts';
export { hashedText } from './invoice/issuing.ts';
export * from './invoice/number-series.ts';
export * from './journal/journal.ts';
export * from './journal/ports.ts';
export * from './paper/giro-code.ts';
export * from './paper/invoice-paper.ts';
export * from './paper/open-items-statement.ts';
export * from './payment/payment.ts';
export * from './ports.ts';
export * from './refusals.ts';
