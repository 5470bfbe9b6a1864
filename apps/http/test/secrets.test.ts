/** Tests that the secret watch, which all other service tests use, finds secrets. */
import fastify, { LogController } from 'fastify';
import pino from 'pino';
import { test } from 'tap';
import { service } from './helper.ts';
import { secretWatch } from './secrets.ts';

test('secretWatch finds secrets in bodies, headers and log lines', async (t) => {
  const lines: string[] = [];
  const secrets = secretWatch(
    ['the signing secret'],
    pino({ base: null }, { write: (line: string) => lines.push(line) }),
  );
  const app = fastify({
    loggerInstance: secrets.logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  secrets.watch(app);
  t.teardown(() => app.close());
  app.post('/api/auth/login', async () => ({ accessToken: 'an access token', refreshToken: 'a refresh token' }));
  app.post<{ Body: { say?: string; log?: string; head?: string } }>('/tell', async ({ body, log }, reply) => {
    if (body.log) log.info(body.log);
    if (body.head) reply.header('x-told', body.head);
    return { told: body.say };
  });
  const found = async (url: string, payload: object) => {
    await app.inject({ method: 'POST', url, payload });
    return secrets.found().length;
  };
  t.equal(await found('/tell', { say: 'nothing', log: 'nothing', head: 'nothing' }), 0);
  t.equal(
    await found('/api/auth/login', { username: 'anna', password: 'typed password' }),
    0,
    'tokens are given there',
  );
  const told = ['the signing secret', 'typed password', 'an access token', 'a refresh token', '$argon2id$v=19$m=1'];
  for (const secret of told) {
    t.equal(await found('/tell', { say: `it is ${secret}!` }), 1, `${secret} in a body`);
    t.equal(await found('/tell', { head: secret }), 1, `${secret} in a header`);
    t.equal(await found('/tell', { log: secret }), 1, `${secret} in the log`);
  }
  t.equal(await found('/tell', { newPassword: 'a new one', say: 'a new one' }), 1, 'a password that was just typed');
  t.equal(lines.length, told.length + 1, 'the log goes where it went');
});

test('a request of a test client rejects after the service has logged a secret', async (t) => {
  const { admin, app } = await service(t);
  app.log.info('the first password');
  await t.rejects(admin.get('/api/roles'), /tells the secret/);
});
