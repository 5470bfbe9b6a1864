/** Builds the service from a core. Listens to nothing: that is main's, and tests need no socket. */
import type { Server } from 'node:http';
import type { Core } from '@cleaver/domain';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import { authentication } from './plugins/authentication.ts';
import { ignoreBodies } from './plugins/body.ts';
import { BODY_MAX } from './plugins/body-limits.ts';
import { docs } from './plugins/docs.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { answerOptions, methodsAt } from './plugins/methods.ts';
import { operations } from './plugins/operations.ts';
import { pages } from './plugins/pages.ts';
import { oneRequestAtATime } from './plugins/pipelining.ts';
import { limitRequests, RATE_LIMIT_HEADERS, type RateLimits } from './plugins/rate-limit.ts';
import { requestId, requests } from './plugins/requests.ts';
import { SessionCookies } from './plugins/session-cookies.ts';
import { cutSlowReaders } from './plugins/slow-readers.ts';
import { ROUTES } from './routes.ts';

export interface AppOptions {
  readonly tokens: AccessTokens;
  /** Rejects while the database cannot be reached. */
  readonly ping: () => Promise<unknown>;
  /** Without it nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** The addresses of proxies whose X-Forwarded-For is believed; none: the client is who opened the connection. */
  readonly trustedProxies?: readonly string[];
  /** Without it there is no limit. */
  readonly rateLimit?: RateLimits;
  /** Connections at once; Node closes those beyond. Undefined: as many as the machine bears. */
  readonly maxConnections?: number;
  /** Origins whose pages may call the service; none: only those of the service itself. */
  readonly corsOrigins?: readonly string[];
  /** What the process that serves the app does with it: metrics, traces. */
  readonly attached?: readonly ((app: FastifyInstance) => void)[];
  /** The folder of the built pages; left out: the interface alone. */
  readonly pages?: string | undefined;
}

export async function buildApp(core: Core, options: AppOptions): Promise<FastifyInstance> {
  const { logger, trustedProxies = [], rateLimit, corsOrigins = [], maxConnections } = options;
  const serverOptions: FastifyHttpOptions<Server> = {
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_MAX,
    // A delivery address's label of 200 code points takes up to 2,400 characters in a path.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    // With the interval of the checks: cut after less than 15 seconds, on a busy machine too.
    requestTimeout: 12_000,
    keepAliveTimeout: 10_000,
    // A missing host is refused by the plugin `requests`, in the shape of all errors.
    http: {
      ...{ headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
      // Five hundred ids in a query take 20,000 characters.
      maxHeaderSize: 32 * 1024,
    },
    // A request that still arrives while the service closes is served, on a connection that closes then.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  };
  const app: FastifyInstance = fastify(serverOptions);
  if (maxConnections !== undefined) app.server.maxConnections = maxConnections;
  oneRequestAtATime(app);
  cutSlowReaders(app);
  const pageTokens = options.tokens.forPages();
  await options.tokens.keepIn(app);
  await pageTokens.keepIn(app);
  const limit = rateLimit && (await limitRequests(app, rateLimit));
  const methods = methodsAt(app);
  answerErrors(app, methods, limit);
  for (const attach of options.attached ?? []) attach(app);
  requests(app);
  answerOptions(app, methods, corsOrigins.length > 0);
  ignoreBodies(app);
  if (corsOrigins.length > 0) {
    const { default: cors } = await import('@fastify/cors');
    // What is no preflight is a method that a path does not know.
    app.addHook('onRequest', (request, reply, done) => {
      const { origin, 'access-control-request-method': method } = request.headers;
      if (request.method === 'OPTIONS' && (origin === undefined || method === undefined)) reply.callNotFound();
      else done();
    });
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [...RATE_LIMIT_HEADERS, 'etag', 'idempotent-replayed', 'link', 'retry-after', 'x-request-id'],
    });
  }
  const cookies = new SessionCookies(pageTokens);
  const authenticate = authentication(app, core.access, options.tokens, cookies);
  await operations(app, { core, groups: ROUTES, authenticate, cookies, limit });
  health(app, options.ping);
  docs(app, limit);
  pages(app, options.pages, limit);
  return app;
}
