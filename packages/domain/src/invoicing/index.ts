/** The public interface of the context invoicing. */
export * from './contracts.ts';
export * from './document/document.ts';
export * from './invoice/invoice.ts';
export * from './invoice/number-series.ts';
export * from './payment/payment.ts';
export * from './ports.ts';
export * from './refusals.ts';
