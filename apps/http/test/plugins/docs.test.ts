import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'tap';
import { service } from '../helper.ts';

test('the page /docs loads all its files below a path prefix that a proxy strips', async (t) => {
  const { app } = await service(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const proxy = createServer((request, reply) => {
    if (!request.url?.startsWith('/shop/')) {
      reply.writeHead(404).end();
      return;
    }
    ask({ port, host: '127.0.0.1', path: request.url.slice('/shop'.length) }, (answer) => {
      reply.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(reply);
    }).end();
  }).listen(0, '127.0.0.1');
  t.teardown(() => proxy.close());
  await new Promise((listening) => proxy.once('listening', listening));
  const root = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/shop/`;

  for (const place of ['docs', 'docs?x=1']) {
    const page = await fetch(root + place);
    t.equal(page.status, 200);
    const html = await page.text();
    const references = [...html.matchAll(/(?:href|src)="(?!data:)([^"]+)"/g)].map(([, reference = '']) => reference);
    t.equal(references.length, 4);
    for (const reference of references) {
      const answer = await fetch(new URL(reference, page.url));
      t.equal(answer.status, 200, reference);
      await answer.arrayBuffer();
    }
  }
  const script = await (await fetch(`${root}docs/start.mjs`)).text();
  t.notMatch(script, /['"]\/(docs|openapi|api)/, 'asks for nothing from the top');
});
