/**
 * The fixed texts that write a table: one for each verb, and for changes, one for a single row and one for many. Rows travel as
 * JSON in one parameter, so that a text is the same for two rows and for 5,000, and is prepared once.
 */
import type { Column } from './column.ts';

/** A row by member, as a state has it: what `JSON.stringify` makes of a value, PostgreSQL reads as the type of the column. */
export type RowJson = Readonly<Record<string, unknown>>;

/** What a statement is put together of. */
export interface Part {
  /** Fixed. Its one parameter is `$1`. */
  readonly text: string;
  readonly parameter: string;
  /** How many rows it must hit; undefined where that is not asked. */
  readonly expected: number | undefined;
}

export interface TableTexts {
  insert(rows: readonly RowJson[]): Part;
  /** Hits a row whose version is still `rowVersion`, where the table has versions, and raises it. */
  update(rows: readonly RowJson[]): Part;
  /** Hits rows as `update`; reads nothing of them but `id` and `rowVersion`. */
  remove(rows: readonly RowJson[]): Part;
}

/** Of a table with these columns, the id first, and the one that holds the version, if there is one. */
export function textsOf(table: string, [id, ...columns]: readonly Column[], version?: Column): TableTexts {
  if (!id) throw new Error(`${table} has no columns`);
  const keys = [id, ...(version ? [version] : [])];
  const names = [id, ...columns, ...(version ? [version] : [])].map(({ name }) => name);
  const values = [...[id, ...columns].map(({ member }) => `r."${member}"`), ...(version ? ['1'] : [])];
  const settings = [
    ...columns.map(({ name, member }) => `${name} = r."${member}"`),
    ...(version ? [`${version.name} = t.${version.name} + 1`] : []),
  ];
  const where = `where ${keys.map(({ name, member }) => `t.${name} = r."${member}"`).join(' and ')}`;
  const insert = `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from json_to_recordset($1) as ${rowOf([id, ...columns])}`;
  const update = (rows: string) => `update ${table} t set ${settings.join(', ')} from ${rows} ${where}`;
  const remove = (rows: string) => `delete from ${table} t using ${rows} ${where}`;
  const [updateOne, updateMany] = [update(oneOf([...keys, ...columns])), update(manyOf([...keys, ...columns]))];
  const [removeOne, removeMany] = [remove(oneOf(keys)), remove(manyOf(keys))];
  const changing = (one: string, many: string, rows: readonly RowJson[]): Part => ({
    text: rows.length === 1 ? one : many,
    parameter: JSON.stringify(rows.length === 1 ? rows[0] : rows),
    expected: version ? rows.length : undefined,
  });
  return {
    insert: (rows) => ({ text: insert, parameter: JSON.stringify(rows), expected: undefined }),
    update: (rows) => changing(updateOne, updateMany, rows),
    remove: (rows) => changing(removeOne, removeMany, rows),
  };
}

/** A third of what `rows_of` costs. */
const oneOf = (columns: readonly Column[]): string => `json_to_record($1) as ${rowOf(columns)}`;

/** `rows_of` (migration 0020) has the planner look each row up by its id. */
const manyOf = (columns: readonly Column[]): string => `rows_of($1) as e, json_to_record(e) as ${rowOf(columns)}`;

const rowOf = (columns: readonly Column[]): string =>
  `r (${columns.map(({ member, type }) => `"${member}" ${type}`).join(', ')})`;
