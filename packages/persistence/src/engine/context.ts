/** What a context brings to the store. */
import type { Reads } from '@cleaver/domain';
import type { EntitySchema } from '@mikro-orm/core';
import type { MappingOf, Query } from './mapping.ts';
import type { Table } from './table.ts';

/**
 * For each port of special reads, a function that prepares them once, for the pool, replicas, snapshots and units of
 * work. It returns a function that makes the reader for a query.
 */
export type PreparedReads = {
  readonly [P in keyof Reads]: (mappingOf: MappingOf) => (query: Query) => Reads[P];
};

/** Rows of a table that expire. The sweep removes them. */
export interface Expiring {
  readonly table: string;
  /** The SQL condition of expired rows of `t`. */
  readonly where: string;
  /** Returns the value of `$1` in the condition. */
  readonly value: (now: Date) => unknown;
}

export interface StoredContext {
  /** The name of the context in the core, or `kernel`. */
  readonly name: string;
  /** The tables, one per kind. Referenced tables come first. */
  readonly tables: readonly Table[];
  /** The entities without a kind. */
  readonly records: readonly EntitySchema[];
  readonly reads: Partial<PreparedReads>;
  /** In the order of their removal. */
  readonly expiring: readonly Expiring[];
}
