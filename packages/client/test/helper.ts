/** Starts the real service on a socket, and a client whose network can be disturbed. */
import type { Test } from 'tap';
import { ADMIN_PASSWORD, type Service, service } from '../../../apps/http/test/helper.ts';
import { CleaverClient } from '../src/index.ts';

export interface Sent {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly status: number | undefined;
}

/** Intercepts one request. `go` forwards it to the service. */
type Disturbance = (go: () => Promise<Response>) => Promise<Response>;

/** A `fetch` that records its requests and disturbs them when a test demands it. */
export class Network {
  readonly sent: Sent[] = [];
  readonly #disturbances: { readonly what: string; readonly disturb: Disturbance }[] = [];

  /**
   * Disturbs the next request whose method and path begin with `what`, like `GET /api/users`. Each disturbance applies
   * once.
   */
  next(what: string, disturb: Disturbance): void {
    this.#disturbances.push({ what, disturb });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const request = { method: init.method ?? 'GET', path: pathname + search, headers: new Headers(init.headers) };
    const index = this.#disturbances.findIndex(({ what }) => `${request.method} ${request.path}`.startsWith(what));
    const go = () => fetch(input, init);
    const [{ disturb } = { disturb: (through: typeof go) => through() }] =
      index === -1 ? [] : this.#disturbances.splice(index, 1);
    try {
      const response = await disturb(go);
      this.sent.push({ ...request, status: response.status });
      return response;
    } catch (error) {
      this.sent.push({ ...request, status: undefined });
      throw error;
    }
  };

  /** Returns the status of each response for a path, in order of the requests. Undefined means no response. */
  statuses(method: string, path: string): (number | undefined)[] {
    return this.sent.filter((one) => one.method === method && one.path === path).map(({ status }) => status);
  }
}

/** Returns an error response with this status. `retryAfter` is in seconds. */
export const refused = (status: number, retryAfter?: number, message = 'Not now'): Response =>
  Response.json(
    {
      code: 'SOME_CODE',
      message,
      status,
      timestamp: '2026-11-21T09:30:00.000Z',
      path: '/',
      validationErrors: null,
    },
    { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) },
  );

export const networkError = (): TypeError => new TypeError('fetch failed');

/** Forwards the request, but loses the response. */
export const lostAnswer: Disturbance = async (go) => {
  await (await go()).text();
  throw networkError();
};

export interface Shop extends Service {
  readonly baseUrl: string;
  readonly network: Network;
  /** A client that is logged in as the first administrator. */
  readonly client: CleaverClient;
}

export async function shop(t: Test): Promise<Shop> {
  const it = await service(t);
  const baseUrl = await it.app.listen({ host: '127.0.0.1', port: 0 });
  const network = new Network();
  const client = new CleaverClient({ baseUrl, fetch: network.fetch });
  await client.login('admin', ADMIN_PASSWORD);
  return { ...it, baseUrl, network, client };
}

/** Expires the access tokens issued so far. */
export const expireTokens = ({ clock }: Pick<Shop, 'clock'>): void => clock.advance(15 * 60_000);
