/**
 * Unknown methods on known paths get 405 with the header `Allow`; `OPTIONS` gets only that header (RFC 9110, sections
 * 15.5.6 and 9.3.7).
 */
import type { FastifyInstance } from 'fastify';
import { ProtocolError, pathOf } from '../problem.ts';

/** Returns the methods of a path; undefined for an unknown path. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/**
 * Call it before the first route. The returned function searches all routes; use it only for requests without a route.
 */
export function methodsAt(app: FastifyInstance): MethodsAt {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/')) return; // every path: preflight requests of pages from other origins
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]*')}/?$`);
    const path = known.get(url) ?? { pattern, methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });
  return (path) => {
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((found) => [...found.methods]);
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].sort() : undefined;
  };
}

/**
 * Responds to `OPTIONS` on known paths. With `preflights`, skips CORS preflight requests, which the CORS plugin
 * handles.
 */
export function answerOptions(app: FastifyInstance, methodsAt: MethodsAt, preflights: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, url } = request;
    const isPreflight = headers.origin !== undefined && 'access-control-request-method' in headers;
    if (method !== 'OPTIONS' || (preflights && isPreflight)) return done();
    const methods = methodsAt(pathOf(url));
    if (methods) reply.code(204).header('allow', methods.join(', ')).send();
    else done(new ProtocolError(404));
  });
}
