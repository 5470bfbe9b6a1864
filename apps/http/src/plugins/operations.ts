/** Serves the routes: binds each operation of the core to its method and path. */
import type { Core, Origin } from '@cleaver/domain';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteHandlerMethod } from 'fastify';
import { idempotencyKey, inputReader } from '../input.ts';
import type { OperationRoute, RouteGroup } from '../operation-route.ts';
import type { Authenticate } from './authentication.ts';
import { ignoreType, readJson } from './body.ts';
import type { Limit } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that the route is for. */
    readonly operation?: string;
  }
}

export interface OperationsOptions {
  readonly core: Core;
  readonly groups: readonly RouteGroup[];
  readonly authenticate: Authenticate;
  readonly limit: Limit | undefined;
}

export async function operations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const routes = options.groups.flatMap((group) => group.routes);
  app.setSerializerCompiler(({ schema }) => serializer(schema));
  for (const route of routes.filter(({ takesBody }) => !takesBody)) bind(app, route, options);
  await app.register(async (scope) => {
    readJson(scope);
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
    compiled ??= fastJson(schema) as Serialize;
    return compiled(data);
  };
  serializers.set(schema, serialize);
  return serialize;
}
const serializers = new WeakMap<object, Serialize>();

function bind(app: FastifyInstance, route: OperationRoute, options: OperationsOptions): void {
  const { method, path, answer, operation } = route;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: operation.name },
    ...(answer.schema && { schema: { response: { [answer.status]: answer.schema } } }),
    onRequest: [admission(route, options), ...(route.takesBody ? [] : [ignoreType])],
    handler: handler(route, options),
  });
}

/**
 * Who is asking and whether they may, before the body is read: so a 401 or 403 comes before whatever is wrong with the
 * body (contract decisions, section 4), and nobody unknown makes the service read a mebibyte.
 */
function admission({ operation }: OperationRoute, options: OperationsOptions): onRequestAsyncHookHandler {
  const { core, authenticate, limit } = options;
  if (operation.permission === 'public') return async (request) => limit?.(request);
  return async (request) => {
    try {
      request.caller = await authenticate(request);
    } finally {
      limit?.(request);
    }
    await core.admit(operation, { input: request.params, caller: request.caller, origin: originOf(request) });
  };
}

function handler(route: OperationRoute, { core }: OperationsOptions): RouteHandlerMethod {
  const { operation, takesIdempotencyKey } = route;
  const { status, schema, present } = route.answer;
  const read = inputReader(route);
  return async (request, reply) => {
    const output = await core.execute(operation, {
      input: read(request),
      caller: request.caller,
      origin: originOf(request),
      idempotencyKey: takesIdempotencyKey ? idempotencyKey(request) : undefined,
    });
    reply.code(status);
    return reply.send(schema && present(output as never));
  };
}

const originOf = ({ ip, id }: FastifyRequest): Origin => ({ address: ip, requestId: id });
