/**
 * Operations: everything that a caller can do, each written once: a name, the permission it needs, the form of its input,
 * and a function from ports and input to output.
 */
import type { Permission } from '../identity/permission.ts';
import type { Ports, UnitPorts } from '../ports.ts';
import type { Form } from './form.ts';
import type { Refusal } from './refusal.ts';

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
  readonly input: Form<I>;
  /** Lets a caller without the permission do it to themselves: whether this raw input is about the caller. */
  readonly toSelf?: (raw: { readonly id?: unknown }, caller: Caller) => boolean;
  /**
   * The member of the input that holds the id of what it is about, and the kind of that; unless told, the `id` of the
   * subject that the name begins with.
   */
  readonly about?: { readonly member: string; readonly entity: string };
  /** Names who asks where nobody is known yet, for the audit log: the username typed at a log-in. */
  readonly claimedBy?: (input: I) => string;
  /** Only a type: whether there is a caller for sure. */
  readonly caller?: C;
}

/** An operation that only reads. */
export interface Query<I, O, C = Caller> extends OperationBase<I, C> {
  readonly kind: 'query';
  readonly run: (ports: Ports, input: I, caller: C, origin: Origin) => Promise<O>;
}

/** An operation that writes: `prepare` does slow or foreign work before the unit of work is opened, once; `run` may be repeated. */
export interface Command<I, O, C = Caller, P = undefined> extends OperationBase<I, C> {
  readonly kind: 'command';
  readonly prepare?: (ports: Ports, input: I, caller: C, origin: Origin) => Promise<P>;
  readonly run: (unit: UnitPorts, input: I, caller: C, prepared: P) => Promise<O | RefusedAfter>;
  /** Whether a refusal of it is worth an entry in the audit log even where no permission was missing: a failed login. */
  readonly auditRefusals?: boolean;
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
