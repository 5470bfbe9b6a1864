import { test } from 'tap';
import { CannotStart, readConfig, readDataConfig } from '../../src/process/config.ts';

const SECRET = 'x'.repeat(32);

test('readConfig returns the defaults if no variable is set', async (t) => {
  t.same(readConfig({}), {
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    replicaUrls: [],
    dataDir: './data',
    embeddedFsync: true,
    postgresPasswordUnused: false,
    adminPassword: undefined,
    jwtSecrets: undefined,
    accessTokenTtl: 900,
    refreshTokenTtl: 604_800,
    refreshTokenGrace: 10,
    trustedProxies: [],
    logLevel: 'info',
    shopTimeZone: 'Europe/Berlin',
    corsOrigins: [],
    rateLimit: { perCaller: 3_000, perAddress: 600 },
    maxConnections: 2000,
    metricsToken: undefined,
    tracing: false,
    workers: 1,
  });
  t.same(
    readConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '', ADMIN_PASSWORD: '' }),
    readConfig({}),
    'empty is not set',
  );
  t.ok(readConfig({ POSTGRES_PASSWORD: 'secret' }).postgresPasswordUnused);
});

test('every variable is read', async (t) => {
  const config = readConfig({
    HOST: '::',
    PORT: '0',
    DATABASE_URL: 'postgres://a:b@db:5432/cleaver',
    DATABASE_REPLICA_URLS: 'postgres://a:b%2C@one/cleaver, postgres://a:b@two/cleaver?prepared=false',
    DATA_DIR: '/data',
    POSTGRES_PASSWORD: 'secret',
    EMBEDDED_FSYNC: 'off',
    ADMIN_PASSWORD: ' with spaces ',
    JWT_SECRET: `${SECRET},${'y'.repeat(40)}`,
    ACCESS_TOKEN_TTL: '1',
    REFRESH_TOKEN_TTL: '60',
    REFRESH_TOKEN_GRACE: '0',
    TRUST_PROXY: '10.0.0.5, 172.16.0.0/12,::1',
    LOG_LEVEL: 'silent',
    SHOP_TIME_ZONE: 'Europe/Vienna',
    CORS_ORIGINS: 'https://a.example,http://localhost:5173',
    RATE_LIMIT: '30000',
    RATE_LIMIT_UNKNOWN: '3000',
    MAX_CONNECTIONS: '500',
    METRICS_TOKEN: 'a-token-for-metrics',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret, x-tenant=a=',
    WORKERS: '64',
  });
  t.same(config, {
    host: '::',
    port: 0,
    databaseUrl: 'postgres://a:b@db:5432/cleaver',
    replicaUrls: ['postgres://a:b%2C@one/cleaver', 'postgres://a:b@two/cleaver?prepared=false'],
    dataDir: '/data',
    embeddedFsync: false,
    postgresPasswordUnused: false,
    adminPassword: ' with spaces ',
    jwtSecrets: [SECRET, 'y'.repeat(40)],
    accessTokenTtl: 1,
    refreshTokenTtl: 60,
    refreshTokenGrace: 0,
    trustedProxies: ['10.0.0.5', '172.16.0.0/12', '::1'],
    logLevel: 'silent',
    shopTimeZone: 'Europe/Vienna',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    rateLimit: { perCaller: 30_000, perAddress: 3_000 },
    maxConnections: 500,
    metricsToken: 'a-token-for-metrics',
    tracing: true,
    workers: 64,
  });
  t.same(readConfig({ TRUST_PROXY: 'false' }).trustedProxies, []);
});

