/**
 * The one way in which the core says no.
 *
 * A refusal is something the caller did or met; a defect of the service is an ordinary `Error`. The core knows no status
 * codes: an adapter maps `kind` to whatever its protocol has for it.
 */
import { type Message, say } from './message.ts';

export type RefusalKind =
  | 'invalid' // the request is wrong by itself
  | 'unauthenticated' // nobody known is asking
  | 'forbidden' // somebody known asks for what they may not do
  | 'not_found'
  | 'conflict' // the request is fine, the state of things forbids it
  | 'throttled' // too many attempts
  | 'mismatch'; // a key that stands for another request

/** One thing wrong with a request, by the member it is about, e.g. `lineItems[0].agreedPrice`. */
export interface Fault {
  readonly field: string;
  readonly message: Message;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  /** Upper snake case; part of the contract, never translated. */
  readonly code: string;
  /** What `message` says in English, for whoever says it in another language. */
  readonly said: Message;
  /** Filled for `invalid` alone: all that is wrong with the request at once. */
  readonly faults: readonly Fault[] | undefined;
  /** Filled for `throttled`: seconds until the next attempt may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    code: string,
    said: Message,
    more: { faults?: readonly Fault[]; retryAfter?: number } = {},
  ) {
    super(String(said));
    this.kind = kind;
    this.code = code;
    this.said = said;
    this.faults = more.faults;
    this.retryAfter = more.retryAfter;
  }
}

/** Refuses a request that is wrong by itself; names every fault at once. */
export const invalid = (faults: readonly Fault[]): Refusal =>
  new Refusal(
    'invalid',
    'VALIDATION_ERROR',
    say`The request is not valid: ${faults.map(({ field, message }) => say`${field} ${message}`)}`,
    { faults },
  );

/** Refuses because a rule on state or uniqueness stands against it. */
export const conflict = (code: string, said: Message): Refusal => new Refusal('conflict', code, said);

/** Refuses because what the request names does not exist. */
export const notFound = (code: string, said: Message): Refusal => new Refusal('not_found', code, said);
