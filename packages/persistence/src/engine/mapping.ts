/** Maps states to rows: conversion of members, and the pieces of SQL with their columns. */
import {
  type Aggregate,
  type AggregateKind,
  type AnyKind,
  dayOf,
  type ListFilter,
  type State,
  searchKey,
  textKey,
  type Where,
} from '@cleaver/domain/kernel';
import type { MetadataStorage } from '@mikro-orm/core';
import { ChildMapping, type Listed, required, type Values } from './child-mapping.ts';
import { type Column, columnsOf, type Row, selected, stateOf } from './column.ts';
import type { List } from './list.ts';
import { gramsOf, keyOf, ROW_VERSION, SEARCH_KEY } from './names.ts';
import type { Table } from './table.ts';
import { type RowValues, type TableTexts, textsOf } from './texts.ts';

/** An SQL text and the values of its parameters. `R`: the type of its rows. */
export interface Statement<R = Row> {
  readonly text: string;
  readonly values: readonly unknown[];
  /** A type marker for the compiler. It is never set. */
  readonly '~row'?: R;
}

/** Runs a statement and returns its rows. */
export type Query = <R = Row>(statement: Statement<R>) => Promise<readonly R[]>;

/** An object that executes statements: the pool, or one held connection. */
export interface Queryable {
  readonly query: Query;
}

/** Returns the mapping of a kind. */
export type MappingOf = <S extends State>(kind: AggregateKind<S, Aggregate<S>>) => Mapping<S>;

export class Mapping<S extends State = State> implements List {
  readonly kind: AnyKind;
  /** The quoted name of the table. */
  readonly table: string;
  /** The columns: one per stored member of the state, the id first. */
  readonly columns: readonly Column<S>[];
  readonly children: readonly ChildMapping[];
  readonly isGuarded: boolean;
  readonly version: Column;
  readonly texts: TableTexts;
  readonly #keys: ReadonlyMap<string, Column>;
  readonly #searchKey: Column | undefined;
  readonly #byMember: ReadonlyMap<string, Column<S>>;
  readonly #all: Listed<S>;
  /** The lists with omitted members, by the names of these members. */
  readonly #listed = new Map<string, unknown>();
  readonly #texts = { plain: new Map<string, string>(), versioned: new Map<string, string>() };

