/** Maps rows of a child table to the members of the root. */

import type { State } from '@cleaver/domain/kernel';
import type { EntityMetadata } from '@mikro-orm/core';
import { type Column, columnsOf, type Row, stateOf } from './column.ts';
import type { List } from './list.ts';
import { type ChildTable, PARENT } from './table.ts';
import { type RowValues, type TableTexts, textsOf } from './texts.ts';

export class ChildMapping {
  readonly child: ChildTable;
  readonly table: string;
  /** The columns of the element, without the reference to the root. */
  readonly columns: readonly Column<State>[];
  readonly parent: Column;
  readonly texts: TableTexts;
  /** SQL for the list of a root `t` as JSON. */
  readonly list: string;

  constructor(child: ChildTable, meta: EntityMetadata) {
    const columns = columnsOf<State>(meta);
    this.child = child;
    this.table = `"${meta.tableName}"`;
    this.parent = required(columns, PARENT);
    this.columns = columns.filter(({ member }) => member !== PARENT);
    this.texts = textsOf(this.table, [...this.columns, this.parent]);
    // JSON numbers become binary floating point when parsed. So the SQL sends exact numbers as texts.
    const members = this.columns.map(
      ({ member, name, type }) => `'${member}', c.${name}${type === 'numeric' ? '::text' : ''}`,
    );
    this.list =
      `(select coalesce(json_agg(json_build_object(${members.join(', ')}) order by c.${required(columns, child.order).name}), '[]') ` +
      `from ${this.table} c where c.${this.parent.name} = t."id")`;
  }

  /** Returns the list in a root's state. */
  elements(state: State): readonly State[] {
    return this.child.elements(state);
  }

  /** Returns the row of an element of the root's list. */
  row(rootId: string, element: State): RowValues {
    return { ...element, [PARENT]: rootId };
  }

  /**
   * Returns the condition that the list of a root `t` has an element with these members. Undefined if none can match.
   */
  where(members: Row, values: Values): string | undefined {
    const terms = [`c.${this.parent.name} = t."id"`];
    for (const [member, value] of Object.entries(members)) {
      const column = required(this.columns, member);
      if (!column.canHold(value)) return undefined;
      terms.push(`c.${column.name} = ${values.add(column.encode(value))}`);
    }
    return `exists (select 1 from ${this.table} c where ${terms.join(' and ')})`;
  }

  /** Returns the states of the list that the row of a root contains. */
  read(row: Row): readonly State[] {
    const elements = row[this.child.member] as readonly Row[];
    return elements.map((element) => stateOf(this.columns, element));
  }
}

/** A list of aggregates of one kind, with a function that converts a row to a state. `M`: the omitted members. */
export interface Listed<S extends State, M extends keyof S = never> extends List {
  state(row: Row): Omit<S, M>;
}

/** The values of a statement, collected while its text is built. */
export class Values {
  readonly all: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

export function required<T>(columns: readonly Column<T>[], member: string): Column<T> {
  const column = columns.find((each) => each.member === member);
  if (!column) throw new Error(`No column for ${member}`);
  return column;
}
