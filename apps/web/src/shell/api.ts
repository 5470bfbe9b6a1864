/** The service, for all screens: nobody else calls `fetch`. */
import { type AnyOptions, ApiError, CleaverClient, type components } from '@cleaver/client';
import { type AnswerOf, type AnyContract, type Method, type Page, type RawOf, requestOf } from '@cleaver/domain/kernel';
import { heard } from './connection.ts';
import { withDates } from './format.ts';
import { t } from './language.ts';
import { loggedInAgain, me } from './session.ts';

export { ApiError };

/** What the service answers, by the names of its own description. */
export type Of<Name extends keyof components['schemas']> = components['schemas'][Name];

const fetched: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-cleaver-web', '1');
  headers.set('accept-language', document.documentElement.lang);
  try {
    const response = await fetch(input, { ...init, headers });
    heard(true);
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) heard(false);
    throw error;
  }
};

const service = new CleaverClient({ baseUrl: '', fetch: fetched, retries: 2 });

export interface CallOptions {
  /** Of one intent: whatever is sent under it again has one effect. Only a POST takes it. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal;
}

/** Calls an operation: sends its input by the address of its contract, and returns the answer. */
export const call = <K extends AnyContract>(
  contract: K,
  input: RawOf<K>,
  options?: CallOptions,
): Promise<AnswerOf<K>> => callAny<AnswerOf<K>>(contract, input as object, options);

/** The same for what works with many contracts: a list, a form. `T`: what the one that it is given answers. */
export function callAny<T>(contract: AnyContract, input: object, { key, signal }: CallOptions = {}): Promise<T> {
  const { method, path, inPath, query, body } = requestOf(contract, input);
  const isPost = method === 'POST';
  return request(method.toLowerCase() as Lowercase<Method>, path, {
    path: Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, String(value)])),
    query,
    ...(body && { body }),
    ...(isPost && key !== undefined && { idempotencyKey: key }),
    ...(signal && { signal }),
  }) as Promise<T>;
}

/** A call without a contract: of the outbox, and of the invented shop, which is written for any program. */
export async function request(method: Lowercase<Method>, path: string, options: AnyOptions): Promise<unknown> {
  const send = (): Promise<unknown> => service.call(method, path, options);
  try {
    return await send();
  } catch (error) {
    if (!isEnd(error) || !me.get()) throw error;
    // Over the page: whoever logs in again finds everything as it was, and the call goes on.
    await loggedInAgain();
    return send();
  }
}

const isEnd = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'AUTHENTICATION_REQUIRED';

export type PageOf<T> = Page<T>;

/** Which part of a list comes behind a page: the rest of one that was cut, else the next page; undefined behind the last. */
export const partAfter = ({ number, next, totalPages }: PageOf<unknown>['page']) =>
  next !== undefined ? { page: number, skip: next } : number + 1 < totalPages ? { page: number + 1 } : undefined;

/** For one intent of a person. Random, and not by `crypto.randomUUID`: browsers have that on pages from https alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What to tell people of a failure. */
export const told = (error: unknown): string =>
  error instanceof ApiError
    ? withDates(error.message)
    : t`The service does not answer: nothing was saved. Your input stays here`;
