/** Reads and seals the audit log. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditFilter, AuditLog, AuditSeal } from '@cleaver/domain/audit';
import { type AuditEntry, auditKeyOf, foldText, type ListedEntry, pageOf } from '@cleaver/domain/kernel';
import type { MetadataStorage } from '@mikro-orm/core';
import type { Connection } from '../connection/index.ts';
import { Values } from '../engine/child-mapping.ts';
import { type Column, columnsOf, type Row, selected, stateOf } from '../engine/column.ts';
import type { Query } from '../engine/mapping.ts';
import { type Filter, readPage } from '../engine/pages.ts';
import { auditEntryRecord, NAMED_IDS, type StoredEntry } from './audit-entry.ts';

/**
 * Number of positions before the last seal that the search for new entries reads again. The insertion assigns a
 * position, and the commit makes the entry visible later.
 */
const OVERLAP = 10_000;
/** Number of entries per query when the whole chain is read. Entries with large changes are read one by one. */
const STRETCH = 100;
/**
 * Number of entries to read and hash before other requests run. Hashing this number takes a few milliseconds. An entry
 * with large changes is read alone, so that the memory of one such entry suffices.
 */
const HASHED = 20;

const SORTS: Readonly<Record<string, string>> = {
  at: '"at"',
  operation: '"operation"',
  username: '"username_key"',
  id: '"id"',
};

/** The columns of the members of an entry. */
type EntryColumns = readonly Column<Omit<StoredEntry, 'largeChanges'>>[];

/** Returns SQL for the column of `t`. Changes are null if they are too large for lists. */
const listedColumn = ({ member, name }: Column): string =>
  member === 'changes' ? `case when t.large_changes is null then t.${name} end` : `t.${name}`;

/** A row of `sealed`: a seal and the columns of its entry, which are null if the entry is missing. */
interface SealedRow extends Row {
  readonly position: string | number | null;
  readonly usernameKey: string | null;
  readonly largeChanges: number | null;
}

/** Selects the entries without a seal before the time $1. */
const UNSEALED_BEFORE = `
  select t.id from audit_entry t
  where not exists (select from audit_seal s where s.position = t.position) and t.at < $1
  order by t.position`;

interface Sealing {
  readonly max: number;
  readonly chain: (last: AuditSeal | undefined, entries: readonly AuditEntry[]) => readonly AuditSeal[];
  readonly select: (more?: string) => string;
  readonly entryOf: (row: Row) => AuditEntry;
}

