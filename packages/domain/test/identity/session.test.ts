import { claimsOf } from '@cleaver/testing';
import { test } from 'tap';
import {
  assignRole,
  deactivateUser,
  getOwnUser,
  getUser,
  lockUser,
  logIn,
  logOut,
  openSession,
  RefreshTokens,
  reactivateUser,
  refresh,
  removeRole,
  Session,
  Sessions,
  Users,
  unlockUser,
  updateUser,
} from '../../src/identity/index.ts';
import { aCaller, PASSWORD, withCore } from '../with-core.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const nobody = { caller: undefined };

test('a log-in returns tokens with their lifetimes, and sets lastLogin of the user', async (t) => {
  const { ask, ports, user, login } = withCore();
  const { id, username } = await user(['SALES_STAFF']);
  ports.clock.advance(5);
  const now = ports.clock.now();
  const tokens = await login(username);
  const expiresAt = new Date(now.getTime() - 5 + 15 * MINUTE);
  t.match(tokens, { expiresIn: 900, expiresAt }, 'a whole second, as the claims of a token count');
  const claims = claimsOf(tokens.accessToken);
  t.match(claims, { userId: id, issuedAt: now, expiresAt });
  t.match(await ports.reader.get(Sessions, claims.sessionId), { userId: id, createdAt: now, endedAt: null });
  t.strictSame((await ask(getUser, { id })).lastLogin, now);
});

test('a log-in ignores the case of the username, and compares the password unchanged', async (t) => {
  const { login, user } = withCore();
  await user([], { username: 'Jürgen', password: ' 12 34 ä\u0308 ' });
  await t.resolves(login('JU\u0308RGEN', ' 12 34 ä\u0308 '));
  for (const other of ['12 34 ä\u0308', ' 12 34 ä\u0308', ' 12 34 Ä\u0308 ']) {
    await t.rejects(login('Jürgen', other), { code: 'INVALID_CREDENTIALS' });
  }
});

test('a username is trimmed when the user is created and at each log-in', async (t) => {
  const { login, user, ports } = withCore();
  await user([], { username: ' jürgen ' });
  await t.resolves(login(' Jürgen\u00a0'));
  t.match(ports.audit.at(-1), { username: 'Jürgen' });
});

test('the 101st log-in of a user ends the oldest session', async (t) => {
  const { user, enter, isIn, ports } = withCore();
  const [anna, berta] = [await user(), await user()];
  const other = await enter(berta);
  const [first, second, third] = [await enter(anna), await enter(anna), await enter(anna)];
  for (let count = 4; count <= 100; count++) {
    ports.clock.advance(1);
    await enter(anna);
  }
  t.ok(await isIn(first.caller));
  await enter(anna);
  t.notOk(await isIn(first.caller));
  t.ok(await isIn(second.caller));
  t.ok(await isIn(other.caller), 'those of others stay');

  await Promise.all(Array.from({ length: 5 }, () => enter(anna)));
  const live = async () => (await ports.reader.where(Sessions, { userId: anna.id, endedAt: null })).length;
  t.equal(await live(), 100, 'concurrent log-ins count each other');
  t.notOk(await isIn(third.caller));
});

test('a log-in ends all but the latest 100 sessions of a user, and does not count expired ones', async (t) => {
  const { user, enter, ports } = withCore();
  const anna = await user();
  const open = (count: number) =>
    ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
      for (let n = 0; n < count; n++) unit.of(Sessions).add(Session.open(ports.ids.next(), anna.id, unit.now));
    });
  const openAt = async (at: Date) =>
    (await ports.reader.where(Sessions, { userId: anna.id, endedAt: null })).filter(({ expiresAt }) => expiresAt > at);
  await open(150);
  await enter(anna);
  t.equal((await openAt(ports.clock.now())).length, 100);
  ports.clock.advance(30 * DAY);
  await open(50);
  const kept = await openAt(ports.clock.now());
  for (let n = 0; n < 50; n++) await enter(anna);
  t.equal((await openAt(ports.clock.now())).length, 100);
  await enter(anna);
  const left = new Set((await openAt(ports.clock.now())).map(({ id }) => id));
  t.equal(kept.filter(({ id }) => left.has(id)).length, 49, 'one of the oldest ended');
});

test('users may read their own record without a permission', async (t) => {
  const { ask, refused, user, enter } = withCore();
  const anna = await user([]);
  t.strictSame((await ask(getOwnUser, {}, await enter(anna))).id, anna.id);
  t.equal(await refused(getOwnUser, {}, nobody), 'AUTHENTICATION_REQUIRED');
});

