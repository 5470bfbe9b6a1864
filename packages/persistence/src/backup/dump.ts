/**
 * Reads dumps of `pg_dump` without running any of their statements. Compares the list of contents with the structure of
 * the migrations, and reads rows as text. Refuses unknown objects and statements.
 */
import type { Queryable } from '../engine/mapping.ts';
import { MIGRATION_TABLE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';
import { linesOfTool, runTool } from './postgres-tools.ts';
import { clear, insert, STEP, sequencesOf, setSequence, type Table, tablesOf, type Values } from './rows.ts';
import { listed } from './structure.ts';

/** Returns the names of the migrations that the dumped database has run. */
export async function migrationsOf(file: string): Promise<readonly string[]> {
  const rows = await runTool('pg_restore', ['--data-only', `--table=${MIGRATION_TABLE}`, '--file=-', file]);
  // A row has the format of `copy`: id, name, time.
  return [...rows.matchAll(/^\d+\t([^\t\n]+)\t/gm)].map(([, name]) => name as string);
}

/** Selects the allowed entries of the list of contents, each without its owner. */
const ENTRIES = `
  with c as (
    select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
  )
  select unnest(array['TABLE', 'TABLE DATA']) || ' public ' || relname as entry from c where relkind = 'r'
  union all
  select unnest(array['SEQUENCE', 'SEQUENCE SET', 'SEQUENCE OWNED BY']) || ' public ' || relname from c where relkind = 'S'
  union all
  select 'INDEX public ' || relname from c where relkind = 'i'
  union all
  select 'DEFAULT public ' || c.relname || ' ' || a.attname
    from c join pg_attribute a on a.attrelid = c.oid where a.atthasdef
  union all
  select unnest(array['CONSTRAINT', 'CHECK CONSTRAINT', 'FK CONSTRAINT']) || ' public ' || c.relname || ' ' || k.conname
    from c join pg_constraint k on k.conrelid = c.oid
  union all
  select 'TRIGGER public ' || c.relname || ' ' || t.tgname from c join pg_trigger t on t.tgrelid = c.oid
  union all
  select 'FUNCTION public ' || proname || '(' || array_to_string(array(
      select format_type(type, null) from unnest(proargtypes) with ordinality as a(type, n) order by n), ', ') || ')'
    from pg_proc where pronamespace = 'public'::regnamespace`;

/** Entries that the restore omits: privileges, comments, and the schema, which exists already. */
const NOT_RESTORED = /^(?:ACL|DEFAULT ACL|COMMENT) |^SCHEMA - public /;

/**
 * Refuses a dump with a StartupError if it contains anything except the structure in `empty`, its rows, and entries
 * that the restore omits. Also refuses a dump that lacks the rows of a table.
 */
export async function checkContents(file: string, empty: Queryable): Promise<void> {
  const entries = (await empty.query({ text: ENTRIES, values: [] })).map(({ entry }) => String(entry));
  const own = new Set(entries);
  const list = await runTool('pg_restore', ['--list', file]);
  // The list has entries like `3456; 1259 16390 TABLE public article cleaver`.
  const found = [...list.matchAll(/^\d+; \d+ \d+ (.*)$/gm)].map(([, entry]) => entry as string);
  const without = new Set<string>();
  const foreign = found.filter((entry) => {
    const name = entry.slice(0, entry.lastIndexOf(' '));
    without.add(name);
    return !own.has(name) && !NOT_RESTORED.test(entry);
  });
  if (foreign.length > 0) {
    throw new StartupError(
      `${file} has in it what the service did not make: ${listed(foreign)}: nothing of it was run; take a backup with npm run backup, which leaves that out`,
    );
  }
  const missing = entries.filter((entry) => entry.startsWith('TABLE DATA ') && !without.has(entry));
  if (missing.length > 0) {
    throw new StartupError(`${file} lacks ${listed(missing)}: name a backup of the whole database`);
  }
}

/** Statements of `pg_dump` that set how to read its rows. The restore skips them. */
const SETTINGS =
  /^(?:SET \w+ = [^;]*;|SELECT pg_catalog\.set_config\('search_path', '', false\);|\\(?:un)?restrict \w+)$/;
const COPY = /^COPY public\.("?)(\w+)\1 \(([\w", ]+)\) FROM stdin;$/;
const SEQUENCE = /^SELECT pg_catalog\.setval\('public\.(\w+)', (\d+), (true|false)\);$/;

