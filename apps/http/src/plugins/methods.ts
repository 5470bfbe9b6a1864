/** Known paths answer methods that they do not know with 405 and the header `Allow` (RFC 9110 section 15.5.6). */
import type { FastifyInstance } from 'fastify';

/** Gives the methods that a path knows; undefined where there is nothing at this path. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/** To be called before the first route. The answer takes a walk over all routes: it is for requests that found none. */
export function methodsAt(app: FastifyInstance): MethodsAt {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/')) return; // for every path at once: preflight requests of pages from elsewhere
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]*')}$`);
    const path = known.get(url) ?? { pattern, methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });
  return (path) => {
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((found) => [...found.methods]);
    return methods.length > 0 ? [...new Set(methods)].sort() : undefined;
  };
}
