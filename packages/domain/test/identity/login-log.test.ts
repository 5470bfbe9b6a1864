import { test } from 'tap';
import {
  changePassword,
  forgetFailures,
  KNOWN_MS,
  LOGIN_WINDOW_MS,
  LoginLog,
  LoginLogs,
  logIn,
  OF_PLACE,
  OF_USERNAME,
  refresh,
} from '../../src/identity/index.ts';
import { PASSWORD, withCore } from '../with-core.ts';

const START = new Date('2026-01-05T11:00:00.000Z');
const MINUTE = 60_000;
const nobody = { caller: undefined };
const after = (ms: number) => new Date(START.getTime() + ms);

/** Returns the log of a username, and functions that make log-in attempts from addresses. */
function aLog(limits = OF_USERNAME) {
  const log = LoginLog.open('username');
  let attempts = 0;
  const begin = (at: Date, by = 'here') => {
    if (!log.admits(by, limits, at)) return 'busy';
    log.begin(`a${++attempts}`, by, at);
    return 'admitted';
  };
  return {
    log,
    begin,
    fail: (at: Date, by = 'here') => {
      begin(at, by);
      log.end(`a${attempts}`, by, 'failed');
    },
    succeed: (at: Date, by = 'here') => {
      begin(at, by);
      log.end(`a${attempts}`, by, 'succeeded');
    },
  };
}

const throttled = (retryAfter: number) => ({ kind: 'throttled', code: 'TOO_MANY_ATTEMPTS', retryAfter });

test('the fifth failure within 15 minutes blocks further attempts from the same address', async (t) => {
  const { fail, begin } = aLog();
  for (let minute = 0; minute < 5; minute++) fail(after(minute * MINUTE));
  t.throws(() => begin(after(5 * MINUTE)), throttled(10 * 60));
  t.equal(begin(after(5 * MINUTE), 'elsewhere'), 'admitted', 'another address is another count');
});

test('a failure stops counting after 15 minutes, which allows one more attempt', async (t) => {
  const { fail, begin } = aLog();
  for (let minute = 0; minute < 5; minute++) fail(after(minute * MINUTE));
  t.throws(() => begin(after(LOGIN_WINDOW_MS - 1)), throttled(1));
  fail(after(LOGIN_WINDOW_MS));
  t.throws(() => begin(after(LOGIN_WINDOW_MS)), throttled(60), 'until the second failure is old enough');
  fail(after(LOGIN_WINDOW_MS + MINUTE));
  t.throws(() => begin(after(LOGIN_WINDOW_MS + MINUTE)), throttled(60));
});

test('refused attempts do not lengthen the wait', async (t) => {
  const { fail, begin } = aLog();
  for (let times = 0; times < 5; times++) fail(START);
  for (let minute = 1; minute < 15; minute++)
    t.throws(() => begin(after(minute * MINUTE)), throttled((15 - minute) * 60));
  t.equal(begin(after(LOGIN_WINDOW_MS)), 'admitted');
});

test('a success clears only the count of its address', async (t) => {
  const { fail, succeed, begin } = aLog();
  for (let times = 0; times < 4; times++) fail(START);
  for (let times = 0; times < 5; times++) fail(START, 'elsewhere');
  succeed(START);
  for (let times = 0; times < 4; times++) fail(START);
  t.equal(begin(START), 'admitted');
  t.throws(() => begin(START, 'elsewhere'), throttled(900));
});

test('fifty failures with one name from unknown addresses block it for all unknown addresses', async (t) => {
  const { fail, succeed, begin } = aLog();
  for (let number = 0; number < 49; number++) fail(after(number * 1000), `address ${number}`);
  succeed(after(49_000), 'another');
  fail(after(49_000), 'the fiftieth');
  t.throws(() => begin(after(50_000), 'yet another'), throttled(850), 'a success clears its own alone');
});

test('failures from a known address count separately, not towards the fifty of unknown addresses', async (t) => {
  const { log, fail, begin } = aLog();
  log.know('home', START);
  for (let number = 0; number < 50; number++) fail(START, `address ${number}`);
  t.throws(() => begin(START, 'another'), throttled(900));
  for (let times = 0; times < 5; times++) fail(START, 'home');
  t.throws(() => begin(START, 'home'), throttled(900), 'five, as from any other');
  const second = aLog();
  second.log.know('home', START);
  for (let times = 0; times < 5; times++) second.fail(START, 'home');
  for (let number = 0; number < 49; number++) second.fail(START, `address ${number}`);
  t.equal(second.begin(START, 'another'), 'admitted', 'what failed at home is no failure of strangers');
});

