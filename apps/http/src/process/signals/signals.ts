/** Starts metrics and traces, each only if it is configured. */
import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import type { Observe } from './observe.ts';

interface Logger {
  warn(about: object, message: string): void;
}

export interface Signals {
  readonly metrics: Metrics | undefined;
  /** Wraps every database statement; undefined if neither metrics nor traces are configured. */
  readonly observe: Observe | undefined;
  readonly ofRequests: readonly ((app: FastifyInstance) => void)[];
  readonly end: () => Promise<void>;
}

/**
 * Starts metrics and traces, each only if it is configured. Loads their modules only then. Only serving processes send
 * traces.
 */
export async function startSignals(
  { metricsToken, tracing: isTraced }: Pick<Config, 'metricsToken' | 'tracing'>,
  isServing: boolean,
  logger: Logger,
): Promise<Signals> {
  const metrics = metricsToken === undefined ? undefined : await metricsOf(metricsToken, isServing);
  const tracing = isTraced && isServing ? (await import('./tracing.ts')).startTracing(logger) : undefined;
  return {
    metrics: metrics?.metrics,
    observe: both(tracing?.statements, metrics?.metrics.statements),
    // Lists traces first, so that a span includes the other hooks.
    ofRequests: [tracing?.requests, metrics?.metrics.requests, metrics?.route].filter((one) => one !== undefined),
    end: async () => tracing?.end(),
  };
}

async function metricsOf(token: string, isServing: boolean) {
  const [{ metricsRoute, startMetrics }, { collectFromWorkers, shareWithOthers }] = await Promise.all([
    import('./metrics.ts'),
    import('./cluster-metrics.ts'),
  ]);
  const metrics = startMetrics({ isServing });
  if (!isServing) collectFromWorkers(metrics.registry);
  const collect = cluster.isWorker ? shareWithOthers(metrics.registry) : () => metrics.registry.metrics();
  return { metrics, route: (app: FastifyInstance) => metricsRoute(app, token, collect) };
}

const both = (outer: Observe | undefined, inner: Observe | undefined): Observe | undefined =>
  outer && inner ? (text, run) => outer(text, () => inner(text, run)) : (outer ?? inner);
