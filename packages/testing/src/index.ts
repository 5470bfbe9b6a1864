/** The core's ports in memory, and shared helpers for tests of its adapters. Needs no test runner. */

export { writeSheet } from '@cleaver/files';
export * from './audit/memory-audit-log.ts';
export * from './doubles.ts';
export * from './inventory/goods.ts';
export * from './invoicing/sample-documents.ts';
export * from './memory.ts';
export * from './own-operations.ts';
export * from './ports.ts';
export * from './quality/memory-trace.ts';
