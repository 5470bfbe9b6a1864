/** The public interface of the context production. */

export * from './batch.ts';
export { lacksOf } from './batch-execution-handlers.ts';
export * from './batch-plan.ts';
export * from './contracts.ts';
export * from './cutting.ts';
export * from './cutting-scheme.ts';
export * from './cutting-shares.ts';
export * from './execution.ts';
export * from './fefo.ts';
export * from './permissions.ts';
export * from './plan-days.ts';
export * from './ports.ts';
export * from './proposal.ts';
export * from './recipe.ts';
export * from './recipe-mass.ts';
export * from './recipe-requirements.ts';
export * from './refusals.ts';
export * from './run.ts';
export * from './run-documents.ts';
export * from './unusual.ts';
