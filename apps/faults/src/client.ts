/** An HTTP client that reports the exact outcome of a request. */
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** The timeout of an inactive connection in milliseconds. It is longer than each timeout of the service. */
const LIMIT_MS = 30_000;

export interface Outcome {
  /** The HTTP status; 0 without a complete response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON body, or the text of another body. Undefined without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: responses of any shape
  readonly body: any;
  /** The reason for a missing response: connection refused, connection lost, or 30 seconds of silence. */
  readonly fault: 'refused' | 'cut' | 'silent' | undefined;
  readonly ms: number;
}

export class Client {
  readonly #url: string;
  readonly #token: string | undefined;
  readonly #agent: Agent;

  /** Creates a client. `from` is the local IP address that sends the requests. */
  constructor(url: string, token?: string, { keepAlive = true, from }: { keepAlive?: boolean; from?: string } = {}) {
    this.#url = url;
    this.#token = token;
    this.#agent = new Agent({ keepAlive, ...(from !== undefined && { localAddress: from }) });
  }

  get token(): string | undefined {
    return this.#token;
  }

  /**
   * Returns a client with the same token for another address. With `keepAlive` false, each request has a new
   * connection.
   */
  at(url: string, options?: { keepAlive: boolean }): Client {
    return new Client(url, this.#token, options);
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: object | string, headers?: OutgoingHttpHeaders) =>
    this.send('POST', path, body, headers);

  /** Sends a request. A text as body is sent unchanged. */
  send(method: string, path: string, body?: object | string, headers: OutgoingHttpHeaders = {}): Promise<Outcome> {
    const begin = performance.now();
    const payload = typeof body === 'object' ? JSON.stringify(body) : body;
    return new Promise((resolve) => {
      const without = (fault: NonNullable<Outcome['fault']>) =>
        resolve({ status: 0, headers: {}, body: undefined, fault, ms: performance.now() - begin });
      const sending = request(this.#url + path, {
        agent: this.#agent,
        method,
        headers: {
          ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...headers,
        },
      });
      sending.setTimeout(LIMIT_MS, () => {
        without('silent');
        sending.destroy();
      });
      sending.on('error', ({ code }: NodeJS.ErrnoException) => without(code === 'ECONNREFUSED' ? 'refused' : 'cut'));
      sending.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', () => without('cut'));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text === '' ? undefined : parsed(text),
            fault: undefined,
            ms: performance.now() - begin,
          }),
        );
      });
      sending.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the body of a successful response. Throws on any other outcome. */
// biome-ignore lint/suspicious/noExplicitAny: responses of any shape
export async function made(answer: Promise<Outcome>): Promise<any> {
  const { status, body, fault } = await answer;
  if (status >= 200 && status < 300) return body;
  throw new Error(`Not a success: ${fault ?? status} ${JSON.stringify(body)}`);
}

/** Returns the counts of statuses and faults, as text. */
export function tally(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status, fault } of outcomes) {
    const name = fault ?? String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (
    [...counts]
      .sort()
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ') || 'none'
  );
}
