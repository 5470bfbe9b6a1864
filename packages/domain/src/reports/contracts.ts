/** The operations of reports as data, for pages, programs and documents. Loads no handler and no port. */
export * from './report-contracts.ts';
export * from './subjects.ts';
