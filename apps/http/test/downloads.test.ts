/** Tests that downloads are described, sent as attachments byte by byte, and returned as bytes by the typed client. */
import { CleaverClient } from '@cleaver/client';
import { Core } from '@cleaver/domain';
import { form, handle, out, publicQuery } from '@cleaver/domain/kernel';
import { shopSettingsSubject } from '@cleaver/domain/settings/contracts';
import { memoryPorts, own, ownHandler } from '@cleaver/testing';
import fastify from 'fastify';
import { test } from 'tap';
import { openApiDocument } from '../src/openapi.ts';
import { routesOf } from '../src/operation-route.ts';
import { limitConnections } from '../src/plugins/connections.ts';
import { operations } from '../src/plugins/operations.ts';
import { requests } from '../src/plugins/requests.ts';

/** Bytes that are no text in UTF-8: `ä;ß` and a line break in Windows-1252. */
const BYTES = Uint8Array.of(0xe4, 0x3b, 0xdf, 0x0d, 0x0a);

for (const mediaType of out.DOWNLOAD_TYPES) {
  test(`a download of ${mediaType} is an attachment with the bytes of the core`, async (t) => {
    const exported = own(
      publicQuery({
        ...{ name: 'settings.export', subject: shopSettingsSubject, address: 'GET /api/export', summary: 'Export' },
        input: form({}),
        output: out.download(mediaType),
      }),
      (contract) => handle(contract, { run: async () => ({ fileName: 'EXTF_1.dat', bytes: BYTES }) }),
    );
    const groups = [routesOf({ title: 'Tests', description: '', contracts: [exported] }, new Map())];
    const app = fastify();
    t.teardown(() => app.close());
    limitConnections(app);
    requests(app);
    const core = new Core(memoryPorts(), ownHandler);
    await operations(app, {
      core,
      groups,
      authenticate: () => Promise.reject(),
      cookies: undefined as never,
      limit: undefined,
    });
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
          get: { responses: { 200: { content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } } } },
        },
      },
    });
  });
}
