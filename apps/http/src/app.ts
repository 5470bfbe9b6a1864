/** Builds the service from a core. Does not listen, so tests need no socket. `process/service.ts` listens. */
import type { Server } from 'node:http';
import type { Core } from '@cleaver/domain';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import { authentication, deviceAuthentication } from './plugins/authentication.ts';
import { ignoreBodies } from './plugins/body.ts';
import { BODY_MAX } from './plugins/body-limits.ts';
import { compression } from './plugins/compression.ts';
import { limitConnections, shareConnections } from './plugins/connections.ts';
import { docs } from './plugins/docs.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { answerOptions, methodsAt } from './plugins/methods.ts';
import { operations } from './plugins/operations.ts';
import { pages, pagesIn } from './plugins/pages.ts';
import { limitRequests, RATE_LIMIT_HEADERS, type RateLimits } from './plugins/rate-limit.ts';
import { requestId, requests } from './plugins/requests.ts';
import { SessionCookies } from './plugins/session-cookies.ts';
import { ROUTES } from './routes.ts';

export interface AppOptions {
  readonly tokens: AccessTokens;
  /** Checks the database; rejects while it is unreachable. */
  readonly ping: () => Promise<unknown>;
  /** The logger. Undefined disables the log. */
  readonly logger?: FastifyBaseLogger;
  /** The addresses and networks of trusted reverse proxies. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** The rate limits. Undefined: no limit. */
  readonly rateLimit?: RateLimits;
  /** Maximum number of concurrent operations of one caller; default 4. */
  readonly ofCaller?: number;
  /** Maximum number of open connections; a quarter for each network. Further ones are closed. Undefined: no limit. */
  readonly maxConnections?: number;
  /** Origins that may call the service from a browser, in addition to the origin of the service. */
  readonly corsOrigins?: readonly string[];
  /** Functions that attach metrics and traces of the process to the app. */
  readonly attached?: readonly ((app: FastifyInstance) => void)[];
  /** The folder of the built pages. Undefined if the service serves only the API. */
  readonly pages?: string | undefined;
}

export async function buildApp(core: Core, options: AppOptions): Promise<FastifyInstance> {
  const { logger, trustedProxies = [], rateLimit, ofCaller, corsOrigins = [], maxConnections } = options;
  const serverOptions: FastifyHttpOptions<Server> = {
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_MAX,
    // A delivery address's label of 200 code points takes up to 2,400 characters in a path.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    // Node checks this limit once a second. So an incomplete request ends within 15 seconds, even on a busy machine.
    requestTimeout: 12_000,
    keepAliveTimeout: 10_000,
    // The plugin `requests` refuses a missing host, in the error format of the service.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
      // Five hundred ids in a query take 20,000 characters.
      maxHeaderSize: 32 * 1024,
    },
    // Serves requests that arrive while the service closes, then closes their connection.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  };
  const app: FastifyInstance = fastify(serverOptions);
  if (maxConnections !== undefined) shareConnections(app.server, maxConnections, trustedProxies);
  limitConnections(app);
  const pageTokens = options.tokens.forPages();
  await options.tokens.keepIn(app);
  await pageTokens.keepIn(app);
  const limit = rateLimit && (await limitRequests(app, rateLimit));
  const methods = methodsAt(app);
  const built = pagesIn(options.pages);
  answerErrors(app, methods, limit, built);
  for (const attach of options.attached ?? []) attach(app);
  requests(app);
  answerOptions(app, methods, corsOrigins.length > 0);
  ignoreBodies(app);
  compression(app);
  if (corsOrigins.length > 0) {
    const { default: cors } = await import('@fastify/cors');
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [...RATE_LIMIT_HEADERS, 'etag', 'idempotent-replayed', 'link', 'retry-after', 'x-request-id'],
    });
  }
  const cookies = new SessionCookies(pageTokens);
  const authenticate = authentication(app, core.access, options.tokens, cookies);
  const authenticateDevice = deviceAuthentication(core);
  await operations(app, { core, groups: ROUTES, authenticate, authenticateDevice, cookies, limit, ofCaller });
  health(app, options.ping);
  docs(app, limit);
  pages(app, built, limit);
  return app;
}
