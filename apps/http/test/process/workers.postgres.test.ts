/** Tests several processes behind one port, on a new database. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { address as addressOf, logIn, type Running, run as runService } from '../real-service.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';

async function newDatabase(t: Test): Promise<string> {
  const { url, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  return url;
}

/** Starts the service with two workers on the database. */
const run = (t: Test, url: string, environment: Record<string, string> = {}): Running =>
  runService(t, {
    WORKERS: '2',
    DATABASE_URL: url,
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'info',
    ...environment,
  });

/** Waits until the log has `count` lines with this message; returns them. */
async function said({ output, process: child }: Running, msg: string, count: number): Promise<LogLine[]> {
  for (;;) {
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as LogLine)
      .filter((line) => line.msg === msg);
    if (lines.length >= count) return lines;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await wait(20);
  }
}

interface LogLine {
  readonly msg: string;
  /** The process id of the worker. */
  readonly worker: number;
}

async function address(service: Running): Promise<string> {
  await said(service, 'worker listens', 2);
  return addressOf(service);
}

/**
 * Sends `count` requests over new connections, which go to the workers in turn. Returns each received status once.
 */
async function statuses(url: string, headers: Record<string, string>, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: false });
  const ask = async () => {
    const sent = request(`${url}/api/categories`, { agent, headers });
    sent.end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer.statusCode as number;
  };
  const found = new Set<number>();
  for (let n = 0; n < count; n++) found.add(await ask());
  return [...found];
}

test('two workers serve one port, a killed worker is replaced, and all end with the service', async (t) => {
  const service = run(t, await newDatabase(t));
  const url = await address(service);
  t.equal(service.output().match(/Cleaver listens on/g)?.length, 1, 'one greeting');
  const headers = await logIn(url, PASSWORD);
  t.same(await statuses(url, headers, 50), [200]);

  const [victim] = await said(service, 'worker listens', 2);
  process.kill(victim?.worker ?? 0, 'SIGKILL');
  t.match(await said(service, 'worker ended: replacing it', 1), [
    { worker: victim?.worker, reason: /SIGKILL/, standing: 1 },
  ]);
  t.same(await statuses(url, headers, 10), [200], 'the other one goes on');
  const [, , successor] = await said(service, 'worker listens', 3);
  t.not(successor?.worker, victim?.worker);
  t.same(await statuses(url, headers, 50), [200]);

  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
  for (const { worker } of await said(service, 'worker listens', 3)) {
    t.throws(() => process.kill(worker, 0), { code: 'ESRCH' }, 'none is left');
  }
});

test('a scrape returns the metrics of all processes, without a worker that does not respond', async (t) => {
  const token = 'a-token-for-metrics';
  const service = run(t, await newDatabase(t), { METRICS_TOKEN: token });
  const url = await address(service);
  t.same(await statuses(url, {}, 20), [401]);
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    return new Map(
      [...text.matchAll(/^([^# ]+) (\S+)$/gm)].map(([, name, value]) => [name ?? '', Number(value)] as const),
    );
  };
  // The primary process seals the audit log shortly after the start.
  while (!(await ask()).get('cleaver_audit_log_sealed_timestamp_seconds')) await wait(50);
  const samples = [await ask(), await ask(), await ask()];
  for (const sample of samples) {
    t.equal(sample.get('cleaver_http_requests_total{method="GET",route="/api/categories",status="4xx"}'), 20);
    t.equal(sample.get('cleaver_http_errors_total{code="AUTHENTICATION_REQUIRED"}'), 20);
    const sealedAt = sample.get('cleaver_audit_log_sealed_timestamp_seconds') ?? 0;
    t.ok(Math.abs(sealedAt - Date.now() / 1000) < 60, 'what the primary process does, too');
    t.ok((sample.get('cleaver_database_connections{state="idle"}') ?? 0) > 0);
  }

  const [victim] = await said(service, 'worker listens', 2);
  process.kill(victim?.worker ?? 0, 'SIGSTOP');
  t.teardown(() => process.kill(victim?.worker ?? 0, 'SIGKILL'));
  const asked = new Set<number>();
  for (let times = 0; times < 2; times++) {
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    const answer = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(4000) }).catch(() => undefined);
    asked.add(answer?.status ?? 0);
  }
  t.ok(asked.has(200), 'one that does not answer is left out');
});

test('no worker outlives the primary process', async (t) => {
  const service = run(t, await newDatabase(t));
  const url = await address(service);
  service.process.kill('SIGKILL');
  // The processes share one output, which closes when the last of them ends.
  t.equal(await service.ended, null);
  await t.rejects(fetch(`${url}/health/live`));
});

test('a worker that cannot start ends the service with one line and exit code 1', async (t) => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  t.teardown(() => blocker.close());
  const { port } = blocker.address() as { port: number };
  const service = run(t, await newDatabase(t), { PORT: String(port), LOG_LEVEL: 'warn' });
  t.equal(await service.ended, 1);
  t.match(service.output(), new RegExp(`^Cleaver cannot start: cannot listen on 127.0.0.1 port ${port}: [^\\n]+\\n$`));
});
