/** Tests that downloads are sent as attachments and returned byte by byte, and that long tables are sent in parts. */
import { CleaverClient } from '@cleaver/client';
import { Core } from '@cleaver/domain';
import { type AnyContract, form, handle, out, publicQuery } from '@cleaver/domain/kernel';
import { shopSettingsSubject } from '@cleaver/domain/settings/contracts';
import { memoryPorts, own, ownHandler } from '@cleaver/testing';
import fastify from 'fastify';
import { type Test, test } from 'tap';
import { openApiDocument } from '../src/openapi.ts';
import { routesOf } from '../src/operation-route.ts';
import { limitConnections } from '../src/plugins/connections.ts';
import { operations } from '../src/plugins/operations.ts';
import { requests } from '../src/plugins/requests.ts';

/** Bytes that are no text in UTF-8: `ä;ß` and a line break in Windows-1252. */
const BYTES = Uint8Array.of(0xe4, 0x3b, 0xdf, 0x0d, 0x0a);

/** Returns an app that serves only this operation. */
async function serving(t: Test, operation: AnyContract) {
  const groups = [routesOf({ title: 'Tests', description: '', contracts: [operation] }, new Map())];
  const app = fastify();
  t.teardown(() => app.close());
  limitConnections(app);
  requests(app);
  const core = new Core(memoryPorts(), ownHandler);
  await operations(app, {
    core,
    groups,
    authenticate: () => Promise.reject(),
    authenticateDevice: () => Promise.reject(),
    cookies: undefined as never,
    limit: undefined,
  });
  return { app, groups };
}

const exported = {
  name: 'settings.export',
  subject: shopSettingsSubject,
  address: 'GET /api/export',
  summary: 'Export',
} as const;

/** The document leaves out the charset UTF-8. */
const documented = (mediaType: string): string => mediaType.replace('; charset=utf-8', '');

for (const mediaType of out.DOWNLOAD_TYPES) {
  test(`a download of ${mediaType} is an attachment with the bytes of the core`, async (t) => {
    const download = own(publicQuery({ ...exported, input: form({}), output: out.download(mediaType) }), (contract) =>
      handle(contract, { run: async () => ({ fileName: 'EXTF_1.dat', bytes: BYTES }) }),
    );
    const { app, groups } = await serving(t, download);
    const { statusCode, headers, rawPayload } = await app.inject('/api/export');
    t.equal(statusCode, 200);
    t.equal(headers['content-type'], mediaType);
    t.equal(headers['content-disposition'], 'attachment; filename="EXTF_1.dat"');
    t.same([...rawPayload], [...BYTES]);
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    t.strictSame(await new CleaverClient({ baseUrl }).call('get', '/api/export', {}), BYTES);
    t.match(openApiDocument(groups), {
      paths: {
        '/api/export': {
          get: {
            responses: {
              200: { content: { [documented(mediaType)]: { schema: { type: 'string', format: 'binary' } } } },
            },
          },
        },
      },
    });
  });
}

test('a download in several formats has the media type of its value', async (t) => {
  const types = ['application/pdf', 'text/plain; charset=utf-8'] as const;
  let file: out.Download = { fileName: 'labels.pdf', bytes: BYTES };
  const download = own(publicQuery({ ...exported, input: form({}), output: out.download(...types) }), (contract) =>
    handle(contract, { run: async () => file }),
  );
  const { app, groups } = await serving(t, download);
  t.equal((await app.inject('/api/export')).headers['content-type'], types[0]);
  file = { fileName: 'labels.zpl', bytes: BYTES, mediaType: types[1] };
  const { headers, rawPayload } = await app.inject('/api/export');
  t.equal(headers['content-type'], types[1]);
  t.equal(headers['content-disposition'], 'attachment; filename="labels.zpl"');
  t.same([...rawPayload], [...BYTES]);
  const schema = { type: 'string', format: 'binary' };
  t.match(openApiDocument(groups), {
    paths: {
      '/api/export': {
        get: { responses: { 200: { content: { 'application/pdf': { schema }, 'text/plain': { schema } } } } },
      },
    },
  });
});

test('a table has decimal commas and guarded texts, and a long one is sent in parts with the same text', async (t) => {
  const rows = Array.from({ length: 2500 }, (_, at) => ({ name: `=${at}`, sum: { decimal: `-${at}.30` } }));
  const table = (count: number) =>
    own(publicQuery({ ...exported, input: form({}), output: out.table(['name', 'sum']) }), (contract) =>
      handle(contract, { run: async () => rows.slice(0, count) }),
    );
  for (const count of [0, 1, 1000, 1001, 2500]) {
    const { app } = await serving(t, table(count));
    const { payload, headers } = await app.inject('/api/export');
    t.equal(headers['content-type'], 'text/csv; charset=utf-8');
    const lines = rows.slice(0, count).map((_, at) => `"'=${at}";-${at},30\r\n`);
    t.equal(payload, `\uFEFF"name";"sum"\r\n${lines.join('')}`, `${count} rows`);
  }
});