test('an address is known for thirty days after its last log-in, and a log keeps the latest twenty', async (t) => {
  const { log, fail, begin } = aLog();
  log.know('home', after(-KNOWN_MS));
  log.know('shop', after(1 - KNOWN_MS));
  for (let number = 0; number < 50; number++) fail(START, `address ${number}`);
  t.throws(() => begin(START, 'home'), throttled(900));
  t.equal(begin(START, 'shop'), 'admitted');
  for (let number = 0; number < 100; number++) log.know(`place ${number}`, START);
  t.strictSame(
    log.state.known.map(({ by }) => by),
    Array.from({ length: 20 }, (_, number) => `place ${number + 80}`),
  );
});

test('attempts by sessions of the user have a separate limit of fifty failures', async (t) => {
  const { log, fail } = aLog();
  for (let number = 0; number < 50; number++) fail(START, `address ${number}`);
  const bySession = (address: string) => log.admits(address, OF_USERNAME, START, true);
  for (let number = 0; number < 50; number++) {
    t.ok(bySession(`network ${number}`));
    log.begin(`s${number}`, `network ${number}`, START, true);
    log.end(`s${number}`, `network ${number}`, 'failed');
  }
  t.throws(() => bySession('another'), throttled(900), 'a stolen session guesses no more often');
});

test("fifty failures of strangers block neither known addresses nor the user's own session", async (t) => {
  const { ask, refused, user, enter, login, ports } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  ports.clock.advance(KNOWN_MS - 1_000);
  for (let network = 0; network < 50; network++) {
    await t.rejects(login(anna.username, 'wrong password', `198.51.100.${network}`), { code: 'INVALID_CREDENTIALS' });
  }
  await t.rejects(login(anna.username, PASSWORD, '203.0.113.1'), throttled(900), 'a stranger with the right one, too');
  await t.resolves(login(anna.username), 'from where she logged in before');
  const elsewhere = { caller, address: '203.0.113.2' };
  const change = { id: anna.id, currentPassword: PASSWORD, newPassword: 'neues Passwort' };
  t.equal(
    await refused(changePassword, { ...change, currentPassword: 'wrong password' }, elsewhere),
    'INVALID_CURRENT_PASSWORD',
  );
  await t.resolves(ask(changePassword, change, elsewhere), 'by her session, wherever that is now');
  const byAnother = { address: '203.0.113.3' };
  t.equal(await refused(changePassword, change, byAnother), 'TOO_MANY_ATTEMPTS', 'not by that of somebody else');
});

test('a hundred failures from one address block it for every name', async (t) => {
  const { fail, begin } = aLog(OF_PLACE);
  for (let number = 0; number < 100; number++) fail(after(number * 1000), `user ${number}`);
  t.throws(() => begin(after(100_000), 'another'), throttled(800));
  t.equal(begin(after(LOGIN_WINDOW_MS), 'another'), 'admitted');
});

test('pending attempts count towards the limit until they succeed', async (t) => {
  const { log, begin } = aLog();
  for (let times = 0; times < 5; times++) t.equal(begin(START), 'admitted');
  t.equal(begin(START), 'busy', 'not refused yet: they may be right');
  t.equal(begin(START, 'elsewhere'), 'admitted');
  log.end('a1', 'here', 'succeeded');
  t.equal(begin(START), 'admitted', 'one ended');
  t.equal(begin(START), 'busy');
  for (const id of ['a2', 'a3', 'a4', 'a5', 'a7']) log.end(id, 'here', 'failed');
  t.throws(() => begin(START), throttled(900));
});

test('an attempt that is pending for ten seconds counts as a failure', async (t) => {
  const { begin } = aLog();
  for (let times = 0; times < 5; times++) begin(START);
  t.equal(begin(after(9_999)), 'busy');
  t.throws(() => begin(after(10_000)), throttled(890));
});

