/** A column of a table: name, type, and conversion of its values. */
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';

/** A row as the database returns it, by the column names of the statement. */
export type Row = Readonly<Record<string, unknown>>;

interface Codec {
  /** Converts a value to a parameter. The type of the value is already checked. */
  readonly encode: (value: unknown) => unknown;
  /** Converts a value that comes from a driver or from JSON. */
  readonly decode?: (value: unknown) => unknown;
}

/**
 * Parses a time: PostgreSQL's text format in UTC, like `2026-11-21 08:00:00.123+00`, or ISO 8601, as in JSON. All
 * connections use UTC.
 */
function readTime(value: unknown): Date {
  const text = String(value);
  return new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

/** Conversions by the type of the column. Other types need none. */
const CODECS: Readonly<Record<string, Codec>> = {
  json: { encode: (value) => JSON.stringify(value) },
  jsonb: { encode: (value) => JSON.stringify(value) },
  timestamptz: { encode: (value) => (value as Date).toISOString(), decode: readTime },
  bigint: { encode: String, decode: Number },
};

const AS_IS: Codec = { encode: (value) => value };

/** One column of a table. `T`: the type with the column's member. */
export class Column<T = unknown> {
  /** A type marker for the compiler. It is never set. */
  declare readonly '~of'?: T;
  readonly member: string;
  /** The quoted name of the column. */
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

  /**
   * Returns whether the column can store the value. A UUID column stores only UUIDs in lower case. A text contains
   * neither NUL nor a lone surrogate.
   */
  canHold(value: unknown): boolean {
    if (typeof value !== 'string') return true;
    return this.type === 'uuid' ? isUuid(value) : value.isWellFormed() && !value.includes('\0');
  }
}

/** The form of the service's UUIDs. Other spellings of the same bytes are not ids of the service. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = (text: string): boolean => UUID.test(text);

/** Returns SQL that selects the column of `t` under the name of its member. */
export const selected = ({ member, name }: Column): string => `t.${name} as "${member}"`;

export const columnsOf = <T>(meta: EntityMetadata): Column<T>[] =>
  meta.props.map((property) => new Column<T>(property));

/** Returns the state of a row. The columns must cover all members of `T`. */
export function stateOf<T extends object>(columns: readonly Column<T>[], row: Row): T {
  const state: Record<string, unknown> = {};
  for (const column of columns) state[column.member] = column.decode(row[column.member]);
  return state as T;
}
