/** Tests logging in, staying logged in, and logging out. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { ADMIN_PASSWORD } from '../../http/test/helper.ts';
import { jsonOf, nobodyThere, onTheWay, type Shop, shell, shop } from './helper.ts';

const directory = ({ config }: Pick<Shop, 'config'>) => join(config, 'cleaver');
/** Returns the names of the files of sessions, without that of the last login. */
const files = (it: Pick<Shop, 'config'>) => readdirSync(directory(it)).filter((name) => name !== 'last-login');
const kept = (it: Pick<Shop, 'config'>) =>
  jsonOf<{ refreshToken: string }>(readFileSync(join(directory(it), files(it)[0] ?? ''), 'utf8'));

/** Expires the access tokens issued so far. */
const expire = ({ clock }: Shop) => clock.advance(15 * 60_000);

test('login asks for a hidden password at a terminal, and logout removes the tokens', async (t) => {
  const it = await shop(t);
  const login = await it.cleaver('login', { answers: ['admin', ADMIN_PASSWORD] });
  t.match(login, { code: 0, stdout: `Logged in at ${it.url} as admin.\n` });
  t.same(login.asked, [
    ['Username: ', false],
    ['Password: ', true],
  ]);
  t.match(await it.done('whoami'), /username +admin\n[\s\S]*roles +ADMIN\n/);
  t.match(jsonOf(await it.done('whoami --json')), { url: it.url, username: 'admin', roles: [{ name: 'ADMIN' }] });
  t.match(await it.done('logout'), /^Logged out/);
  t.same(files(it), []);
  t.match(await it.cleaver('whoami'), {
    code: 3,
    stderr: /Not logged in at http:.*cleaver login\n {2}--url, CLEAVER_URL or cleaver login --url/,
  });
  t.match(await it.cleaver('users list'), { code: 3 });
  t.match(await it.cleaver('auth refresh'), { code: 3 });
  t.match(await it.done('logout'), /^Logged out/, 'twice is no fault');
});

test('logout without a connection says that only this computer is logged out', async (t) => {
  const it = await shop(t);
  onTheWay(t, async () => {
    throw nobodyThere();
  });
  t.match(await it.cleaver('logout'), {
    code: 4,
    stderr: /cannot be reached.*\n {2}This computer is logged out\. The session at the service ends by itself/,
  });
  t.same(files(it), []);
});

test('login takes the password from standard input or a variable, but not from an argument', async (t) => {
  const it = await shop(t);
  await it.done('logout');
  t.match(await it.cleaver('login --username admin'), { code: 2, stderr: /CLEAVER_PASSWORD/ });
  t.match(await it.cleaver('login', { stdin: ADMIN_PASSWORD }), { code: 2, stderr: /--username/ });
  t.match(await it.cleaver(['login', '--username', 'admin', '--password', ADMIN_PASSWORD]), { code: 2 });
  t.match(await it.cleaver(['auth', 'login', '--password', ADMIN_PASSWORD]), { code: 2 });
  t.match(await it.cleaver('login --username admin', { stdin: 'wrong\n' }), { code: 3, stderr: /INVALID_CREDENTIALS/ });
  const german = { stdin: 'wrong\n', env: { LANG: 'de_DE.UTF-8' } };
  t.match(await it.cleaver('login --username admin', german), { code: 3, stderr: /stimmt nicht/ });
  t.same(jsonOf(await it.done('auth login --username admin --json', { stdin: `${ADMIN_PASSWORD}\n` })), {
    url: it.url,
    username: 'admin',
  });
});

test('login keeps tokens in one file readable only by its owner', { skip: process.platform === 'win32' }, async (t) => {
  const it = await shop(t);
  t.equal(files(it).length, 1);
  t.equal(statSync(directory(it)).mode & 0o777, 0o700);
  t.equal(statSync(join(directory(it), files(it)[0] ?? '')).mode & 0o777, 0o600);
  const elsewhere = await it.cleaver('whoami', { env: { CLEAVER_URL: 'http://127.0.0.1:1' } });
  t.match(elsewhere, { code: 3 }, 'a session is of one service');
});

