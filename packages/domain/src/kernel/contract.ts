/**
 * Contracts: everything that a caller can do, each stated once as data: name, subject, address, permission, input, output,
 * refusals. A contract runs nothing and imports no port: pages, the command line, HTTP and the documents read it. Its handler
 * (`handler.ts`) does the work, in the service alone.
 */

import type { Caller, Permission } from './caller.ts';
import type { Form } from './form.ts';
import type { Output } from './output.ts';
import type { Settings } from './ports.ts';
import {
  accessDenied,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  type Fault,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  notValid,
  type RefusalData,
} from './refusal.ts';
import type { Subject } from './subject.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The method and the path; each name in braces is a member of the input: `POST /api/customers/{id}/activate`. */
export type Address = `${Method} /${string}`;

interface ContractBase<I, O, R, W> {
  /** `supplier.rate`: stands in the audit log. */
  readonly name: string;
  /** What it does, in one line for a reader of the interface. */
  readonly summary: string;
  /** More than the summary, where there is more to say. */
  readonly description?: string;
  /** Where it is reached over HTTP (docs/decisions/0012-contracts-have-addresses.md). */
  readonly address: Address;
  /** Members of the input that stand in the query although the request has a body. */
  readonly inQuery?: readonly string[];
  /** What it is about: the entry of the audit log names it. */
  readonly subject: Subject;
  /** Whose id the input has, and in which member, where that is not the `id` of the subject. */
  readonly about?: { readonly member: string; readonly subject: Subject };
  /** Alternative permission. Callers who have only this one get a reduced view. */
  readonly orPermission?: Permission;
  /** Further permissions, of which the record that it finds decides: the handler calls `checkHolds`. */
  readonly mayNeed?: readonly Permission[];
  readonly input: Form<I, R>;
  readonly output: Output<O, W>;
  /**
   * Faults that depend on when the request comes, for example a date in the future. They are reported together with those of
   * the form. Where the form has none, the handler refuses them itself: a repeated request gets its first answer, however old
   * its date is by then.
   */
  readonly dateFaults?: (
    sound: Partial<I>,
    when: { readonly now: Date; readonly settings: Settings },
  ) => readonly Fault[];
  /** Permits a caller without the permission to do it to their own record: whether this raw input is about the caller. */
  readonly ownRecord?: (raw: { readonly id?: unknown }, caller: Caller) => boolean;
  /** What it refuses beside what follows from the rest (`refusalsOf`). */
  readonly refuses?: readonly RefusalData[];
  /** The caller as the input names it where nobody is authenticated yet, for the audit log: the username of a log-in. */
  readonly claimedBy?: (input: I) => string;
}

/** An operation that only reads. `V`: whether its answer has a version. */
export interface QueryContract<I, O, R = unknown, W = unknown, V extends true | undefined = true | undefined>
  extends ContractBase<I, O, R, W> {
  readonly kind: 'query';
  /** The permission it needs; `known`: any user who is logged in. */
  readonly permission: Permission | 'known';
  /** Whether it reads one record whose version goes out with the answer (`ETag`): the handler gives it. */
  readonly givesVersion?: V;
}

/** How an answer is read again. */
export interface Again<O> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever a program sends and receives
  readonly by: QueryContract<{ readonly id: string }, O, any, any, any>;
  idOf(answer: O): string;
}

/** The query gives the same as the command that answers with the aggregate. */
export const again = <O extends { readonly id: string }>(by: Again<O>['by']): Again<O> => ({
  by,
  idOf: ({ id }) => id,
});

/** An operation that writes. `V`: whether it compares versions. `C`: the caller. */
export interface CommandContract<
  I,
  O,
  R = unknown,
  W = unknown,
  V extends true | undefined = true | undefined,
  C extends Caller | undefined = Caller | undefined,
