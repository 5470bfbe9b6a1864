/** The public interface of the context quality. */
export * from './canonical-json.ts';
export * from './contracts.ts';
export * from './look.ts';
export * from './permissions.ts';
export * from './ports.ts';
export * from './recall.ts';
export * from './recall-list.ts';
export * from './reconciliation.ts';
export * from './refusals.ts';
export * from './trace.ts';
export * from './trace-graph.ts';
export * from './trace-reading.ts';
