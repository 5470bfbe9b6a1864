/** Tests the metrics that the real service returns, the spans that it sends to a collector, and its log lines. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { type Test, test } from 'tap';
import { address, logIn, run } from '../../real-service.ts';

const ROOT = new URL('../../../../../', import.meta.url).pathname;
const METRICS_TOKEN = 'a-token-for-metrics';
const PASSWORD = 'Geheim und lang';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** Starts a server that receives spans as a collector does: OTLP over HTTP, in JSON. */
async function collector(t: Test) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    if (request.url === '/v1/traces') received.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { port } = server.address() as { port: number };
  const spans = () =>
    received.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { url: `http://127.0.0.1:${port}`, received, spans };
}

const attributesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

test('the service reports requests in metrics, log lines, and traces that contain no values', async (t) => {
  const { url: endpoint, received, spans } = await collector(t);
  const dataDir = join(temporaryDirectory(t), 'data');
  await copyEmptyDatabase(dataDir);
  const running = run(t, {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'shop',
    LOG_LEVEL: 'info',
  });
  const url = await address(running);

  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const parentSpanId = 'b7ad6b7169203331';
  const headers = await logIn(url, PASSWORD);
  const body = JSON.stringify({ name: 'Geheimwurst' });
  const traceparent = `00-${traceId}-${parentSpanId}-01`;
  const create = request(`${url}/api/categories`, {
    method: 'POST',
    headers: { ...headers, traceparent, 'x-request-id': 'r-1', 'content-length': body.length },
  });
  create.flushHeaders();
  // Waits so that the body arrives separately; if it does not, the test checks less.
  await wait(300);
  create.end(body);
  const [created] = await once(create, 'response');
  t.equal(created.statusCode, 200);
  created.resume();
  t.equal((await fetch(`${url}/api/suppliers/Geheim?q=Geheim`, { headers })).status, 404);

  t.equal((await fetch(`${url}/metrics`, { headers })).status, 401);
  const scraped = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await scraped.text();
  for (const sample of [
    'cleaver_http_requests_total{method="POST",route="/api/categories",status="2xx"} 1',
    'cleaver_http_errors_total{code="SUPPLIER_NOT_FOUND"} 1',
    'cleaver_database_statement_duration_seconds_count{verb="commit"}',
    'cleaver_units_of_work_total{outcome="done"}',
    'process_cpu_seconds_total',
  ]) {
    t.ok(text.includes(sample), sample);
  }

  running.process.kill('SIGTERM');
  await running.ended;
  const output = running.output();
  const all = spans();
  const span = all.find((one) => one.traceId === traceId && one.name === 'POST /api/categories');
  t.equal(span?.parentSpanId, parentSpanId, "the caller's trace goes on");
  t.match(attributesOf(span), {
    'http.request.method': 'POST',
    'http.route': '/api/categories',
    'cleaver.operation': 'product-category.create',
    'cleaver.request_id': 'r-1',
  });
  t.equal(Number(attributesOf(span)['http.response.status_code']), 200);
  const inside = all.filter((one) => one.parentSpanId === span?.spanId && one.traceId === traceId);
  const texts = inside.map((one) => String(attributesOf(one)['db.query.text']));
  t.match(texts.join('\n'), /insert into "product_category"/, 'also what is done once the body has arrived');
  const missing = all.find((one) => one.name === 'GET /api/suppliers/:id');
  t.match(attributesOf(missing), { 'error.type': 'SUPPLIER_NOT_FOUND' });
  const roots = all.filter((one) => !one.parentSpanId).map(({ name }) => name);
  t.same(
    roots.filter((name) => !/^(GET|POST) \//.test(name)),
    [],
    'nothing that the service does by itself',
  );
  t.match(received.join(), /"stringValue":"shop"/);
  t.notMatch(received.join(), /Geheim|geheim|argon2|Bearer/, 'no values');

  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  t.match(
    lines.find(({ requestId }) => requestId === 'r-1'),
    { msg: 'request', traceId, method: 'POST', path: '/api/categories', status: 200 },
  );
  t.notMatch(output, /"path":"\/metrics","status":200/);
  const table = logFieldsTold();
  for (const line of lines)
    t.same(
      Object.keys(line).filter((field) => !table.includes(field)),
      [],
      String(line['msg']),
    );
  const always = ['level', 'time', 'msg', 'requestId', 'traceId'];
  t.same(table.toSorted(), [...new Set([...always, ...logFieldsWritten()])].toSorted(), 'each of the table is written');
});

test('the service reports bad signal settings, and imports the signal libraries only on demand', async (t) => {
  const running = run(t, { METRICS_TOKEN: 'short', OTEL_EXPORTER_OTLP_ENDPOINT: 'here' });
  await running.ended;
  const said = running.output();
  t.match(said, /METRICS_TOKEN must have at least 16 .*OTEL_EXPORTER_OTLP_ENDPOINT must look like/);
  t.notMatch(said, /short/);
  const sources = globSync('apps/http/src/**/*.ts', { cwd: ROOT }).filter((path) => !path.includes('/signals/'));
  for (const path of [...sources, 'apps/http/src/process/signals/signals.ts']) {
    const imports = readFileSync(join(ROOT, path), 'utf8').match(/^import (?!type ).*$/gm) ?? [];
    t.same(
      imports.filter((line) => /prom-client|opentelemetry|metrics\.ts|tracing\.ts/.test(line)),
      [],
      path,
    );
  }
});

/** Returns the log fields that the table in the operations guide names. */
function logFieldsTold(): string[] {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /^### Logs\n([\s\S]*?)\n### /m.exec(guide) ?? [];
  return [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field ?? ''),
  );
}

/** Returns the log fields that the sources write. */
function logFieldsWritten(): string[] {
  return globSync('apps/http/src/**/*.ts', { cwd: ROOT, exclude: ['**/bin/**'] }).flatMap((path) => {
    const calls = readFileSync(join(ROOT, path), 'utf8').matchAll(
      /\b(?:logger|log)\.(?:info|warn|error|fatal)\(\s*\{([^}]*)\}/g,
    );
    return [...calls].flatMap(([, about = '']) =>
      [...about.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, field]) => field ?? ''),
    );
  });
}
