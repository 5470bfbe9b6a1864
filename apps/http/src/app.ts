/** Builds the service from a core. Listens to nothing: that is main's, and tests need no socket. */
import type { Server } from 'node:http';
import type { Core } from '@cleaver/domain';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { userRoutes } from './identity/user-routes.ts';
import { stockRoutes } from './inventory/stock-routes.ts';
import { storageLocationRoutes } from './inventory/storage-location-routes.ts';
import { articleRoutes } from './masterdata/article-routes.ts';
import { customerRoutes } from './masterdata/customer-routes.ts';
import { productCategoryRoutes } from './masterdata/product-category-routes.ts';
import { supplierRoutes } from './masterdata/supplier-routes.ts';
import type { RouteGroup } from './operation-route.ts';
import { authentication } from './plugins/authentication.ts';
import { ignoreBodies } from './plugins/body.ts';
import { closing } from './plugins/closing.ts';
import { docs } from './plugins/docs.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { limits } from './plugins/limits.ts';
import { methodsAt } from './plugins/methods.ts';
import { operations } from './plugins/operations.ts';
import { requestId, requests } from './plugins/requests.ts';
import type { ShareCounts } from './plugins/shared-counts.ts';
import { batchRoutes } from './production/batch-routes.ts';
import { recipeRoutes } from './production/recipe-routes.ts';

/** All that the service does, in the order of its table of contents. */
export const ROUTES: readonly RouteGroup[] = [
  identityRoutes,
  userRoutes,
  supplierRoutes,
  customerRoutes,
  productCategoryRoutes,
  articleRoutes,
  recipeRoutes,
  batchRoutes,
  storageLocationRoutes,
  stockRoutes,
  auditRoutes,
];

export interface AppOptions {
  readonly tokens: AccessTokens;
  /** Rejects while the database cannot be reached. */
  readonly ping: () => Promise<unknown>;
  /** Without it nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** The addresses of proxies whose X-Forwarded-For is believed; none: the client is who opened the connection. */
  readonly trustedProxies?: readonly string[];
  /** Requests per minute and caller; 0: no limit. */
  readonly rateLimit?: number;
  /** Connections at once: who comes then is cut off. Undefined: as many as the machine bears. */
  readonly maxConnections?: number;
  /** Counts requests for all instances; without it this one counts for itself. */
  readonly shareCounts?: ShareCounts | undefined;
  /** Origins whose pages may call the service; none: only those of the service itself. */
  readonly corsOrigins?: readonly string[];
  /** What looks at every request or shows what was seen: metrics, traces. */
  readonly signals?: readonly ((app: FastifyInstance) => void)[];
}

export async function buildApp(core: Core, options: AppOptions): Promise<FastifyInstance> {
  const { logger, trustedProxies = [], rateLimit = 0, corsOrigins = [], maxConnections } = options;
  const serverOptions: FastifyHttpOptions<Server> = {
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1024 * 1024,
    // A delivery address's label of 200 code points takes up to 2,400 characters in a path.
    routerOptions: { maxParamLength: 4096 },
    // With the interval of the checks: cut after less than 15 seconds, on a busy machine too.
    requestTimeout: 12_000,
    keepAliveTimeout: 10_000,
    // A missing host is refused by the plugin `requests`, in the shape of all errors.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    // A request that still arrives while the service closes is served, on a connection that closes then.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  };
  const app: FastifyInstance = fastify(serverOptions);
  if (maxConnections !== undefined) Object.assign(app.server, { maxConnections, dropMaxConnection: true });
  answerErrors(app, methodsAt(app));
  for (const signal of options.signals ?? []) signal(app);
  requests(app);
  closing(app);
  ignoreBodies(app);
  if (corsOrigins.length > 0) {
    const { default: cors } = await import('@fastify/cors');
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after', 'x-request-id'],
    });
  }
  const limit = limits(app, rateLimit, options.shareCounts);
  const authenticate = authentication(app, core.access, options.tokens);
  await operations(app, { core, groups: ROUTES, authenticate, limit });
  health(app, options.ping);
  docs(app, ROUTES);
  return app;
}
