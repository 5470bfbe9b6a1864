/** What tests of the core and of its adapters share. */
export * from './contract.ts';
export * from './memory.ts';
export * from './memory-audit-log.ts';
export * from './ports.ts';
