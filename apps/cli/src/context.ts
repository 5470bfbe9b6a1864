/** The context of a command, and functions that call operations of the service. */
import type { CleaverClient } from '@cleaver/client';
import {
  type AnswerOf,
  type AnyContract,
  type ItemOf,
  orderOfWalk,
  type RawOf,
  requestOf,
  type SentFile,
  sortedLike,
} from '@cleaver/domain/kernel';
import type { Option, Values } from './arguments.ts';
import type { Io } from './io.ts';

export interface Context {
  readonly io: Io;
  /** The address of the service. */
  readonly address: string;
  /** Whether the output is JSON, for programs. */
  readonly json: boolean;
  readonly values: Values;
  readonly positionals: readonly string[];
}

/** A command with a separate implementation, not derived from an operation of the service. */
export interface OwnCommand {
  readonly name: string;
  readonly summary: string;
  /** The arguments as in the usage, like `<file>`. Arguments in brackets are optional. */
  readonly positionals: readonly string[];
  readonly options: readonly Option[];
  /** Additional text for the help of the command. */
  readonly more?: string;
  run(context: Context): Promise<void>;
}

type Method = Parameters<CleaverClient['call']>[0];

interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Pick<SentFile, 'bytes' | 'name'>;
}

interface CallOptions {
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Called with the number of items that a list has returned so far. */
  readonly onItem?: (count: number) => void;
}

/** Calls an operation by a method and path that are known only at run time. */
export const send = (
  client: CleaverClient,
  method: Method,
  path: string,
  options: Sent & CallOptions = {},
): Promise<unknown> => client.call(method, path, options);

/** Calls an operation. Sends the input to the address of the contract and returns the response. */
export function call<K extends AnyContract>(
  client: CleaverClient,
  contract: K,
  input: RawOf<K>,
  options: CallOptions = {},
): Promise<AnswerOf<K>> {
  const { method, address, sent } = partsOf(contract, input as object);
  return send(client, method, address, { ...sent, ...options }) as Promise<AnswerOf<K>>;
}

/**
 * Returns the items of a whole list, in the order of `input.sort` or in its default order. Walks the list by id, so that
 * each record comes once, whatever others write in the meantime.
 */
export async function* itemsOf<K extends AnyContract>(
  client: CleaverClient,
  contract: K,
  input: RawOf<K>,
  options: CallOptions = {},
): AsyncGenerator<ItemOf<K>> {
  const order = orderOfWalk(contract.input);
  const { sort = order, ...filters } = input as { readonly sort?: string | readonly string[] };
  const { address, sent } = partsOf(contract, order ? filters : (input as object));
  const read = client.items as (path: string, options: object) => AsyncIterable<ItemOf<K>>;
  const all: ItemOf<K>[] = [];
  for await (const one of read.call(client, address, { ...sent, ...options })) {
    const count = all.push(one);
    options.onItem?.(count);
    if (!order) yield one;
  }
  if (order) yield* sortedLike(all as Named[], sort ?? order) as readonly ItemOf<K>[];
}

interface Named {
  readonly id: string;
}

interface Parts {
  readonly method: Method;
  /** The path, with the names of members in braces. */
  readonly address: string;
  readonly sent: Sent;
}

function partsOf(contract: AnyContract, input: object): Parts {
  const { method, path, inPath, query, body, file } = requestOf(contract, input);
  const members = Object.entries(inPath).map(([name, value]) => [name, String(value)]);
  return {
    method: method.toLowerCase() as Method,
    address: path,
    sent: { path: Object.fromEntries(members), query, ...(body && { body }), ...(file && { file }) },
  };
}
