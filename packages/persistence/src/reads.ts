/** Implements the reads of all contexts in SQL. */
import type { Reads } from '@cleaver/domain';
import { merged } from '@cleaver/domain/kernel';
import { STORED } from './contexts.ts';
import type { PreparedReads } from './engine/context.ts';
import type { MappingOf, Query } from './engine/mapping.ts';

/** The reads of all contexts. A port without reads does not compile. */
const READS: PreparedReads = merged(STORED.map(({ reads }) => reads));

/** Prepares the reads once. Returns a function that makes the readers for a query. */
export function sqlReads(mappingOf: MappingOf): (query: Query) => Reads {
  const prepared = Object.entries(READS).map(([port, prepare]) => [port, prepare(mappingOf)] as const);
  return (query) => Object.fromEntries(prepared.map(([port, of]) => [port, of(query)])) as unknown as Reads;
}