const BAD: Readonly<Record<string, readonly string[]>> = {
  EMBEDDED_FSYNC: ['false', 'OFF', '0'],
  PORT: ['abc', '-1', '65536', '80.5', '0x50', '1e3'],
  DATABASE_URL: ['cleaver', 'mysql://a@b/c', 'postgres:', 'http://db/', 'postgres://a:50%off@b/c', 'postgres://a@b/%'],
  // The last value requires PostgreSQL, which is not configured here.
  DATABASE_REPLICA_URLS: [
    'cleaver',
    'mysql://a@b/c',
    'postgres://a@b/c,',
    'postgres://a@b/c,http://d/',
    'postgres://a@b/c,postgres://a@b/c',
    'postgres://a@b/c',
  ],
  ADMIN_PASSWORD: ['short', 'x'.repeat(257), '🥩'.repeat(7)],
  JWT_SECRET: ['x'.repeat(31), `${SECRET},short`, `${SECRET},`, `${SECRET},${SECRET},${SECRET}`],
  ACCESS_TOKEN_TTL: ['0', '15m', '2592001'],
  // The last value is shorter than the access token's lifetime.
  REFRESH_TOKEN_TTL: ['-5', 'week', '899'],
  REFRESH_TOKEN_GRACE: ['-1', '3601', 'a while'],
  TRUST_PROXY: [
    'true',
    '1',
    '*',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/00',
    '::/000',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'proxy',
    'loopback',
    '10.0.0.5,',
    '10.0.0.5/',
  ],
  LOG_LEVEL: ['verbose', 'INFO'],
  SHOP_TIME_ZONE: ['Berlin', 'Mars/Olympus'],
  CORS_ORIGINS: ['*', 'example.org', 'https://a.example/', 'null'],
  RATE_LIMIT: ['many', '-1'],
  RATE_LIMIT_UNKNOWN: ['many', '0'],
  MAX_CONNECTIONS: ['0', 'many'],
  METRICS_TOKEN: ['short', 'with spaces in between', 'ümläute in the token'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://collector:4317', 'here'],
  OTEL_EXPORTER_OTLP_HEADERS: ['nonsense', 'a=b,', '=b', 'authorization=Bearer secret', 'a=%zz'],
  // More than one worker requires PostgreSQL, which is not configured here.
  WORKERS: ['0', '65', '1.5', 'auto', '2'],
};

for (const [name, values] of Object.entries(BAD)) {
  test(`a bad ${name} stops the start with one line that names it`, async (t) => {
    for (const value of values) {
      try {
        readConfig({ JWT_SECRET: SECRET, [name]: value });
        t.fail(`${value} is accepted`);
      } catch (error) {
        t.ok(error instanceof CannotStart);
        t.match((error as Error).message, new RegExp(`^${name} must [^\\n]+$`));
      }
    }
  });
}

test('a % in the password of DATABASE_URL and DATABASE_REPLICA_URLS must be encoded', async (t) => {
  const read = (password: string) => {
    const url = `postgres://a:${password}@b/c`;
    return readConfig({ JWT_SECRET: SECRET, DATABASE_URL: url, DATABASE_REPLICA_URLS: url });
  };
  t.equal(read('50%25off').databaseUrl, 'postgres://a:50%25off@b/c');
  t.throws(() => read('50%off'), { message: /^DATABASE_URL must .* %25; DATABASE_REPLICA_URLS must .* %25$/ });
});

test('the error of readConfig names all bad variables', async (t) => {
  t.throws(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' }), { message: /^PORT must .*; LOG_LEVEL must / });
});

test('error messages contain no secrets', async (t) => {
  for (const [name, value] of Object.entries({
    JWT_SECRET: 'hush',
    ADMIN_PASSWORD: 'hush',
    DATABASE_URL: 'x://a:hush@b/c',
    DATABASE_REPLICA_URLS: 'postgres://a:hush@b/c,x://a:hush@b/c',
  })) {
    t.throws(() => readConfig({ [name]: value }), { message: /^((?!hush).)*$/ });
  }
});

test('readConfig requires JWT_SECRET along with DATABASE_URL', async (t) => {
  t.throws(() => readConfig({ DATABASE_URL: 'postgres://a:b@db/c' }), {
    message: /^JWT_SECRET must be set along with DATABASE_URL/,
  });
});

test('readDataConfig reads only the variables of the database', (t) => {
  const set = { DATABASE_URL: ' postgres://a@db/c ', DATA_DIR: '/data', EMBEDDED_FSYNC: 'off' };
  t.same(readDataConfig(set), { databaseUrl: 'postgres://a@db/c', dataDir: '/data', embeddedFsync: false });
  t.same(readDataConfig({ PORT: 'x' }), { databaseUrl: undefined, dataDir: './data', embeddedFsync: true });
  t.throws(() => readDataConfig({ EMBEDDED_FSYNC: 'no' }), { name: 'CannotStart', message: /^EMBEDDED_FSYNC must/ });
  t.end();
});
