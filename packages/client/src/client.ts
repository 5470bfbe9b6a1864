/** The client. It keeps the tokens of one session and refreshes them automatically. */
import { ApiError } from './api-error.ts';
import type { AnyOptions, Arguments, Call, Item, ListPath, Method } from './calls.ts';
import { newIdempotencyKey, requestOf } from './request.ts';
import type { components } from './schema.ts';
import { Transport, type TransportOptions } from './transport.ts';
import { unlessAborted } from './waiting.ts';

export interface CallOptions {
  /** Aborts the call, its waiting and its retries; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The tokens of a session. Treat them as secrets: their holder can act as the user. */
export type Tokens = Pick<components['schemas']['LoginResponse'], 'accessToken' | 'refreshToken'>;

export interface ClientOptions extends TransportOptions {
  /** The tokens of a session to continue, from `tokens`; default: not logged in. */
  readonly tokens?: Tokens | undefined;
  /**
   * For a shared store of tokens: a refresh token that two clients use ends the session. Returns the tokens to continue
   * with: those that another client has stored meanwhile, or the result of `refresh`, which it must store first.
   * Default: each client refreshes its own tokens.
   */
  readonly renew?: (used: Tokens, refresh: () => Promise<Tokens>) => Promise<Tokens>;
}

/** One session. A call stays with the session in which it began. */
interface Session {
  /** Undefined: not logged in, or the session has ended. */
  tokens: Tokens | undefined;
  /** A refresh token works once; a second use ends the session. So all calls wait for one refresh. */
  refreshing?: Promise<Tokens> | undefined;
}

export class CleaverClient {
  readonly #transport: Transport;
  readonly #renew: NonNullable<ClientOptions['renew']>;
  #session: Session;

  constructor({ tokens, renew = (_, refresh) => refresh(), ...options }: ClientOptions) {
    this.#transport = new Transport(options);
    this.#renew = renew;
    this.#session = { tokens };
  }

  /** The client's state. If the service has ended the session, only the next call shows it. */
  get loggedIn(): boolean {
    return this.#session.tokens !== undefined;
  }

  /** The tokens, to store or to continue in another client; undefined: not logged in. A refresh replaces them. */
  get tokens(): Tokens | undefined {
    return this.#session.tokens;
  }

  /** Opens the session of all later calls. Never retried automatically, because every failure counts. */
  async login(username: string, password: string, options: CallOptions = {}): Promise<void> {
    const tokens = await this.#obtain('/api/auth/login', { ...options, body: { username, password } });
    this.#session = { tokens };
  }

  /** Ends the session. Always discards the tokens; rejects if the service could not be reached. */
  async logout(options: CallOptions = {}): Promise<void> {
    const session = this.#session;
    if (!session.tokens) return;
    try {
      await this.#call('post', '/api/auth/logout', options);
    } catch (error) {
      // A 401: the session had already ended.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    } finally {
      session.tokens = undefined;
    }
  }

  /** A call whose method and path are known only at run time. Prefer the typed functions by method. */
  call(method: Method, path: string, options: AnyOptions = {}): Promise<unknown> {
    return this.#call(method, path, options);
  }

  readonly get: Call<'get'> = (path, ...[options]) => this.#call('get', path, options);
  readonly post: Call<'post'> = (path, ...[options]) => this.#call('post', path, options);
  readonly put: Call<'put'> = (path, ...[options]) => this.#call('put', path, options);
  readonly patch: Call<'patch'> = (path, ...[options]) => this.#call('patch', path, options);
  readonly delete: Call<'delete'> = (path, ...[options]) => this.#call('delete', path, options);

  /**
   * Returns the items of a list, from `query.page` to the last; fetches each page when needed. If other clients add or
   * remove items meanwhile, an item can be returned twice or be missed.
   */
  async *items<P extends ListPath>(
    path: P,
    ...[options]: Arguments<P, 'get'>
  ): AsyncGenerator<Item<P>, void, undefined> {
    const { query, ...others }: AnyOptions = options ?? {};
    let [number, skip] = [Number(query?.['page'] ?? 0), Number(query?.['skip'] ?? 0)];
    for (let pages = Infinity; number < pages; ) {
      const where = { page: number, ...(skip > 0 && { skip }) };
      const { content, page } = await this.#call('get', path, { ...others, query: { ...query, ...where } });
      yield* content;
      pages = page.totalPages;
      // A page of large items is cut; the next request fetches its rest.
      skip = page.next ?? 0;
      if (page.next === undefined) number++;
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: only the types of the calls above know the response.
  async #call(method: Method, path: string, options: AnyOptions = {}): Promise<any> {
    const session = this.#session;
    const request = requestOf(method, path, {
      ...options,
      ...(method === 'post' && { idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() }),
    });
    const tokens =
      session.refreshing !== undefined ? await unlessAborted(session.refreshing, options.signal) : session.tokens;
    try {
      return await this.#transport.send(request, tokens?.accessToken);
    } catch (error) {
      // Other errors are a 401 too: a wrong current password does not mean an expired token.
      const isExpired = error instanceof ApiError && error.code === 'AUTHENTICATION_REQUIRED';
      if (!isExpired || !tokens || !session.tokens) throw error;
      // Another call may have refreshed them meanwhile.
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

  /** Refreshes for all waiting calls, so no signal aborts it. */
  async #refreshOnce(session: Session, used: Tokens): Promise<Tokens> {
    try {
      const { refreshToken } = used;
      const fresh = await this.#renew(used, () => this.#obtain('/api/auth/refresh', { body: { refreshToken } }));
      // Unless the user has logged out meanwhile.
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
