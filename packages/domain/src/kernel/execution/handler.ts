/** Handlers run operations. A handler belongs to one contract, which determines its input and output types. */
import type { Versioned } from '../contract/aggregate.ts';
import type { Caller, Origin } from '../contract/caller.ts';
import type { AnyContract, CommandContract, QueryContract } from '../contract/contract.ts';
import type { RefusedAfter } from '../contract/refusal.ts';
import type { Ports, QueryPorts, UnitPorts } from './ports.ts';
import type { SeenVersions } from './versions.ts';

/** The caller and the origin of a request. */
export interface RequestContext<C = Caller> {
  readonly caller: C;
  readonly origin: Origin;
}

/**
 * The caller and the origin of a command, with the result of `prepare`. `expected`: the versions to pass to
 * `Repository.get`, if the contract compares versions.
 */
export type CommandContext<C, P, V> = RequestContext<C> & { readonly prepared: P } & (V extends true
    ? { readonly expected: SeenVersions | undefined }
    : unknown);

export interface QueryHandler<I, O, V> {
  /** Whether all reads see one instant, because figures from several reads must be consistent. */
  readonly atOneInstant?: true;
  readonly run: (ports: QueryPorts, input: I, asked: RequestContext) => Promise<V extends true ? Versioned<O> : O>;
}

export interface CommandHandler<I, O, V, C, P> {
  /**
   * Returns whether a caller who has only the `ownPermission` of the contract may run the command with this raw input.
   */
  readonly admits?: NonNullable<Handler['admits']>;
  /** Does slow work or calls other systems once, before the unit of work: hashes a password, reserves a number. */
  readonly prepare?: (ports: Ports, input: I, asked: RequestContext<C>) => Promise<P>;
  /** Whether the unit of work reads thousands of rows. Its statements then get a longer timeout. */
  readonly isLong?: true;
  /** Runs in the unit of work. May run again on concurrent changes. */
  readonly run: (unit: UnitPorts, input: I, asked: CommandContext<C, P, V>) => Promise<O | RefusedAfter>;
}

/** Thrown by a handler to end its unit of work without writing anything. `output` is the response. */
export class RolledBack<O> extends Error {
  readonly output: O;

  constructor(output: O) {
    super('A dry run writes nothing');
    this.output = output;
  }
}

/** A handler with its contract. `handle` checks the types of both. */
export interface Handler {
  readonly contract: AnyContract;
  readonly atOneInstant?: true;
  readonly isLong?: true;
  readonly admits?: (ports: QueryPorts, raw: { readonly id?: unknown }, caller: Caller) => Promise<boolean>;
  // biome-ignore lint/suspicious/noExplicitAny: the executor runs handlers of every input and output alike
  readonly prepare?: (ports: Ports, input: any, asked: RequestContext<any>) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the executor runs handlers of every input and output alike
  readonly run: (ports: any, input: any, asked: any) => Promise<unknown>;
}

/**
 * Combines a contract with its handler. The handler of a query with `givesVersion` returns `Versioned`, as
 * `Reader.versioned` does.
 */
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
