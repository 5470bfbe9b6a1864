/** The client of the measurements: single calls to fill and to look, and legs under load. */
import autocannon from 'autocannon';
import type { Server } from './server.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

type At = Pick<Server, 'url'>;

/** One request; gives the body, null where it is empty. Throws unless the answer is 2xx. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
export async function call({ url }: At, token: string | undefined, request: HttpRequest): Promise<any> {
  const response = await fetch(`${url}${request.path}`, {
    method: request.method,
    headers: headersOf(request, token),
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${request.path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

function headersOf({ body }: HttpRequest, token: string | undefined): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** What one leg gave. Times in milliseconds. */
export interface Leg {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server per request. */
  readonly cpu: number;
}

export interface Load {
  readonly server: Server;
  readonly token: string;
  /** Makes the next request. */
  readonly request: () => HttpRequest;
  /** Whether a request is made for each call; where not, a few are made at the start and sent round and round. */
  readonly isFresh: boolean;
  readonly connections: number;
  readonly seconds: number;
}

const ROUND = 64;

/** Loads the server for so many seconds; throws unless every answer is 2xx. */
export async function leg({ server, token, request, isFresh, connections, seconds }: Load): Promise<Leg> {
  const made = (): autocannon.Request => {
    const one = request();
    const { method, path, body } = one;
    return { method, path, headers: headersOf(one, token), ...(body && { body: JSON.stringify(body) }) };
  };
  const requests = isFresh ? [{ setupRequest: made }] : Array.from({ length: ROUND }, made);
  const latencies: number[] = [];
  const cpuBefore = server.cpuMs();
  const start = performance.now();
  let end = start;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      { url: server.url, connections, duration: seconds, sampleInt: 100, timeout: 30, requests },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, _status, _bytes, responseTime) => {
      latencies.push(responseTime);
      end = performance.now();
    });
  });
  const cpu = server.cpuMs() - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0) {
    const { non2xx, errors, timeouts, statusCodeStats } = result;
    throw new Error(`Not every answer was 2xx: ${JSON.stringify({ non2xx, errors, timeouts, statusCodeStats })}`);
  }
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
  return {
    perSecond: (latencies.length * 1000) / (end - start),
    p50: percentile(0.5),
    p99: percentile(0.99),
    cpu: cpu / latencies.length,
  };
}
