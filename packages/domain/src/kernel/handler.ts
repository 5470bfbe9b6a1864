/**
 * Handlers: what runs an operation. A handler belongs to one contract, by whose input and output its types are checked.
 */
import type { Versioned } from './aggregate.ts';
import type { Caller, Origin } from './caller.ts';
import type { AnyContract, CommandContract, QueryContract } from './contract.ts';
import type { Ports, QueryPorts, UnitPorts } from './ports.ts';
import type { Refusal } from './refusal.ts';
import type { SeenVersions } from './versions.ts';

/** A refusal whose unit of work is kept: what was written before it stays written. */
export class RefusedAfter {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** What a handler knows of the request beside its input. */
export interface Asked<C = Caller> {
  readonly caller: C;
  readonly origin: Origin;
}

/** `expected`: for `Repository.get`, where the contract compares versions. */
export type AskedOfCommand<C, P, V> = Asked<C> & { readonly prepared: P } & (V extends true
    ? { readonly expected: SeenVersions | undefined }
    : unknown);

export interface QueryHandler<I, O, V> {
  /** Whether all that it reads is of one instant: its figures come from several reads and have to add up. */
  readonly atOneInstant?: true;
  readonly run: (ports: QueryPorts, input: I, asked: Asked) => Promise<V extends true ? Versioned<O> : O>;
}

export interface CommandHandler<I, O, V, C, P> {
  /** Does slow or foreign work once, before the unit of work is opened: hashes a password, reserves a number. */
  readonly prepare?: (ports: Ports, input: I, asked: Asked<C>) => Promise<P>;
  /** Whether it reads thousands of rows in its unit of work, whose statements have more time then. */
  readonly isLong?: true;
  /** Runs in the unit of work; may be repeated where others got there first. */
  readonly run: (unit: UnitPorts, input: I, asked: AskedOfCommand<C, P, V>) => Promise<O | RefusedAfter>;
}

/** A handler with its contract. The types of both were checked by `handle`. */
export interface Handler {
  readonly contract: AnyContract;
  readonly atOneInstant?: true;
  readonly isLong?: true;
  // biome-ignore lint/suspicious/noExplicitAny: the executor runs handlers of every input and output alike
  readonly prepare?: (ports: Ports, input: any, asked: Asked<any>) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the executor runs handlers of every input and output alike
  readonly run: (ports: any, input: any, asked: any) => Promise<unknown>;
}

/** Gives a contract its handler. A query that gives its version returns `Versioned`, as `Reader.versioned` does. */
export function handle<I, O, R, W, V extends true | undefined>(
  contract: QueryContract<I, O, R, W, V>,
  handler: QueryHandler<I, NoInfer<O>, V>,
): Handler;
export function handle<I, O, R, W, V extends true | undefined, C extends Caller | undefined, P = undefined>(
  contract: CommandContract<I, O, R, W, V, C>,
  handler: CommandHandler<I, NoInfer<O>, V, C, P>,
): Handler;
export function handle(contract: AnyContract, handler: Omit<Handler, 'contract'>): Handler {
  return { ...handler, contract };
}