test('unknown user, wrong password, locked and inactive user get the same refusal after one hash', async (t) => {
  const { ask, ports, user } = withCore();
  let verified = 0;
  const passwords = {
    ...ports.passwords,
    verify: (password: string, hash: string | undefined) => {
      verified += 1;
      return ports.passwords.verify(password, hash);
    },
  };
  const { refusal } = withCore({ ...ports, passwords });
  const [active, locked, inactive] = [await user(), await user(), await user()];
  await ask(lockUser, { id: locked.id });
  await ask(deactivateUser, { id: inactive.id });
  const attempts = [
    { username: 'nobody', password: PASSWORD },
    { username: active.username, password: 'wrong password' },
    { username: locked.username, password: PASSWORD },
    { username: inactive.username, password: PASSWORD },
    { username: 'a_b%', password: 'x\u0000' },
  ];
  const answers = new Set<string>();
  for (const attempt of attempts) {
    verified = 0;
    const { kind, code, message, faults } = await refusal(logIn, attempt, nobody);
    answers.add(JSON.stringify([kind, code, message, faults]));
    t.equal(verified, 1, `one hash for ${attempt.username}`);
  }
  t.equal(answers.size, 1, [...answers].join());
  t.match([...answers][0], /INVALID_CREDENTIALS/);
});

test('the right password of a locked user is a failed attempt like any other', async (t) => {
  const { ask, refused, user, login } = withCore();
  const { id, username } = await user();
  await ask(lockUser, { id });
  const typed = { username, password: PASSWORD };
  for (let times = 0; times < 4; times++) await t.rejects(login(username), { code: 'INVALID_CREDENTIALS' });
  t.equal(await refused(openSession, typed, nobody), 'INVALID_CREDENTIALS', 'counted with those of the pages');
  t.equal(await refused(logIn, typed, nobody), 'TOO_MANY_ATTEMPTS');
  t.equal(await refused(openSession, typed, nobody), 'TOO_MANY_ATTEMPTS');
});

test('a log-in without a valid name or password is a VALIDATION_ERROR, no attempt, and not audited', async (t) => {
  const { refused, user, login, ports } = withCore();
  const { username } = await user();
  const audited = ports.audit.length;
  for (const input of [
    {},
    { username },
    { username, password: '' },
    { username: ' ', password: 'x' },
    { username: `${username}\u0000`, password: PASSWORD },
    { username: 'half a pair \ud800', password: PASSWORD },
    { username: 1, password: 2 },
  ]) {
    for (let times = 0; times < 3; times++) t.equal(await refused(logIn, input, nobody), 'VALIDATION_ERROR');
  }
  t.equal(ports.audit.length, audited);
  await t.resolves(login(username));
});

test('the audit log has log-ins with the username, and no refusals of unknown users', async (t) => {
  const { login, ports, user } = withCore();
  const { username } = await user();
  const before = ports.audit.length;
  await login(username);
  await login('Wer?').catch(() => undefined);
  t.match(ports.audit.slice(before), [{ operation: 'session.login', outcome: 'done', username, address: '192.0.2.1' }]);
  t.notMatch(JSON.stringify(ports.audit), PASSWORD);
});

test('a refresh replaces both tokens within the same session', async (t) => {
  const { ask, user, enter, ports } = withCore();
  const first = await enter(await user());
  ports.clock.advance(14 * MINUTE);
  const second = await ask(refresh, first, nobody);
  t.not(second.refreshToken, first.refreshToken);
  t.strictSame(second.expiresAt, new Date(ports.clock.now().getTime() + 15 * MINUTE));
  t.equal(claimsOf(second.accessToken).sessionId, first.caller.sessionId);
  await t.resolves(ask(refresh, second, nobody));
});

test('a refresh token is not stored in plain text', async (t) => {
  const { user, enter, ports } = withCore();
  const { refreshToken } = await enter(await user());
  const tokens = await ports.reader.where(RefreshTokens, {});
  t.equal(tokens.length, 1);
  t.notMatch(JSON.stringify([tokens, ports.audit]), refreshToken);
});

test('a refresh token that is used twice ends its session', async (t) => {
  const { ask, refused, user, enter, isIn, ports } = withCore();
  const first = await enter(await user());
  const other = await enter(await user());
  const second = await ask(refresh, first, nobody);
  ports.clock.advance(10_000);
  t.equal(await refused(refresh, first, nobody), 'INVALID_REFRESH_TOKEN');
  t.match(ports.audit.at(-1), { operation: refresh.name, outcome: 'refused', code: 'INVALID_REFRESH_TOKEN' });
  t.equal(await refused(refresh, second, nobody), 'INVALID_REFRESH_TOKEN', 'the newer one is worth nothing any more');
  t.notOk(await isIn(first.caller), 'nor is the access token');
  t.ok(await isIn(other.caller), 'others stay');
});

