/** Reading outside of units of work: rows to states, no locks, no aggregates. */
import { pageOf, type Reader, unknownId } from '@cleaver/domain';
import { Values } from './mapping.ts';
import { type Query, readPage } from './pages.ts';
import { findById, findWhere } from './queries.ts';
import type { MappingOf } from './unit-of-work.ts';

export function sqlReader(query: Query, mappingOf: MappingOf): Reader {
  const find: Reader['find'] = async (kind, id) => {
    const mapping = mappingOf(kind);
    const [row] = await findById(query, mapping, id);
    return row && mapping.state(row);
  };
  return {
    find,
    async get(kind, id) {
      const state = await find(kind, id);
      if (!state) throw unknownId(kind);
      return state;
    },
    async where(kind, filter) {
      const mapping = mappingOf(kind);
      return (await findWhere(query, mapping, filter)).map((row) => mapping.state(row));
    },
    async page(kind, filter, request) {
      const mapping = mappingOf(kind);
      const values = new Values();
      const where = mapping.where(filter, values);
      if (where === undefined) return pageOf([], request, 0);
      const { rows, total } = await readPage(query, mapping, { where, values: values.all }, request);
      return pageOf(
        rows.map((row) => mapping.state(row)),
        request,
        total,
      );
    },
  };
}
