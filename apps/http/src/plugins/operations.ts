/** Serves the routes: binds each operation of the core to its method and path. */
import type { Core } from '@cleaver/domain';
import type { OpenedSession } from '@cleaver/domain/identity';
import type { Origin } from '@cleaver/domain/kernel';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { type Answered, type Asked, answerTo, serializer } from '../answering.ts';
import { expectedVersions, idempotencyKey, inputReader } from '../input.ts';
import type { OperationRoute, RouteGroup } from '../operation-route.ts';
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

/** Another thread, for what would hold up this one. */
export interface Beside {
  /** Undefined where none is ready: whoever asks does it then. */
  ask(operation: string, asked: Asked): Promise<Answered> | undefined;
}

export interface OperationsOptions {
  readonly core: Core;
  readonly groups: readonly RouteGroup[];
  readonly authenticate: Authenticate;
  readonly cookies: SessionCookies;
  readonly limit: onRequestHookHandler | undefined;
  readonly beside: Beside | undefined;
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

function handler(route: OperationRoute, options: OperationsOptions): RouteHandlerMethod {
  const { core, authenticate, cookies } = options;
  const { operation, takesIdempotencyKey, takesVersion } = route;
  const { status, type } = route.answer;
  const read = inputReader(route);
  // A body takes its time: meanwhile the user may have been locked, or the session ended.
  const asksAgain = route.takesBody && operation.permission !== 'public';
  const beside = route.beside ? options.beside : undefined;
  return async (request, reply) => {
    if (asksAgain) request.caller = await authenticate(request);
    const asked: Asked = {
      input: read(request),
      caller: request.caller,
      origin: originOf(request),
      idempotencyKey: takesIdempotencyKey ? idempotencyKey(request) : undefined,
      versions: takesVersion ? expectedVersions(request) : undefined,
      acceptLanguage: request.headers['accept-language'],
    };
    const { headers, body, output } = await (beside?.ask(operation.name, asked) ?? answerTo(core, route, asked));
    if (route.cookie === 'opens') {
      const { sessionId, user } = output as OpenedSession;
      cookies.open(request, reply, { sessionId, userId: user.id });
    } else if (route.cookie === 'renews') cookies.renew(request, reply);
    else if (route.cookie === 'ends') cookies.end(request, reply);
    reply.code(status).headers(headers);
    if (type) reply.type(type);
    return reply.send(body);
  };
}

const originOf = ({ address, id }: FastifyRequest): Origin => ({ address, requestId: id });
