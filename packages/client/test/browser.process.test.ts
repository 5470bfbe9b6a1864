/**
 * Tests the client in a real browser, in a page of another origin. Skipped without Chromium. `CHROMIUM_PATH` sets the
 * path of Chromium.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { executablePath, skip } from '@cleaver/testing/machine/chromium';
import { chromium } from 'playwright-core';
import { type Test, test } from 'tap';
import { ADMIN_PASSWORD, service } from '../../../apps/http/test/helper.ts';

/** Returns a page whose script calls the service and reports its results. */
const page = (service: string): string => `<!doctype html><script type="module">
import { ApiError, CleaverClient } from '/src/index.ts';
const told = {};
try {
  const client = new CleaverClient({ baseUrl: '${service}', language: 'de' });
  await client.login('admin', '${ADMIN_PASSWORD}');
  for (const name of ['Wurst', 'Schinken', 'Käse']) await client.post('/api/categories', { body: { name } });
  told.names = [];
  for await (const { name } of client.items('/api/categories', { query: { size: 2 } })) told.names.push(name);
  await fetch('/expire');
  const [users, roles] = await Promise.all([client.get('/api/users'), client.get('/api/roles')]);
  told.counts = [users.page.totalElements, roles.page.totalElements];
  const error = await client.get('/api/users/{id}', { path: { id: 'x' } }).catch((thrown) => thrown);
  told.refusal = [error instanceof ApiError, error.code, error.message, typeof error.requestId];
  await client.logout();
  told.loggedIn = client.loggedIn;
} catch (error) {
  told.failure = String(error.stack);
}
await fetch('/told', { method: 'POST', body: JSON.stringify(told) });
</script>`;

test('a page of another origin can use the client in a browser', {
  skip,
  timeout: 60_000,
}, async (t) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<string>();
  let expire = () => {};
  let address = '';
  const pages = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://page');
    if (pathname === '/expire') expire();
    if (pathname === '/told') tell(await text(request));
    const isModule = pathname.endsWith('.ts');
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isModule ? moduleAt(pathname) : pathname === '/' ? page(address) : '');
  });
  const origin = await listening(t, pages);
  const { app, clock } = await service(t, { corsOrigins: [origin] });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  expire = () => clock.advance(15 * 60_000);
  await open(t, `${origin}/`);
  t.same(JSON.parse(await told), {
    names: ['Wurst', 'Schinken', 'Käse'],
    counts: [1, 9],
    refusal: [true, 'USER_NOT_FOUND', 'Benutzer mit dieser Id nicht gefunden', 'string'],
    loggedIn: false,
  });
});

/** Opens the page in a browser until the test ends. */
async function open(t: Test, url: string): Promise<void> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless', '--no-sandbox'],
  });
  t.teardown(() => browser.close());
  await (await browser.newPage()).goto(url);
}

async function listening(t: Test, server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns a module without its types, as a bundler would. */
const moduleAt = (path: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(`..${path}`, import.meta.url), 'utf8'));
