/** Serves the routes: binds each operation of the core to its method and path. */
import type { Core } from '@cleaver/domain';
import type { OpenedSession, RegisteredDevice } from '@cleaver/domain/identity';
import type { Authorised, Origin, Page } from '@cleaver/domain/kernel';
import fastJson from 'fast-json-stringify';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { expectedVersions, idempotencyKey, inputReader } from '../input.ts';
import { languageOf, TRANSLATIONS } from '../messages/language.ts';
import { CSV, type OperationRoute, type RouteGroup, type Translate } from '../operation-route.ts';
import { isSentAsIs } from '../schemas.ts';
import type { Authenticate } from './authentication.ts';
import { ignoreType, readFiles, readJson } from './body.ts';
import { bodyLimitOf, oneLargeBodyAtATime } from './body-limits.ts';
import { hasNumbers } from './exact-json.ts';
import type { Limit } from './rate-limit.ts';
import { deviceKeyOf, type SessionCookies } from './session-cookies.ts';
import { type RunLimited, workLimits } from './work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that the route is for. */
    readonly operation?: string;
  }
  interface FastifyRequest {
    /** The proof that the caller may execute the operation. */
    authorised: Authorised | undefined;
  }
}

export interface OperationsOptions {
  readonly core: Core;
  readonly groups: readonly RouteGroup[];
  readonly authenticate: Authenticate;
  readonly authenticateDevice: Authenticate;
  readonly cookies: SessionCookies;
  readonly limit: Limit | undefined;
  /** Maximum number of concurrent operations of one caller; default 4. */
  readonly ofCaller?: number | undefined;
}

export async function operations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.decorateRequest('authorised', undefined);
  const routes = options.groups.flatMap((group) => group.routes);
  const runLimited = workLimits(options.ofCaller);
  app.setSerializerCompiler(({ schema }) => serializer(schema));
  for (const route of routes.filter(({ takesBody }) => !takesBody)) bind(app, route, options, runLimited);
  await app.register(async (scope) => {
    const withBody = routes.filter(({ takesBody }) => takesBody);
    oneLargeBodyAtATime(scope);
    for (const [read, those] of [
      [readJson, withBody.filter(({ fileMember }) => fileMember === undefined)],
      [readFiles, withBody.filter(({ fileMember }) => fileMember !== undefined)],
    ] as const) {
      await scope.register(async (inner) => {
        read(inner);
        for (const route of those) bind(inner, route, options, runLimited);
      });
    }
  });
}

function bind(app: FastifyInstance, route: OperationRoute, options: OperationsOptions, runLimited: RunLimited): void {
  const { method, path, answer, operation } = route;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      operation: operation.name,
      compresses: !hasSecret(operation),
      hasNumbers: hasNumbers(operation.input.schema),
      needsSession: operation.permission !== 'public',
    },
    ...(route.takesBody && { bodyLimit: bodyLimitOf(route) }),
    ...(answer.schema && !answer.type && { schema: { response: { [answer.status]: answer.schema } } }),
    onRequest: [...admission(route, options, runLimited), ...(route.takesBody ? [] : [ignoreType])],
    handler: handler(route, options, runLimited),
  });
}

/** Returns whether the responses of the operation have tokens. */
const hasSecret = (operation: OperationRoute['operation']): boolean =>
  operation.kind === 'command' && operation.secretOutput === true;

/**
 * Returns the hooks that authenticate and authorise before the body is read. So 401 and 403 precede faults of the body
 * (docs/contract.md, section 4), and unknown callers cannot make the service read a mebibyte. The hooks count the
 * request for its caller after the authentication and before the authorisation.
 */
function admission(
  { operation, cookie }: OperationRoute,
  options: OperationsOptions,
  runLimited: RunLimited,
): onRequestHookHandler[] {
  const { core, cookies, limit } = options;
  const authenticate = operation.permission === 'device' ? options.authenticateDevice : options.authenticate;
  if (operation.permission === 'public') {
    const ownPage: onRequestAsyncHookHandler = async (request) => cookies.admit(request);
    return [...(limit ? [limit] : []), ...(cookie === 'opens' ? [ownPage] : [])] as onRequestHookHandler[];
  }
  const admit: onRequestAsyncHookHandler = async (request, reply) => {
    try {
      request.caller = await authenticate(request);
    } finally {
      await limit?.(request, reply);
    }
    const { params: input, caller, isReadOnly } = request;
    const call = { input, caller, isReadOnly, origin: originOf(request) };
    request.authorised = core.authorise(operation, call);
    // A refusal writes an audit entry, so it counts as an operation of the caller.
    if (!request.authorised) await runLimited(request, () => core.execute(operation, call));
  };
  return [admit as onRequestHookHandler];
}

