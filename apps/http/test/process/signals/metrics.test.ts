/** Tests the access to metrics, their counts, and their names in the guide and in the dashboard. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ConcurrentChange } from '@cleaver/domain/kernel';
import { type Test, test } from 'tap';
import type { AppOptions } from '../../../src/app.ts';
import { type Metrics, metricsRoute, startMetrics } from '../../../src/process/signals/metrics.ts';
import { service } from '../../helper.ts';

const TOKEN = 'a token for metrics';
const read = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

/** Builds a service with metrics, without the counts of the helper's log-in. */
async function measured(t: Test, options: Pick<Partial<AppOptions>, 'rateLimit' | 'ping'> = {}) {
  const metrics: Metrics = startMetrics({ isServing: true });
  metrics.pool(async () => ({ used: 2, idle: 3, waiting: 1 }));
  const { registry } = metrics;
  const it = await service(t, {
    ...options,
    attached: [metrics.requests, (app) => metricsRoute(app, TOKEN, () => registry.metrics())],
    ports: ({ transactions }) => ({ transactions: metrics.units(transactions) }),
  });
  registry.resetMetrics();
  const scrape = (token = TOKEN) => it.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  /** Returns the samples by name and labels. */
  const samples = async () =>
    new Map(
      (await registry.metrics())
        .split('\n')
        .map((line) => /^([^# ]+) (\S+)$/.exec(line) ?? [])
        .map(([, name = '', value]) => [name, Number(value)]),
    );
  return { ...it, metrics, scrape, samples };
}

test('GET /metrics needs the metrics token, and returns 404 if none is configured', async (t) => {
  const { app, admin, scrape } = await measured(t);
  for (const token of ['', 'wrong', `${TOKEN}x`, TOKEN.slice(1), admin.token ?? '']) {
    const answer = await scrape(token);
    t.match(answer.json(), { status: 401, code: 'AUTHENTICATION_REQUIRED' }, token);
    t.match(answer.headers['www-authenticate'], /^Bearer/);
  }
  t.equal((await app.inject('/metrics')).statusCode, 401);
  t.equal((await app.inject(`/metrics?token=${TOKEN}`)).statusCode, 401);
  const answer = await scrape();
  t.equal(answer.statusCode, 200);
  t.equal(answer.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
  t.match(answer.body, /^# TYPE cleaver_http_requests_total counter$/m);
  t.match(answer.body, /^nodejs_eventloop_lag_p99_seconds \d/m);

  const without = await service(t);
  const none = await without.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  t.match(none.json(), { status: 404, code: 'PATH_NOT_FOUND' });
});

test('the rate limit does not apply to GET /metrics', async (t) => {
  const { scrape, anonymous } = await measured(t, { rateLimit: { perCaller: 1, perAddress: 1 } });
  await anonymous.post('/api/auth/login', { username: 'admin', password: 'wrong' });
  const login = await anonymous.post('/api/auth/login', { username: 'admin', password: 'wrong' });
  t.equal(login.json().code, 'TOO_MANY_REQUESTS');
  for (let times = 0; times < 3; times++) t.equal((await scrape()).statusCode, 200);
});

test('requests are counted by the pattern of their route, errors by their code', async (t) => {
  const { admin, anonymous, samples } = await measured(t);
  for (const id of ['a', 'b']) await admin.get(`/api/suppliers/${id}?secret=1`);
  await admin.get('/api/suppliers');
  await anonymous.get('/api/suppliers');
  await anonymous.get('/nowhere/at/all');
  await anonymous.post('/api/auth/login', { username: 'admin', password: 'wrong' });
  const got = await samples();
  const requests = (route: string, status: string, method = 'GET') =>
    got.get(`cleaver_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
  t.equal(requests('/api/suppliers/:id', '4xx'), 2);
  t.equal(requests('/api/suppliers', '2xx'), 1);
  t.equal(requests('/api/suppliers', '4xx'), 1);
  t.equal(requests('unknown', '4xx'), 1);
  t.equal(requests('/api/auth/login', '4xx', 'POST'), 1);
  t.equal(got.get('cleaver_http_request_duration_seconds_count{method="GET",route="/api/suppliers/:id"}'), 2);
  for (const [code, count] of Object.entries({ SUPPLIER_NOT_FOUND: 2, INVALID_CREDENTIALS: 1, PATH_NOT_FOUND: 1 })) {
    t.equal(got.get(`cleaver_http_errors_total{code="${code}"}`), count, code);
  }
  t.equal(got.get('cleaver_http_requests_in_flight'), 0);
  t.notMatch([...got.keys()].join('\n'), /secret|nowhere/);
});

test('a request of a disconnected client counts as aborted, and no longer as in flight', async (t) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { app, samples } = await measured(t, {
    ping: () => {
      arrive();
      return released;
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  socket.write('GET /health/ready HTTP/1.1\r\nhost: x\r\n\r\n');
  await arrived;
  t.equal((await samples()).get('cleaver_http_requests_in_flight'), 1);
  socket.destroy();
  const aborted = 'cleaver_http_requests_total{method="GET",route="/health/ready",status="aborted"}';
  while (!(await samples()).has(aborted)) await wait(5);
  release();
  t.equal((await samples()).get(aborted), 1);
  t.equal((await samples()).get('cleaver_http_requests_in_flight'), 0);
});

test('metrics count units of work by outcome, and statements by verb', async (t) => {
  const { admin, metrics, ports, clock, samples } = await measured(t);
  await admin.post('/api/categories', { name: 'Wurst' });
  await admin.post('/api/categories', { name: 'WURST' });
  const now = clock.now();
  const { statements } = metrics;
  for (const error of [new ConcurrentChange('x'), new TypeError('x')]) {
    const work = async () => {
      throw error;
    };
    await t.rejects(ports.transactions.run({ now }, work), error);
    await t.rejects(statements('select 1', work), error);
  }
  t.equal(await statements('with x as (select 1) insert …', async () => 5), 5);
  await statements('with hit as (update product_category …) select …', async () => undefined);
  metrics.sealed();
  const got = await samples();
  for (const outcome of ['done', 'refused', 'conflict', 'failed']) {
    t.equal(got.get(`cleaver_units_of_work_total{outcome="${outcome}"}`), 1, outcome);
  }
  t.equal(got.get('cleaver_database_statement_duration_seconds_count{verb="select"}'), 2);
  t.equal(got.get('cleaver_database_statement_duration_seconds_count{verb="with"}'), 1);
  t.equal(got.get('cleaver_database_statement_duration_seconds_count{verb="update"}'), 1);
  t.equal(got.get('cleaver_database_connections{state="waiting"}'), 1);
  t.ok(Math.abs((got.get('cleaver_audit_log_sealed_timestamp_seconds') ?? 0) - Date.now() / 1000) < 60);
});

interface Described {
  readonly name: string;
  readonly type: string;
  readonly labelNames?: readonly string[];
}

test('the operations guide has every metric with its type and its labels', async (t) => {
  const { metrics } = await measured(t);
  const there = metrics.registry
    .getMetricsAsArray()
    .map((metric) => metric as unknown as Described)
    .filter(({ name }) => name.startsWith('cleaver_'))
    .map(({ name, type, labelNames = [] }) => `${name} ${type} ${[...labelNames].sort()}`);
  const rows = read('docs/operations.md').matchAll(/^\| `(cleaver_\w+)` \| (\w+) \|([^|]*)\|/gm);
  const told = [...rows].map(
    ([, name, type, labels = '']) => `${name} ${type} ${[...labels.matchAll(/\w+/g)].flat().sort()}`,
  );
  t.same(told.sort(), there.sort());
});

test('the dashboard uses only existing metrics and labels, and shows each metric of the service', async (t) => {
  const { metrics } = await measured(t);
  const there = new Map(
    metrics.registry.getMetricsAsArray().map((metric) => {
      const { name, labelNames = [] } = metric as unknown as Described;
      return [name, labelNames];
    }),
  );
  const { panels } = JSON.parse(read('docs/grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const shown = new Set<string>();
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      for (const [, sample = '', , filter = ''] of expr.matchAll(/\b((cleaver|process|nodejs)_\w+)\{([^}]*)\}/g)) {
        const name = there.has(sample) ? sample : sample.replace(/_(bucket|sum|count)$/, '');
        const labels = ['job', 'instance', 'le', ...(there.get(name) ?? [])];
        t.ok(there.has(name), `${title}: ${sample}`);
        const used = [...filter.matchAll(/(\w+)=/g), ...expr.matchAll(/by \((\w+)/g)].map(([, label]) => label ?? '');
        t.same(
          used.filter((label) => !labels.includes(label)),
          [],
          `${title}: labels of ${name}`,
        );
        shown.add(name);
      }
    }
  }
  t.same(
    [...there.keys()].filter((name) => name.startsWith('cleaver_') && !shown.has(name)),
    [],
  );
});
