/** Sends requests, and repeats what may be repeated. */
import { ApiError, read } from './api-error.ts';
import type { Request } from './request.ts';
import { sleep } from './waiting.ts';

export interface TransportOptions {
  /** Where the service is, like `https://shop.example.org`; in a browser `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Left out: the platform's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Of the messages: `de`, or all that `Accept-Language` may say; left out: what the platform's `fetch` says, if anything. */
  readonly language?: string | undefined;
  /** How often a call is repeated at most, after 429, 503 and network errors; left out: 3. */
  readonly retries?: number;
}

/** Seconds. Where the service asks for more, the error is thrown at once. Its limit on requests counts by the minute. */
const LONGEST_WAIT = 60;
/** Seconds before the first repetition where the service does not say how long; doubled each time. */
const FIRST_WAIT = 0.1;

export class Transport {
  readonly #baseUrl: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #language: string | undefined;
  readonly #retries: number;

  constructor({ baseUrl, fetch = globalThis.fetch, language, retries = 3 }: TransportOptions) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    // Without `this`: browsers refuse their fetch as a method of anything but the window.
    this.#fetch = (input, init) => fetch(input, init);
    this.#language = language;
    this.#retries = retries;
  }

  /** Gives what a success holds. Throws ApiError for every other answer, what `fetch` throws where there is none. */
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
      // A password or a token goes nowhere but where it was meant to go.
      redirect: 'error',
    });
    return read(response, path);
  }
}

/** Before the request may be repeated; undefined: it may not. */
function secondsToWait(
  { repeatable, signal, method }: Request,
  error: unknown,
  repetition: number,
): number | undefined {
  if (signal?.aborted) return undefined;
  // Half of it left to chance, so that those who failed together do not come back together.
  const backOff = FIRST_WAIT * 2 ** repetition * (0.5 + Math.random() / 2);
  // There was no answer, or it broke off.
  if (!(error instanceof ApiError)) return repeatable ? backOff : undefined;
  // 429 was refused before it had an effect. The key is in use where the first request, whose answer got lost, still runs.
  const may =
    error.status === 429
      ? repeatable || method !== 'post'
      : repeatable && (error.status === 503 || error.code === 'IDEMPOTENCY_KEY_IN_USE');
  const seconds = error.retryAfter ?? backOff;
  return may && seconds <= LONGEST_WAIT ? seconds : undefined;
}