test('a refresh token that is used again within ten seconds returns new tokens of the same session', async (t) => {
  const { ask, refused, user, enter, isIn, ports } = withCore();
  const { refreshToken, caller } = await enter(await user());
  const both = await Promise.all([1, 2].map(() => ask(refresh, { refreshToken }, nobody)));
  t.not(both[0]?.refreshToken, both[1]?.refreshToken);
  for (const { accessToken } of both) t.equal(claimsOf(accessToken).sessionId, caller.sessionId);
  ports.clock.advance(9_999);
  await ask(refresh, { refreshToken }, nobody);
  for (const each of both) await t.resolves(ask(refresh, each, nobody), 'each of the new ones works');
  t.ok(await isIn(caller));
  ports.clock.advance(1);
  t.equal(await refused(refresh, { refreshToken }, nobody), 'INVALID_REFRESH_TOKEN');
  t.notOk(await isIn(caller));
});

test('without a grace period, one of two concurrent refreshes succeeds, and the session ends', async (t) => {
  const { ports } = withCore();
  const { ask, user, enter, isIn } = withCore({ ...ports, settings: { ...ports.settings, refreshTokenGrace: 0 } });
  const { refreshToken, caller } = await enter(await user());
  const results = await Promise.allSettled([1, 2].map(() => ask(refresh, { refreshToken }, nobody)));
  t.strictSame(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  t.notOk(await isIn(caller));
});

test('an unknown refresh token is refused', async (t) => {
  const { refused } = withCore();
  for (const refreshToken of ['x', ' x', 'ä%', 'x'.repeat(100_000), 'x\u0000', 'x\ny', '\ud800']) {
    t.equal(await refused(refresh, { refreshToken }, nobody), 'INVALID_REFRESH_TOKEN');
  }
  for (const refreshToken of [undefined, null, '', ' ', 7, {}, ['x']]) {
    t.equal(await refused(refresh, { refreshToken }, nobody), 'VALIDATION_ERROR');
  }
});

test('a refresh token works for seven days', async (t) => {
  const { ask, refused, user, enter, ports } = withCore();
  const { refreshToken } = await enter(await user());
  ports.clock.advance(7 * DAY - 1);
  const second = await ask(refresh, { refreshToken }, nobody);
  ports.clock.advance(7 * DAY);
  t.equal(await refused(refresh, second, nobody), 'INVALID_REFRESH_TOKEN');
});

test('a session lives 30 days, however often it is refreshed', async (t) => {
  const { ask, refused, user, enter, isIn, ports } = withCore();
  const entered = await enter(await user());
  let { refreshToken } = entered;
  for (let day = 6; day < 30; day += 6) {
    ports.clock.advance(6 * DAY);
    ({ refreshToken } = await ask(refresh, { refreshToken }, nobody));
  }
  ports.clock.advance(6 * DAY - 10_500);
  t.ok(await isIn(entered.caller));
  const last = await ask(refresh, { refreshToken }, nobody);
  t.equal(last.expiresIn, 11, 'its last tokens end with it, and seconds are counted from a whole one');
  t.strictSame(last.expiresAt, new Date(ports.clock.now().getTime() + 10_500));
  ports.clock.advance(10_500);
  t.notOk(await isIn(entered.caller));
  t.equal(await refused(refresh, last, nobody), 'INVALID_REFRESH_TOKEN');
});

test('settings define the lifetimes of access and refresh tokens', async (t) => {
  const { ports } = withCore();
  const { login, refused, user } = withCore({
    ...ports,
    settings: { ...ports.settings, accessTokenTtl: 60, refreshTokenTtl: 120 },
  });
  const { expiresIn, refreshToken } = await login((await user()).username);
  t.equal(expiresIn, 60);
  ports.clock.advance(120_000);
  t.equal(await refused(refresh, { refreshToken }, nobody), 'INVALID_REFRESH_TOKEN');
});

test('logging out ends the session with both its tokens, and no other', async (t) => {
  const { ask, refused, user, enter, isIn } = withCore();
  const anna = await user();
  const [one, other] = [await enter(anna), await enter(anna)];
  t.equal(await refused(logOut, {}, nobody), 'AUTHENTICATION_REQUIRED');
  await ask(logOut, undefined, one);
  t.notOk(await isIn(one.caller));
  t.equal(await refused(refresh, one, nobody), 'INVALID_REFRESH_TOKEN');
  t.ok(await isIn(other.caller));
  await t.resolves(ask(refresh, other, nobody));
});

test('locking or deactivating a user ends their sessions; unlocking does not bring them back', async (t) => {
  const { ask, refused, user, enter, isIn } = withCore();
  for (const [away, back] of [
    [lockUser, unlockUser],
    [deactivateUser, reactivateUser],
  ] as const) {
    const [anna, berta] = [await user(), await user()];
    const sessions = [await enter(anna), await enter(anna)];
    const other = await enter(berta);
    await ask(away, { id: anna.id });
    for (const session of sessions) {
      t.notOk(await isIn(session.caller));
      t.equal(await refused(refresh, session, nobody), 'INVALID_REFRESH_TOKEN');
    }
    t.ok(await isIn(other.caller));
    t.equal(await refused(logIn, { username: anna.username, password: PASSWORD }, nobody), 'INVALID_CREDENTIALS');
    await ask(back, { id: anna.id });
    t.notOk(await isIn(sessions[0]?.caller ?? aCaller()), 'an ended session stays ended');
    t.ok(await isIn((await enter(anna)).caller), 'a new one can be opened');
  }
});

test('a change of roles applies to tokens that are already issued', async (t) => {
  const { ask, user, enter, whoIs } = withCore();
  const anna = await user(['SALES_STAFF']);
  const { accessToken, caller } = await enter(anna);
  t.notOk(caller.permissions.has('STOCK_READ'));
  await ask(assignRole, { id: anna.id, roleName: 'WAREHOUSE_WORKER' });
  t.ok((await whoIs(accessToken)).permissions.has('STOCK_READ'));
  t.ok((await whoIs(accessToken)).permissions.has('ORDER_WRITE'));
  await ask(removeRole, { id: anna.id, roleName: 'SALES_STAFF' });
  t.notOk((await whoIs(accessToken)).permissions.has('ORDER_WRITE'));
});

test('a user who is locked while their password is checked gets no session', async (t) => {
  const { ask, ports, user } = withCore();
  const anna = await user();
  const passwords = {
    ...ports.passwords,
    async verify(password: string, hash: string | undefined) {
      await ask(lockUser, { id: anna.id });
      return ports.passwords.verify(password, hash);
    },
  };
  await t.rejects(withCore({ ...ports, passwords }).login(anna.username), { code: 'INVALID_CREDENTIALS' });
  t.strictSame(await ports.reader.where(Sessions, { userId: anna.id }), []);
});

test('a log-in opens no session if the password is changed during the check', async (t) => {
  const { ports, user } = withCore();
  const anna = await user();
  const passwords = {
    ...ports.passwords,
    async verify(password: string, hash: string | undefined) {
      const isRight = await ports.passwords.verify(password, hash);
      await ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
        const found = await unit.of(Users).get(anna.id);
        found.changePassword(found.state.passwordHash, 'another');
      });
      return isRight;
    },
  };
  const { refused } = withCore({ ...ports, passwords });
  const asking = { caller: undefined };
  t.equal(await refused(logIn, { username: anna.username, password: PASSWORD }, asking), 'INVALID_CREDENTIALS');
  t.strictSame(await ports.reader.where(Sessions, {}), []);
});

