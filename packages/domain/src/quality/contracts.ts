/**
 * The operations of the context quality as data, for pages, the CLI and documents. The contracts import no handler and
 * no port directly.
 */
export * from './legal-limits/legal-limits-contracts.ts';
export * from './recall/recall-contracts.ts';
export * from './subjects.ts';
export * from './trace/trace-contracts.ts';
