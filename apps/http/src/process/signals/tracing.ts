/**
 * Traces for OpenTelemetry, loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set: a span for each request, with a child
 * span for each database statement. The span of a request has method, route pattern, operation, status, error code and
 * request id, which the client may choose (`x-request-id`). Spans have no path, query, body or values.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { type Observe, verbOf } from './observe.ts';

/** Timeout in milliseconds for an unreachable collector at shutdown. */
const PATIENCE_MS = 1000;

interface Logger {
  warn(about: object, message: string): void;
}

export interface Tracing {
  /** Creates a span for each request of an app. */
  readonly requests: (app: FastifyInstance) => void;
  readonly statements: Observe;
  /** Sends the remaining spans. */
  readonly end: () => Promise<void>;
}

/** Starts tracing. OpenTelemetry reads its settings from the environment. */
export function startTracing(logger: Logger): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'cleaver' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(new OTLPTraceExporter(), logger) })],
  });
  const tracer = provider.getTracer('cleaver');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Span>();

  return {
    requests(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const { method, headers, routeOptions } = request;
        // Continues the caller's trace (W3C Trace Context).
        const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
        const route = routeOptions.url;
        const name = route === undefined ? method : `${method} ${route}`;
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
        span.setAttributes({
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          ...(routeOptions.config.operation !== undefined && { 'cleaver.operation': routeOptions.config.operation }),
          'cleaver.request_id': request.id,
        });
        const log = request.log.child({ traceId: span.spanContext().traceId });
        request.log = log;
        reply.log = log;
        finished(reply.raw, () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (request.problemCode !== undefined) span.setAttribute('error.type', request.problemCode);
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        current.run(span, done);
      });
    },
    async statements(text, run) {
      const parent = current.getStore();
      // Creates no span for periodic background work, which belongs to no request.
      if (!parent) return run();
      const verb = verbOf(text);
      const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, parent));
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.query.text': text });
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        const { code, name } = error as { code?: unknown; name?: unknown };
        span.setAttribute('error.type', String(code ?? name));
        throw error;
      } finally {
        span.end();
      }
    },
    end: () => Promise.race([provider.shutdown().catch(() => undefined), wait(PATIENCE_MS)]),
  };
}

/** Logs failures to send spans, but only the first of consecutive failures. */
function telling(exporter: SpanExporter, logger: Logger): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !failing) logger.warn({ err: result.error }, 'cannot send traces: trying again');
        failing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
