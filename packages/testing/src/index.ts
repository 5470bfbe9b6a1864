/** The core's ports in memory, and shared helpers for tests of its adapters. Needs no test runner. */
export * from './goods.ts';
export * from './memory.ts';
export * from './memory-audit-log.ts';
export * from './memory-trace.ts';
export * from './own-operations.ts';
export * from './ports.ts';
