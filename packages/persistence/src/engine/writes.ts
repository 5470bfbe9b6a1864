/** Turns the changes of a unit of work into statements. */
import {
  type Aggregate,
  type AnyKind,
  type AuditEntry,
  auditKeyOf,
  LISTED_CHANGES_MAX,
  type State,
  unknownId,
} from '@cleaver/domain/kernel';
import type { MetadataStorage } from '@mikro-orm/core';
import { auditEntryRecord } from '../audit/audit-entry.ts';
import type { ChildMapping } from './child-mapping.ts';
import { type Column, columnsOf } from './column.ts';
import type { Mapping } from './mapping.ts';
import { type Required, requiring } from './requirements.ts';
import type { Table } from './table.ts';
import type { RowValues, Write } from './texts.ts';

/** An aggregate as the unit of work read it and as it is now. `aggregate` is undefined if the unit has removed it. */
export interface Slot {
  readonly mapping: Mapping;
  readonly id: string;
  /** The state that the unit of work read. Undefined if the aggregate is new. */
  readonly before: State | undefined;
  readonly version: number;
  aggregate: Aggregate<State> | undefined;
}

/** Returns whether the unit of work has added, changed or removed the aggregate. */
export const isChanged = ({ before, aggregate }: Slot): boolean => before !== aggregate?.state;

export class Writes {
  readonly #auditColumns: readonly Column[];
  /** The insert of an entry as a select, so that it can have a condition. */
  readonly #insertsEntry: string;
  readonly #ranks: ReadonlyMap<AnyKind, number>;

  constructor(metadata: MetadataStorage, tables: readonly Table[]) {
    const meta = metadata.get(auditEntryRecord);
    // The database assigns the position.
    const columns = columnsOf(meta).filter(({ member }) => member !== 'position');
    this.#auditColumns = columns;
    const parameters = columns.map(({ type }, at) => `$${at + 1}::${type}`);
    this.#insertsEntry = `insert into audit_entry (${columns.map(({ name }) => name).join(', ')}) select ${parameters.join(', ')}`;
    this.#ranks = ranksOf(tables);
  }

  /**
   * Returns the statements that write the changes and the audit entry, in order. Each is made when it is asked for, so
   * that a large unit of work needs no memory for all of them. Referenced rows are added first and removed last. If a
   * kind has both removals and other changes, all removals go first, to free unique values. The last statement also
   * checks the requirements.
   */
  *of(slots: readonly Slot[], audit: AuditEntry | undefined, required: readonly Required[] = []): Generator<Write> {
    const changed = slots.filter(isChanged);
    const kept = this.#byMapping(changed.filter(({ aggregate }) => aggregate));
    const removed = this.#byMapping(changed.filter(({ before, aggregate }) => before && !aggregate)).toReversed();
    const removals = removed.map(([{ texts }, rows]) =>
      texts.remove(rows.map(({ id, version }) => ({ id, rowVersion: version }))),
    );
    const makesRoom = removed.some(([mapping]) => kept.some(([other]) => other === mapping));
    if (makesRoom) yield* removals;
    for (const [mapping, rows] of kept) yield* writesOf(mapping, rows);
    if (!makesRoom) yield* removals;
    if (audit) yield this.#entry(audit, required);
    else if (required.length > 0) yield requiring('select', [], required);
  }

  /**
   * Returns the statements that remove all rows. The lock waits for running writers and does not block readers. The
   * triggers of append-only tables are off until the last statements. A rollback turns them on again, too.
   */
  emptying(mappings: readonly Mapping[]): string[] {
    const rank = ({ kind }: Mapping): number => this.#ranks.get(kind) ?? 0;
    const sorted = mappings.toSorted((one, other) => rank(other) - rank(one));
    const guarded = sorted.filter(({ isGuarded }) => isGuarded).map(({ table }) => table);
    return [
      `lock table ${sorted.map(({ table }) => table).join(', ')} in exclusive mode`,
      ...guarded.map((table) => `alter table ${table} disable trigger append_only`),
      // Elements of lists go first, because a cascade could fail on elements that refer to another root.
      ...sorted.flatMap(({ children }) => children).map(({ table }) => `delete from ${table}`),
      ...sorted.map(({ table }) => `delete from ${table}`),
      ...guarded.map((table) => `alter table ${table} enable always trigger append_only`),
    ];
  }