/** Seals new entries, in batches. The caller holds the lock. */
async function sealNew(
  run: (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>,
  { max, chain, select, entryOf }: Sealing,
): Promise<AuditSeal[]> {
  const all: AuditSeal[] = [];
  const [last] = await run(LAST_SEAL);
  const from = Number(last?.['position'] ?? 0) - OVERLAP;
  // Runs the search once, because it reads the whole overlap.
  const found = await run(UNSEALED, [from, max]);
  for (const positions of portions(found)) {
    const text = `${select(', t.position')} where t.position = any($1::bigint[]) order by t.position`;
    const rows = await run(text, [positions]);
    await nextTurn();
    const seals = chain(all.at(-1) ?? (last && sealOf(last)), rows.map(entryOf));
    all.push(...seals);
    await run(
      `insert into audit_seal (number, position, entry_id, hash)
        select * from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::text[])`,
      [
        seals.map(({ number }) => String(number)),
        rows.map(({ position }) => String(position)),
        seals.map(({ entryId }) => entryId),
        seals.map(({ hash }) => hash),
      ],
    );
  }
  return all;
}

/** Yields the positions of the entries in portions of `HASHED`, those of entries with large changes alone. */
function* portions(found: readonly Row[]): Generator<readonly unknown[]> {
  let portion: unknown[] = [];
  for (const { position, isLarge } of found) {
    if (portion.length > 0 && (isLarge || portion.length === HASHED)) {
      yield portion;
      portion = [];
    }
    portion.push(position);
    if (!isLarge) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Returns the columns of an entry, the selects of whole and of listed entries, and the conversions of their rows. */
function entries(metadata: MetadataStorage) {
  const columns = columnsOf<StoredEntry>(metadata.get(auditEntryRecord)).filter(
    ({ member }) => !['position', 'usernameKey', 'largeChanges'].includes(member),
  ) as unknown as EntryColumns;
  const listed = columns.map((column) => `${listedColumn(column)} as "${column.member}"`).join(', ');
  const entryOf = (row: Row): AuditEntry => {
    const { times, ...entry } = stateOf(columns, row);
    // An entry for a single event has no `times`, because older entries were sealed without the member.
    return times === null ? entry : { ...entry, times };
  };
  return {
    columns,
    entryOf,
    listedEntry(row: Row): ListedEntry {
      const omitted = row['largeChanges'];
      return typeof omitted === 'number' ? { ...entryOf({ ...row, changes: [] }), omitted } : entryOf(row);
    },
    /** Selects at most $2 seals after the number $1, with their entries. */
    sealed: `
      select ${listed}, t.large_changes as "largeChanges", s.number, s.entry_id as "entryId", s.hash, t.position,
        t.username_key as "usernameKey"
      from audit_seal s left join audit_entry t on t.position = s.position and t.id = s.entry_id
      where s.number > $1 order by s.number limit $2`,
    whole: (more = '') => `select ${columns.map(selected).join(', ')}${more} from audit_entry t`,
    list: {
      table: '"audit_entry"',
      select: (more = '') => `select ${listed}, t.large_changes as "largeChanges"${more} from audit_entry t`,
      sortColumn: (field: string) => SORTS[field] ?? '"id"',
    },
  };
}

export function sqlAuditLog(query: Query, connection: Connection, metadata: MetadataStorage): AuditLog {
  const { columns, entryOf, listedEntry, sealed, whole, list } = entries(metadata);
  /** Returns the entry of a row of `sealed`. Reads large changes, which the row lacks. */
  const wholeOf = async (row: SealedRow): Promise<AuditEntry | undefined> => {
    if (row.largeChanges === null) return entryOf(row);
    const [found] = await query({ text: `${whole()} where t.position = $1`, values: [row.position] });
    return found && entryOf(found);
  };
  return {
    async page(filter, request) {
      const where = whereOf(filter, columns);
      if (!where) return pageOf([], request, 0);
      const { rows, total, after } = await readPage(query, list, where, request);
      return pageOf(rows.map(listedEntry), request, total, after);
    },

    async entry(id) {
      if (!columns.find(({ member }) => member === 'id')?.canHold(id)) return undefined;
      const [row] = await query({ text: `${whole()} where t.id = $1`, values: [id] });
      return row && entryOf(row);
    },

    async seal(max, chain) {
      const held = await connection.hold();
      const run = (text: string, values: readonly unknown[] = []) => held.query({ text, values });
      try {
        await run(connection.begin);
        const [lock] = await run(`select pg_try_advisory_xact_lock(hashtextextended('audit seal', 0)) as taken`);
        const all = lock?.['taken'] ? await sealNew(run, { max, chain, select: whole, entryOf }) : [];
        await run('commit');
        return all;
      } catch (error) {
        await run('rollback').catch(() => undefined);
        throw error;
      } finally {
        await held.release();
      }
    },

    async *sealed() {
      for (let number = 0; ; ) {
        const rows = await query<SealedRow>({ text: sealed, values: [number, STRETCH] });
        for (const row of rows) {
          const entry = row.position === null ? undefined : await wholeOf(row);
          yield { seal: sealOf(row), entry, isFound: !entry || isFoundBy(entry, row) };
        }
        const last = rows.at(-1);
        if (!last) return;
        number = sealOf(last).number;
      }
    },

    async unsealed(before) {
      const rows = await query<{ readonly id: string }>({ text: UNSEALED_BEFORE, values: [before.toISOString()] });
      return rows.map(({ id }) => id);
    },
  };
}

const LAST_SEAL =
  'select s.number, s.position, s.entry_id as "entryId", s.hash from audit_seal s order by s.number desc limit 1';
/**
 * Selects unsealed entries after the position `$1`. Reads only seals after that position, because a million seals may
 * be before it.
 */
const UNSEALED =
  'select t.position, t.large_changes is not null as "isLarge" from audit_entry t where t.position > $1 ' +
  'and not exists (select from audit_seal s where s.position = t.position and s.position > $1) order by t.position limit $2';

/**
 * Returns whether a search for the username finds the entry, and whether lists show the number of its changes. Earlier
 * versions stored long keys in full.
 */
function isFoundBy({ username, changes }: AuditEntry, { usernameKey: key, largeChanges: large }: SealedRow): boolean {
  if (large !== null && large !== changes.length) return false;
  return username === null ? key === null : key === auditKeyOf(username) || key === foldText(username);
}

const sealOf = (row: Row): AuditSeal => ({
  number: Number(row['number']),
  entryId: String(row['entryId']),
  hash: String(row['hash']),
});

/** Returns whether a column for texts can hold the value. */
const isText = (value: string | undefined): boolean =>
  value === undefined || (value.isWellFormed() && !value.includes('\0'));

/**
 * Returns the query for the positions of the entries that name a record, of any kind if `entity` is undefined. It runs
 * once, before the page is read. So the page never evaluates the expression of the index for other entries.
 */
function namingSql(entity: string | undefined, entityId: string, values: Values): string {
  const id = values.add(entityId);
  const main = `select position from audit_entry where entity_id = ${id}`;
  const named = `select position from audit_entry where ${NAMED_IDS} @> to_jsonb(array[${id}::text])`;
  if (entity === undefined) return `${main} union all ${named}`;
  const change = values.add(JSON.stringify([{ id: entityId, entity }]));
  return `${main} and entity = ${values.add(entity)} union all ${named} and changes @> ${change}::jsonb`;
}

/** Returns the condition for a filter. Undefined if no entry can match. */
function whereOf(
  { user, from, to, operation, entity, entityId }: AuditFilter,
  columns: readonly Column[],
): Filter | undefined {
  const values = new Values();
  const terms: string[] = [];
  if (![operation, entity, entityId].every(isText)) return undefined;
  if (operation !== undefined) terms.push(`t.operation = ${values.add(operation)}`);
  if (entityId !== undefined) terms.push(`t.position = any(array(${namingSql(entity, entityId, values)}))`);
  else if (entity !== undefined) terms.push(`t.entity = ${values.add(entity)}`);
  if (user !== undefined) {
    if (!isText(user)) return undefined;
    const id = columns.find(({ member }) => member === 'userId');
    const isName = `(t.username_key = ${values.add(auditKeyOf(user))} and t.username = ${values.add(user)})`;
    terms.push(id?.canHold(user) ? `(t.user_id = ${values.add(user)} or ${isName})` : isName);
  }
  if (from) terms.push(`t.at >= ${values.add(from.toISOString())}`);
  if (to) terms.push(`t.at < ${values.add(to.toISOString())}`);
  return { where: terms.length > 0 ? ` where ${terms.join(' and ')}` : '', values: values.all };
}
