import { gunzipSync } from 'node:zlib';
import { CONTRACTS } from '@cleaver/domain/contracts';
import fastify, { type FastifyContextConfig } from 'fastify';
import { test } from 'tap';
import { compression } from '../../src/plugins/compression.ts';
import { operations } from '../../src/plugins/operations.ts';
import { ROUTES } from '../../src/routes.ts';
import { service } from '../helper.ts';

const SECRET = CONTRACTS.filter((one) => one.kind === 'command' && one.secretOutput)
  .map(({ name }) => name)
  .sort();

test('responses above 1 kB are compressed with gzip if the client accepts it, with the same content', async (t) => {
  const { app, admin } = await service(t);
  for (let index = 0; index < 20; index++) {
    await admin.post('/api/categories', { name: `Category ${index}`, description: 'sausage and ham' });
  }
  const ask = (accepted?: string) =>
    app.inject({
      url: '/api/categories?size=20',
      headers: { authorization: `Bearer ${admin.token}`, ...(accepted && { 'accept-encoding': accepted }) },
    });
  const plain = await ask();
  t.equal(plain.headers['content-encoding'], undefined);
  t.match(plain.headers['vary'], /Accept-Encoding/);
  for (const accepted of ['gzip, deflate, br', 'gzip', 'br;q=1, gzip;q=0.1']) {
    const answer = await ask(accepted);
    t.equal(answer.headers['content-encoding'], 'gzip', accepted);
    t.equal(gunzipSync(answer.rawPayload).toString(), plain.body);
    t.equal(answer.headers['content-length'], String(answer.rawPayload.length));
    t.ok(answer.rawPayload.length < plain.rawPayload.length / 2);
  }
  for (const accepted of ['identity', 'br', 'gzip;q=0'])
    t.equal((await ask(accepted)).headers['content-encoding'], undefined, accepted);
});

test('small responses, responses with tokens, and other routes are sent as they are', async (t) => {
  const app = fastify();
  compression(app);
  const route = (url: string, size: number, config: FastifyContextConfig) =>
    app.get(url, { config }, async (_request, reply) => reply.type('application/json').send('x'.repeat(size)));
  route('/large', 1024, { compresses: true });
  route('/small', 1023, { compresses: true });
  route('/tokens', 5000, { compresses: false });
  route('/other', 5000, {});
  const encodingOf = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'];
  t.equal(await encodingOf('/large'), 'gzip');
  for (const url of ['/small', '/tokens', '/other']) t.equal(await encodingOf(url), undefined, url);
});

test('the operations whose responses have tokens are not compressed', async (t) => {
  const app = fastify();
  const compresses = new Map<string, boolean | undefined>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.operation !== undefined) compresses.set(config.operation, config.compresses);
  });
  const { core } = await service(t);
  const none = async () => undefined as never;
  const authentications = { authenticate: none, authenticateDevice: none };
  await operations(app, { core, groups: ROUTES, ...authentications, cookies: {} as never, limit: undefined });
  t.ok(SECRET.length > 0);
  t.same([...compresses].flatMap(([name, is]) => (is ? [] : [name])).sort(), SECRET);
});
