/** All ports of the core for a test, on a store in memory. */
import type { Ports } from '@cleaver/domain';
import type { AuditEntry } from '@cleaver/domain/kernel';
import { memoryAuditLog } from './audit/memory-audit-log.ts';
import { type Doubles, doubles, type TestClock, testIds } from './doubles.ts';
import { memoryStore } from './memory.ts';
import { memoryReads } from './memory-reads.ts';

export interface MemoryPorts extends Ports, Doubles {
  readonly clock: TestClock;
  /** The audit log, oldest first. */
  readonly audit: readonly AuditEntry[];
}

/** Returns complete ports on a new store. Each member of `overrides` replaces the port of its name. */
export function memoryPorts(): MemoryPorts;
export function memoryPorts<O extends Partial<Ports>>(overrides: O): Omit<MemoryPorts, keyof O> & O;
export function memoryPorts(overrides?: Partial<Ports>): Ports {
  const outside = doubles(overrides?.ids ?? (overrides?.clock && testIds(overrides.clock)));
  const { alone, ...store } = memoryStore(() => outside.ids.next());
  const reads = memoryReads(store.reader, store.audit);
  const ports: MemoryPorts = {
    ...store,
    auditLog: memoryAuditLog(store.audit),
    ...reads,
    atOneInstant: (work) => alone(() => work({ reader: store.reader, ...reads })),
    ...outside,
  };
  return { ...ports, ...overrides };
}
