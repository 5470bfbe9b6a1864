/** Finding rows: by id, by ids, by a filter. */
import type { State, Where } from '@cleaver/domain';
import { type Mapping, type Row, type Statement, Values } from './mapping.ts';

type Query = (statement: Statement) => Promise<readonly Row[]>;

/**
 * `locked`: the rows are locked to the end of the transaction against change and removal, but may be referred to, and come
 * with their version.
 */
type Mode = 'locked' | undefined;

/** The row with the id, if there is one. */
export async function findById<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  id: string,
  mode?: Mode,
): Promise<readonly Row[]> {
  if (!mapping.id.canHold(id)) return [];
  return select(query, mapping, ` where t."id" = $1`, [id], mode);
}

/** The rows with the ids, each once, in no order; unknown ids give none. */
export async function findByIds<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const possible = ids.filter((id) => mapping.id.canHold(id));
  return possible.length === 0 ? [] : select(query, mapping, ` where t."id" = any($1)`, [possible], undefined);
}

/** The rows that match, in the order of their ids: everybody locks in the same order, so that nobody waits in a circle. */
export async function findWhere<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  filter: Where<S>,
  mode?: Mode,
): Promise<readonly Row[]> {
  const values = new Values();
  const where = mapping.where(filter, values);
  return where === undefined ? [] : select(query, mapping, `${where} order by t."id"`, values.all, mode);
}

async function select<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  rest: string,
  values: readonly unknown[],
  mode: Mode,
): Promise<readonly Row[]> {
  if (!mode) return query({ text: mapping.select() + rest, values });
  const version = `, t.${mapping.version.name} as "rowVersion"`;
  const lock = ' for no key update of t';
  if (mapping.children.length === 0) return query({ text: mapping.select(version) + rest + lock, values });
  // A statement that waited for a lock sees the locked row as it has become, but everything else as it was when the
  // statement began: the children have to be read by a statement that begins after it.
  const locked = await query({ text: `select t."id" from ${mapping.table} t${rest}${lock}`, values });
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  return query({ text: `${mapping.select(version)} where t."id" = any($1) order by t."id"`, values: [ids] });
}
