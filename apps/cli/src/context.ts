/** What a command has at hand. */
import type { CleaverClient } from '@cleaver/client';
import type { Option, Values } from './arguments.ts';
import type { Io } from './io.ts';
import type { Method } from './openapi.ts';

export interface Context {
  readonly io: Io;
  /** Of the service. */
  readonly address: string;
  /** For programs. */
  readonly json: boolean;
  readonly values: Values;
  readonly positionals: readonly string[];
}

/** A command that is no operation of the service. */
export interface OwnCommand {
  readonly name: string;
  readonly summary: string;
  /** In the usage, like `<file>`; those in brackets may be left out. */
  readonly positionals: readonly string[];
  readonly options: readonly Option[];
  /** More than the summary, for its help. */
  readonly more?: string;
  run(context: Context): Promise<void>;
}

interface CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A call whose path is known only when the program runs: what the document says takes the place of the types. */
export const call = (
  client: CleaverClient,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> => (client[method] as (path: string, options: CallOptions) => Promise<unknown>)(path, options);

/** The items of all pages of such a list. */
export const callItems = (client: CleaverClient, path: string, options: CallOptions): AsyncIterable<unknown> =>
  (client.items as (path: string, options: CallOptions) => AsyncIterable<unknown>).call(client, path, options);
