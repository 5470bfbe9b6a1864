/**
 * Contracts describe operations as data: name, subject, address, permission, input, output, refusals.
 *
 * A contract runs nothing and imports no port, so pages, the command line, HTTP and the documents can read it. Its
 * handler (`handler.ts`) does the work and runs only in the service.
 */

import type { Caller, Permission } from './caller.ts';
import type { Form } from './form.ts';
import type { Output } from './output.ts';
import {
  accessDenied,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  type Fault,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  notValid,
  pinSession,
  type RefusalData,
  recordTooLarge,
  responseTooLarge,
  sessionKeyRequired,
  workTooLarge,
} from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Subject } from './subject.ts';
import type { Catalogue } from './words.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The method and the path. Each name in braces is a member of the input: `POST /api/customers/{id}/activate`. */
export type Address = `${Method} /${string}`;

interface ContractBase<I, O, R, W> {
  /** The name of the operation, as in the audit log: `supplier.rate`. */
  readonly name: string;
  /** A one-line summary for readers of the API document. */
  readonly summary: string;
  /** Details that do not fit into the summary. */
  readonly description?: string;
  /** The HTTP method and path (docs/decisions/0012-contracts-have-addresses.md). */
  readonly address: Address;
  /** Members of the input that go into the query although the request has a body. */
  readonly inQuery?: readonly string[];
  /** The kind of record that the operation reads or changes, for refusals and audit entries. */
  readonly subject: Subject;
  /**
   * The input member that holds the record's id, and the subject of that record. Default: `id` and the contract's
   * subject.
   */
  readonly about?: { readonly member: string; readonly subject: Subject };
  /**
   * Whether sessions that a PIN opened may run the operation. Set for bookings on the floor and for the reads of the
   * floor screens. All other operations for authenticated callers need a log-in with the password.
   */
  readonly floor?: true;
  /** Second permission. Callers need it in addition to `permission`. */
  readonly andPermission?: Permission;
  /** Alternative permission. Callers who have only this one get a reduced view. */
  readonly orPermission?: Permission;
  /**
   * The permission with which callers may run the operation on what they booked themselves. The handler decides with
   * `admits`. Callers with `permission` may run it on everything.
   */
  readonly ownPermission?: Permission;
  /** Further permissions that depend on the input or on stored records. The handler checks them. */
  readonly mayNeed?: readonly Permission[];
  readonly input: Form<I, R>;
  readonly output: Output<O, W>;
  /**
   * Returns time-dependent faults, for example a date in the future. The executor reports them together with form
   * errors. When the form has no errors, the handler checks the dates itself. So a repeated request gets the first
   * response, even if the date is out of range by then.
   */
  readonly dateFaults?: (
    sound: Partial<I>,
    when: { readonly now: Date; readonly settings: Settings },
  ) => readonly Fault[];
  /** Returns whether this raw input is about the caller. Callers may then run the operation without the permission. */
  readonly ownRecord?: (raw: { readonly id?: unknown }, caller: Caller) => boolean;
  /** Refusals of this operation, in addition to those that `refusalsOf` derives. */
  readonly refuses?: readonly RefusalData[];
  /** Returns the username that an unauthenticated input claims, for the audit log. */
  readonly claimedBy?: (input: I) => string;
}

/** An operation that only reads. `V`: whether its response has a version. */
export interface QueryContract<I, O, R = unknown, W = unknown, V extends true | undefined = true | undefined>
  extends ContractBase<I, O, R, W> {
  readonly kind: 'query';
  /**
   * The required permission. `known`: any user who is logged in. `device`: the key of a device. `public`: no
   * authentication, and no caller.
   */
  readonly permission: Permission | 'known' | 'device' | 'public';
  /** Whether the query reads one record and the handler returns the record's version, sent as `ETag`. */
  readonly givesVersion?: V;
}

/** The query that reads a response again by id. */
export interface Again<O> {
  // biome-ignore lint/suspicious/noExplicitAny: a program handles requests and responses of every type alike
  readonly by: QueryContract<{ readonly id: string }, O, any, any, any>;
  idOf(answer: O): string;
}

/**
 * Returns the `Again` of a command whose response is an aggregate. `by`: the query that returns the aggregate by its
 * `id`.
 */
export const again = <O extends { readonly id: string }>(by: Again<O>['by']): Again<O> => ({
  by,
  idOf: ({ id }) => id,
});

/** What an audit entry says about a request itself, for example the name of a file. `id`: at most 64 characters. */
export interface AuditNote {
  readonly id: string;
  readonly facts: object;
}

/** An operation that writes. `V`: whether it compares versions. `C`: the type of the caller. */
export interface CommandContract<
  I,
  O,
  R = unknown,
  W = unknown,
  V extends true | undefined = true | undefined,
  C extends Caller | undefined = Caller | undefined,