test('an unknown user cannot log in, even if the password check returns true', async (t) => {
  const { ports } = withCore();
  const { refused } = withCore({ ...ports, passwords: { ...ports.passwords, verify: async () => true } });
  const asking = { caller: undefined };
  t.equal(await refused(logIn, { username: 'nobody', password: PASSWORD }, asking), 'INVALID_CREDENTIALS');
});

test('a repeated log-in or refresh with the same Idempotency-Key returns new tokens', async (t) => {
  const { ask, user } = withCore();
  const { username } = await user();
  const asking = { caller: undefined, idempotencyKey: 'k1' };
  const credentials = { username, password: PASSWORD };
  const [first, second] = [await ask(logIn, credentials, asking), await ask(logIn, credentials, asking)];
  t.not(first.refreshToken, second.refreshToken);
  const again = () => ask(refresh, { refreshToken: first.refreshToken }, { ...asking, idempotencyKey: 'k2' });
  const tokens = [first, second, await again(), await again()];
  t.equal(new Set(tokens.map(({ refreshToken }) => refreshToken)).size, 4);
});

test('a log-out succeeds if the session does not exist', async (t) => {
  const { ask } = withCore();
  await t.resolves(ask(logOut, {}));
});

test('a second end does not change the end time of a session', async (t) => {
  const at = new Date('2026-01-05T11:00:00.000Z');
  const session = Session.open('s1', 'u1', at);
  session.end(at);
  session.end(new Date(at.getTime() + 1));
  t.strictSame(session.state.endedAt, at);
});

test('an update of the branch ends no session of the user', async (t) => {
  const { ask, user, enter, isIn } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  await ask(updateUser, { id: anna.id, branchId: 'B1' });
  t.ok(await isIn(caller), 'a new branch logs nobody out');
});
