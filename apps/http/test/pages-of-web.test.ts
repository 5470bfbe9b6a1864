/**
 * Tests that the service serves only the pages and files that the manifest names, each in the smallest accepted
 * encoding.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Test, test } from 'tap';
import { isError, service } from './helper.ts';

const PAGE = '<!doctype html><title>Cleaver</title>';
const SCRIPT = 'console.log(1);'.repeat(50);
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function folder(t: Test): string {
  const pages = t.testdir({ assets: {} });
  const put = (file: string, content: string) => {
    mkdirSync(join(pages, 'assets'), { recursive: true });
    writeFileSync(join(pages, file), content);
    writeFileSync(join(pages, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(pages, `${file}.gz`), gzipSync(content));
  };
  put('index.html', PAGE);
  put('assets/main-1.js', SCRIPT);
  writeFileSync(join(pages, 'secret.txt'), 'not in the manifest');
  const encodings = ['br', 'gzip'];
  const html = { file: 'index.html', type: 'text/html; charset=utf-8', etag: '"p1"', isImmutable: false, encodings };
  const js = {
    file: 'assets/main-1.js',
    type: 'text/javascript; charset=utf-8',
    etag: '"s1"',
    isImmutable: true,
    encodings,
  };
  writeFileSync(
    join(pages, 'manifest.json'),
    JSON.stringify({ page: html, screens: ['/', '/suppliers', '/suppliers/:id'], files: { '/assets/main-1.js': js } }),
  );
  return pages;
}

test('every path of a screen returns the page, which the browser revalidates each time', async (t) => {
  const { app } = await service(t, { pages: folder(t) });
  for (const url of ['/', '/suppliers', '/suppliers/018f-x', '/suppliers?status=ACTIVE']) {
    const answer = await app.inject({ url });
    t.equal(answer.statusCode, 200, url);
    t.equal(answer.body, PAGE);
    t.match(answer.headers, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: '"p1"',
      vary: 'Accept-Encoding',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
  }
});

test('a request with the current ETag gets 304', async (t) => {
  const { app } = await service(t, { pages: folder(t) });
  for (const tag of ['"p1"', 'W/"p1"', '"x", "p1"', '*']) {
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
    t.equal(answer.statusCode, 304, tag);
    t.equal(answer.body, '');
  }
  t.equal((await app.inject({ url: '/', headers: { 'if-none-match': '"p2"' } })).statusCode, 200);
});

test('files are sent in the smallest accepted encoding, and are cached as immutable', async (t) => {
  const { app } = await service(t, { pages: folder(t) });
  const wanted: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ];
  for (const [accepted, encoding] of wanted) {
    const answer = await app.inject({
      url: '/assets/main-1.js',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    t.equal(answer.headers['content-encoding'], encoding, accepted ?? 'nothing said');
    t.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    t.equal(answer.headers['vary'], 'Accept-Encoding');
    if (encoding === undefined) t.equal(answer.body, SCRIPT);
  }
});

test('a path that is neither a screen nor in the manifest gets 404', async (t) => {
  const { app, anonymous } = await service(t, { pages: folder(t) });
  const urls = [
    '/nothing',
    '/suppliers/x/y',
    '/assets',
    '/assets/',
    '/assets/main-1.js.br',
    '/manifest.json',
    '/secret.txt',
    '/index.html',
    '/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '//secret.txt',
  ];
  for (const url of urls) {
    const answer = await app.inject({ url });
    isError(t, answer, 404, 'PATH_NOT_FOUND');
  }
  const answer = await app.inject({ method: 'POST', url: '/suppliers' });
  isError(t, answer, 405, 'METHOD_NOT_ALLOWED');
  isError(t, await anonymous.get('/api/suppliers'), 401, 'AUTHENTICATION_REQUIRED');
});

test('a browser gets the page with status 404 at an unknown address; programs get JSON', async (t) => {
  const { app } = await service(t, { pages: folder(t) });
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: '/nothing?a=b', headers: { accept, 'if-none-match': '"p1"' } });
    t.equal(answer.statusCode, 404);
    if (method === 'GET') t.equal(answer.body, PAGE);
    t.match(answer.headers, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    t.equal(answer.headers['etag'], undefined);
  }
  for (const url of ['/api/nothing', '/api', '/docs/nothing', '/assets/nothing.js'])
    isError(t, await app.inject({ url, headers: { accept } }), 404, 'PATH_NOT_FOUND');
  for (const other of ['*/*', 'application/json'])
    isError(t, await app.inject({ url: '/nothing', headers: { accept: other } }), 404, 'PATH_NOT_FOUND');
  isError(t, await app.inject({ method: 'POST', url: '/nothing', headers: { accept } }), 404, 'PATH_NOT_FOUND');
  isError(t, await app.inject({ method: 'POST', url: '/suppliers', headers: { accept } }), 405, 'METHOD_NOT_ALLOWED');
});

test('the service runs without built pages, and / names the command that builds them', async (t) => {
  for (const pages of [undefined, join(t.testdir(), 'nothing')]) {
    const { app } = await service(t, { pages });
    const answer = await app.inject({ url: '/' });
    t.equal(answer.statusCode, 200);
    t.match(answer.body, /npm start/);
    t.match(answer.headers['content-type'], /^text\/plain/);
    isError(t, await app.inject({ url: '/suppliers' }), 404, 'PATH_NOT_FOUND');
  }
});
