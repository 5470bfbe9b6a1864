/** The operations of today as data, for pages, programs and documents. Loads no handler and no port. */
export * from './subjects.ts';
export * from './today-contracts.ts';
