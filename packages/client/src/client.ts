/** The client: it keeps the tokens of one session and refreshes them in silence. */
import { ApiError } from './api-error.ts';
import type { AnyOptions, Arguments, Call, Item, ListPath, Method } from './calls.ts';
import { newIdempotencyKey, requestOf } from './request.ts';
import type { components } from './schema.ts';
import { Transport, type TransportOptions } from './transport.ts';
import { unlessAborted } from './waiting.ts';

export interface CallOptions {
  /** Ends the call, its waiting and its repetitions; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** What a session is known by: whoever has them is the user. */
export type Tokens = Pick<components['schemas']['LoginResponse'], 'accessToken' | 'refreshToken'>;

export interface ClientOptions extends TransportOptions {
  /** Of a session to go on with, as `tokens` gave them; left out: nobody has logged in. */
  readonly tokens?: Tokens | undefined;
  /**
   * For those who keep the tokens outside, where several clients share them: a refresh token that two of them use ends the
   * session. Gives the tokens to go on with: those that another client has left there meanwhile, or what `refresh` gives,
   * which it keeps first. Left out: each client refreshes for itself.
   */
  readonly renew?: (used: Tokens, refresh: () => Promise<Tokens>) => Promise<Tokens>;
}

/** One log-in and what follows from it. A call stays with the session it began in. */
interface Session {
  /** Undefined: nobody has logged in, or it has ended. */
  tokens: Tokens | undefined;
  /** A refresh token works once, and used twice it ends the session: so all calls wait for one refresh. */
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

  /** As far as the client knows: that the service has ended the session shows at the next call. */
  get loggedIn(): boolean {
    return this.#session.tokens !== undefined;
  }

  /** To keep, and to go on with in another client; undefined: nobody is logged in. A refresh replaces them. */
  get tokens(): Tokens | undefined {
    return this.#session.tokens;
  }

  /** Opens a session, to which all later calls belong. Is never repeated by itself: every failure counts. */
  async login(username: string, password: string, options: CallOptions = {}): Promise<void> {
    const tokens = await this.#obtain('/api/auth/login', { ...options, body: { username, password } });
    this.#session = { tokens };
  }

  /** Ends the session. The client forgets its tokens in any case; rejects when the service could not be told. */
  async logout(options: CallOptions = {}): Promise<void> {
    const session = this.#session;
    if (!session.tokens) return;
    try {
      await this.#call('post', '/api/auth/logout', options);
    } catch (error) {
      // A 401: it had ended already.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    } finally {
      session.tokens = undefined;
    }
  }

  /** A call whose method and path are known when the program runs. Prefer those by method: they know the types. */
  call(method: Method, path: string, options: AnyOptions = {}): Promise<unknown> {
    return this.#call(method, path, options);
  }

  readonly get: Call<'get'> = (path, ...[options]) => this.#call('get', path, options);
  readonly post: Call<'post'> = (path, ...[options]) => this.#call('post', path, options);
  readonly put: Call<'put'> = (path, ...[options]) => this.#call('put', path, options);
  readonly patch: Call<'patch'> = (path, ...[options]) => this.#call('patch', path, options);
  readonly delete: Call<'delete'> = (path, ...[options]) => this.#call('delete', path, options);

  /**
   * The items of a list, from `query.page` on to the last; a page is asked for when it is needed. What others add or
   * remove meanwhile moves the pages: an item can then come twice or be missed.
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
      // A page of large items is cut, and goes on with the rest of it.
      skip = page.next ?? 0;
      if (page.next === undefined) number++;
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is known by the types of the calls above alone.
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
      // Also other things are a 401: a wrong current password says nothing about the token.
      const isExpired = error instanceof ApiError && error.code === 'AUTHENTICATION_REQUIRED';
      if (!isExpired || !tokens || !session.tokens) throw error;
      // Somebody else may have refreshed them while this call was under way.
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

  /** Asks for the sake of all who wait: no signal ends it. */
  async #refreshOnce(session: Session, used: Tokens): Promise<Tokens> {
    try {
      const { refreshToken } = used;
      const fresh = await this.#renew(used, () => this.#obtain('/api/auth/refresh', { body: { refreshToken } }));
      // Unless it was logged out meanwhile.
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
