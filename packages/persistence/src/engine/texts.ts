/**
 * The fixed texts of the statements that write a table. Insert and update have one text for a single row, with a
 * parameter per column, and one for several rows. Several rows are sent as JSON in one parameter. So the text is the
 * same for two rows and for 5,000, and PostgreSQL prepares it once. The text of a removal takes lists of ids and
 * versions.
 */
import type { Column } from './column.ts';

/**
 * The values of a row, by member. In inserts and updates of several rows, PostgreSQL parses each value from the result
 * of `JSON.stringify`, as the type of its column.
 */
export type RowValues = Readonly<Record<string, unknown>>;

/** A statement that writes. */
export interface Write {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Builds the statements that write rows of one table. Each function takes at least one row. */
export interface TableTexts {
  insert(rows: readonly RowValues[]): Write;
  /**
   * Returns the update of rows whose version is still `rowVersion`. The update raises the version. It fails with
   * `MISSED` if a row is missing or has another version. Tables without versions have no such check.
   */
  update(rows: readonly RowValues[]): Write;
  /** Returns the removal of rows, with the same check. Reads only `id` and `rowVersion` of the rows. */
  remove(rows: readonly RowValues[]): Write;
}

/** PostgreSQL's code for a division by zero, which a failed check of the number of rows causes. */
export const MISSED = '22012';

/**
 * Returns the texts of a table with these columns, of which the id is the first. `version` is the version column, if
 * there is one.
 */
export function textsOf(table: string, [id, ...others]: readonly Column[], version?: Column): TableTexts {
  if (!id) throw new Error(`${table} has no columns`);
  const all = [id, ...others];
  const keys = [id, ...(version ? [version] : [])];
  const updated = [...all, ...(version ? [version] : [])];
  const sent = (row: RowValues, columns: readonly Column[]) =>
    columns.map((column) => column.encode(row[column.member]));
  const json = (columns: readonly Column[]) =>
    `json_to_recordset($1) as r (${columns.map(({ member, type }) => `"${member}" ${type}`).join(', ')})`;
  const ids = (rows: readonly RowValues[]) => rows.map((row) => row[id.member]);
  // With a version column, the statement fails with `MISSED` unless it affects `count` rows. So the commit can be sent
  // with it, because the server rolls back after a failed statement.
  const checked = (text: string, count: string) =>
    version ? `with hit as (${text} returning 1) select from hit having 1 / (count(*) = ${count})::int = 0` : text;

  const into = `insert into ${table} (${[...all, ...(version ? [version] : [])].map(({ name }) => name).join(', ')})`;
  const values = (each: (column: Column, at: number) => string) =>
    [...all.map(each), ...(version ? ['1'] : [])].join(', ');
  const insertOne = `${into} values (${values((_, at) => `$${at + 1}`)})`;
  const insertMany = `${into} select ${values(({ member }) => `r."${member}"`)} from ${json(all)}`;

  const setting = (each: (column: Column, at: number) => string) =>
    [
      ...others.map((column, at) => `${column.name} = ${each(column, at + 1)}`),
      ...(version ? [`${version.name} = t.${version.name} + 1`] : []),
    ].join(', ');
  const updateOne = checked(
    `update ${table} t set ${setting((_, at) => `$${at + 1}`)} where t.${id.name} = $1` +
      (version ? ` and t.${version.name} = $${updated.length}` : ''),
    '1',
  );
  // With the ids as a separate list the planner uses the index. With a JSON join it would scan a small table.
  const updateMany = checked(
    `update ${table} t set ${setting(({ member }) => `r."${member}"`)} from ${json(updated)} ` +
      `where t.${id.name} = any((select $2::${id.type}[])::${id.type}[]) and ` +
      keys.map(({ name, member }) => `t.${name} = r."${member}"`).join(' and '),
    `cardinality($2::${id.type}[])`,
  );
  const remove = checked(
    `delete from ${table} t using unnest(${keys.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ')}) ` +
      `as r (${keys.map(({ name }) => name).join(', ')}) where ${keys.map(({ name }) => `t.${name} = r.${name}`).join(' and ')}`,
    `cardinality($1::${id.type}[])`,
  );

  return {
    insert(rows) {
      const [row] = rows;
      return row && rows.length === 1
        ? { text: insertOne, values: sent(row, all) }
        : { text: insertMany, values: [JSON.stringify(rows)] };
    },
    update(rows) {
      const [row] = rows;
      return row && rows.length === 1
        ? { text: updateOne, values: sent(row, updated) }
        : { text: updateMany, values: [JSON.stringify(rows), ids(rows)] };
    },
    remove: (rows) => ({
      text: remove,
      values: keys.map(({ member }) => rows.map((row) => row[member])),
    }),
  };
}
