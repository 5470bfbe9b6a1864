/** Serves the routes: binds each operation of the core to its method and path. */
import type { Core } from '@cleaver/domain';
import type { OpenedSession } from '@cleaver/domain/identity';
import type { Origin } from '@cleaver/domain/kernel';
import fastJson from 'fast-json-stringify';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { expectedVersions, idempotencyKey, inputReader } from '../input.ts';
import { languageOf, TRANSLATIONS } from '../messages/language.ts';
import type { OperationRoute, RouteGroup, Words } from '../operation-route.ts';
import { isSentAsIs } from '../schemas.ts';
import type { Authenticate } from './authentication.ts';
import { ignoreType, readJson } from './body.ts';
import { bodyLimitOf, countBodies } from './body-limits.ts';
import type { SessionCookies } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that the route is for. */
    readonly operation?: string;
  }
  interface FastifyRequest {
    /** Why nobody is known, where somebody has to be. */
    unknownFor: unknown;
  }
}

export interface OperationsOptions {
  readonly core: Core;
  readonly groups: readonly RouteGroup[];
  readonly authenticate: Authenticate;
  readonly cookies: SessionCookies;
  readonly limit: onRequestHookHandler | undefined;
}

export async function operations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.decorateRequest('unknownFor', undefined);
  const routes = options.groups.flatMap((group) => group.routes);
  app.setSerializerCompiler(({ schema }) => serializer(schema));
  for (const route of routes.filter(({ takesBody }) => !takesBody)) bind(app, route, options);
  await app.register(async (scope) => {
    readJson(scope);
    countBodies(scope);
    for (const route of routes.filter(({ takesBody }) => takesBody)) bind(scope, route, options);
  });
}

type Serialize = (data: unknown) => string;

/** Compiled when it is first needed, and once for all routes that answer alike: a start does not wait for it. */
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

/** Where the schema says nothing, it goes through `JSON.stringify`. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (isSentAsIs(schema)) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, described(part)]));
}

const serializers = new WeakMap<object, Serialize>();

function bind(app: FastifyInstance, route: OperationRoute, options: OperationsOptions): void {
  const { method, path, answer, operation } = route;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: operation.name },
    ...(route.takesBody && { bodyLimit: bodyLimitOf(route) }),
    ...(answer.schema && !answer.type && { schema: { response: { [answer.status]: answer.schema } } }),
    onRequest: [...admission(route, options), ...(route.takesBody ? [] : [ignoreType])],
    handler: handler(route, options),
  });
}

/**
 * Who is asking and whether they may, before the body is read: so a 401 or 403 comes before whatever is wrong with the
 * body (docs/contract.md, section 4), and nobody unknown makes the service read a mebibyte. Each request is counted for
 * who asks, in between.
 */
function admission({ operation, cookie }: OperationRoute, options: OperationsOptions): onRequestHookHandler[] {
  const { core, authenticate, cookies, limit } = options;
  const limited = limit ? [limit] : [];
  if (operation.permission === 'public') {
    const ownPage: onRequestAsyncHookHandler = async (request) => cookies.admit(request);
    return [...limited, ...(cookie === 'opens' ? [ownPage] : [])] as onRequestHookHandler[];
  }
  const identify: onRequestAsyncHookHandler = async (request) => {
    try {
      request.caller = await authenticate(request);
    } catch (error) {
      request.unknownFor = error;
    }
  };
  const admit: onRequestAsyncHookHandler = async (request) => {
    if (request.unknownFor !== undefined) throw request.unknownFor;
    await core.admit(operation, { input: request.params, caller: request.caller, origin: originOf(request) });
  };
  return [identify, ...limited, admit] as onRequestHookHandler[];
}

function handler(route: OperationRoute, { core, authenticate, cookies }: OperationsOptions): RouteHandlerMethod {
  const { operation, takesIdempotencyKey, takesVersion, givesVersion } = route;
  const { status, schema, present, type } = route.answer;
  const read = inputReader(route);
  // A body takes its time: meanwhile the user may have been locked, or the session ended.
  const asksAgain = route.takesBody && operation.permission !== 'public';
  return async (request, reply) => {
    if (asksAgain) request.caller = await authenticate(request);
    const output = await core.execute(operation, {
      input: read(request),
      caller: request.caller,
      origin: originOf(request),
      idempotencyKey: takesIdempotencyKey ? idempotencyKey(request) : undefined,
      replayed: () => reply.header('idempotent-replayed', 'true'),
      versions: takesVersion ? expectedVersions(request) : undefined,
      noteVersion: givesVersion ? (version) => reply.header('etag', `"${version}"`) : undefined,
    });
    if (route.cookie === 'opens') {
      const { sessionId, user } = output as OpenedSession;
      cookies.open(request, reply, { sessionId, userId: user.id });
    } else if (route.cookie === 'renews') cookies.renew(request, reply);
    else if (route.cookie === 'ends') cookies.end(request, reply);
    reply.code(status);
    if (type) reply.type(type);
    const words: Words = (message) => {
      const language = languageOf(request.headers['accept-language']);
      reply.header('vary', 'Accept-Language');
      return message.in(TRANSLATIONS[language]);
    };
    return reply.send(schema && present(output as never, words));
  };
}

const originOf = ({ address, id }: FastifyRequest): Origin => ({ address, requestId: id });
