/** Sends requests. Retries a request only if the retry is safe. */
import { ApiError, read } from './api-error.ts';
import type { Request } from './request.ts';
import { sleep } from './waiting.ts';

export interface TransportOptions {
  /** The address of the service, like `https://shop.example.org`. In a browser, `''` is the page's own origin. */
  readonly baseUrl: string;
  /** The function that sends requests. The default is the `fetch` of the platform. */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Language of messages: `de`, or any value of `Accept-Language`. The default is the language of the platform's
   * `fetch`.
   */
  readonly language?: string | undefined;
  /**
   * Maximum number of retries of a request after 429, 503, IDEMPOTENCY_KEY_IN_USE and network errors. The default is 3.
   */
  readonly retries?: number;
}

/**
 * Maximum wait before a retry, in seconds. If the service demands a longer wait, the client throws the error
 * immediately. The value is sufficient for the rate limit of the service, which counts by the minute.
 */
const LONGEST_WAIT = 60;
/** Backoff in seconds before the first retry without `Retry-After`. It doubles with each retry. */
const FIRST_WAIT = 0.1;

export class Transport {
  readonly #baseUrl: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #language: string | undefined;
  readonly #retries: number;

  constructor({ baseUrl, fetch = globalThis.fetch, language, retries = 3 }: TransportOptions) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    // Calls `fetch` without `this`, because browsers reject `fetch` as a method of any object but the window.
    this.#fetch = (input, init) => fetch(input, init);
    this.#language = language;
    this.#retries = retries;
  }

  /**
   * Returns the body of a success. Throws ApiError for other responses. Throws the error of `fetch` if there is no
   * complete response.
   */
  async send(request: Request, accessToken?: string): Promise<unknown> {
    for (let repetition = 0; ; repetition++) {
      try {
        return await this.#sendOnce(request, accessToken);
      } catch (error) {
        const seconds = secondsToWait(request, error, repetition);
        if (repetition >= this.#retries || seconds === undefined) throw error;
        await sleep(seconds, request.signal);
      }
    }
  }

  async #sendOnce(request: Request, accessToken: string | undefined): Promise<unknown> {
    const { method, path, query, headers, body, signal = null, next } = request;
    const response = await this.#fetch(`${this.#baseUrl}${path}${query}`, {
      method: method.toUpperCase(),
      headers: {
        ...(this.#language !== undefined && { 'accept-language': this.#language }),
        ...headers,
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      body,
      signal,
      // The client never forwards a password or a token to another address.
      redirect: 'error',
    });
    const place = next && placeOf(response.headers.get('link'));
    if (place) next(place);
    return read(response, path);
  }
}

/** The members of the query that say where a page of a list begins. */
const PLACE = ['page', 'skip', 'after'];

/** Returns where the next page begins, from the header `Link`. Undefined without a next page. */
function placeOf(link: string | null): Readonly<Record<string, string>> | undefined {
  const query = /<[^>?]*\?([^>]*)>; *rel="next"/.exec(link ?? '')?.[1];
  if (query === undefined) return undefined;
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => PLACE.includes(name)));
}

/**
 * Returns the seconds to wait before a retry. Returns undefined if a retry is not allowed or the wait exceeds
 * `LONGEST_WAIT`.
 */
function secondsToWait(
  { repeatable, signal, method }: Request,
  error: unknown,
  repetition: number,
): number | undefined {
  if (signal?.aborted) return undefined;
  // A jitter of up to half the backoff keeps clients that failed together from retrying together.
  const backOff = FIRST_WAIT * 2 ** repetition * (0.5 + Math.random() / 2);
  // There is no response, or an incomplete one.
  if (!(error instanceof ApiError)) return repeatable ? backOff : undefined;
  // A request that is refused with 429 has no effect, so a retry is safe. A POST without an idempotency key, such as a
  // log-in, is still not retried. IDEMPOTENCY_KEY_IN_USE means that the first request, whose response was lost, still
  // runs.
  const may =
    error.status === 429
      ? repeatable || method !== 'post'
      : repeatable && (error.status === 503 || error.code === 'IDEMPOTENCY_KEY_IN_USE');
  const seconds = error.retryAfter ?? backOff;
  return may && seconds <= LONGEST_WAIT ? seconds : undefined;
}
