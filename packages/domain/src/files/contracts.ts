/** The operations on files as data, for pages, programs and documents. Loads no handler and no port. */
export * from './files-contracts.ts';
export * from './refusals.ts';
export * from './subjects.ts';
