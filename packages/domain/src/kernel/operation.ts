/**
 * Operations: everything that a caller can do, each written once: a name, the permission it needs, the form of its input,
 * and a function from ports and input to output.
 */
import type { Form } from './form.ts';
import type { Ports, QueryPorts, UnitPorts } from './ports.ts';
import {
  accessDenied,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  type Fault,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  notValid,
  type Refusal,
  type RefusalData,
  tooManyRequests,
  unknownOf,
} from './refusal.ts';

/** The permissions that there are, by name: contexts declare theirs in their `permissions.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: members come by declaration merging
export interface PermissionNames {}

/** A name that is not declared does not compile. */
export type Permission = keyof PermissionNames & string;

/** Who asks. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** From where a request came, for the audit log and for counting failed logins. */
export interface Origin {
  readonly address: string | null;
  readonly requestId: string | null;
}

interface OperationBase<I, C> {
  /** `supplier.rate`: the subject and the verb. Stands in the audit log. */
  readonly name: string;
  /** What it does, in one line for a reader of the interface. */
  readonly summary: string;
  /** The permission it needs; `public`: nobody needs to be known; `known`: any user who is logged in. */
  readonly permission: Permission | 'public' | 'known';
  /** Whoever has only this one may do it too, and is shown less. */
  readonly orPermission?: Permission;
  readonly input: Form<I>;
  /**
   * Faults that depend on when the request comes, like a day in the future. They are told together with those of the form.
   * Where the form has none, the operation refuses them itself: a request that is repeated under its key gets its first
   * answer, however old its day has become.
   */
  readonly untimely?: (sound: Partial<I>, ports: Pick<Ports, 'clock' | 'settings'>) => readonly Fault[];
  /** Lets a caller without the permission do it to themselves: whether this raw input is about the caller. */
  readonly toSelf?: (raw: { readonly id?: unknown }, caller: Caller) => boolean;
  /**
   * The member of the input that holds the id of what it is about, and the kind of that; unless told, the `id` of the
   * subject that the name begins with.
   */
  readonly about?: { readonly member: string; readonly entity: string };
  /** What it refuses beside what follows from the rest (`refusalsOf`): the conflicts it meets, and what else it looks for. */
  readonly refuses?: readonly RefusalData[];
  /** Names who asks where nobody is known yet, for the audit log: the username typed at a log-in. */
  readonly claimedBy?: (input: I) => string;
  /** Only a type: whether there is a caller for sure. */
  readonly caller?: C;
}

/** An operation that only reads. */
export interface Query<I, O, C = Caller> extends OperationBase<I, C> {
  readonly kind: 'query';
  readonly run: (ports: QueryPorts, input: I, caller: C, origin: Origin) => Promise<O>;
}

/** An operation that writes: `prepare` does slow or foreign work before the unit of work is opened, once; `run` may be repeated. */
export interface Command<I, O, C = Caller, P = undefined> extends OperationBase<I, C> {
  readonly kind: 'command';
  readonly prepare?: (ports: Ports, input: I, caller: C, origin: Origin) => Promise<P>;
  readonly run: (unit: UnitPorts, input: I, caller: C, prepared: P) => Promise<O | RefusedAfter>;
  /** Whether a refusal of it is worth an entry in the audit log even where no permission was missing: a failed login. */
  readonly auditRefusals?: boolean;
  /**
   * Whether few at once run it, the others waiting for their turns: where anybody may ask for it, and it costs a lot. See
   * `Turns`; a group is a client's address.
   */
  readonly inTurns?: boolean;
  /** How often it may fail for want of the right credentials, by address and minute, before it is refused unseen. */
  readonly failuresAMinute?: number;
  /** Whether its answer may be kept for a repeated request (`Idempotency-Key`); not where it holds secrets. */
  readonly secretOutput?: boolean;
}

/** A refusal whose unit of work is kept: what was written before it stays written. */
export class RefusedAfter {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

type Without<T> = Omit<T, 'kind' | 'caller'>;

export const query = <I, O>(operation: Without<Query<I, O>>): Query<I, O> => ({ ...operation, kind: 'query' });

export const command = <I, O, P = undefined>(
  operation: Without<Command<I, O, Caller, P>>,
): Command<I, O, Caller, P> => ({
  ...operation,
  kind: 'command',
});

/** A command that nobody known needs to ask for: logging in. */
export const publicCommand = <I, O, P = undefined>(
  operation: Omit<Without<Command<I, O, undefined, P>>, 'permission'>,
): Command<I, O, undefined, P> => ({ ...operation, permission: 'public', kind: 'command' });

// biome-ignore lint/suspicious/noExplicitAny: the executor handles operations of every input and output alike
export type AnyOperation = Query<any, any, any> | Command<any, any, any, any>;

/** All with which an operation may refuse: what follows from its permission, its form, its kind and what it is about, and what it names. */
export function refusalsOf(operation: AnyOperation): readonly RefusalData[] {
  const { name, permission, input, refuses = [] } = operation;
  const { member, entity } = operation.about ?? { member: 'id', entity: name.replace(/\..*/, '').replaceAll('-', '_') };
  return [
    notValid,
    ...(permission === 'public' ? [] : [authenticationRequired]),
    ...(permission === 'public' || permission === 'known' ? [] : [accessDenied]),
    ...(input.fields[member]?.required ? [unknownOf(entity)] : []),
    ...(operation.kind === 'command' ? ofCommand(operation) : []),
    ...refuses,
  ];
}

type CommandTraits = Pick<Command<unknown, unknown>, 'secretOutput' | 'inTurns' | 'failuresAMinute'>;

const ofCommand = ({ secretOutput, inTurns, failuresAMinute }: CommandTraits): readonly RefusalData[] => [
  concurrentChange,
  changedMeanwhile,
  ...(secretOutput ? [] : [idempotencyKeyInUse, idempotencyKeyReused]),
  ...(inTurns || failuresAMinute !== undefined ? [tooManyRequests] : []),
];
