/**
 * Known paths answer methods that they do not know with 405 and the header `Allow`, and `OPTIONS` with that header alone (RFC 9110,
 * sections 15.5.6 and 9.3.7).
 */
import type { FastifyInstance } from 'fastify';
import { ProtocolError, pathOf } from '../problem.ts';

/** Gives the methods that a path knows; undefined where there is nothing at this path. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/** To be called before the first route. The answer takes a walk over all routes: it is for requests that found none. */
export function methodsAt(app: FastifyInstance): MethodsAt {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/')) return; // for every path at once: preflight requests of pages from elsewhere
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
 * Answers `OPTIONS` of a known path, but for what browsers ask before they ask where `preflights` are answered by the plugin that
 * knows from which pages they may.
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
