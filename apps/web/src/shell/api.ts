/** The service, for all screens: nobody else calls `fetch`. */
import { ApiError, CleaverClient, type components } from '@cleaver/client';
import { heard } from './connection.ts';
import { withDates } from './format.ts';
import { t } from './language.ts';
import { loggedInAgain, me } from './session.ts';

export { ApiError };

/** What the service answers, by the names of its own description. */
export type Of<Name extends keyof components['schemas']> = components['schemas'][Name];

const request: typeof fetch = async (input, init) => {
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

const service = new CleaverClient({ baseUrl: '', fetch: request, retries: 2 });

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Of one intent: whatever is sent under it again has one effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A call whose path is known when it runs: of lists and forms, which are data. */
async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  // biome-ignore lint/suspicious/noExplicitAny: the client's types are for paths that are known when it is written
  const send = (): Promise<T> => (service[method] as any)(path, options);
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

export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('get', path, options),
  send: <T>(method: Exclude<Method, 'get'>, path: string, options?: CallOptions) => call<T>(method, path, options),
};

/** A page of a list. */
export interface PageOf<T> {
  readonly content: readonly T[];
  readonly page: {
    readonly number: number;
    readonly size: number;
    readonly totalElements: number;
    readonly totalPages: number;
  };
}

/** For one intent of a person. Random, and not by `crypto.randomUUID`: browsers have that on pages from https alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What to tell people of a failure. */
export const told = (error: unknown): string =>
  error instanceof ApiError
    ? withDates(error.message)
    : t`The service does not answer: nothing was saved. Your input stays here`;
