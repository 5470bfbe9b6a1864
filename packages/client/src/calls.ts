/** Types of calls, arguments and responses, derived from the API description. */
import type { paths } from './schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The paths of typed calls. Log-in, refresh and log-out are missing, because the client calls them itself and keeps the
 * tokens.
 */
type Path = Exclude<keyof paths, `/api/auth/${string}`>;

/** The paths that support a method. */
export type PathOf<M extends Method> = { [P in Path]: paths[P][M] extends object ? P : never }[Path];

type Operation<P extends keyof paths, M extends Method> = paths[P][M];

/** A part of the options, if the operation has the part. The part is optional if all its members are optional. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

type ParametersIn<Op, Place extends string> = Op extends { parameters: { [N in Place]?: infer T } }
  ? Exclude<T, undefined>
  : never;

/**
 * The body of the options. The body is required if the operation takes a body, even if all members of the body are
 * optional.
 */
type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer T } } }
  ? { readonly body: T }
  : Op extends { requestBody: { content: { 'text/csv': unknown } } }
    ? { readonly file: SentFile }
    : unknown;

/** A file that is the body of a request. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** The name of the file for the audit log. Empty: none. */
  readonly name: string;
}

export type Options<P extends keyof paths, M extends Method> = Part<'path', ParametersIn<Operation<P, M>, 'path'>> &
  Part<'query', ParametersIn<Operation<P, M>, 'query'>> &
  Body<Operation<P, M>> &
  (M extends 'post' ? PostOptions : unknown) & {
    /** Aborts the call, its waiting and its retries. The call then rejects with the signal's reason. */
    readonly signal?: AbortSignal;
  };

interface PostOptions {
  /**
   * The idempotency key. A repeated call with the same key has no second effect, for example after a restart. The
   * default is a new key for each call.
   */
  readonly idempotencyKey?: string;
}

/** The arguments of a call. They are optional if none is required. */
export type Arguments<P extends keyof paths, M extends Method> =
  Record<never, never> extends Options<P, M> ? [options?: Options<P, M>] : [options: Options<P, M>];

/** The media types of files that clients get as bytes. */
type Binary =
  | { 'application/pdf': unknown }
  | { 'application/xml': unknown }
  | { 'text/plain': unknown }
  | { 'text/csv; charset=windows-1252': unknown };

/** The body of a response. Of a response that may be a file instead, the JSON. Of one in three formats, any of them. */
type Content<A> = A extends { content: Binary }
  ? A extends { content: { 'application/json': infer T } }
    ? T | Uint8Array<ArrayBuffer> | string
    : Uint8Array<ArrayBuffer>
  : A extends { content: { 'application/json': infer T } }
    ? T
    : A extends { content: { 'text/csv': infer T } }
      ? T
      : undefined;

/** The body of status 200, or else of status 201. Undefined without a body. */
export type Answer<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R }
    ? R extends { 200: infer A }
      ? Content<A>
      : R extends { 201: infer A }
        ? Content<A>
        : undefined
    : never;

export type Call<M extends Method> = <P extends PathOf<M>>(path: P, ...args: Arguments<P, M>) => Promise<Answer<P, M>>;

interface Page<T> {
  readonly content: readonly T[];
  readonly page: { readonly totalPages: number };
}

/** The paths of paged lists. */
export type ListPath = {
  [P in PathOf<'get'>]: Options<P, 'get'> extends { query?: infer Q } ? ('page' extends keyof Q ? P : never) : never;
}[PathOf<'get'>];

export type Item<P extends ListPath> = Answer<P, 'get'> extends Page<infer T> ? T : never;

/** Untyped options, for the code that sends them. */
export interface AnyOptions extends PostOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: SentFile;
  readonly signal?: AbortSignal;
  /**
   * The ETag of the expected version. The service refuses the change with CHANGED_MEANWHILE if the record has another
   * version.
   */
  readonly ifMatch?: string;
  /**
   * Called with the members of the query that continue a list, if further items follow (`Link` with `rel="next"`): `page`
   * and `skip`, or `after`.
   */
  readonly next?: (place: Readonly<Record<string, string>>) => void;
  /** The id of the request in the audit log and the service's log. By default, the service creates an id. */
  readonly requestId?: string;
  /** The language of this response, in place of the client's (`TransportOptions.language`). */
  readonly language?: string;
}
