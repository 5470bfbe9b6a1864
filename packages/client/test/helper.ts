/** The real service on a socket, and a client for it whose network can be disturbed. */
import type { Test } from 'tap';
import { ADMIN_PASSWORD, type Service, service } from '../../../apps/http/test/helper.ts';
import { CleaverClient } from '../src/index.ts';

export interface Sent {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Headers;
  readonly status: number | undefined;
}

/** Does to one request what it likes; `go` lets it through to the service. */
type Disturbance = (go: () => Promise<Response>) => Promise<Response>;

/** A fetch that keeps a record, and does to requests what it is told. */
export class Network {
  readonly sent: Sent[] = [];
  readonly #disturbances: { readonly what: string; readonly disturb: Disturbance }[] = [];

  /** The next request that is like `GET /api/users` at its beginning is disturbed; each disturbance serves once. */
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

  /** How the requests to a path were answered, in order; undefined: not at all. */
  statuses(method: string, path: string): (number | undefined)[] {
    return this.sent.filter((one) => one.method === method && one.path === path).map(({ status }) => status);
  }
}

/** What a service that is overloaded or away answers. */
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

/** The request arrives and has its effect; the answer gets lost. */
export const lostAnswer: Disturbance = async (go) => {
  await (await go()).text();
  throw networkError();
};

export interface Shop extends Service {
  readonly baseUrl: string;
  readonly network: Network;
  /** Logged in as the first administrator. */
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

/** The access tokens given out until now expire. */
export const expireTokens = ({ clock }: Pick<Shop, 'clock'>): void => clock.advance(15 * 60_000);
