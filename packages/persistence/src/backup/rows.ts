/** Loads rows from another database or from a dump into tables made by the migrations. Never loads structure. */
import type { Connection, HeldConnection } from '../connection/index.ts';
import type { Queryable } from '../engine/mapping.ts';
import { StartupError } from '../startup-error.ts';

export interface Table {
  readonly name: string;
  /** Name and type of each column, without generated columns. */
  readonly columns: readonly Column[];
}
export type Column = readonly [name: string, type: string];

/**
 * The values of a row in the text format of PostgreSQL. The format preserves digits of numbers, microseconds and the
 * order of JSON members.
 */
export type Values = readonly (string | null)[];

/** Maximum number of rows per statement. */
export const STEP = 500;

/** Returns the tables in the schema of the service, with quoted names. */
export async function tablesOf(queryable: Queryable): Promise<readonly Table[]> {
  return queryable.query<Table>({
    text: `
      select quote_ident(c.relname) as name,
        array_to_json(array_agg(array[quote_ident(a.attname), format_type(a.atttypid, a.atttypmod)] order by a.attnum)) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = to_regnamespace('public')
      group by c.relname order by c.relname`,
    values: [],
  });
}

export async function sequencesOf(queryable: Queryable): Promise<readonly string[]> {
  const text = `select quote_ident(relname) as name from pg_class where relkind = 'S' and relnamespace = to_regnamespace('public') order by 1`;
  return (await queryable.query({ text, values: [] })).map(({ name }) => String(name));
}

/**
 * Runs `fill` in one transaction without the foreign keys, and checks them at the end. So tables and the rows in them
 * may be loaded in any order.
 */
export async function load<T>(target: Connection, fill: (held: HeldConnection) => Promise<T>): Promise<T> {
  const held = await target.hold();
  const sql = (text: string) => held.query({ text, values: [] });
  try {
    await sql('begin');
    const references = await sql(`
      select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = to_regnamespace('public')`);
    for (const { table, name } of references) await sql(`alter table ${table} drop constraint ${name}`);
    const filled = await fill(held);
    for (const { table, name, definition } of references) {
      await sql(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await sql('commit');
    return filled;
  } catch (error) {
    await sql('rollback').catch(() => undefined);
    throw error;
  } finally {
    await held.release();
  }
}

/**
 * Copies the rows and the sequences of the source into the tables of the target. Proves for each table that both sides
 * are equal. Refuses a difference with a StartupError.
 */
export function copy(source: Queryable, target: Connection): Promise<{ tables: number; rows: number }> {
  return load(target, async (held) => {
    const tables = await tablesOf(held);
    let rows = 0;
    for (const table of tables) {
      await copyTable(source, held, table);
      const [here, there] = [await sumOf(source, table), await sumOf(held, table)];
      if (here.rows !== there.rows || here.sum !== there.sum) {
        throw new StartupError(`The table ${table.name} is not the same in both databases: nothing was copied`);
      }
      rows += here.rows;
    }
    for (const name of await sequencesOf(held)) {
      const [last] = await source.query({
        text: `select last_value::text as value, is_called as "isCalled" from public.${name}`,
        values: [],
      });
      await setSequence(held, name, String(last?.['value']), last?.['isCalled'] === true);
    }
    return { tables: tables.length, rows };
  });
}

async function copyTable(source: Queryable, target: Queryable, table: Table): Promise<void> {
  const { name, columns } = table;
  await clear(target, table);
  const values = columns.map(([column], n) => `${column}::text as c${n}`).join(', ');
  const read = `select ctid::text as place, ${values} from public.${name} where ctid > $1::tid order by ctid limit ${STEP}`;
  for (let last = '(0,0)'; ; ) {
    const rows = await source.query({ text: read, values: [last] });
    if (rows.length === 0) return;
    await insert(
      target,
      table,
      rows.map((row) => columns.map((_, n) => row[`c${n}`] as string | null)),
    );
    last = String(rows.at(-1)?.['place']);
  }
}

/**
 * Removes rows that a migration inserted. Skips empty tables, because an append-only table refuses even a delete
 * without rows.
 */
export async function clear(target: Queryable, { name }: Table): Promise<void> {
  const [seeded] = await target.query({ text: `select exists (select from public.${name}) as "isSo"`, values: [] });
  if (seeded?.['isSo']) await target.query({ text: `delete from public.${name}`, values: [] });
}

export async function insert(target: Queryable, { name, columns }: Table, rows: readonly Values[]): Promise<void> {
  const names = columns.map(([column]) => column).join(', ');
  const arrays = columns.map((_, n) => `$${n + 1}::text[]`).join(', ');
  const values = columns.map(([, type], n) => `c${n}::${type}`).join(', ');
  const aliases = columns.map((_, n) => `c${n}`).join(', ');
  await target.query({
    text: `insert into public.${name} (${names}) overriding system value select ${values} from unnest(${arrays}) as sent(${aliases})`,
    values: columns.map((_, n) => rows.map((row) => row[n])),
  });
}

export async function setSequence(target: Queryable, name: string, value: string, isCalled: boolean): Promise<void> {
  await target.query({
    text: 'select setval($1::regclass, $2::text::bigint, $3)',
    values: [`public.${name}`, value, isCalled],
  });
}

/** Returns the number of rows and a sum of their hashes, which does not depend on their order. */
async function sumOf(queryable: Queryable, { name, columns }: Table): Promise<{ rows: number; sum: string }> {
  const row = columns.map(([column]) => `${column}::text`).join(', ');
  const text = `select count(*)::int as rows,
    coalesce(sum(('x' || substr(md5(row(${row})::text), 1, 15))::bit(60)::bigint), 0)::text as sum from public.${name}`;
  const [found] = await queryable.query({ text, values: [] });
  return { rows: Number(found?.['rows']), sum: String(found?.['sum']) };
}
