/**
 * Serves the pages. All screens share one page, which draws the screen of the address. So a reload works on each
 * screen. If the folder is not built, `/` returns a text with the command that builds it.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../encodings.ts';
import { pathOf } from '../problem.ts';
import type { Limit } from './rate-limit.ts';
import { PAGE_HEADERS } from './requests.ts';

/**
 * The content security policy of the page. It permits only resources from this service, and images in `data:` and
 * `blob:` URLs. It permits no inline scripts, no inline styles and no frames.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NOT_BUILT = 'The pages are not built: run `npm start`, which builds them and starts the service.\n';

interface Served {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly isImmutable: boolean;
  readonly encodings: readonly Encoding[];
}

/** The manifest that the build of the pages writes. */
interface Manifest {
  readonly page: Served;
  readonly screens: readonly string[];
  readonly files: Readonly<Record<string, Served>>;
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** The built pages. */
export interface Pages {
  readonly manifest: Manifest;
  /** Sends a file in the smallest accepted encoding, with the headers of pages. */
  send(served: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Returns the built pages in the folder; undefined if they are not built. */
export function pagesIn(folder: string | undefined): Pages | undefined {
  const manifest = folder === undefined ? undefined : manifestIn(folder);
  if (folder === undefined || !manifest) return undefined;
  const contents = new Map<string, Promise<Buffer>>();
  return {
    manifest,
    send: async (served, request, reply) => {
      reply
        .headers(PAGE_HEADERS)
        .header('content-security-policy', CONTENT_SECURITY_POLICY)
        .header('vary', 'Accept-Encoding');
      const encoding = encodingFor(request.headers['accept-encoding'], served.encodings);
      if (encoding) reply.header('content-encoding', encoding);
      const file = join(folder, served.file) + (encoding ? ENDINGS[encoding] : '');
      // Reads a file at its first request and caches it: all files together are a megabyte.
      let content = contents.get(file);
      if (!content) {
        content = readFile(file);
        content.catch(() => contents.delete(file));
        contents.set(file, content);
      }
      return reply.type(served.type).send(await content);
    },
  };
}

/** Serves the built pages. Without built pages, serves only a text on `/`. */
export function pages(app: FastifyInstance, built: Pages | undefined, limit: Limit | undefined): void {
  const options = limit ? { onRequest: limit } : {};
  if (!built) {
    app.get('/', options, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(NOT_BUILT));
    return;
  }
  const { manifest, send } = built;
  const answer = (served: Served) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .header('cache-control', served.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', served.etag);
    if (!matches(request.headers['if-none-match'], served.etag)) return send(served, request, reply);
    return reply
      .headers(PAGE_HEADERS)
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('vary', 'Accept-Encoding')
      .code(304)
      .send();
  };
  for (const [address, served] of Object.entries(manifest.files)) app.get(address, options, answer(served));
  for (const screen of manifest.screens) app.get(screen, options, answer(manifest.page));
}

/** The paths of programs, whose errors are JSON for every caller. */
const OF_PROGRAMS = /^\/(api|assets|docs|health|metrics|openapi\.json)(\/|$)/;

/** Returns whether a browser asks for a page at an address outside of the API, for example after a typing error. */
export const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !OF_PROGRAMS.test(pathOf(url)) &&
  /\btext\/html\b/.test(headers.accept ?? '');

/** Returns the manifest in the folder; undefined if the build is missing or incomplete. */
function manifestIn(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Compares entity tags weakly (RFC 9110 section 13.1.2), because compressing proxies make tags weak. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