test('a clock that is set back blocks no one for longer than the window', async (t) => {
  const { fail, begin } = aLog();
  for (let times = 0; times < 5; times++) fail(after(60 * MINUTE));
  t.throws(() => begin(START), throttled(900), 'still closed');
  const early = aLog();
  for (let times = 0; times < 4; times++) early.fail(after(60 * MINUTE));
  early.fail(START);
  t.throws(() => early.begin(START), throttled(900));
  t.equal(early.begin(after(LOGIN_WINDOW_MS)), 'admitted', '15 minutes later by the clock as it is now');
});

test('a log stores only attempts within the window', async (t) => {
  const { log, fail } = aLog();
  for (let hour = 0; hour < 50; hour++) fail(after(hour * 60 * MINUTE));
  t.equal(log.state.attempts.length, 1);
});

/**
 * Calls `one` concurrently, `times` times. Returns the count of each outcome: `in` for success, or the code of the
 * refusal.
 */
async function atOnce(times: number, one: () => Promise<unknown>): Promise<Record<string, number>> {
  const results = await Promise.allSettled(Array.from({ length: times }, one));
  const outcomes = results.map((result) => (result.status === 'fulfilled' ? 'in' : result.reason.code));
  return Object.fromEntries(
    [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((o) => o === outcome).length]),
  );
}

test('twenty concurrent wrong passwords get five guesses', async (t) => {
  const { login, user } = withCore();
  const { username } = await user();
  t.strictSame(await atOnce(20, () => login(username, 'wrong password')), {
    INVALID_CREDENTIALS: 5,
    TOO_MANY_ATTEMPTS: 15,
  });
  await t.rejects(login(username), throttled(900), 'and the right one comes too late');
});

test('twenty concurrent log-ins with an unknown name get five guesses', async (t) => {
  const { login } = withCore();
  t.strictSame(await atOnce(20, () => login('nobody')), { INVALID_CREDENTIALS: 5, TOO_MANY_ATTEMPTS: 15 });
});

test('twenty concurrent log-ins with the right password all succeed', async (t) => {
  const { login, user } = withCore();
  const { username } = await user();
  t.strictSame(await atOnce(20, () => login(username)), { in: 20 });
});

test('a success clears the count; after five failures the right password is throttled, too', async (t) => {
  const { login, user, ports } = withCore();
  const { username } = await user();
  const wrong = () => login(username, 'wrong password').catch(({ code }) => code);
  for (let round = 0; round < 3; round++) {
    for (let times = 0; times < 4; times++) t.equal(await wrong(), 'INVALID_CREDENTIALS');
    await t.resolves(login(username));
  }
  for (let times = 0; times < 5; times++) t.equal(await wrong(), 'INVALID_CREDENTIALS');
  await t.rejects(login(username), throttled(900));
  ports.clock.advance(LOGIN_WINDOW_MS - 1);
  await t.rejects(login(username), throttled(1));
  ports.clock.advance(1);
  await t.resolves(login(username));
});

test('a refresh of a session does not clear the count of failures', async (t) => {
  const { ask, user, login, refused } = withCore();
  const { username } = await user();
  let { refreshToken } = await login(username);
  const guess = () => refused(logIn, { username, password: 'wrong' }, { caller: undefined });
  for (let n = 0; n < 5; n++) {
    t.equal(await guess(), 'INVALID_CREDENTIALS');
    ({ refreshToken } = await ask(refresh, { refreshToken }, { caller: undefined }));
  }
  t.equal(await guess(), 'TOO_MANY_ATTEMPTS');
});

test('names that differ only in case share one count, and each address has its own count', async (t) => {
  const { login, user } = withCore();
  await user([], { username: 'Jürgen' });
  for (const name of ['jürgen', 'JÜRGEN', 'Ju\u0308rgen', 'jÜrgen', 'Jürgen']) {
    await t.rejects(login(name, 'wrong password'), { code: 'INVALID_CREDENTIALS' });
  }
  await t.rejects(login('JÜRGEN'), throttled(900));
  await t.resolves(login('Jürgen', PASSWORD, '198.51.100.7'));
});

