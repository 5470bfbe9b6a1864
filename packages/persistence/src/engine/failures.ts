/** What the database says, in the words of the core. */
import { type AnyKind, ConcurrentChange, inUse, Refusal, Unavailable, unknownId } from '@cleaver/domain/kernel';
import { foreignKeyName, uniqueName } from './names.ts';
import type { Table } from './table.ts';

/** Tells the kinds of which a unit of work removes aggregates. */
export type Removed = (kind: AnyKind) => boolean;

/** By the name of a constraint, what is refused when it is broken. */
export type Constraints = ReadonlyMap<string, (removed: Removed) => Error>;

/** The rules of all kinds by the names that their tables give them. */
export function constraintsOf(tables: readonly Table[]): Constraints {
  const constraints = new Map<string, (removed: Removed) => Error>();
  const addReference = (table: string, member: string, to: AnyKind) =>
    // The database tells the same of either side: that what is referred to is not there, or not there any more.
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

/** Serialization failure and deadlock: running it again may succeed. */
const CONCURRENT = /^(40001|40P01)$/;
/** Connection, resources, shutting down, time-outs of statement, lock and idle transaction, input and output. */
const UNAVAILABLE = /^(08|53|57P|58)...?$|^(57014|55P03|25P03|25P04)$/;
/** What the operating system says of sockets. */
const NETWORK = /^E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|NOTFOUND|AI_AGAIN|NOENT)$/;
/** What the drivers say without any code. */
const DISCONNECTED =
  /connection (terminated|error|timeout)|not queryable|timeout exceeded|read timeout|PGlite is clos|driver has already been destroyed|after calling end/i;

/** Gives what to throw for what the database threw: a defect is given back as it is. */
export function translate(error: unknown, constraints: Constraints, removed: Removed = () => false): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || error instanceof ConcurrentChange) return error;
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string };
  const options = { cause: error };
  if (code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION) {
    const refusal = constraints.get(constraint)?.(removed);
    if (refusal) return refusal;
    // Two gave out one id, or looked for it and did not find it, at once.
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
