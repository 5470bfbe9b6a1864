/**
 * Prepares reads with MikroORM's Kysely, which has the types of the tables (`KnownTables`). The selected columns
 * determine the type of the rows.
 *
 * Kysely takes many times longer to build an SQL text than a look-up of the finished text takes. So each read is built
 * once, with parameters instead of values.
 */
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Statement } from './mapping.ts';

/** A placeholder for a value that each run supplies. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the placeholder in the query for the value of that name. */
export type Parameters<V> = <N extends keyof V & string>(name: N) => RawBuilder<V[N]>;

/** The type of the rows of a prepared read. */
export type RowRead<P> = P extends (...given: never[]) => (values: never) => Statement<infer R> ? R : never;

/** Builds the text of a read. Returns a function that adds the values. */
export function prepareRead<V extends Readonly<Record<string, unknown>>, R>(
  make: (parameter: Parameters<V>) => Compilable<R>,
): (values: V) => Statement<R> {
  const { sql: text, parameters } = make((name) => sql`${new Parameter(name)}`).compile();
  return (values) => ({
    text,
    values: parameters.map((value) => (value instanceof Parameter ? values[value.name] : value)),
  });
}