  #entry(audit: AuditEntry, required: readonly Required[]): Write {
    const changes = JSON.stringify(audit.changes);
    const largeChanges = changes.length > LISTED_CHANGES_MAX ? audit.changes.length : null;
    const row: RowValues = { ...audit, usernameKey: audit.username && auditKeyOf(audit.username), largeChanges };
    const values = this.#auditColumns.map((column) =>
      column.member === 'changes' ? changes : column.encode(row[column.member]),
    );
    return required.length > 0 ? requiring(this.#insertsEntry, values, required) : { text: this.#insertsEntry, values };
  }

  #byMapping(slots: readonly Slot[]): (readonly [Mapping, readonly Slot[]])[] {
    const rank = ([{ kind }]: readonly [Mapping, unknown]): number => this.#ranks.get(kind) ?? 0;
    return [...Map.groupBy(slots, ({ mapping }) => mapping)].sort((one, other) => rank(one) - rank(other));
  }
}

/** Returns a rank for each kind, above those of the kinds that it refers to. */
function ranksOf(tables: readonly Table[]): ReadonlyMap<AnyKind, number> {
  const found = new Map<AnyKind, number>();
  const rankOf = (kind: AnyKind): number => {
    const known = found.get(kind);
    if (known !== undefined) return known;
    // Ends the recursion for kinds that refer to themselves.
    found.set(kind, 0);
    const children = tables.find((table) => table.kind === kind)?.children ?? [];
    const references = [...kind.references, ...children.flatMap((child) => child.references)];
    const rank = 1 + Math.max(0, ...references.map(({ to }) => rankOf(to())));
    found.set(kind, rank);
    return rank;
  };
  for (const { kind } of tables) rankOf(kind);
  return found;
}

/** Returns the inserts and updates of one kind. A change of only a child also raises the version of its root. */
function* writesOf(mapping: Mapping, slots: readonly Slot[]): Generator<Write> {
  const rowOf = ({ aggregate, before, version }: Slot): RowValues => {
    const { state } = aggregate as Aggregate<State>;
    checkReferences(mapping, state);
    return before ? { ...mapping.row(state), rowVersion: version } : mapping.row(state);
  };
  const { insert, update } = mapping.texts;
  for (const part of inParts(slots.filter(({ before }) => !before))) yield insert(part.map(rowOf));
  for (const part of inParts(slots.filter(({ before }) => before))) yield update(part.map(rowOf));
  for (const child of mapping.children) yield* childWrites(child, slots);
}

/**
 * Returns the statements for the elements of a list. Removals come first, because a new row may take the place of a
 * removed one.
 */
function* childWrites(child: ChildMapping, slots: readonly Slot[]): Generator<Write> {
  const added: Placed[] = [];
  const changed: Placed[] = [];
  const gone: RowValues[] = [];
  for (const { before, aggregate } of slots) {
    if (!aggregate) continue;
    const { id } = aggregate.state;
    const old = new Map(before && child.elements(before).map((element) => [element.id, element]));
    for (const element of child.elements(aggregate.state)) {
      const was = old.get(element.id);
      old.delete(element.id);
      if (!was) added.push([id, element]);
      else if (was !== element) changed.push([id, element]);
    }
    gone.push(...[...old.keys()].map((one) => ({ id: one })));
  }
  const rowOf = ([id, element]: Placed): RowValues => child.row(id, element);
  for (const part of inParts(gone)) yield child.texts.remove(part);
  for (const part of inParts(changed)) yield child.texts.update(part.map(rowOf));
  for (const part of inParts(added)) yield child.texts.insert(part.map(rowOf));
}

/** An element of a list with the id of its root. */
type Placed = readonly [string, ReturnType<ChildMapping['elements']>[number]];

/**
 * Maximum number of rows of a statement. The embedded database runs a statement on the thread of the requests, and such
 * a statement takes about 20 ms.
 */
const ROWS_AT_ONCE = 250;

/** Splits rows into the parts that one statement writes. */
const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );

/** Refuses a reference that its column cannot store, without a query. */
function checkReferences(mapping: Mapping, state: State): void {
  for (const { member, to } of mapping.kind.references) {
    if (!mapping.column(member).canHold(state[member as keyof State])) throw unknownId(to());
  }
}
