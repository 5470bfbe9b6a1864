/**
 * The operations of the context production as data, for pages, the CLI and documents. Exports no handler and no port.
 */
export * from './batch-contracts.ts';
export * from './batch-execution-contracts.ts';
export * from './cutting-contracts.ts';
export * from './cutting-scheme-contracts.ts';
export * from './recipe-contracts.ts';
export * from './recipe-outputs.ts';
export * from './run-outputs.ts';
export * from './subjects.ts';
