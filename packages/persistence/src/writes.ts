/**
 * Writing: composes what a unit of work changed into as few statements as possible, mostly one.
 *
 * All parts of one statement see the same state of the database and have no order among each other; foreign keys are
 * checked at its end. So no row may be written twice in it, and what is removed to make room for something alike goes
 * into a statement of its own before it.
 */
import { type Aggregate, type AuditEntry, foldText, type State, unknownId } from '@cleaver/domain';
import type { ChildMapping, Column, Mapping, Statement } from './mapping.ts';

/** An aggregate as the unit of work found it and as it is now; without an aggregate it was removed. */
export interface Slot {
  readonly mapping: Mapping;
  readonly id: string;
  /** Undefined: it is new. */
  readonly before: State | undefined;
  readonly version: number;
  aggregate: Aggregate<State> | undefined;
}

/** One part of a statement. */
interface Part {
  /** Parts of one shape have one text but for the numbers of their parameters. */
  readonly shape: string;
  readonly values: readonly unknown[];
  /** `place` gives the placeholder of the next value. */
  readonly text: (place: () => string) => string;
  /** It must hit one row, or others were there first. */
  readonly guarded?: true;
}

/** Beyond, a statement is split: the protocol counts parameters in 16 bits, and long statements are slow to plan. */
const MAX_PARTS = 40;
const MAX_ROWS = 100;

/** A statement that does not find a row as it was found before fails with a division by zero, and writes nothing. */
export function writesOf(slots: readonly Slot[], audit: AuditEntry | undefined): Statement[] {
  const changed = slots.filter(({ before, aggregate }) => before !== aggregate?.state);
  const kept = changed.filter(({ aggregate }) => aggregate);
  const removed = changed.filter(({ before, aggregate }) => before && !aggregate);
  const removals = removed.map(removal);
  const rest = [...additions(kept), ...kept.flatMap(change)];
  if (audit) rest.push(auditPart(audit));
  const makesRoom = removed.some(({ mapping }) => kept.some((slot) => slot.mapping === mapping));
  return makesRoom
    ? [...compose(removals), ...compose(rest)]
    : // Where a statement has to be split, what refers is removed before what it refers to.
      compose([...removals.reverse(), ...rest]);
}

function compose(parts: readonly Part[]): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < parts.length; at += MAX_PARTS) statements.push(statementOf(parts.slice(at, at + MAX_PARTS)));
  return statements;
}

/** Texts by the shapes of their parts: there are few, and to put one together takes longer than to find it. */
const texts = new Map<string, string>();
const MAX_TEXTS = 1_000;

function statementOf(parts: readonly Part[]): Statement {
  const shape = parts.map((part) => part.shape).join('|');
  let text = texts.get(shape);
  if (!text) {
    text = textOf(parts);
    if (texts.size < MAX_TEXTS) texts.set(shape, text);
  }
  return { text, values: parts.flatMap(({ values }) => values) };
}

/** SQL has no other way to fail by a condition. It is the statement that fails, so that whatever comes after it fails too. */
function textOf(parts: readonly Part[]): string {
  let count = 0;
  const place = () => `$${++count}`;
  const all = parts.map((part, at) => ({ name: `w${at}`, text: part.text(place), guarded: part.guarded }));
  const guarded = all.filter((part) => part.guarded);
  const main = guarded.length > 0 ? undefined : all.at(-1);
  const steps = all.filter((part) => part !== main);
  const hits = guarded.map(({ name }) => `(select count(*) from ${name})`).join(' + ');
  const withSteps = steps
    .map(({ name, text, guarded }) => `${name} as (${text}${guarded ? ' returning 1' : ''})`)
    .join(', ');
  return `${withSteps && `with ${withSteps} `}${main ? main.text : `select 1 / (${hits} = ${guarded.length})::int`}`;
}

/** Rows for one table. */
interface Rows {
  readonly table: string;
  readonly columns: readonly Column[];
  /** The name of the version, where the rows have one. */
  readonly version: string | undefined;
  readonly all: unknown[][];
}

/** The rows of what is new go into each table together, a limited number at a time. */
function additions(kept: readonly Slot[]): Part[] {
  const tables = new Map<string, Rows>();
  const rowsOf = ({ table, written: columns }: Mapping | ChildMapping, version?: string) => {
    const rows = tables.get(table) ?? { table, columns, version, all: [] };
    tables.set(table, rows);
    return rows.all;
  };
  for (const { mapping, before, aggregate } of kept) {
    if (before || !aggregate) continue;
    const { state } = aggregate;
    checkReferences(mapping, state);
    rowsOf(mapping, mapping.version.name).push(mapping.values(state));
    for (const child of mapping.children) {
      rowsOf(child).push(...child.elements(state).map((element) => child.values(state.id, element)));
    }
  }
  return [...tables.values()].flatMap(insertions);
}

