/**
 * The API description for machines (`/openapi.json`) and for people (`/docs`).
 *
 * Files are read at their first request, which keeps the start fast. The page loads nothing from other hosts.
 */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limit } from './rate-limit.ts';
import { PAGE_HEADERS } from './requests.ts';

/**
 * The content security policy of the page. It permits inline styles, because Swagger UI sets styles on its elements. It
 * permits scripts of this service only.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const own = (name: string): Promise<Buffer> => readFile(new URL(`./docs/${name}`, import.meta.url));

const asset = (name: string): Promise<Buffer> =>
  readFile(new URL(`./static/${name}`, import.meta.resolve('@fastify/swagger-ui')));

interface File {
  readonly type: string;
  readonly read: () => Promise<Buffer>;
}

const CSS = 'text/css; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const FILES: Readonly<Record<string, File>> = {
  '/docs': { type: HTML, read: () => own('page.html') },
  '/docs/start.mjs': { type: SCRIPT, read: () => own('start.mjs') },
  '/docs/swagger-ui-bundle.js': { type: SCRIPT, read: () => asset('swagger-ui-bundle.js') },
  '/docs/page.css': { type: CSS, read: () => own('page.css') },
  '/docs/swagger-ui.css': { type: CSS, read: () => asset('swagger-ui.css') },
};

export function docs(app: FastifyInstance, limit: Limit | undefined): void {
  const options = limit ? { onRequest: limit } : {};
  for (const [url, { type, read }] of Object.entries(FILES)) {
    const content = once(read);
    app.get(url, options, async (request, reply) => {
      // Redirects `/docs/` to `/docs`. The links of the page are relative to `/docs`, because a proxy may add a path
      // prefix.
      if (url === '/docs' && /\/(\?|$)/.test(request.url)) return reply.redirect('../docs', 308);
      reply.headers(PAGE_HEADERS).header('content-security-policy', CONTENT_SECURITY_POLICY);
      reply.header('cache-control', 'no-cache').type(type);
      return content();
    });
  }
  const document = once(async () => {
    const text = await readFile(new URL(import.meta.resolve('@cleaver/client/openapi.json')), 'utf8');
    // Returns a buffer, which slow clients share. Each client would get a separate copy of a string.
    return Buffer.from(JSON.stringify(JSON.parse(text)));
  });
  app.get('/openapi.json', options, async (_request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return document();
  });
}

/** Calls `make` on first use and caches the result. After a failure, the next use calls `make` again. */
function once<T>(make: () => T | Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (!made) {
      made = Promise.resolve().then(make);
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}
