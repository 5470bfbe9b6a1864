/**
 * The operations of the context production as data, for pages, the CLI and documents. Exports no handler and no port.
 */
export * from './batch/batch-contracts.ts';
export * from './batch/batch-execution-contracts.ts';
export * from './batch/batch-points.ts';
export * from './cutting/cutting-contracts.ts';
export * from './cutting/cutting-scheme-contracts.ts';
export * from './recipe/recipe-contracts.ts';
export * from './recipe/recipe-outputs.ts';
export * from './run/run-outputs.ts';
export * from './subjects.ts';