function insertions({ table, columns, version, all }: Rows): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < all.length; at += MAX_ROWS) {
    const rows = all.slice(at, at + MAX_ROWS);
    parts.push({
      shape: `insert ${table} ${rows.length}`,
      values: rows.flat(),
      text: (place) => {
        const names = [...columns.map(({ name }) => name), ...(version ? [version] : [])].join(', ');
        const tuple = () => `(${[...columns.map(place), ...(version ? ['1'] : [])].join(', ')})`;
        return `insert into ${table} (${names}) values ${rows.map(tuple).join(', ')}`;
      },
    });
  }
  return parts;
}

function removal({ mapping: { table, version }, id, version: at }: Slot): Part {
  return {
    shape: `delete ${table}`,
    values: [id, at],
    text: (place) => `delete from ${table} where "id" = ${place()} and ${version.name} = ${place()}`,
    guarded: true,
  };
}

/** A change of a child alone raises the version of its root, too. */
function change({ mapping, id, version, before, aggregate }: Slot): Part[] {
  if (!before || !aggregate) return [];
  const { state } = aggregate;
  checkReferences(mapping, state);
  const { table, version: column } = mapping;
  const root: Part = {
    shape: `update ${table}`,
    values: [...mapping.values(state).slice(1), id, version],
    text: (place) =>
      `update ${table} set ${setting(mapping.written, place)}, ${column.name} = ${column.name} + 1 ` +
      `where "id" = ${place()} and ${column.name} = ${place()}`,
    guarded: true,
  };
  return [root, ...mapping.children.flatMap((child) => childChanges(child, before, state))];
}

/** All columns but the id are set, whichever changed: what is set to the value it has costs the database little. */
const setting = (written: readonly Column[], place: () => string): string =>
  written
    .slice(1)
    .map(({ name }) => `${name} = ${place()}`)
    .join(', ');

function childChanges(child: ChildMapping, before: State, after: State): Part[] {
  const { table, written: columns } = child;
  const old = new Map(child.elements(before).map((element) => [element.id, element]));
  const now = child.elements(after);
  const added = now.filter(({ id }) => !old.has(id)).map((element) => child.values(after.id, element));
  const changed = now.filter((element) => old.has(element.id) && old.get(element.id) !== element);
  const gone = [...old.keys()].filter((id) => now.every((element) => element.id !== id));
  return [
    ...insertions({ table, columns, version: undefined, all: added }),
    ...changed.map((element) => ({
      shape: `update ${table}`,
      values: [...child.values(after.id, element).slice(1), element.id],
      text: (place: () => string) => `update ${table} set ${setting(columns, place)} where "id" = ${place()}`,
    })),
    ...(gone.length > 0
      ? [
          {
            shape: `delete ${table}`,
            values: [gone],
            text: (place: () => string) => `delete from ${table} where "id" = any(${place()})`,
          },
        ]
      : []),
  ];
}

/** An id that no column can hold is unknown: that is told before the database is asked. */
function checkReferences(mapping: Mapping, state: State): void {
  for (const { member, to } of mapping.kind.references) {
    if (!mapping.column(member).canHold(state[member as keyof State])) throw unknownId(to());
  }
}

const AUDIT_COLUMNS = [
  ...['id', 'at', 'user_id', 'username', 'username_key', 'operation', 'address', 'request_id'],
  ...['outcome', 'code', 'entity', 'entity_id', 'changes'],
];

const auditText: Part['text'] = (place) =>
  `insert into audit_entry (${AUDIT_COLUMNS.join(', ')}) values (${AUDIT_COLUMNS.map(place).join(', ')})`;

function auditPart(entry: AuditEntry): Part {
  const { id, at, userId, username, operation, address, requestId, outcome, code, entity, entityId, changes } = entry;
  const usernameKey = username === null ? null : foldText(username);
  const who = [id, at.toISOString(), userId, username, usernameKey, operation, address, requestId];
  return {
    shape: 'audit',
    values: [...who, outcome, code, entity, entityId, JSON.stringify(changes)],
    text: auditText,
  };
}