> extends ContractBase<I, O, R, W> {
  readonly kind: 'command';
  /**
   * The required permission. `public`: no authentication. `known`: any user who is logged in. `device`: the key of a
   * device; the command then has no audit entry and takes no idempotency key.
   */
  readonly permission: C extends Caller ? Permission | 'known' | 'device' : Permission | 'known' | 'device' | 'public';
  /**
   * Whether the command changes one record and the handler compares the record's version with the caller's `If-Match`.
   */
  readonly comparesVersion?: V;
  /** Whether the command removes its subject. The response then has no version. */
  readonly removesSubject?: true;
  /**
   * Whether the audit log also records refusals that are neither `forbidden` nor `invalid`, for example a wrong current
   * password. It always records `forbidden` refusals.
   */
  readonly auditRefusals?: boolean;
  /** Returns whether the request only checks its input and changes nothing. It then has no audit entry. */
  readonly isDryRun?: (input: I) => boolean;
  /** Whether the command runs others, with whose refusals it may be refused at its commit. */
  readonly performs?: true;
  /** Returns what the audit entry says about the request itself, as the first of its changes. */
  noted?(input: I, output: O): AuditNote | undefined;
  /**
   * Whether the command hashes a password. Hashing occupies a core for about 20 ms, so adapters limit the concurrency.
   */
  readonly hashesPassword?: boolean;
  /**
   * The query that reads the response again. For a response larger than `ANSWER_BYTES_MAX`, the service stores only the
   * id for repeated requests.
   */
  readonly again?: Again<O>;
  /**
   * Whether the response holds secrets. The service does not store such a response for repeated requests
   * (`Idempotency-Key`).
   */
  readonly secretOutput?: boolean;
  /**
   * Whether the command also runs for a request that may only read (`Request.isReadOnly`): it only ends the session, or
   * checks the password.
   */
  readonly runsWithoutKey?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: adapters handle contracts of every input and output alike
export type AnyQuery = QueryContract<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: adapters handle contracts of every input and output alike
export type AnyCommand = CommandContract<any, any, any, any, any, any>;
export type AnyContract = AnyQuery | AnyCommand;

/** A contract for any caller, with or without versions. */
export type Contract<I, O> =
  // biome-ignore lint/suspicious/noExplicitAny: a program handles requests and responses of every type alike
  | QueryContract<I, O, any, any, any>
  // biome-ignore lint/suspicious/noExplicitAny: a program handles requests and responses of every type alike
  | CommandContract<I, O, any, any, any, any>;

/** The type of the input as a client sends it. */
export type RawOf<K extends AnyContract> = K['input'] extends Form<infer _, infer R> ? R : never;

/** The type of the response as a client receives it. */
export type AnswerOf<K extends AnyContract> = K['output'] extends Output<infer _, infer W> ? W : never;

/** The type of an item of a list's response, as a client receives it. */
export type ItemOf<K extends AnyContract> = AnswerOf<K> extends { readonly content: readonly (infer T)[] } ? T : never;

type Given<K> = Omit<K, 'kind' | 'permission'>;

/** Defines a query. */
export const query = <I, O, R, W, V extends true | undefined = undefined>(
  contract: Omit<QueryContract<I, O, R, W, V>, 'kind'>,
): QueryContract<I, O, R, W, V> => ({ ...contract, kind: 'query' });

/** Defines a query without authentication. Its handler must not use the caller. */
export const publicQuery = <I, O, R, W>(
  contract: Given<QueryContract<I, O, R, W, undefined>>,
): QueryContract<I, O, R, W, undefined> => ({ ...contract, permission: 'public', kind: 'query' });

/** Defines a command that needs an authenticated caller. */
export const command = <I, O, R, W, V extends true | undefined = undefined>(
  contract: Omit<CommandContract<I, O, R, W, V, Caller>, 'kind'>,
): CommandContract<I, O, R, W, V, Caller> => ({ ...contract, kind: 'command' });

/** Defines a command without authentication, such as a log-in. */
export const publicCommand = <I, O, R, W>(
  contract: Given<CommandContract<I, O, R, W, undefined, undefined>>,
): CommandContract<I, O, R, W, undefined, undefined> => ({ ...contract, permission: 'public', kind: 'command' });

/** The operations of a context. */
export interface Operations {
  /** The name of the folder of the context in the core and in the adapters. */
  readonly name: string;
  readonly tags: readonly Tag[];
  /** The German of their summaries and descriptions, by the English text. */
  readonly german: Catalogue;
}

/** A tag of the published document: contracts with a common title and description. */
export interface Tag {
  readonly title: string;
  readonly description: string;
  readonly contracts: readonly AnyContract[];
}

/** Returns the input member that holds the record's id, and the subject of that record. */
export const aboutOf = ({ about, subject }: AnyContract): { readonly member: string; readonly subject: Subject } =>
  about ?? { member: 'id', subject };

/** Returns whether the operation requires a permission of a user, and not only a session, a device's key, or nothing. */
export const isPermission = (permission: AnyContract['permission']): permission is Permission =>
  permission !== 'public' && permission !== 'known' && permission !== 'device';

/**
 * Returns all refusals of an operation. These are the refusals that follow from its permission, form, kind and subject,
 * and the refusals in `refuses`.
 */
export function refusalsOf(contract: AnyContract): readonly RefusalData[] {
  const { permission, floor, input, refuses = [] } = contract;
  const { member, subject } = aboutOf(contract);
  return [
    notValid,
    ...(permission === 'public' ? [] : [authenticationRequired]),
    ...(isPermission(permission) ? [accessDenied] : []),
    ...(permission === 'public' || permission === 'device' || floor ? [] : [pinSession]),
    ...(input.fields[member]?.required ? [subject.unknown] : []),
    ...(contract.output.isPage || !contract.output.schema ? [] : [responseTooLarge]),
    ...(contract.kind === 'command' ? ofCommand(contract) : []),
    ...refuses,
  ];
}

const ofCommand = ({ permission, runsWithoutKey, secretOutput }: AnyCommand): readonly RefusalData[] => [
  ...(permission === 'public' || permission === 'device' || runsWithoutKey ? [] : [sessionKeyRequired]),
  recordTooLarge,
  workTooLarge,
  concurrentChange,
  changedMeanwhile,
  ...(secretOutput || permission === 'device' ? [] : [idempotencyKeyInUse, idempotencyKeyReused]),
];
