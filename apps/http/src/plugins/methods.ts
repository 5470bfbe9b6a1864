/**
 * Collects the methods of each path for the header `Allow`. `answerErrors` responds with it to unknown methods on known
 * paths: 405 (RFC 9110 section 15.5.6). `answerOptions` responds with it to `OPTIONS`, without a body (section 9.3.7).
 */
import type { FastifyInstance } from 'fastify';
import { ProtocolError, pathOf } from '../problem.ts';

/** A function that returns the methods of a path; undefined for an unknown path. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/**
 * Collects the methods of all routes that are added later. The returned function searches all routes, so it is for
 * requests without a route only.
 */
export function methodsAt(app: FastifyInstance): MethodsAt {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/')) return; // the route `*` of the CORS plugin, for preflight requests
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
 * Responds to `OPTIONS` with 204 on known paths, and with 404 on unknown paths. With `preflights`, skips CORS preflight
 * requests, which the CORS plugin handles.
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
