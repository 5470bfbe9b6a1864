/** Tests the key of a session for another tab of the browser, and the sessions whose keys a log-in returns. */
import { test } from 'tap';
import {
  closeSession,
  confirmSession,
  lockUser,
  logOut,
  openSession,
  resetPassword,
} from '../../src/identity/index.ts';
import { createProductCategory, listProductCategories } from '../../src/masterdata/index.ts';
import { PASSWORD, withCore } from '../with-core.ts';

async function entered() {
  const it = withCore();
  const anna = await it.user(['ADMIN']);
  const { sessionId } = await it.ask(
    openSession,
    { username: anna.username, password: PASSWORD },
    { caller: undefined },
  );
  return { ...it, anna, sessionId, caller: await it.core.access.caller(sessionId) };
}

test('confirmSession checks the password, counts wrong ones as attempts, and keeps the session', async (t) => {
  const { ask, refused, sessionId, caller, isIn } = await entered();
  const given = await ask(confirmSession, { password: PASSWORD }, { caller });
  t.match(given, { sessionId, user: { id: caller.userId, byPin: false }, earlier: [] });
  for (let times = 0; times < 5; times++)
    t.equal(await refused(confirmSession, { password: 'wrong password' }, { caller }), 'INVALID_CURRENT_PASSWORD');
  t.equal(await refused(confirmSession, { password: PASSWORD }, { caller }), 'TOO_MANY_ATTEMPTS');
  t.ok(await isIn(caller));
});

test('a password that changes during the check confirms nothing', async (t) => {
  const { ask, refused, anna, caller, ports, core } = await entered();
  const { verify } = ports.passwords;
  let isFirst = true;
  ports.passwords.verify = async (password, hash) => {
    const isRight = await verify(password, hash);
    if (isFirst) {
      isFirst = false;
      await ask(resetPassword, { id: anna.id, newPassword: 'another password' });
    }
    return isRight;
  };
  t.teardown(() => {
    ports.passwords.verify = verify;
  });
  t.equal(await refused(confirmSession, { password: PASSWORD }, { caller }), 'INVALID_CURRENT_PASSWORD');
  await t.rejects(core.access.caller(caller.sessionId), { code: 'AUTHENTICATION_REQUIRED' });
});

test('a request that may only read runs queries, and ends or confirms the session, but runs no other command', async (t) => {
  const { ask, refused, refusal, caller, ports, user } = await entered();
  const readOnly = { caller, isReadOnly: true };
  await t.resolves(ask(listProductCategories, {}, readOnly));
  t.match(await refusal(createProductCategory, { name: 'Wurst' }, readOnly), {
    ...{ kind: 'forbidden', code: 'SESSION_KEY_REQUIRED' },
  });
  t.match(ports.audit.at(-1), { operation: 'category.create', outcome: 'refused', code: 'SESSION_KEY_REQUIRED' });
  t.equal(await refused(lockUser, { id: (await user()).id }, readOnly), 'SESSION_KEY_REQUIRED');
  await t.resolves(ask(confirmSession, { password: PASSWORD }, readOnly));
  await t.resolves(ask(logOut, {}, readOnly));
  await t.rejects(ask(closeSession, {}, readOnly), { code: 'AUTHENTICATION_REQUIRED' }, 'it has ended');
});

test('a log-in names those earlier sessions that were of the user, live or ended', async (t) => {
  const { ask, anna, sessionId, caller, user } = await entered();
  const other = await user();
  const foreign = await ask(openSession, { username: other.username, password: PASSWORD }, { caller: undefined });
  await ask(closeSession, {}, { caller });
  const earlierSessions = [foreign.sessionId, sessionId, 'unknown'];
  const again = { username: anna.username, password: PASSWORD, earlierSessions };
  t.same((await ask(openSession, again, { caller: undefined })).earlier, [sessionId]);
});