  constructor({ kind, record, children, isGuarded, folded }: Table<S>, metadata: MetadataStorage) {
    const meta = metadata.get(record);
    const all = columnsOf<S>(meta);
    this.kind = kind;
    this.isGuarded = isGuarded;
    this.table = `"${meta.tableName}"`;
    this.version = required(all, ROW_VERSION);
    this.#keys = new Map(folded.map((member) => [member, required(all, keyOf(member))]));
    this.#searchKey = kind.searched && required(all, SEARCH_KEY);
    const keys = [...this.#keys.values(), ...(this.#searchKey ? [this.#searchKey] : [])];
    this.columns = all.filter((column) => column !== this.version && !keys.includes(column));
    this.texts = textsOf(this.table, [...this.columns, ...keys], this.version);
    this.children = children.map((child) => new ChildMapping(child, metadata.get(child.record)));
    this.#byMember = new Map(this.columns.map((column) => [column.member, column]));
    this.#all = this.#list([]);
  }

  /** Returns the columns of these members. */
  only<M extends keyof S & string>(members: readonly M[]): Column<Pick<S, M>>[] {
    return members.map((member) => this.column(member));
  }

  column(member: string): Column<S> {
    const column = this.#byMember.get(member);
    if (!column) throw new Error(`${this.kind.name} has no member ${member}`);
    return column;
  }

  get id(): Column {
    return this.column('id');
  }

  /** Returns the row of a state, without its version. */
  row(state: S): RowValues {
    const row: Record<string, unknown> = {};
    for (const { member } of this.columns) row[member] = state[member as keyof S];
    for (const member of this.#keys.keys()) row[keyOf(member)] = this.#keyOf(member, state[member as keyof S]);
    if (this.#searchKey) row[SEARCH_KEY] = searchKey(this.kind, state);
    return row;
  }

  state(row: Row): S {
    return this.#all.state(row);
  }

  /** Returns `select … from … t`, optionally with more columns. */
  select(more = ''): string {
    return this.#all.select(more);
  }

  /** Returns a list whose rows omit these members. */
  without<M extends keyof S & string>(members: readonly M[]): Listed<S, M> {
    if (members.length === 0) return this.#all as Listed<S, M>;
    const key = members.join();
    const known = this.#listed.get(key) ?? this.#list(members);
    this.#listed.set(key, known);
    return known as Listed<S, M>;
  }

  #list(without: readonly string[]): Listed<S> {
    const { table } = this;
    const columns = this.columns.filter(({ member }) => !without.includes(member));
    const children = this.children.filter(({ child }) => !without.includes(child.member));
    const selection = [
      ...columns.map(selected),
      ...children.map(({ list, child }) => `${list} as "${child.member}"`),
    ].join(', ');
    return {
      table,
      select: (more = '') => `select ${selection}${more} from ${table} t`,
      sortColumn: (member) => this.sortColumn(member),
      state: (row) => {
        const state = stateOf(columns, row);
        if (children.length === 0) return state;
        const lists = children.map((child) => [child.child.member, child.read(row)]);
        return { ...state, ...Object.fromEntries(lists) };
      },
    };
  }

  /**
   * Returns `select … from … t` followed by `rest`, which must be one of a small number of texts. Builds each text
   * once, because a look-up costs a fraction of the building. The driver also recognizes a text faster if it is the
   * same object.
   */
  selecting(rest: string, kind: 'plain' | 'versioned' = 'plain'): string {
    const texts = this.#texts[kind];
    let text = texts.get(rest);
    if (text === undefined) {
      text = this.select(kind === 'versioned' ? `, t.${this.version.name} as "${ROW_VERSION}"` : '') + rest;
      texts.set(rest, text);
    }
    return text;
  }

  /** Returns the quoted column for sorting a list. Throws if the kind is not sortable by the member. */
  sortColumn(member: string): string {
    if (member !== 'id' && !(member in this.kind.sortable))
      throw new Error(`${this.kind.name} is not sortable by ${member}`);
    return (this.#keys.get(member) ?? this.column(member)).name;
  }

  /**
   * Returns ` where …` for the filter, the search words, the ids and the period of a list. Returns an empty text if
   * there are no conditions, and undefined if no row can match. Throws if the kind does not declare the filter.
   */
  where(filter: Where<S>, values: Values, { q, id, from, to }: ListFilter = {}): string | undefined {
    const terms: string[] = [];
    if (id) {
      const possible = id.filter((each) => this.id.canHold(each));
      if (possible.length === 0) return undefined;
      terms.push(`t.${this.id.name} = any(${values.add(possible)})`);
    }
    if (q) terms.push(...this.#contains(q, values));
    if (from !== undefined || to !== undefined) {
      const { column, comparable } = this.compared(dayOf(this.kind));
      if (from !== undefined) terms.push(`t.${column.name} >= ${values.add(comparable(from))}`);
      if (to !== undefined)
        terms.push(`t.${column.name} ${typeof to === 'string' ? '<=' : '<'} ${values.add(comparable(to))}`);
    }
    for (const [member, value] of Object.entries(filter)) {
      if (value === undefined) continue;
      if (!this.kind.filters.includes(member)) throw new Error(`${this.kind.name} declares no filter ${member}`);
      const child = this.children.find((each) => each.child.member === member);
      if (child) {
        const exists = child.where(value as Row, values);
        if (exists === undefined) return undefined;
        terms.push(exists);
        continue;
      }
      const { column, comparable } = this.compared(member);
      if (!column.canHold(value)) return undefined;
      if (value === null) terms.push(`t.${column.name} is null`);
      else if (column.isList) terms.push(`${values.add(value)} = any(t.${column.name})`);
      else terms.push(`t.${column.name} = ${values.add(comparable(value))}`);
    }
    return terms.length > 0 ? ` where ${terms.join(' and ')}` : '';
  }

  /** Returns the column that decides equality of a member, and a function that converts values for this column. */
  compared(member: string): { readonly column: Column; readonly comparable: (value: unknown) => unknown } {
    const key = this.kind.sortable[member] === 'folded' ? this.#keys.get(member) : undefined;
    if (key) return { column: key, comparable: (value) => this.#keyOf(member, value) };
    const column = this.column(member);
    return { column, comparable: (value) => column.encode(value) };
  }

  /**
   * Returns the conditions of a search. The first one requires all pieces of the words, through the index. The other
   * ones require each word as a whole.
   */
  #contains(words: readonly string[], values: Values): string[] {
    if (!this.#searchKey) throw new Error(`${this.kind.name} is not searched`);
    const column = `t.${this.#searchKey.name}`;
    return [
      `${gramsOf(column)} @@ ${values.add(wantedGrams(words))}::tsquery`,
      ...words.map((word) => `strpos(${column}, ${values.add(word)}) > 0`),
    ];
  }

  #keyOf(member: string, value: unknown): unknown {
    return typeof value === 'string' ? textKey(this.kind, member)(value) : null;
  }
}

const GRAM = 3;

/** Returns all pieces of the words as a `tsquery`. A word shorter than a piece matches as a prefix. */
function wantedGrams(words: readonly string[]): string {
  const grams = words.flatMap((word) => {
    const characters = [...word];
    if (characters.length < GRAM) return [`${quoted(word)}:*`];
    return characters.slice(GRAM - 1).map((_, at) => quoted(characters.slice(at, at + GRAM).join('')));
  });
  return [...new Set(grams)].join(' & ');
}

/** Quotes a text for a `tsquery`. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
