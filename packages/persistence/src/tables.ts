import type { EntitySchema } from '@mikro-orm/core';
import { STORED } from './contexts.ts';
import type { Table } from './engine/table.ts';

/** The tables, one per kind of aggregate. */
export const tables: readonly Table[] = STORED.flatMap((context): readonly Table[] => context.tables);

/** All entities: the entities of the tables, and the entities without a kind. */
export const records: readonly EntitySchema[] = [
  ...tables.flatMap(({ record, children }) => [record, ...children.map((child) => child.record)]),
  ...STORED.flatMap((context): readonly EntitySchema[] => context.records),
];
