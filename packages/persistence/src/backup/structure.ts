/**
 * Compares databases and dumps with the structure that the migrations make. Any other object in them could run code
 * with the privileges of the service.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../connection/index.ts';
import type { Queryable } from '../engine/mapping.ts';
import { checkVersion, migrateTo } from '../migrate.ts';
import { VERSION_OF_BASE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Throws a StartupError if the file has no migrations. Also throws one for a file of a newer version, or of one before
 * the base, because its structure is unknown.
 */
export function checkMigrations(names: readonly string[], file: string): void {
  if (names.length === 0) throw new StartupError(`${file} is not a backup of Cleaver: name another file`);
  checkVersion(names, {
    newer: (unknown) =>
      `${file} was taken by a newer version of this program (${unknown}): restore it with that version`,
    older: `${file} was taken by an older version: restore it with Cleaver ${VERSION_OF_BASE}, then start this version`,
  });
}

/** Runs `work` on a new embedded database with these migrations, and deletes it afterwards. */
export async function withStructure<T>(names: readonly string[], work: (empty: Connection) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaver-structure-'));
  try {
    const empty = await connect({ dataDir, fsync: false });
    try {
      await migrateTo(empty, names);
      return await work(empty);
    } finally {
      await empty.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Catalogs whose built-in objects have fixed ids. A data directory could hide foreign objects among them. */
const FIXED = ['pg_proc', 'pg_cast', 'pg_operator', 'pg_type'];
const CATALOGS = [
  ...FIXED,
  ...['pg_namespace', 'pg_class', 'pg_constraint', 'pg_trigger', 'pg_rewrite', 'pg_policy', 'pg_event_trigger'],
  ...[
    'pg_extension',
    'pg_language',
    'pg_am',
    'pg_opclass',
    'pg_opfamily',
    'pg_collation',
    'pg_conversion',
    'pg_transform',
  ],
  ...['pg_foreign_data_wrapper', 'pg_foreign_server', 'pg_publication', 'pg_statistic_ext'],
  ...['pg_ts_config', 'pg_ts_dict', 'pg_ts_parser', 'pg_ts_template'],
];

/**
 * Additional conditions on the objects of a catalog, by the name of the catalog. They exclude objects that PostgreSQL
 * makes itself, for example row types, array types and internal triggers.
 */
const ONLY: Record<string, string> = {
  pg_class: 'o.relnamespace <> 99',
  pg_namespace: `o.nspname <> 'public' and o.nspname not like 'pg\\_%temp\\_%'`,
  pg_constraint: `o.contype <> 'n'`,
  pg_trigger: 'not o.tgisinternal',
  pg_type: `not exists (select from pg_catalog.pg_class c where c.oid = o.typrelid and c.relkind <> 'c')
    and not exists (select from pg_catalog.pg_type e where e.typarray = o.oid)`,
};

/**
 * Returns all objects, such as `trigger append_only on public.audit_entry`, and the columns of tables. Reads only
 * catalogs and qualifies each function with its schema, so no code of the database runs. With `fixed`, includes objects
 * with built-in ids, to compare databases of one version. Without `fixed`, omits members of extensions.
 */
export async function objectsOf(queryable: Queryable, { fixed }: { readonly fixed: boolean }): Promise<Set<string>> {
  const parts = CATALOGS.map((catalog) => {
    const conditions = [ONLY[catalog] ?? 'true'];
    const id = `'pg_catalog.${catalog}'::pg_catalog.regclass`;
    if (!fixed || !FIXED.includes(catalog)) conditions.push('o.oid >= 16384');
    if (!fixed) {
      conditions.push(
        `not exists (select from pg_catalog.pg_depend d where d.classid = ${id} and d.objid = o.oid and d.deptype = 'e')`,
      );
    }
    return `select i.type || ' ' || i.identity as what from pg_catalog.${catalog} o,
      lateral pg_catalog.pg_identify_object(${id}, o.oid, 0) i where ${conditions.join(' and ')}`;
  });
  const columns = `select 'column ' || a.attname || ' of ' || n.nspname || '.' || c.relname
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' and a.attnum > 0 and not a.attisdropped`;
  const rows = await queryable.query({ text: [...parts, columns].join('\nunion all\n'), values: [] });
  // Versions of PostgreSQL differ in which built-in types they qualify with the schema.
  return new Set(rows.map(({ what }) => (fixed ? String(what) : String(what).replaceAll('pg_catalog.', ''))));
}

/**
 * Returns the objects that are not part of the structure. Omits the columns of a table if the result has the table
 * itself.
 */
export function foreignOf(objects: ReadonlySet<string>, own: ReadonlySet<string>): readonly string[] {
  const foreign = [...objects].filter((what) => !own.has(what));
  return foreign
    .filter((what) => !what.startsWith('column ') || !foreign.includes(`table ${what.split(' of ').at(-1)}`))
    .toSorted();
}

/** Returns the first twenty names in one line, and the number of the omitted names. */
export const listed = (names: readonly string[]): string =>
  names.slice(0, 20).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '');
