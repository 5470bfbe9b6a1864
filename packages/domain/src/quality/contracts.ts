/** The operations of the context quality as data, for pages, the CLI and documents. Imports no handler and no port. */
export * from './recall-contracts.ts';
export * from './subjects.ts';
export * from './trace-contracts.ts';