test('a wrong current password counts as a failed attempt, and is throttled', async (t) => {
  const { refused, login, user, enter } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  const change = (currentPassword: string) =>
    refused(changePassword, { id: anna.id, currentPassword, newPassword: 'neues Passwort' }, { caller });
  for (let times = 0; times < 3; times++) t.equal(await change('wrong password'), 'INVALID_CURRENT_PASSWORD');
  for (let times = 0; times < 2; times++) {
    t.equal(await refused(logIn, { username: anna.username, password: 'wrong' }, nobody), 'INVALID_CREDENTIALS');
  }
  t.equal(await change(PASSWORD), 'TOO_MANY_ATTEMPTS');
  await t.rejects(login(anna.username), throttled(900));
});

test('a password check that throws does not count as an attempt', async (t) => {
  const { ports, user, login } = withCore();
  const { username } = await user();
  const passwords = { ...ports.passwords, verify: () => Promise.reject(new Error('out of memory')) };
  const broken = withCore({ ...ports, passwords });
  for (let times = 0; times < 10; times++) await t.rejects(broken.login(username), { message: 'out of memory' });
  await t.resolves(login(username));
});

test('a log-in checks pending attempts again after each backoff, and is refused after the sixth', async (t) => {
  const { ports, user } = withCore();
  const { username } = await user();
  const elsewhere = LoginLog.open(`username ${ports.secrets.digest(username)}`);
  for (let n = 0; n < 50; n++) elsewhere.begin(`elsewhere ${n}`, 'another address', ports.clock.now());
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) => unit.of(LoginLogs).add(elsewhere));
  const { secrets, settings, tokens } = ports;
  const waiting = (endAfter: number) => {
    const waits: number[] = [];
    const pause = async (milliseconds: number) => {
      if (waits.push(milliseconds) < endAfter) return;
      await ports.transactions.run({ now: ports.clock.now() }, (unit) =>
        forgetFailures(Object.assign(unit, { secrets, settings, tokens }), username),
      );
    };
    const clock = { now: () => ports.clock.now(), pause };
    return { waits, ...withCore({ ...ports, clock: Object.assign(Object.create(ports.clock), clock) }) };
  };
  const inVain = waiting(Number.POSITIVE_INFINITY);
  await t.rejects(inVain.login(username), throttled(1));
  t.strictSame(inVain.waits, [50, 100, 200, 400, 800, 1600]);
  const inTime = waiting(6);
  await t.resolves(inTime.login(username), 'they ended in the last wait');
  t.equal(inTime.waits.length, 6);
});

test('addresses of one IPv6 network share one count, and a name has fifty guesses over all networks', async (t) => {
  const { login, user } = withCore();
  const [anna, berta] = [await user(), await user()];
  const from = (network: string, host: number) => `2001:db8:0:${network}::${host.toString(16)}`;
  for (let host = 1; host <= 5; host++) {
    await t.rejects(login(anna.username, 'wrong password', from('1', host)), { code: 'INVALID_CREDENTIALS' });
  }
  await t.rejects(login(anna.username, PASSWORD, from('1', 6)), throttled(900));
  await t.resolves(login(anna.username, PASSWORD, from('2', 1)), 'another network');
  for (let network = 0; network < 50; network++) {
    await t.rejects(login(berta.username, 'wrong password', `198.51.100.${network}`), { code: 'INVALID_CREDENTIALS' });
  }
  await t.rejects(login(berta.username, PASSWORD, '203.0.113.1'), throttled(900), 'the right one too');
});

test('forgetFailures removes the failed attempts with a username', async (t) => {
  const { login, user, ports } = withCore();
  const { username } = await user();
  for (let times = 0; times < 5; times++) await t.rejects(login(username, 'wrong password'));
  await t.rejects(login(username), throttled(900));
  const { secrets, settings, tokens } = ports;
  await ports.transactions.run({ now: ports.clock.now() }, (unit) =>
    forgetFailures(Object.assign(unit, { secrets, settings, tokens }), username),
  );
  await t.resolves(login(username));
});

test('log-in logs do not store usernames in plain text', async (t) => {
  const { login, ports } = withCore();
  await t.rejects(login('passwort in the wrong field'));
  const stored = await ports.reader.where(LoginLogs, {});
  t.equal(stored.length, 2);
  t.notMatch(JSON.stringify(stored), /wrong field/);
});
