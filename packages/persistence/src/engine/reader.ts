/** Reads outside of units of work. Converts rows to states, without locks and aggregates. */
import { Sessions, Users } from '@cleaver/domain/identity';
import { type AnyKind, KeptAnswers, pageOf, type Reader, unknownId } from '@cleaver/domain/kernel';
import { Values } from './child-mapping.ts';
import type { MappingOf, Query } from './mapping.ts';
import { readPage } from './pages.ts';
import { findById, findIn, findWhere } from './queries.ts';

/**
 * Kinds that are always read from the primary: users, sessions and idempotency records. Requests wait for these reads
 * first, so no replica may delay them. A read by id costs as little as the position check of a replica.
 */
const OF_THE_PRIMARY: ReadonlySet<AnyKind> = new Set<AnyKind>([Users, Sessions, KeptAnswers]);

/**
 * Returns a reader that uses two query functions. A replica may run the statements of `read`, but not those of `query`.
 */
export function sqlReader(query: Query, read: Query, mappingOf: MappingOf): Reader {
  const from = (kind: AnyKind): Query => (OF_THE_PRIMARY.has(kind) ? query : read);
  const find: Reader['find'] = async (kind, id) => {
    const mapping = mappingOf(kind);
    const [row] = await findById(from(kind), mapping, id);
    return row && mapping.state(row);
  };
  return {
    find,
    async get(kind, id) {
      const state = await find(kind, id);
      if (!state) throw unknownId(kind);
      return state;
    },
    async versioned(kind, id) {
      const mapping = mappingOf(kind);
      const [row] = await findById(from(kind), mapping, id, 'versioned');
      if (!row) throw unknownId(kind);
      return { state: mapping.state(row), version: row['rowVersion'] as number };
    },
    async where(kind, filter) {
      const mapping = mappingOf(kind);
      return (await findWhere(from(kind), mapping, filter)).map((row) => mapping.state(row));
    },
    async whereIn(kind, member, values) {
      const mapping = mappingOf(kind);
      return (await findIn(from(kind), mapping, member, values)).map((row) => mapping.state(row));
    },
    async page(kind, filter, request, without = []) {
      const mapping = mappingOf(kind);
      const values = new Values();
      const where = mapping.where(filter, values, request);
      if (where === undefined) return pageOf([], request, 0);
      const list = mapping.without(without);
      const { rows, total, after } = await readPage(from(kind), list, { where, values: values.all }, request);
      return pageOf(
        rows.map((row) => list.state(row)),
        request,
        total,
        after,
      );
    },
  };
}
