/** The public interface of the context production. */

export * from './batch/batch.ts';
export { lacksOf } from './batch/batch-execution-handlers.ts';
export * from './batch/batch-plan.ts';
export * from './batch/batch-status.ts';
export * from './batch/execution.ts';
export * from './batch/plan-days.ts';
export * from './batch/proposal.ts';
export * from './contracts.ts';
export * from './cutting/cutting.ts';
export * from './cutting/cutting-scheme.ts';
export * from './cutting/cutting-shares.ts';
export * from './cutting/cutting-status.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './recipe/recipe.ts';
export * from './recipe/recipe-cooking.ts';
export { RECIPES_BELOW_MAX } from './recipe/recipe-graph.ts';
export * from './recipe/recipe-mass.ts';
export * from './recipe/recipe-requirements.ts';
export * from './recipe/recipe-shares.ts';
export * from './recipe/recipe-status.ts';
export * from './refusals.ts';
export * from './run/fefo.ts';
export * from './run/result-warnings.ts';
export * from './run/run.ts';
export * from './run/run-documents.ts';
export * from './run/run-parts.ts';
