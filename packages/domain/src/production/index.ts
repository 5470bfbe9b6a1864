/** The public face of the context production. */

export * from './batch.ts';
export * from './batch-execution-operations.ts';
export * from './batch-operations.ts';
export * from './batch-plan.ts';
export * from './cutting.ts';
export * from './cutting-operations.ts';
export * from './execution.ts';
export * from './fefo.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './proposal.ts';
export * from './recipe.ts';
export * from './recipe-operations.ts';
export * from './recipe-requirements.ts';
export * from './refusals.ts';
export * from './run.ts';
export * from './run-documents.ts';