function handler(route: OperationRoute, options: OperationsOptions, runLimited: RunLimited): RouteHandlerMethod {
  const { core, cookies } = options;
  const { operation, takesIdempotencyKey, takesVersion, givesVersion } = route;
  const { status, schema, present, isList, fileIn, fileName, draw } = route.answer;
  const read = inputReader(route);
  const hashesPassword = operation.kind === 'command' && operation.hashesPassword === true;
  return async (request, reply) => {
    const input = read(request);
    const call = {
      input,
      caller: request.caller,
      isReadOnly: request.isReadOnly,
      origin: originOf(request),
      authorised: request.authorised,
      idempotencyKey: takesIdempotencyKey ? idempotencyKey(request) : undefined,
      versions: takesVersion ? expectedVersions(request) : undefined,
      replayed: () => void reply.header('idempotent-replayed', 'true'),
      noteVersion: givesVersion ? (version: number) => void reply.header('etag', `"${version}"`) : undefined,
    };
    const language = () => {
      reply.header('vary', 'Accept-Language');
      return languageOf(request.headers['accept-language']);
    };
    let drawn: Uint8Array | undefined;
    const run = async () => {
      const output = await core.execute(operation, call);
      if (draw) drawn = await draw(output, language);
      return output;
    };
    const output = await runLimited(request, run, hashesPassword);
    if (route.cookie === 'opens') cookies.open(request, reply, output as OpenedSession);
    else if (route.cookie === 'confirms') cookies.confirm(reply, output as OpenedSession);
    else if (route.cookie === 'shares') cookies.share(request, reply, (output as RegisteredDevice).key);
    else if (route.cookie === 'renews') cookies.renew(request, reply);
    else if (route.cookie === 'ends') cookies.end(request, reply);
    const translate: Translate = (message) => message.in(TRANSLATIONS[language()]);
    const body = drawn ?? (schema && present(output as never, translate));
    reply.code(status);
    if (isList) linkNext(request, reply, output as Page<unknown>, input['after'] !== undefined);
    const file = fileIn?.(output);
    const type = route.answer.typeOf?.(output) ?? route.answer.type;
    if (type) reply.type(type);
    const name = fileName?.(output);
    if (name) reply.header('content-disposition', `attachment; filename="${name}"`);
    if (file) {
      // The text of a file is translated while it is sent.
      reply
        .type(CSV)
        .header('vary', 'Accept-Language')
        .header('content-disposition', `attachment; filename="${file.kind}.csv"`);
    }
    return reply.send(body);
  };
}

/** Sets the header `Link` (RFC 8288) to the next page, if there is one. `isWalk`: the request has `after`. */
function linkNext({ url }: FastifyRequest, reply: FastifyReply, { page }: Page<unknown>, isWalk: boolean): void {
  const [path, search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const { number, next, totalPages, after } = page;
  if (isWalk) {
    if (after === undefined) return;
    query.set('after', after);
  } else if (next !== undefined) {
    // After a cut page, the next page starts after the last item.
    query.set('page', String(number));
    query.set('skip', String(next));
  } else {
    if (number + 1 >= totalPages) return;
    query.set('page', String(number + 1));
    query.delete('skip');
  }
  reply.header('link', `<${path}?${query}>; rel="next"`);
}

type Serialize = (data: unknown) => string;

/** Returns the serializer of a schema. Compiles it on first use, which keeps the start fast. */
function serializer(schema: object): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  let compiled: Serialize | undefined;
  const serialize: Serialize = (data) => {
    compiled ??= isSentAsIs(schema) ? JSON.stringify : (fastJson(described(schema) as object) as Serialize);
    return compiled(data);
  };
  serializers.set(schema, serialize);
  return serialize;
}

/** Replaces the parts that are sent unchanged with an empty schema, which means `JSON.stringify`. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (isSentAsIs(schema)) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, described(part)]));
}

const serializers = new WeakMap<object, Serialize>();

const originOf = (request: FastifyRequest): Origin => ({
  address: request.address,
  requestId: request.id,
  deviceKey: deviceKeyOf(request),
});