/** Characters of rows per statement. The row that reaches this number ends the statement. */
const STEP_CHARACTERS = 4 * 1024 * 1024;

/**
 * Loads the rows of the dump into the tables of the target, and sets its sequences. First removes the rows that the
 * tables already have. Reports and omits columns that the target does not have. Skips settings. Throws a StartupError
 * if the dump has other statements or damaged rows, or lacks columns.
 */
export async function loadRows(file: string, target: Queryable, report: (fault: string) => void): Promise<void> {
  const tables = new Map((await tablesOf(target)).map((table) => [unquoted(table.name), table]));
  const sequences = new Set(await sequencesOf(target));
  for (const table of tables.values()) await clear(target, table);
  let writer: Writer | undefined;
  for await (const line of linesOfTool('pg_restore', ['--data-only', '--file=-', file])) {
    if (writer) {
      if (line === '\\.') {
        await writer.end();
        writer = undefined;
      } else await writer.add(line);
      continue;
    }
    const [copy, sequence] = [COPY.exec(line), SEQUENCE.exec(line)];
    const table = tables.get(copy?.[2] ?? '');
    if (copy && table) writer = writerOf(table, (copy[3] as string).split(', ').map(unquoted), target, report);
    else if (sequence && sequences.has(sequence[1] as string)) {
      await setSequence(target, sequence[1] as string, sequence[2] as string, sequence[3] === 'true');
    } else if (line !== '' && !line.startsWith('--') && !isSetting(line)) {
      throw new StartupError(
        `${file} has a statement in it beside its rows, which was not run: ${line.slice(0, 200)}: name another backup`,
      );
    }
  }
}

const isSetting = (line: string): boolean =>
  SETTINGS.test(line) && (!line.startsWith('SET client_encoding') || line === `SET client_encoding = 'UTF8';`);

const unquoted = (name: string): string => name.replace(/^"(.*)"$/, '$1');

interface Writer {
  add(line: string): Promise<void>;
  end(): Promise<void>;
}

function writerOf(table: Table, dumped: readonly string[], target: Queryable, report: (fault: string) => void): Writer {
  const own = table.columns.map(([column]) => unquoted(column));
  const missing = own.filter((column) => !dumped.includes(column));
  if (missing.length > 0) {
    throw new StartupError(`The backup lacks the columns ${listed(missing)} of ${table.name}: name another backup`);
  }
  for (const column of dumped) {
    if (!own.includes(column)) report(`column ${column} of ${table.name} is not the service's, and was left out`);
  }
  const places = own.map((column) => dumped.indexOf(column));
  let rows: Values[] = [];
  let characters = 0;
  const end = async () => {
    if (rows.length > 0) await insert(target, table, rows);
    rows = [];
    characters = 0;
  };
  return {
    async add(line) {
      const values = line.split('\t');
      if (values.length !== dumped.length) throw new StartupError(`A row of ${table.name} in the backup is damaged`);
      rows.push(places.map((place) => fieldOf(values[place] as string)));
      characters += line.length;
      if (rows.length >= STEP || characters >= STEP_CHARACTERS) await end();
    },
    end,
  };
}

const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Decodes a field in the text format of `copy`. */
const fieldOf = (text: string): string | null =>
  text === '\\N' ? null : text.replaceAll(/\\(.)/g, (_, character: string) => ESCAPED[character] ?? character);
