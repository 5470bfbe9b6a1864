/**
 * Kills one of two services on a database while both receive the same readings of a device at once. What was answered
 * as stored is there once, and the deviations are those of the books.
 */
import { DeviationBooks, shownView } from '@cleaver/testing/contract';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import { test } from 'tap';
import { address, logIn, run } from '../real-service.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';
const MINUTE = 60_000;
const CHANNELS = ['t1', 't2', 't3', 't4'];
/** The uploads of each channel, one after another, and the readings in each. */
const [UPLOADS, SENT] = [12, 25];
/** The number of answers after which a service is killed. */
const KILLED_AFTER = 30;

interface Reading {
  readonly channel: string;
  readonly measuredAt: string;
  readonly value: number;
}

interface Answer {
  readonly stored: number;
  readonly duplicates: number;
  readonly refused: readonly unknown[];
}

test('after kill -9 of one of two services, readings that were stored are there once', async (t) => {
  const { url: database, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  const environment = { DATABASE_URL: database, JWT_SECRET: 'x'.repeat(32), ADMIN_PASSWORD: PASSWORD };
  const first = run(t, { ...environment, RATE_LIMIT: '0' });
  const url = await address(first);
  const second = run(t, { ...environment, RATE_LIMIT: '0' });
  const other = await address(second);
  const headers = await logIn(url, PASSWORD);
  const post = async (path: string, body: object) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
      Record<string, string>
    >;
  const { id: deviceId = '', key = '' } = await post('/api/quality/devices', { name: 'Gateway' });
  const limits = { min: 0, max: 7 };
  const points = new Map<string, string>();
  for (const channel of CHANNELS) {
    const point = { name: channel, measure: 'TEMPERATURE', limits, sensor: { deviceId, channel, minutes: 5 } };
    points.set(channel, (await post('/api/quality/control-points', point))['id'] ?? '');
  }

  const start = Date.now() - UPLOADS * SENT * 5 * MINUTE;
  const instant = (minute: number) => new Date(start + minute * MINUTE).toISOString();
  /** The values of an upload of a channel, in hundredths of a degree, by minute. One of four is out of limits. */
  const values = (channel: number, upload: number) =>
    Array.from({ length: SENT }, (_, at) => {
      const number = upload * SENT + at;
      return { minute: number * 5, value: (number + channel) % 8 < 2 ? 900 + number : 400 };
    });
  let answered = 0;
  let lost = 0;
  /** Sends an upload until it is answered with 200. A service that was killed does not answer. */
  const send = async (at: string, readings: readonly Reading[]): Promise<Answer> => {
    const asDevice = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ readings });
    for (let to = at; ; to = url) {
      const answer = await fetch(`${to}/api/quality/device-readings`, {
        method: 'POST',
        headers: asDevice,
        body,
      }).catch(() => undefined);
      if (!answer) lost++;
      if (answer?.status !== 200) continue;
      if (++answered === KILLED_AFTER) second.process.kill('SIGKILL');
      return (await answer.json().catch(() => undefined)) ?? (await send(url, readings));
    }
  };
  const sums = await Promise.all(
    CHANNELS.map(async (channel, place) => {
      let stored = 0;
      for (let upload = 0; upload < UPLOADS; upload++) {
        const readings = values(place, upload).map(({ minute, value }) => ({
          ...{ channel, measuredAt: instant(minute), value: value / 100 },
        }));
        for (const answer of await Promise.all([send(url, readings), send(other, readings)])) {
          t.equal(answer.stored + answer.duplicates, SENT);
          t.strictSame(answer.refused, []);
          stored += answer.stored;
        }
      }
      return stored;
    }),
  );
  t.ok(lost > 0, `${lost} requests got no response`);

  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers });
    return ((await answer.json()) as { content: readonly Record<string, string | null>[] }).content;
  };
  for (const [place, channel] of CHANNELS.entries()) {
    const controlPointId = points.get(channel);
    const books = new DeviationBooks();
    books.versions.push({ from: 0, isActive: true, max: 700, tolerated: 0 });
    for (let upload = 0; upload < UPLOADS; upload++) {
      for (const each of values(place, upload)) books.record({ id: '', ...each, isByHand: false });
      books.follow();
    }
    const found = await get(`/api/quality/readings?controlPointId=${controlPointId}&size=500&sort=measuredAt`);
    t.strictSame(
      found.map(({ measuredAt, value }) => `${measuredAt} ${Math.round(Number(value) * 100)}`),
      books.readings.map(({ minute, value }) => `${instant(minute)} ${value}`),
      'each reading is there once',
    );
    t.ok((sums[place] ?? 0) <= found.length, 'no reading was answered as stored twice');
    const deviations = await get(`/api/quality/deviations?controlPointId=${controlPointId}&size=500&sort=from`);
    const minuteOf = (at: unknown) => (Date.parse(String(at)) - start) / MINUTE;
    t.strictSame(
      deviations.map((view) => shownView(view as never, minuteOf)),
      books.deviations.map((each) => books.shown(each)),
    );
  }
});