test('a command stores refreshed tokens for the following commands', async (t) => {
  const it = await shop(t);
  for (let round = 0; round < 3; round++) {
    const { refreshToken } = kept(it);
    expire(it);
    await it.done('roles list');
    t.not(kept(it).refreshToken, refreshToken);
    await it.done('roles list');
  }
  const { refreshToken } = kept(it);
  await it.done('auth refresh');
  t.not(kept(it).refreshToken, refreshToken);
  await it.done('roles list');
  t.same(files(it).length, 1, 'nothing is left over');
});

test('concurrent commands refresh one after another, and all continue', async (t) => {
  const it = await shop(t);
  expire(it);
  await Promise.all(Array.from({ length: 8 }, () => it.done('roles list')));
  expire(it);
  await Promise.all([it.done('auth refresh'), it.done('roles list'), it.done('auth refresh'), it.done('users list')]);
  await it.done('roles list');
  t.same(files(it).length, 1);
});

test('a command takes over a lock whose holder was killed', async (t) => {
  const it = await shop(t);
  const [file = ''] = files(it);
  // No process has this id.
  writeFileSync(join(directory(it), `${file}.lock`), '4194305');
  expire(it);
  await Promise.all([it.done('roles list'), it.done('roles list')]);
  t.same(files(it), [file]);
});

test('an ended session is reported and discarded', async (t) => {
  const it = await shop(t);
  const staff = await it.login('SALES_STAFF');
  const other = shell(t, it.url);
  await other.done(`login --username ${staff.username}`, { stdin: `password of ${staff.username}` });
  t.match(await other.cleaver('users list'), { code: 3, stderr: /ACCESS_DENIED/ });
  t.match(await other.done('whoami'), /SALES_STAFF/);
  await it.admin.post(`/api/users/${staff.userId}/lock`);
  t.match(await other.cleaver('articles list'), { code: 3, stderr: /session has ended. Log in again/ });
  t.match(await other.cleaver('articles list'), { code: 3, stderr: /Not logged in/ });
});

test('whoami treats an invalid token file as a missing log-in', async (t) => {
  const it = await shop(t);
  for (const text of ['', '{', '[]', 'null', '{"accessToken":1}']) {
    writeFileSync(join(directory(it), files(it)[0] ?? ''), text);
    t.match(await it.cleaver('whoami'), { code: 3, stderr: /Not logged in/ }, text);
  }
});

test('login warns before it sends a password to another machine without encryption', async (t) => {
  const { cleaver } = shell(t, 'http://127.0.0.1:1');
  const around = { env: { CLEAVER_PASSWORD: 'x' } };
  t.match(await cleaver('login --username x --url http://shop.invalid', around), { code: 4, stderr: /not encrypted/ });
  const { code, stderr } = await cleaver('login --username x', around);
  t.equal(code, 4);
  t.notMatch(stderr, /encrypted/);
});

test('commands talk to the address of the last login, unless --url or CLEAVER_URL names another one', async (t) => {
  const [first, second] = [await shop(t), await shop(t)];
  const user = shell(t, '');
  const login = async (url: string, password = ADMIN_PASSWORD) =>
    user.cleaver(`login --username admin --url ${url}`, { stdin: password });
  const addressOf = async (args: string, env = {}) =>
    jsonOf<{ url: string }>(await user.done(`whoami --json ${args}`, { env })).url;
  t.match(await user.cleaver('whoami'), { code: 3, stderr: /Not logged in at http:\/\/127\.0\.0\.1:3000\./ });
  await login(first.url);
  t.equal(await addressOf(''), first.url);
  await login(second.url);
  t.match(await login(first.url, 'wrong'), { code: 3 });
  t.equal(await addressOf(''), second.url, 'a refused login changes nothing');
  t.equal(await addressOf(`--url ${first.url}`), first.url);
  t.equal(await addressOf('', { CLEAVER_URL: first.url }), first.url);
  await user.done(`logout --url ${first.url}`);
  t.equal(await addressOf(''), second.url);
  await user.done('logout');
  t.match(await user.cleaver('whoami'), { code: 3, stderr: /Not logged in at http:\/\/127\.0\.0\.1:3000\./ });
});
