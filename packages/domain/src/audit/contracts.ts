/** The operations of audit as data, for pages, programs and documents. Loads no handler and no port. */
export * from './audit-log-contracts.ts';
export * from './subjects.ts';
