/**
 * The bare reference that the service is measured against: the measured operations, written by hand on Fastify and `pg`
 * with named prepared statements. It checks the token's signature and the form of an id and nothing else: no rights, no
 * sessions, no validation, no log, no limits, no repeated requests. Its answers have the service's shape and size.
 *
 * Run by `run.ts` as a process of its own, with PORT, POOL_SIZE, and DATABASE_URL with the tables of reference/schema.sql.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import jwt from '@fastify/jwt';
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import { pool, rows } from './reference/database.ts';
import { inventory } from './reference/inventory.ts';
import { masterdata } from './reference/masterdata.ts';
import { procurement } from './reference/procurement.ts';
import { production } from './reference/production.ts';
import { runs } from './reference/runs.ts';

const ACCESS_TOKEN_TTL = 900;
const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const app = fastify();
await app.register(jwt, { secret: randomBytes(32) });
app.addHook('onRequest', async (request) => {
  if (request.url !== '/api/auth/login') await request.jwtVerify();
});
masterdata(app);
production(app);
inventory(app);
procurement(app);
runs(app);

app.post('/api/auth/login', async (request, reply) => {
  const { username, password } = request.body as { username: string; password: string };
  const [user] = await rows(pool, 'user', 'select id, password_hash from app_user where username = $1', [username]);
  if (!user || !(await verify(user.password_hash, password))) {
    throw Object.assign(new Error('The username or the password is not right'), { statusCode: 401 });
  }
  const now = Date.now();
  const refreshToken = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await rows(
    pool,
    'open-session',
    'insert into session (id, user_id, created_at, expires_at, refresh_token) values ($1, $2, $3, $4, $5)',
    [id, user.id, new Date(now), new Date(now + SESSION_TTL_MS), refreshToken],
  );
  return reply.header('cache-control', 'no-store').send({
    // Signed for longer than it says: the measurement must not outlive its token.
    accessToken: app.jwt.sign({ sub: user.id, name: username, sid: id }, { expiresIn: '1d' }),
    tokenType: 'Bearer',
    expiresIn: ACCESS_TOKEN_TTL,
    expiresAt: new Date(now + ACCESS_TOKEN_TTL * 1000),
    refreshToken,
  });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    app.server.closeAllConnections();
    await app.close();
    await pool.end();
    process.exit(0);
  });
}

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