> extends ContractBase<I, O, R, W> {
  readonly kind: 'command';
  /** The permission it needs; `public`: no caller has to be known; `known`: any user who is logged in. */
  readonly permission: C extends Caller ? Permission | 'known' : Permission | 'known' | 'public';
  /** Whether it changes one record whose version the caller may name (`If-Match`): the handler compares it. */
  readonly comparesVersion?: V;
  /** Whether it removes its subject, so that its answer has no version. */
  readonly removesSubject?: true;
  /** Whether a refusal gets an entry in the audit log even where no permission was missing: a failed log-in. */
  readonly auditRefusals?: boolean;
  /** Whether it hashes a password, which takes a core for some 20 ms: adapters limit how many of these run at once. */
  readonly hashesPassword?: boolean;
  /** Reads the answer again, by its id: of an answer above 16 KiB only the id is kept for repeated requests. */
  readonly again?: Again<O>;
  /** Whether its answer holds secrets, so that it is not kept for a repeated request (`Idempotency-Key`). */
  readonly secretOutput?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: adapters handle contracts of every input and output alike
export type AnyQuery = QueryContract<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: adapters handle contracts of every input and output alike
export type AnyCommand = CommandContract<any, any, any, any, any, any>;
export type AnyContract = AnyQuery | AnyCommand;

/** Of any caller, and with or without versions. */
export type Contract<I, O> =
  // biome-ignore lint/suspicious/noExplicitAny: whatever a program sends and receives
  | QueryContract<I, O, any, any, any>
  // biome-ignore lint/suspicious/noExplicitAny: whatever a program sends and receives
  | CommandContract<I, O, any, any, any, any>;

/** What a program sends: the input before it is read. */
export type RawOf<K extends AnyContract> = K['input'] extends Form<infer _, infer R> ? R : never;

/** What a program receives. */
export type AnswerOf<K extends AnyContract> = K['output'] extends Output<infer _, infer W> ? W : never;

type Given<K> = Omit<K, 'kind' | 'permission'>;

/** States a query. */
export const query = <I, O, R, W, V extends true | undefined = undefined>(
  contract: Omit<QueryContract<I, O, R, W, V>, 'kind'>,
): QueryContract<I, O, R, W, V> => ({ ...contract, kind: 'query' });

/** States a command. */
export const command = <I, O, R, W, V extends true | undefined = undefined>(
  contract: Omit<CommandContract<I, O, R, W, V, Caller>, 'kind'>,
): CommandContract<I, O, R, W, V, Caller> => ({ ...contract, kind: 'command' });

/** States a command that needs no known caller: a log-in. */
export const publicCommand = <I, O, R, W>(
  contract: Given<CommandContract<I, O, R, W, undefined, undefined>>,
): CommandContract<I, O, R, W, undefined, undefined> => ({ ...contract, permission: 'public', kind: 'command' });

/** Contracts as a reader of the interface finds them together: a chapter of the document, with a title and a line about it. */
export interface Chapter {
  readonly title: string;
  readonly description: string;
  readonly contracts: readonly AnyContract[];
}

/** The member of the input that holds the id of what it is about, and the subject of that. */
export const aboutOf = ({ about, subject }: AnyContract): { readonly member: string; readonly subject: Subject } =>
  about ?? { member: 'id', subject };

/** All with which an operation may refuse: what follows from its permission, its form, its kind and its subject, and what it names. */
export function refusalsOf(contract: AnyContract): readonly RefusalData[] {
  const { permission, input, refuses = [] } = contract;
  const { member, subject } = aboutOf(contract);
  return [
    notValid,
    ...(permission === 'public' ? [] : [authenticationRequired]),
    ...(permission === 'public' || permission === 'known' ? [] : [accessDenied]),
    ...(input.fields[member]?.required ? [subject.unknown] : []),
    ...(contract.kind === 'command' ? ofCommand(contract) : []),
    ...refuses,
  ];
}

const ofCommand = ({ secretOutput }: AnyCommand): readonly RefusalData[] => [
  concurrentChange,
  changedMeanwhile,
  ...(secretOutput ? [] : [idempotencyKeyInUse, idempotencyKeyReused]),
];
