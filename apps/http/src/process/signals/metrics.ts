/**
 * Metrics for Prometheus, loaded only where METRICS_TOKEN is set.
 *
 * Labels have values from closed sets only: a route's pattern, never its path. So requests to unknown paths cannot fill
 * the memory.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { finished } from 'node:stream';
import { authenticationRequired, ConcurrentChange, Refusal, type Transactions } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bearerToken } from '../../plugins/authentication.ts';
import { type Observe, verbOf } from './observe.ts';

/**
 * Upper bounds of the buckets for request durations, in seconds. Reads take milliseconds, log-ins hundreds of
 * milliseconds. Requests time out after 12 s.
 */
const REQUEST_SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3];

export interface Metrics {
  readonly registry: Registry;
  /** Adds the hook that counts the requests of an app and measures their durations. */
  readonly requests: (app: FastifyInstance) => void;
  /** Runs a statement, and records its duration by its verb. */
  readonly statements: Observe;
  /** Wraps the transactions to count them by outcome. */
  readonly units: (of: Transactions) => Transactions;
  /**
   * Registers the number of database connections by state. Calls `use` at each scrape; `use` returns undefined if there
   * is no pool.
   */
  readonly pool: (use: () => Promise<object | undefined>) => void;
  /** Records that the audit log is sealed to its end. */
  readonly sealed: () => void;
  /** Records whether expired rows of a table are left after a sweep. */
  readonly swept: (table: string, isBehind: boolean) => void;
}

function instruments(registers: Registry[]) {
  const requests = new Counter({
    name: 'cleaver_http_requests_total',
    help: 'Requests answered, by the first digit of their status; aborted: the client went away first',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'cleaver_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'cleaver_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  const errors = new Counter({
    name: 'cleaver_http_errors_total',
    help: 'Answers with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  const units = new Counter({
    name: 'cleaver_units_of_work_total',
    help: 'Units of work by how they ended; conflict: another one got there first, and it is run again',
    labelNames: ['outcome'],
    registers,
  });
  const statements = new Histogram({
    name: 'cleaver_database_statement_duration_seconds',
    help: 'Time that statements took, with the wait for a connection where they are no part of a transaction',
    labelNames: ['verb'],
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const sealed = new Gauge({
    name: 'cleaver_audit_log_sealed_timestamp_seconds',
    help: 'When the audit log was last found sealed to its end, in seconds since 1970',
    aggregator: 'max',
    registers,
  });

  const behind = new Gauge({
    name: 'cleaver_sweep_behind',
    help: 'Whether rows are left that expired before the last sweep of the table: 1 or 0',
    labelNames: ['table'],
    aggregator: 'max',
    registers,
  });
  return { requests, durations, inFlight, errors, units, statements, sealed, behind };
}

/** Starts the metrics of this process. `isServing`: the process serves requests, so Node's own metrics are included. */
export function startMetrics({ isServing }: { readonly isServing: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (isServing) collectDefaultMetrics({ register: registry });
  const { requests, durations, inFlight, errors, units, statements, sealed, behind } = instruments(registers);
  return {
    registry,
    requests(app) {
      app.addHook('onRequest', (request, reply, done) => {
        inFlight.inc();
        finished(reply.raw, (failure) => {
          inFlight.dec();
          const { method, problemCode } = request;
          const route = request.routeOptions.url ?? 'unknown';
          const status = failure ? 'aborted' : `${Math.floor(reply.statusCode / 100)}xx`;
          requests.inc({ method, route, status });
          durations.observe({ method, route }, reply.elapsedTime / 1000);
          if (problemCode !== undefined) errors.inc({ code: problemCode });
        });
        done();
      });
    },
    async statements(text, run) {
      const begin = performance.now();
      try {
        return await run();
      } finally {
        statements.observe({ verb: verbOf(text) }, (performance.now() - begin) / 1000);
      }
    },
    units: (of) => ({
      async run(context, work) {
        try {
          const output = await of.run(context, work);
          units.inc({ outcome: 'done' });
          return output;
        } catch (error) {
          units.inc({ outcome: outcomeOf(error) });
          throw error;
        }
      },
      audit: (entry) => of.audit(entry),
    }),
    pool(use) {
      const connections = new Gauge({
        name: 'cleaver_database_connections',
        help: 'Connections of the pool to PostgreSQL, by what they do; waiting: who waits for one',
        labelNames: ['state'],
        registers,
        async collect() {
          for (const [state, count] of Object.entries((await use()) ?? {})) connections.set({ state }, count);
        },
      });
    },
    sealed: () => sealed.setToCurrentTime(),
    swept: (table, isBehind) => behind.set({ table }, isBehind ? 1 : 0),
  };
}

const outcomeOf = (error: unknown) =>
  error instanceof ConcurrentChange ? 'conflict' : error instanceof Refusal ? 'refused' : 'failed';

/**
 * Serves `GET /metrics`. Refuses callers without the token with AUTHENTICATION_REQUIRED. `collect` returns the text.
 */
export function metricsRoute(app: FastifyInstance, token: string, collect: () => Promise<string>): void {
  const expected = digest(token);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const given = bearerToken(request.headers.authorization);
    // Compares digests, because `timingSafeEqual` needs equal lengths. This also hides the length of the token.
    if (given === undefined || !timingSafeEqual(digest(given), expected)) throw authenticationRequired();
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE);
    return collect();
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
