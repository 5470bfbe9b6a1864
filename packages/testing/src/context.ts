/** What a context brings to the store in memory and to the contract suite of the stores. */
import type { Reads } from '@cleaver/domain';
import type { AuditEntry, Reader } from '@cleaver/domain/kernel';
import type { Test } from 'tap';
import type { Stored } from './contract/samples.ts';

/** For each port of special reads, a function that makes them in memory. `audit` is the live audit log. */
export type MemoryReads = {
  readonly [P in keyof Reads]: (reader: Reader, audit: readonly AuditEntry[]) => Reads[P];
};

/** Parts of the contract suite, by title. */
export type Parts = Readonly<Record<string, (t: Test, stored: Stored) => Promise<void>>>;

export interface TestedContext {
  /** The name of the context in the core. */
  readonly name: string;
  readonly reads: Partial<MemoryReads>;
  /** Loads the context's parts of the contract suite. The store in memory does not need them. */
  readonly parts: () => Promise<{ readonly PARTS: Parts }>;
}
