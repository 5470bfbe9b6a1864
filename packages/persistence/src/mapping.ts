/** Between states and rows: how each member is written and read, and the pieces of SQL that name its column. */
import { type AnyKind, foldText, type State, type Where } from '@cleaver/domain';
import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import { type ChildTable, keyOf, PARENT, ROW_VERSION, type Table } from './table.ts';

/** A row as the database gives it, by the names that the statement gave its columns. */
export type Row = Readonly<Record<string, unknown>>;

interface Codec {
  /** To what a statement takes; a value of the wrong type never gets this far. */
  readonly encode: (value: unknown) => unknown;
  /** From a column as the drivers give it, or as JSON. */
  readonly decode?: (value: unknown) => unknown;
}

/** `2026-11-21 08:00:00.123+00`, for connections are in UTC, or ISO 8601, as JSON has it. */
function readTime(value: unknown): Date {
  const text = String(value);
  return new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

/** By the type of the column; what is not named here is written and read as it is. */
const CODECS: Readonly<Record<string, Codec>> = {
  json: { encode: (value) => JSON.stringify(value) },
  jsonb: { encode: (value) => JSON.stringify(value) },
  timestamptz: { encode: (value) => (value as Date).toISOString(), decode: readTime },
  bigint: { encode: String, decode: Number },
};

const AS_IS: Codec = { encode: (value) => value };

/** One column of a table. */
export class Column {
  readonly member: string;
  /** Quoted. */
  readonly name: string;
  readonly type: string;
  readonly isList: boolean;
  readonly #codec: Codec;

  constructor(property: EntityProperty) {
    const [name = '', type = ''] = [property.fieldNames[0], property.columnTypes[0]];
    this.member = property.name;
    this.name = `"${name}"`;
    this.type = type.replace(/\(.*/, '');
    this.isList = this.type.endsWith('[]');
    this.#codec = CODECS[this.type] ?? AS_IS;
  }

  encode(value: unknown): unknown {
    return value === null || value === undefined ? null : this.#codec.encode(value);
  }

  decode(value: unknown): unknown {
    return value === null || !this.#codec.decode ? value : this.#codec.decode(value);
  }

  /** Whether the column can hold the value at all: no UUID column holds `x`, and no text holds a NUL. */
  canHold(value: unknown): boolean {
    if (typeof value !== 'string') return true;
    return this.type === 'uuid' ? isUuid(value) : value.isWellFormed() && !value.includes('\0');
  }
}

/** As the service writes them; other spellings of the same bytes are not ids that it gave out. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUuid = (text: string): boolean => UUID.test(text);

/** What a statement says, and the values of its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects the values of a statement while its text is put together. */
export class Values {
  readonly all: unknown[] = [];

  /** Gives the placeholder that stands for the value. */
  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

export class ChildMapping {
  readonly child: ChildTable;
  readonly table: string;
  /** The element's columns, without the one that points to the root. */
  readonly columns: readonly Column[];
  readonly parent: Column;
  /** The columns that are written, the id first. */
  readonly written: readonly Column[];
  /** Gives the list of a root `t` as JSON. */
  readonly select: string;

  constructor(child: ChildTable, meta: EntityMetadata) {
    const columns = columnsOf(meta);
    this.child = child;
    this.table = `"${meta.tableName}"`;
    this.parent = required(columns, PARENT);
    this.columns = columns.filter(({ member }) => member !== PARENT);
    this.written = [...this.columns, this.parent];
    // JSON numbers are binary floating point once they are read: exact ones travel as texts.
    const members = this.columns.map(
      ({ member, name, type }) => `'${member}', c.${name}${type === 'numeric' ? '::text' : ''}`,
    );
    this.select =
      `(select coalesce(json_agg(json_build_object(${members.join(', ')}) order by c.${required(columns, child.order).name}), '[]') ` +
      `from ${this.table} c where c.${this.parent.name} = t."id") as "${child.member}"`;
  }

  /** The list of a root's state. */
  elements(state: State): readonly State[] {
    return state[this.child.member as keyof State] as unknown as readonly State[];
  }

  /** What `written` is set to for an element of the root's list. */
  values(rootId: string, element: State): unknown[] {
    return [...this.columns.map((column) => column.encode(element[column.member as keyof State])), rootId];
  }

  read(elements: readonly Row[]): object[] {
    return elements.map((element) => stateOf(this.columns, element));
  }
}

export class Mapping<S extends State = State> {
  readonly kind: AnyKind;
  /** Quoted. */
  readonly table: string;
  /** One per member of the state that is a column, the id first. */
  readonly columns: readonly Column[];
  readonly children: readonly ChildMapping[];
  readonly version: Column;
  /** The columns that are written beside the version, the id first. */
  readonly written: readonly Column[];
  readonly #keys: ReadonlyMap<string, Column>;
  readonly #byMember: ReadonlyMap<string, Column>;
  /** What makes a state out of a row of `t`. */
  readonly #select: string;

  constructor({ kind, record, children, folded }: Table, metadata: MetadataStorage) {
    const meta = metadata.get(record.meta.className as never) as unknown as EntityMetadata;
    const all = columnsOf(meta);
    this.kind = kind;
    this.table = `"${meta.tableName}"`;
    this.version = required(all, ROW_VERSION);
    this.#keys = new Map(folded.map((member) => [member, required(all, keyOf(member))]));
    const keys = [...this.#keys.values()];
    this.columns = all.filter((column) => column !== this.version && !keys.includes(column));
    this.written = [...this.columns, ...keys];
    this.children = children.map(
      (child) => new ChildMapping(child, metadata.get(child.record.meta.className as never) as never),
    );
    this.#byMember = new Map(this.columns.map((column) => [column.member, column]));
    this.#select = [...this.columns.map(selected), ...this.children.map(({ select }) => select)].join(', ');
  }

  column(member: string): Column {
    const column = this.#byMember.get(member);
    if (!column) throw new Error(`${this.kind.name} has no member ${member}`);
    return column;
  }

  get id(): Column {
    return this.column('id');
  }

  /** What `written` is set to. */
  values(state: S): unknown[] {
    const values = this.columns.map((column) => column.encode(state[column.member as keyof S]));
    for (const member of this.#keys.keys()) values.push(keyOfText(state[member as keyof S]));
    return values;
  }

  state(row: Row): S {
    const state = stateOf(this.columns, row);
    for (const child of this.children)
      state[child.child.member] = child.read(row[child.child.member] as readonly Row[]);
    return state as unknown as S;
  }

  /** `select … from … t`, with more columns on demand. */
  select(more = ''): string {
    return `select ${this.#select}${more} from ${this.table} t`;
  }

  /** The column, quoted, by which a list is sorted. */
  sortColumn(member: string): string {
    if (member !== 'id' && !(member in this.kind.sortable))
      throw new Error(`${this.kind.name} is not sortable by ${member}`);
    return (this.#keys.get(member) ?? this.column(member)).name;
  }

  /** ` where …` for the filter, or undefined where no row can match it. */
  where(filter: Where<S>, values: Values): string | undefined {
    const terms: string[] = [];
    for (const [member, value] of Object.entries(filter)) {
      if (value === undefined) continue;
      if (!this.kind.filters.includes(member)) throw new Error(`${this.kind.name} declares no filter ${member}`);
      const key = this.kind.sortable[member] === 'folded' ? this.#keys.get(member) : undefined;
      const column = key ?? this.column(member);
      if (!column.canHold(value)) return undefined;
      if (value === null) terms.push(`t.${column.name} is null`);
      else if (column.isList) terms.push(`${values.add(value)} = any(t.${column.name})`);
      else terms.push(`t.${column.name} = ${values.add(key ? keyOfText(value) : column.encode(value))}`);
    }
    return terms.length > 0 ? ` where ${terms.join(' and ')}` : '';
  }
}

/** The column of `t`, under the name of its member. */
export const selected = ({ member, name }: Column): string => `t.${name} as "${member}"`;

const keyOfText = (value: unknown): unknown => (typeof value === 'string' ? foldText(value) : null);

export const columnsOf = (meta: EntityMetadata): Column[] => meta.props.map((property) => new Column(property));

function required(columns: readonly Column[], member: string): Column {
  const column = columns.find((each) => each.member === member);
  if (!column) throw new Error(`No column for ${member}`);
  return column;
}

export function stateOf(columns: readonly Column[], row: Row): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const column of columns) state[column.member] = column.decode(row[column.member]);
  return state;
}
