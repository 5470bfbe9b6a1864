/** The HTTP client of the measurements. Sends single requests, or loads a server for a number of seconds. */
import autocannon from 'autocannon';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** Sends one request and returns the body. Returns null if the body is empty. Throws unless the response is 2xx. */
// biome-ignore lint/suspicious/noExplicitAny: responses of any shape
export async function call(url: string, token: string | undefined, request: HttpRequest): Promise<any> {
  const response = await fetch(`${url}${request.path}`, {
    method: request.method,
    headers: headersOf(request, token),
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${request.path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Sends a GET request, reads the response, of any type, and returns its bytes. */
export async function get(url: string, token: string, path: string): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return byteLength;
}

function headersOf({ body }: HttpRequest, token: string | undefined): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** The result of one load phase. The percentiles of the response times are in milliseconds. */
export interface Leg {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

/**
 * Loads the server for a number of seconds. Each connection has the token of one user and sends the requests of
 * `request` one after another. Throws after an error, or a response that is not 2xx.
 */
export async function leg(
  url: string,
  tokens: readonly string[],
  seconds: number,
  request: () => HttpRequest,
): Promise<Leg> {
  const latencies: number[] = [];
  let made = 0;
  const start = performance.now();
  let end = start;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: tokens.length,
        duration: seconds,
        // Autocannon ends the load at its next sample after the duration. By default, it samples once a second.
        sampleInt: 100,
        timeout: 30,
        setupClient: (client) => {
          const token = tokens[made++ % tokens.length];
          client.setRequests([
            {
              setupRequest: () => {
                const one = request();
                const { method, path, body } = one;
                return { method, path, headers: headersOf(one, token), ...(body && { body: JSON.stringify(body) }) };
              },
            },
          ]);
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, _status, _bytes, responseTime) => {
      latencies.push(responseTime);
      end = performance.now();
    });
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const { non2xx, errors, timeouts, statusCodeStats } = result;
    throw new Error(`Not every answer was 2xx: ${JSON.stringify({ non2xx, errors, timeouts, statusCodeStats })}`);
  }
  latencies.sort((a, b) => a - b);
  return {
    perSecond: (latencies.length * 1000) / (end - start),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    requests: latencies.length,
  };
}

/**
 * Returns a percentile of numbers in ascending order. `share` is above 0 and at most 1. Returns NaN for an empty list.
 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
