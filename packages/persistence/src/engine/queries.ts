/** Finds rows by id, by several ids, by the values of a member, or by a filter. Also locks rows. */
import type { State, Where } from '@cleaver/domain/kernel';
import { Values } from './child-mapping.ts';
import type { Column, Row } from './column.ts';
import type { Mapping, Query } from './mapping.ts';

/**
 * The mode of a read. `versioned` adds the version of each row. `locked` also locks the rows until the end of the
 * transaction, against change and removal but not against references.
 */
type Mode = 'versioned' | 'locked' | undefined;

/** Returns the words as literals of SQL, separated by commas. The words must be constants of the program. */
export const literals = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Returns the row with the id, or an empty list if there is none. */
export const findById = <S extends State>(
  query: Query,
  mapping: Mapping<S>,
  id: string,
  mode?: Mode,
): Promise<readonly Row[]> =>
  mapping.id.canHold(id) ? select(query, mapping, ` where t."id" = $1`, [id], mode) : Promise.resolve([]);

/** Returns the rows with the ids, each once. They are sorted by id, the order of locking. Omits unknown ids. */
export const findByIds = <S extends State>(
  query: Query,
  mapping: Mapping<S>,
  ids: readonly string[],
  mode?: Mode,
): Promise<readonly Row[]> => findIn(query, mapping, 'id', ids, mode);

/** Returns the rows whose member has one of the values, sorted by id. The member holds an id or a text. */
export async function findIn<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  member: string,
  values: readonly string[],
  mode?: Mode,
): Promise<readonly Row[]> {
  const { column, comparable } = mapping.compared(member);
  const possible = [...new Set(values)].filter((value) => column.canHold(value)).map(comparable);
  const [one, ...others] = possible;
  if (one === undefined) return [];
  // Usually there is one value, for which PostgreSQL always uses an index. For several it may scan a small table.
  if (others.length === 0) {
    const order = member === 'id' ? '' : ' order by t."id"';
    return select(query, mapping, ` where t.${column.name} = $1${order}`, [one], mode);
  }
  return select(query, mapping, ` where t.${column.name} = ${anyOf(column)} order by t."id"`, [possible], mode);
}

/** Returns the matching rows, sorted by id. The mode `locked` locks them in that order to avoid deadlocks. */
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

/** Locks the rows with the ids, sorted by id to avoid deadlocks. Ignores unknown ids. */
export async function holdIds<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  ids: readonly string[],
): Promise<void> {
  const possible = [...new Set(ids)].filter((id) => mapping.id.canHold(id));
  if (possible.length === 0) return;
  const text = `select t."id" from ${mapping.table} t where t."id" = any($1) order by t."id" for no key update of t`;
  await query({ text, values: [possible] });
}

function select<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  rest: string,
  values: readonly unknown[],
  mode: Mode,
): Promise<readonly Row[]> {
  if (mode !== 'locked') return query({ text: mapping.selecting(rest, mode), values });
  if (mapping.children.length > 0) return selectLocked(query, mapping, rest, values);
  return query({ text: mapping.selecting(rest + LOCK, 'versioned'), values });
}

/**
 * Locks rows and reads them with their children. A statement that waited for a lock sees the new version of the locked
 * row, but other rows as of the start of the statement. So a second statement reads the children.
 */
async function selectLocked<S extends State>(
  query: Query,
  mapping: Mapping<S>,
  rest: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const locked = await query({ text: `select t."id" from ${mapping.table} t${rest}${LOCK}`, values });
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  const those = ` where t."id" = ${anyOf(mapping.id)} order by t."id"`;
  return query({ text: mapping.selecting(those, 'versioned'), values: [ids] });
}

const LOCK = ' for no key update of t';

/**
 * Returns the SQL operand that compares with any value of the list `$1`. With a plain `any($1)` PostgreSQL plans again
 * for every list of values. A short list looks cheaper than the ten values that a generic plan assumes. A subselect
 * hides the length, so the generic plan stays.
 */
export const anyOf = ({ type }: Column): string => `any((select $1::${type}[])::${type}[])`;
