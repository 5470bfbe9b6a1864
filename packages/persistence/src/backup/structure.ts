/**
 * Proves that what acts in a database is what the migrations made: its triggers, functions, constraints, columns. A backup
 * brings all of it along, and a trigger in it runs as the service does.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../connection/index.ts';
import { migrate } from '../migrate.ts';

/** By what it is called: `trigger append_only on audit_entry`. */
type Structure = ReadonlyMap<string, string>;

/** What the operator may add without harm to anybody. */
const MAY_BE_MORE = ['index', 'table'];

const OF_EXTENSION = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Of the schema `public`. The constraints `not null` are told with their columns: not every version counts them. */
const READ = `
  with o_table as (
    select o.oid, o.relname, o.relkind, o.relrowsecurity from pg_class o
      where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v', 'm') and ${OF_EXTENSION('pg_class')}
  )
  select 'table ' || relname as what, concat_ws(' ', relkind, relrowsecurity) as definition from o_table
  union all
  select 'column ' || a.attname || ' of ' || t.relname,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attgenerated, a.attidentity,
        pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join o_table t on t.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || c.conname || ' on ' || t.relname, pg_get_constraintdef(c.oid)
    from pg_constraint c join o_table t on t.oid = c.conrelid where c.contype not in ('n', 't')
  union all
  select 'index ' || i.indexname || ' on ' || i.tablename, i.indexdef from pg_indexes i where i.schemaname = 'public'
  union all
  select 'trigger ' || g.tgname || ' on ' || t.relname, concat_ws(' ', pg_get_triggerdef(g.oid), g.tgenabled)
    from pg_trigger g join o_table t on t.oid = g.tgrelid where not g.tgisinternal
  union all
  select 'rule ' || r.rulename || ' on ' || t.relname, pg_get_ruledef(r.oid)
    from pg_rewrite r join o_table t on t.oid = r.ev_class where r.rulename <> '_RETURN'
  union all
  select 'policy ' || p.polname || ' on ' || t.relname, concat_ws(' ', p.polcmd, pg_get_expr(p.polqual, p.polrelid))
    from pg_policy p join o_table t on t.oid = p.polrelid
  union all
  select 'function ' || o.proname || '(' || pg_get_function_identity_arguments(o.oid) || ')', pg_get_functiondef(o.oid)
    from pg_proc o where o.pronamespace = 'public'::regnamespace and o.prokind in ('f', 'p') and ${OF_EXTENSION('pg_proc')}`;

/** Tells each part that is not as the migrations make it. */
export async function proveStructure(connection: Connection, tell: (fault: string) => void): Promise<void> {
  const found = await structureOf(connection);
  made ??= madeByMigrations();
  const wanted = await made;
  for (const [what, definition] of wanted) {
    const there = found.get(what);
    if (there === undefined) tell(`${what} is missing`);
    else if (there !== definition) tell(`${what} is not as the service makes it: ${there}`);
  }
  for (const what of found.keys()) {
    const kind = what.split(' ')[0] ?? '';
    if (!wanted.has(what) && !MAY_BE_MORE.includes(kind) && !isOfForeignTable(what, wanted)) {
      tell(`${what} is not the service's`);
    }
  }
}

/** Nothing of the service reads or writes there. */
const isOfForeignTable = (what: string, wanted: Structure): boolean => {
  const table = / (?:of|on) (\S+)$/.exec(what)?.[1];
  return table !== undefined && !wanted.has(`table ${table}`);
};

async function structureOf(connection: Connection): Promise<Structure> {
  const rows = await connection.query({ text: READ, values: [] });
  return new Map(rows.map(({ what, definition }) => [String(what), String(definition).replaceAll(/\s+/g, ' ').trim()]));
}

let made: Promise<Structure> | undefined;

/** By a new embedded database, which they make as they make any other. */
async function madeByMigrations(): Promise<Structure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaver-structure-'));
  try {
    const location = { dataDir, fsync: false };
    const connection = await connect(location);
    try {
      await migrate(connection, location);
      return await structureOf(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
