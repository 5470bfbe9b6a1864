/** A client of the service, which keeps the tokens of one session and refreshes them automatically. */
import { ApiError } from './api-error.ts';
import type { AnyOptions, Arguments, Call, Item, ListPath, Method } from './calls.ts';
import { newIdempotencyKey, requestOf } from './request.ts';
import type { components } from './schema.ts';
import { Transport, type TransportOptions } from './transport.ts';
import { unlessAborted } from './waiting.ts';

export interface CallOptions {
  /** Aborts the call, its waiting and its retries. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The tokens of a session. They are secrets, because their holder can act as the user. */
export type Tokens = Pick<components['schemas']['LoginResponse'], 'accessToken' | 'refreshToken'>;

export interface ClientOptions extends TransportOptions {
  /**
   * The key of a device, which opens only the operations of devices: to send readings of sensors, and to read the sheet
   * of the counter for customers. Calls then have the key, and no token. It is a secret.
   */
  readonly deviceKey?: string | undefined;
  /** The tokens of a session to continue. By default, the client is not logged in. */
  readonly tokens?: Tokens | undefined;
  /**
   * Replaces tokens in a store that several clients share. Without `renew`, two clients could use the same refresh
   * token, which ends the session. Returns the newer tokens that another client has stored, or else the result of
   * `refresh`. `renew` must store this result before it returns. The default only calls `refresh`.
   */
  readonly renew?: (used: Tokens, refresh: () => Promise<Tokens>) => Promise<Tokens>;
}

/** One session. A call stays with the session in which it began. */
interface Session {
  /** The current tokens. Undefined if the client is not logged in, or if the session has ended. */
  tokens: Tokens | undefined;
  /** The running refresh. All calls wait for it, because a second use of a refresh token ends the session. */
  refreshing?: Promise<Tokens> | undefined;
}

export class CleaverClient {
  readonly #transport: Transport;
  readonly #renew: NonNullable<ClientOptions['renew']>;
  readonly #deviceKey: string | undefined;
  #session: Session;

  constructor({ tokens, renew = (_, refresh) => refresh(), deviceKey, ...options }: ClientOptions) {
    this.#deviceKey = deviceKey;
    this.#transport = new Transport(options);
    this.#renew = renew;
    this.#session = { tokens };
  }

  /** Returns whether the client has tokens. If the service has ended the session, only the next call detects it. */
  get loggedIn(): boolean {
    return this.#session.tokens !== undefined;
  }

  /**
   * Returns the tokens, to store them or to continue the session in another client. Undefined if the client is not
   * logged in. A refresh replaces the tokens.
   */
  get tokens(): Tokens | undefined {
    return this.#session.tokens;
  }

  /**
   * Logs in. All later calls use the new session. The client never retries a log-in, because the service limits failed
   * log-ins.
   */
  async login(username: string, password: string, options: CallOptions = {}): Promise<void> {
    const tokens = await this.#obtain('/api/auth/login', { ...options, body: { username, password } });
    this.#session = { tokens };
  }

  /** Ends the session and always discards the tokens. Rejects if the service fails or cannot be reached. */
  async logout(options: CallOptions = {}): Promise<void> {
    const session = this.#session;
    if (!session.tokens) return;
    try {
      await this.#call('post', '/api/auth/logout', options);
    } catch (error) {
      // A 401 means that the session had already ended.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    } finally {
      session.tokens = undefined;
    }
  }

  /** Calls a method and path that are known only at run time. Prefer the typed functions by method. */
  call(method: Method, path: string, options: AnyOptions = {}): Promise<unknown> {
    return this.#call(method, path, options);
  }

  readonly get: Call<'get'> = (path, ...[options]) => this.#call('get', path, options);
  readonly post: Call<'post'> = (path, ...[options]) => this.#call('post', path, options);
  readonly put: Call<'put'> = (path, ...[options]) => this.#call('put', path, options);
  readonly patch: Call<'patch'> = (path, ...[options]) => this.#call('patch', path, options);
  readonly delete: Call<'delete'> = (path, ...[options]) => this.#call('delete', path, options);

  /**
   * Returns all items of a list in the order of their ids, each once, whatever other clients write in the meantime.
   * Fetches a page only when the caller reads its items. With `page`, `skip` or `sort` in the query, and for a list whose
   * items have no id, it reads page after page: if other clients add or remove items between the fetches, the list can
   * repeat or miss an item.
   */
  async *items<P extends ListPath>(
    path: P,
    ...[options]: Arguments<P, 'get'>
  ): AsyncGenerator<Item<P>, void, undefined> {
    const { query = {}, ...others }: AnyOptions = options ?? {};
    const hasPages = ['page', 'skip', 'sort'].some((name) => query[name] !== undefined);
    let here: AnyOptions['query'] = hasPages ? query : { ...query, after: query['after'] ?? '' };
    while (here) {
      const places: object[] = [];
      const next = (place: object) => void places.push(place);
      const { content } = await this.#call('get', path, { ...others, query: here, next });
      yield* content;
      const [place] = places;
      here = place && { ...here, skip: undefined, ...place };
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: only the types of the calls above know the response.
  async #call(method: Method, path: string, options: AnyOptions = {}): Promise<any> {
    const session = this.#session;
    const request = requestOf(method, path, {
      ...options,
      ...(method === 'post' && { idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() }),
    });
    if (this.#deviceKey !== undefined) return this.#transport.send(request, this.#deviceKey);
    const tokens =
      session.refreshing !== undefined ? await unlessAborted(session.refreshing, options.signal) : session.tokens;
    try {
      return await this.#transport.send(request, tokens?.accessToken);
    } catch (error) {
      // Checks the code, because other errors have status 401 too, for example a wrong current password.
      const isExpired = error instanceof ApiError && error.code === 'AUTHENTICATION_REQUIRED';
      if (!isExpired || !tokens || !session.tokens) throw error;
      // Another call may have refreshed the tokens during this call.
      const fresh =
        session.tokens === tokens
          ? await unlessAborted(this.#refresh(session, tokens), options.signal)
          : session.tokens;
      return await this.#transport.send(request, fresh.accessToken);
    }
  }

  #refresh(session: Session, used: Tokens): Promise<Tokens> {
    session.refreshing ??= this.#refreshOnce(session, used).finally(() => {
      session.refreshing = undefined;
    });
    return session.refreshing;
  }

  /** Refreshes the tokens for all waiting calls, so no signal aborts the refresh. */
  async #refreshOnce(session: Session, used: Tokens): Promise<Tokens> {
    try {
      const { refreshToken } = used;
      const fresh = await this.#renew(used, () => this.#obtain('/api/auth/refresh', { body: { refreshToken } }));
      // Stores the fresh tokens only if the user has not logged out during the refresh.
      if (session.tokens === used) session.tokens = fresh;
      return fresh;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) session.tokens = undefined;
      throw error;
    }
  }

  async #obtain(path: '/api/auth/login' | '/api/auth/refresh', options: AnyOptions): Promise<Tokens> {
    const { accessToken, refreshToken } = (await this.#transport.send(requestOf('post', path, options))) as Tokens;
    return { accessToken, refreshToken };
  }
}
