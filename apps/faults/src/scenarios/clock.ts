/** Tests the service while its wall clock jumps back and forward. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { made } from '../client.ts';
import { directory } from '../places.ts';
import { type Context, type Place, range, type Scenario, Skip, until } from '../scenario.ts';
import { ADMIN_PASSWORD, start } from '../service.ts';

const run = promisify(execFile);
const HOUR_S = 3600;
const WINDOW_S = 900;

/** Starts a service with a movable clock. Returns the service, and functions that move the clock and send requests. */
async function withMovableClock(context: Context, place: Place) {
  const { stdout } = await run('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD']).catch(() => {
    throw new Skip("the clock cannot be moved: that takes Debian's package faketime");
  });
  const file = join(await directory(context), 'clock');
  await writeFile(file, '+0');
  const service = await start(context, place, {
    LD_PRELOAD: stdout.trim(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // The monotonic clock does not jump, so timers are unaffected.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    ACCESS_TOKEN_TTL: '900',
  });
  const anonymous = service.client();
  /**
   * Returns the milliseconds by which the service's clock is ahead of this process. Reads the timestamp of a response.
   */
  const moved = async () => Date.parse(String((await anonymous.get('/api/nothing')).body?.timestamp)) - Date.now();
  const setTo = async (seconds: number) => {
    await writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}`);
    const took = await until(5000, async () => Math.abs((await moved()) - seconds * 1000) < 5000);
    if (took === undefined) throw new Skip(`the clock does not move: it is off by ${await moved()} ms`);
  };
  const logIn = (password: string, username = 'admin') => anonymous.post('/api/auth/login', { username, password });
  const refresh = (refreshToken: string) => anonymous.post('/api/auth/refresh', { refreshToken });
  const reads = async (token: string) => {
    const client = service.client(token);
    const { status } = await client.get('/api/categories');
    client.close();
    return status;
  };
  return { service, anonymous, setTo, logIn, refresh, reads };
}

export const clock: Scenario = {
  name: 'clock',
  title: 'Sessions and the log-in throttle stay correct while the clock is set back and forward',
  on: ['embedded'],
  async run(context, place) {
    const { check, note } = context;
    const { service, anonymous, setTo, logIn, refresh, reads } = await withMovableClock(context, place);
    let tokens = await made(logIn(ADMIN_PASSWORD));
    for (const _ of range(5)) await logIn('wrong password', 'somebody');
    const throttled = async (when: string) => {
      const { status, headers } = await logIn('wrong password', 'somebody');
      const after = Number(headers['retry-after']);
      const holds = status === 429 && after >= 1 && after <= WINDOW_S;
      check(`${when}: the throttle holds, and no longer than its window`, holds, `${status}, Retry-After ${after}`);
    };
    await throttled('before');

    await setTo(-HOUR_S);
    await throttled('set back by an hour');
    check('a new log-in works, set back by an hour', (await logIn(ADMIN_PASSWORD)).status === 200);
    tokens = await made(refresh(tokens.refreshToken));
    check('the session goes on, set back by an hour', (await reads(tokens.accessToken)) === 200);

    await setTo(0);
    check('an access token of before has expired then', (await reads(tokens.accessToken)) === 401);
    tokens = await made(refresh(tokens.refreshToken));
    check('the session goes on, set right again', (await reads(tokens.accessToken)) === 200);

    await setTo(HOUR_S);
    check('an access token has expired an hour later', (await reads(tokens.accessToken)) === 401);
    const { status } = await logIn('wrong password', 'somebody');
    check('the throttle has opened an hour later', status === 401, status);
    tokens = await made(refresh(tokens.refreshToken));
    check('the session goes on an hour later', (await reads(tokens.accessToken)) === 200);

    await setTo(365 * 24 * HOUR_S);
    check('the session has ended a year later', (await refresh(tokens.refreshToken)).status === 401);
    const later = await made(logIn(ADMIN_PASSWORD));
    check('a new log-in works a year later', (await reads(later.accessToken)) === 200);

    await setTo(0);
    check('a token from the future is refused', (await reads(later.accessToken)) === 401);
    check('it never says 500', !/INTERNAL_ERROR|uncaught/.test(service.output()), service.output());
    await wait(100);
    anonymous.close();
    const { code } = await service.stop();
    check('it ends in good order', code === 0, code);
    note('an hour back, right, an hour ahead, a year ahead, right');
  },
};
