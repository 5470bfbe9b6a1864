/** The public interface of the context quality. */

export * from './contracts.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './recall/recall.ts';
export * from './recall/recall-list.ts';
export * from './recall/recall-status.ts';
export * from './recall/reconciliation.ts';
export * from './refusals.ts';
export * from './stored-records.ts';
export * from './trace/trace.ts';
export * from './trace/trace-graph.ts';
export * from './trace/trace-reading.ts';
