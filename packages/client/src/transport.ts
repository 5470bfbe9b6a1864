/** Sends requests, with retries where they are safe. */
import { ApiError, read } from './api-error.ts';
import type { Request } from './request.ts';
import { sleep } from './waiting.ts';

export interface TransportOptions {
  /** The address of the service, like `https://shop.example.org`; in a browser `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Default: the platform's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Language of messages: `de`, or any value of `Accept-Language`. Default: that of the platform's `fetch`. */
  readonly language?: string | undefined;
  /** Maximum number of retries of a call after 429, 503 and network errors; default: 3. */
  readonly retries?: number;
}

/** Seconds. Throws the error at once if the service demands a longer wait. Its rate limit counts by the minute. */
const LONGEST_WAIT = 60;
/** Backoff in seconds before the first retry without `Retry-After`; doubled each time. */
const FIRST_WAIT = 0.1;

export class Transport {
  readonly #baseUrl: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #language: string | undefined;
  readonly #retries: number;

  constructor({ baseUrl, fetch = globalThis.fetch, language, retries = 3 }: TransportOptions) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    // Called without `this`: browsers reject fetch as a method of any object but the window.
    this.#fetch = (input, init) => fetch(input, init);
    this.#language = language;
    this.#retries = retries;
  }

  /**
   * Returns the body of a success. Throws ApiError for other responses, and the error of `fetch` without a response.
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
    const { method, path, query, headers, body, signal = null } = request;
    const response = await this.#fetch(`${this.#baseUrl}${path}${query}`, {
      method: method.toUpperCase(),
      headers: {
        ...headers,
        ...(this.#language !== undefined && { 'accept-language': this.#language }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      body,
      signal,
      // Never forwards a password or a token to another address.
      redirect: 'error',
    });
    return read(response, path);
  }
}

/** Returns the seconds to wait before a retry; undefined: no retry. */
function secondsToWait(
  { repeatable, signal, method }: Request,
  error: unknown,
  repetition: number,
): number | undefined {
  if (signal?.aborted) return undefined;
  // Jitter of up to half, so clients that failed together do not retry together.
  const backOff = FIRST_WAIT * 2 ** repetition * (0.5 + Math.random() / 2);
  // No response, or an incomplete one.
  if (!(error instanceof ApiError)) return repeatable ? backOff : undefined;
  // A 429 had no effect. The idempotency key is in use while the first request, whose response was lost, still runs.
  const may =
    error.status === 429
      ? repeatable || method !== 'post'
      : repeatable && (error.status === 503 || error.code === 'IDEMPOTENCY_KEY_IN_USE');
  const seconds = error.retryAfter ?? backOff;
  return may && seconds <= LONGEST_WAIT ? seconds : undefined;
}
