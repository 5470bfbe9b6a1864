/** The reads of all contexts in memory. */
import type { Reads } from '@cleaver/domain';
import { type AuditEntry, merged, type Reader } from '@cleaver/domain/kernel';
import type { MemoryReads } from './context.ts';
import { TESTED } from './contexts.ts';

/** The reads of all contexts. A port without reads does not compile. */
const READS: MemoryReads = merged(TESTED.map(({ reads }) => reads));

export const memoryReads = (reader: Reader, audit: readonly AuditEntry[]): Reads =>
  Object.fromEntries(Object.entries(READS).map(([port, of]) => [port, of(reader, audit)])) as unknown as Reads;
