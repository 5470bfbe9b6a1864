/** What tests of the core and of its adapters share. */
export * from './contract.ts';
export * from './goods.ts';
export * from './memory.ts';
export * from './memory-audit-log.ts';
export * from './memory-trace.ts';
export * from './ports.ts';
