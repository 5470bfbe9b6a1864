/** One column of a table: its name and type, and how its values are written and read. */
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';

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

/** One column of a table; `T`: what has the member that it holds. */
export class Column<T = unknown> {
  /** Never set: it carries the type. */
  declare readonly '~of'?: T;
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

/** The column of `t`, under the name of its member. */
export const selected = ({ member, name }: Column): string => `t.${name} as "${member}"`;

export const columnsOf = <T>(meta: EntityMetadata): Column<T>[] =>
  meta.props.map((property) => new Column<T>(property));

/** The members that the columns hold, which are all of `T`. */
export function stateOf<T extends object>(columns: readonly Column<T>[], row: Row): T {
  const state: Record<string, unknown> = {};
  for (const column of columns) state[column.member] = column.decode(row[column.member]);
  return state as T;
}

const SMALL = 512;

/**
 * Where rows of these columns may be large, SQL that gives the bytes of one, `t`: of its objects and lists. Of a value that takes
 * little room in the row its size there will do: to make its text would cost as much as to send it.
 */
export function largeRows(
  columns: readonly Pick<Column, 'member' | 'name' | 'type' | 'isList'>[],
): { readonly bytes: string; readonly columns: readonly string[] } | undefined {
  const large = columns.filter(({ type, isList }) => isList || type === 'json' || type === 'jsonb');
  if (large.length === 0) return undefined;
  const sizes = large.map(
    ({ name }) =>
      `case when pg_column_size(t.${name}) > ${SMALL} then octet_length(t.${name}::text) else coalesce(pg_column_size(t.${name}), 0) end`,
  );
  return { bytes: `(${sizes.join(' + ')})`, columns: columns.map(({ member }) => member) };
}
