/**
 * The client of the service for all screens. Only the session (`session.ts`) and the checks of the connection
 * (`connection.ts`) call `fetch` themselves.
 */
import { type AnyOptions, ApiError, CleaverClient } from '@cleaver/client';
import { type AnswerOf, type AnyContract, type Method, type Page, type RawOf, requestOf } from '@cleaver/domain/kernel';
import { forPeople } from '../language/format.ts';
import { t } from '../language/language.ts';
import { confirmed, loggedInAgain, me } from '../session/session.ts';
import { KEY_HEADER, sessionKey } from '../session/session-keys.ts';
import { heard, timed } from './connection.ts';
import { noteOwnChange, noteVersion, sendInOrder } from './record-versions.ts';

export { ApiError };

const fetched: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-cleaver-web', '1');
  headers.set('accept-language', document.documentElement.lang);
  const key = sessionKey();
  if (key !== undefined && init?.method !== 'GET') headers.set(KEY_HEADER, key);
  try {
    const response = timed(await fetch(input, { ...init, headers }));
    heard(true);
    seen(String(input), init?.method, headers, response);
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) heard(false);
    throw error;
  }
};

/** Stores the version of the record from the response. */
function seen(path: string, method: string | undefined, sent: Headers, { ok, headers }: Response): void {
  const [version, before] = [headers.get('etag'), sent.get('if-match')];
  if (!ok || version === null) return;
  if (method === 'GET') noteVersion(path, version);
  else if (before !== null) noteOwnChange(path, before, version);
}

const service = new CleaverClient({ baseUrl: '', fetch: fetched, retries: 2 });

export interface CallOptions {
  /** The idempotency key of an intent, for POST only. Requests with the same key have one effect. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal;
  /** Called with the place of the next page of a list, if there is one. */
  readonly next?: AnyOptions['next'];
}

/**
 * Calls an operation with the input that its contract declares. Returns the response. Rejects with `ApiError` if the
 * service refuses.
 */
export const call = <K extends AnyContract>(
  contract: K,
  input: RawOf<K>,
  options?: CallOptions,
): Promise<AnswerOf<K>> => callAny<AnswerOf<K>>(contract, input as object, options);

/**
 * Calls an operation as `call` does, for code that works with many contracts, such as a list or a form. `T` is the type
 * of the response.
 */
export function callAny<T>(contract: AnyContract, input: object, { key, signal, next }: CallOptions = {}): Promise<T> {
  const { method, path, inPath, query, body, file } = requestOf(contract, input);
  const isPost = method === 'POST';
  const send = (ifMatch?: string): Promise<T> =>
    request(method.toLowerCase() as Lowercase<Method>, path, {
      path: Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, String(value)])),
      query,
      ...(body && { body }),
      ...(file && { file }),
      ...(isPost && key !== undefined && { idempotencyKey: key }),
      ...(ifMatch !== undefined && { ifMatch }),
      ...(signal && { signal }),
      ...(next && { next }),
    }) as Promise<T>;
  return isChecked(contract) ? sendInOrder(filled(path, inPath), send) : send();
}

const isChecked = (contract: AnyContract): boolean => contract.kind === 'command' && contract.comparesVersion === true;

/** Returns the path with its parameters filled in. */
const filled = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/**
 * Sends a request by method and path. `callAny` calls it. The outbox, the names of its bookings and the loader of
 * the demo shop also call it.
 */
export async function request(method: Lowercase<Method>, path: string, options: AnyOptions): Promise<unknown> {
  const send = (): Promise<unknown> => service.call(method, path, options);
  try {
    return await send();
  } catch (error) {
    if (!me.get() || !(isEnd(error) || lacksKey(error))) throw error;
    // Waits for the log-in, which opens over the unchanged page, and then sends the request again.
    if (isEnd(error)) await loggedInAgain();
    else if (!(await confirmed())) throw error;
    return send();
  }
}

/** Returns whether the service refused a change because this tab did not log in. */
export const lacksKey = (error: unknown): boolean => error instanceof ApiError && error.code === 'SESSION_KEY_REQUIRED';

const isEnd = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'AUTHENTICATION_REQUIRED';

export type PageOf<T> = Page<T>;

/**
 * Returns the part of a list after a page: the rest of a page that was cut, or the next page. Returns undefined after
 * the last page.
 */
export const partAfter = ({ number, next, totalPages }: PageOf<unknown>['page']) =>
  next !== undefined ? { page: number, skip: next } : number + 1 < totalPages ? { page: number + 1 } : undefined;

/**
 * Returns a new random idempotency key for one intent of a user. Does not use `crypto.randomUUID`, which browsers offer
 * only on https pages and on localhost.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the text of an error for the user. Reports any error other than `ApiError` as a service that does not
 * respond. A lost response looks like a service that was never reached, so the text does not say what was saved.
 */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError
    ? forPeople(error.message)
    : t`The service does not respond. It is unknown whether this was saved. Your input stays here: try again`;
