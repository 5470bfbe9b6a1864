/** Runs the commands of docs/sensors.md unchanged, and its program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@cleaver/testing/machine/free-port';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { type Test, test } from 'tap';
import { bash, blocksOf, outputPattern, startService } from './guides.ts';
import { logIn } from './real-service.ts';

const PASSWORD = 'a password for sensors';

test('the page about sensors runs with curl only', async (t) => {
  const url = await startService(t, PASSWORD);
  const blocks = blocksOf('sensors.md');
  const textOf = (of: string) => blocks.filter(({ language }) => language === of).map(({ text }) => text);
  const output = await bash(t, textOf('sh').join('\n'), { URL: url, PASSWORD });
  t.match(output, outputPattern(textOf('text').join('')));
});

/** Starts the program of the page on a free port. Returns its address, and a function that waits for its next line. */
async function bridge(t: Test, environment: Record<string, string>) {
  const port = String(await freePort());
  const file = new URL('../../../docs/examples/sensor-bridge.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [file], {
    env: { ...programEnvironment, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.teardown(() => child.kill());
  return {
    /** Calls an address of the program, as a sensor does. Repeats the call until the program listens. */
    async call(path: string): Promise<number> {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
        if (answer) return answer.status;
      }
    },
    line: async (): Promise<string> => String((await once(child.stdout, 'data'))[0]),
  };
}

test('the program of the page sends on what sensors call', async (t) => {
  const url = await startService(t, PASSWORD);
  const headers = await logIn(url, PASSWORD);
  const post = async (path: string, body: object) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
      Record<string, string>
    >;
  const { id = '', key = '' } = await post('/api/quality/devices', { name: 'Gateway' });
  for (const channel of ['t1', 'freezer']) {
    const sensor = { deviceId: id, channel, minutes: 5 };
    await post('/api/quality/control-points', { name: channel, measure: 'TEMPERATURE', limits: { max: 7 }, sensor });
  }
  const valuesOf = async () => {
    const answer = await fetch(`${url}/api/quality/readings?deviceId=${id}&sort=measuredAt`, { headers });
    return ((await answer.json()) as { content: { value: number }[] }).content.map(({ value }) => value);
  };
  const { call, line } = await bridge(t, { URL: url, KEY: key });
  for (const [path, said] of [
    ['/?t=4.2', '"stored":1'],
    ['/freezer?hum=40&temp=-18.5', '"stored":1'],
    ['/t1?t=warm', 'IMPLAUSIBLE'],
    ['/t1', 'IMPLAUSIBLE'],
    ['//t9?t=4', 'UNKNOWN_CHANNEL'],
  ] as const) {
    const next = line();
    t.equal(await call(path), 200);
    t.match(await next, '200 {');
    t.match(await next, said, path);
  }
  t.strictSame(await valuesOf(), [4.2, -18.5]);
});
