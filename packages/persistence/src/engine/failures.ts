/** Translates errors of the database into those of the core. */
import { type AnyKind, ConcurrentChange, inUse, Refusal, Unavailable, unknownId } from '@cleaver/domain/kernel';
import { foreignKeyName, uniqueName } from './names.ts';
import type { Table } from './table.ts';

/** Returns whether a unit of work removes aggregates of the kind. */
export type Removed = (kind: AnyKind) => boolean;

/** The functions that make the refusal for a violated constraint, by the name of the constraint. */
export type Constraints = ReadonlyMap<string, (removed: Removed) => Error>;

/** Returns the constraints of all tables with their refusals. */
export function constraintsOf(tables: readonly Table[]): Constraints {
  const constraints = new Map<string, (removed: Removed) => Error>();
  const addReference = (table: string, member: string, to: AnyKind) =>
    // PostgreSQL reports the same error for an unknown target and for one removed meanwhile.
    constraints.set(foreignKeyName(table, member), (removed) => (removed(to) ? inUse(to) : unknownId(to)));
  for (const { kind, record, children } of tables) {
    const table = record.meta.tableName;
    for (const { members, refuse } of kind.unique) constraints.set(uniqueName(table, members), () => refuse());
    for (const { member, to } of kind.references) addReference(table, member, to());
    for (const child of children) {
      for (const { member, to } of child.references) {
        addReference(child.record.meta.tableName, member, to());
      }
    }
  }
  return constraints;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Codes of a serialization failure and a deadlock. A retry may succeed. */
const CONCURRENT = /^(40001|40P01)$/;
/**
 * Codes of a failed connection, insufficient resources, a shutdown, a system error, a server that only reads (25006),
 * and a timeout of a statement, a lock or a transaction.
 */
const UNAVAILABLE = /^(08|53|57P|58)...?$|^(57014|55P03|25P03|25P04|25006)$/;
/** Socket errors of the operating system. */
const NETWORK = /^E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|NOTFOUND|AI_AGAIN|NOENT)$/;
/** Messages of driver errors that have no code. */
const DISCONNECTED =
  /connection (terminated|error|timeout)|not queryable|timeout exceeded|read timeout|PGlite is clos|driver has already been destroyed|after calling end/i;

/** Returns the error of the core for an error of the database. Returns other errors unchanged. */
export function translate(error: unknown, constraints: Constraints, removed: Removed = () => false): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || error instanceof ConcurrentChange) return error;
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string };
  const options = { cause: error };
  if (code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION) {
    const refusal = constraints.get(constraint)?.(removed);
    if (refusal) return refusal;
    // Two units of work inserted the same id, for example because both found no row and then added one.
    return constraint.endsWith('_pkey') ? new ConcurrentChange('The id is in use', options) : error;
  }
  if (typeof code === 'string' && CONCURRENT.test(code))
    return new ConcurrentChange('Others changed the same rows', options);
  if (typeof code === 'string' && (UNAVAILABLE.test(code) || NETWORK.test(code))) {
    return new Unavailable(`The database is not available: ${error.message}`, options);
  }
  if (code === undefined && DISCONNECTED.test(error.message)) {
    return new Unavailable(`The database is not available: ${error.message}`, options);
  }
  return error;
}
