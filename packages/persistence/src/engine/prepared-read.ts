/**
 * Special reads in MikroORM's Kysely, which knows the tables (`KnownTables`): the rows have their type from what is selected.
 *
 * Kysely takes many times as long to make a text as to look one up, so a read is made once, with parameters in the places of
 * its values.
 */
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Statement } from './mapping.ts';

/** Stands for a value that is given with each run. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Gives what stands in the query for the value of that name. */
export type Parameters<V> = <N extends keyof V & string>(name: N) => RawBuilder<V[N]>;

/** The rows of a read, by what prepares it. */
export type RowRead<P> = P extends (...given: never[]) => (values: never) => Statement<infer R> ? R : never;

/** Makes the text of a read. What it gives puts values into it. */
export function prepareRead<V extends Readonly<Record<string, unknown>>, R>(
  make: (parameter: Parameters<V>) => Compilable<R>,
): (values: V) => Statement<R> {
  const { sql: text, parameters } = make((name) => sql`${new Parameter(name)}`).compile();
  return (values) => ({
    text,
    values: parameters.map((value) => (value instanceof Parameter ? values[value.name] : value)),
  });
}
