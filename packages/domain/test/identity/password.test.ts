import { test } from 'tap';
import { changePassword, logIn, refresh, resetPassword } from '../../src/identity/index.ts';
import { aCaller, PASSWORD, withCore } from '../with-core.ts';

const nobody = { caller: undefined };

test('a user who changes the password stays logged in, and all other sessions end', async (t) => {
  const { ask, user, enter, isIn, login } = withCore();
  const anna = await user();
  const [here, there] = [await enter(anna), await enter(anna)];
  const input = { id: anna.id, currentPassword: PASSWORD, newPassword: 'neues Passwort' };
  t.equal(await ask(changePassword, input, here), undefined);
  t.ok(await isIn(here.caller));
  await t.resolves(ask(refresh, here, nobody));
  t.notOk(await isIn(there.caller));
  await t.rejects(login(anna.username), { code: 'INVALID_CREDENTIALS' });
  await t.resolves(login(anna.username, 'neues Passwort'));
});

test('a wrong current password is refused and changes nothing', async (t) => {
  const { refusal, user, enter, isIn, ports } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  const other = await enter(anna);
  const input = { id: anna.id, currentPassword: 'wrong password', newPassword: 'neues Passwort' };
  t.match(await refusal(changePassword, input, { caller }), {
    kind: 'unauthenticated',
    code: 'INVALID_CURRENT_PASSWORD',
  });
  t.ok(await isIn(other.caller));
  t.match(ports.audit.at(-1), { outcome: 'refused', code: 'INVALID_CURRENT_PASSWORD', username: anna.username });
  await t.resolves(enter(anna));
});

test('a password does not expire: it still works after ten years', async (t) => {
  const { user, login, ports } = withCore();
  const { username } = await user();
  ports.clock.advance(10 * 365 * 24 * 60 * 60_000);
  t.ok(await login(username));
});

test("changing another user's password needs the permission and that user's current password", async (t) => {
  const { ask, refused, user, enter, isIn } = withCore();
  const [anna, berta] = [await user(), await user()];
  const session = await enter(anna);
  const input = { id: anna.id, currentPassword: PASSWORD, newPassword: 'neues Passwort' };
  t.equal(await refused(changePassword, input, await enter(berta)), 'ACCESS_DENIED');
  t.equal(await refused(changePassword, { ...input, currentPassword: 'wrong password' }), 'INVALID_CURRENT_PASSWORD');
  t.equal(await refused(changePassword, { ...input, id: 'unknown' }), 'USER_NOT_FOUND');
  await ask(changePassword, input, { caller: aCaller(['USER_WRITE']) });
  t.notOk(await isIn(session.caller), 'all sessions of that user end');
});

test('resetPassword needs no current password, and ends all sessions of the user', async (t) => {
  const { ask, refused, user, enter, isIn, login } = withCore();
  const [anna, berta] = [await user(), await user()];
  const [own, other] = [await enter(anna), await enter(berta)];
  const input = { id: anna.id, newPassword: 'neues Passwort' };
  t.equal(await refused(resetPassword, input, own), 'ACCESS_DENIED', 'not for oneself either');
  t.equal(await refused(resetPassword, { ...input, newPassword: 'kurz' }), 'VALIDATION_ERROR');
  t.equal(await refused(resetPassword, { ...input, id: 'unknown' }), 'USER_NOT_FOUND');
  t.equal(await ask(resetPassword, input, { caller: aCaller(['USER_WRITE']) }), undefined);
  t.notOk(await isIn(own.caller));
  t.equal(await refused(refresh, own, nobody), 'INVALID_REFRESH_TOKEN');
  t.ok(await isIn(other.caller));
  await t.rejects(login(anna.username), { code: 'INVALID_CREDENTIALS' });
  await t.resolves(login(anna.username, 'neues Passwort'));
});

test('a newly set password works at once, despite failed attempts with the old one', async (t) => {
  const { ask, refused, user, login } = withCore();
  const { id, username } = await user();
  for (let times = 0; times < 5; times++) await t.rejects(login(username, 'wrong password'));
  t.equal(await refused(logIn, { username, password: PASSWORD }, nobody), 'TOO_MANY_ATTEMPTS');
  await ask(resetPassword, { id, newPassword: 'neues Passwort' });
  await t.resolves(login(username, 'neues Passwort'));
});

test('passwords have 8 to 256 code points, any of them', async (t) => {
  const { ask, refused, user, login } = withCore();
  const anna = await user();
  const change = (newPassword: unknown) => ({ id: anna.id, currentPassword: PASSWORD, newPassword });
  for (const wrong of ['1234567', '🥩'.repeat(7), 'x'.repeat(257), '🥩'.repeat(257), 12345678, null, '1234567\ud800']) {
    t.equal(await refused(changePassword, change(wrong)), 'VALIDATION_ERROR', String(wrong));
  }
  let current = PASSWORD;
  for (const right of ['        ', '🥩'.repeat(8), 'x'.repeat(256), '🥩'.repeat(256), 'tab\tnul\u0000']) {
    await ask(changePassword, { ...change(right), currentPassword: current });
    current = right;
    await t.resolves(login(anna.username, right));
  }
});

test('only one of several concurrent changes of one password succeeds', async (t) => {
  const { ask, user } = withCore();
  const anna = await user();
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((number) =>
      ask(changePassword, { id: anna.id, currentPassword: PASSWORD, newPassword: `neues Passwort ${number}` }),
    ),
  );
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  const codes = results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : []));
  t.ok(
    codes.every((code) => ['CONCURRENT_CHANGE', 'INVALID_CURRENT_PASSWORD'].includes(code)),
    codes.join(),
  );
});
