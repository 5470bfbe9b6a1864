/**
 * Tests the key of a session of the pages: only the tab that logged in has it, and only requests with it may change
 * anything (docs/contract.md, section 21).
 */
import type { LightMyRequestResponse } from 'fastify';
import { type Test, test } from 'tap';
import { ADMIN_PASSWORD, isError, PageClient, type Service, service } from '../helper.ts';
import { OF_USERS } from './operations.ts';

const LOGIN = { username: 'admin', password: ADMIN_PASSWORD };
const CATEGORY = { name: 'Wurst' };

const keysOf = ({ headers }: LightMyRequestResponse): string[] =>
  headers['x-cleaver-session-key'] === undefined ? [] : String(headers['x-cleaver-session-key']).split(',');
const sessionOf = (key = ''): string => key.split('.')[0] ?? '';

/** Returns a page that logged in, and another tab of the same browser, which has only the cookies. */
async function twoTabs(t: Pick<Test, 'teardown'>) {
  const it = await service(t);
  const page = new PageClient(it.app);
  const opened = await page.post('/api/session', LOGIN);
  return { ...it, page, opened, tab: () => new PageClient(it.app, undefined, page.cookies) };
}

test('a log-in returns a key that is different in each session, and no other response has it', async (t) => {
  const { page, opened, tab, admin, app } = await twoTabs(t);
  const [key, ...others] = keysOf(opened);
  t.match(key, /^[\w-]{36}\.[\w-]{43}$/);
  t.same(others, []);
  const again = keysOf(await new PageClient(app).post('/api/session', LOGIN));
  t.not(again[0], key, 'another session of the same user');
  t.same(keysOf(await page.get('/api/session')), [], 'a tab that only has the cookie cannot get it');
  t.same(keysOf(await tab().get('/api/session')), []);
  t.same(keysOf(await admin.get('/api/session')), [], 'nor a program with a token');
  const newPassword = 'the second password';
  await page.put(`/api/users/${opened.json().id}/password`, { currentPassword: ADMIN_PASSWORD, newPassword });
  const after = await new PageClient(app).post('/api/session', { ...LOGIN, password: newPassword });
  t.notOk([key, ...again].includes(keysOf(after)[0]), 'nor is it the same with another password');
});

test('a tab without the key of the session reads, and each of its commands is refused with SESSION_KEY_REQUIRED', async (t) => {
  const { page, tab, audit } = await twoTabs(t);
  const other = tab();
  const endings = ['POST /api/auth/logout', 'POST /api/session/confirm'];
  // Drafts write nothing.
  const reads = ['POST /api/sales/invoices/preview', 'POST /api/sales/invoices/preview/pdf'];
  for (const { name, request } of OF_USERS.filter((probe) => !endings.includes(probe.name))) {
    const answer = await other.send(request);
    if (request.method === 'GET' || reads.includes(name)) t.notMatch(answer.json().code, 'SESSION_KEY_REQUIRED', name);
    else isError(t, answer, 403, 'SESSION_KEY_REQUIRED');
  }
  isError(t, await other.post('/api/categories', CATEGORY), 403, 'SESSION_KEY_REQUIRED');
  t.match(audit.at(-1), { operation: 'product-category.create', outcome: 'refused', code: 'SESSION_KEY_REQUIRED' });
  t.equal((await page.post('/api/categories', CATEGORY)).statusCode, 200, 'the tab that logged in');
  t.equal((await other.delete('/api/session')).statusCode, 204, 'any tab ends the session');
});

test('only the key of the same session counts', async (t) => {
  const { app, page, tab, login } = await twoTabs(t);
  const key = page.key ?? '';
  const other = new PageClient(app);
  await other.post('/api/session', LOGIN);
  const { username } = await login('ADMIN');
  const somebody = new PageClient(app);
  await somebody.post('/api/session', { username, password: `password of ${username}` });
  const wrong = [other.key, somebody.key, '', key.slice(0, -1), `${key}x`, key.toUpperCase(), sessionOf(key)];
  wrong.push(`${sessionOf(key)}.${other.key?.split('.')[1]}`, `${key},${key}`, `x${key.slice(1)}`);
  for (const forged of wrong) {
    const headers = { 'x-cleaver-session-key': forged ?? '' };
    isError(t, await tab().post('/api/categories', CATEGORY, headers), 403, 'SESSION_KEY_REQUIRED');
  }
  t.equal((await tab().post('/api/categories', CATEGORY, { 'x-cleaver-session-key': key })).statusCode, 200);
});

test('a missing permission is refused before a missing key', async (t) => {
  const { app, login } = await twoTabs(t);
  const { username } = await login('SALES_STAFF');
  const page = new PageClient(app);
  await page.post('/api/session', { username, password: `password of ${username}` });
  page.key = undefined;
  isError(t, await page.post('/api/categories', CATEGORY), 403, 'ACCESS_DENIED');
});

test('programs with a token need no key', async (t) => {
  const { admin } = await twoTabs(t);
  t.equal((await admin.post('/api/categories', CATEGORY)).statusCode, 200);
});

test('a tab gets the key of the session with the password, and the session stays the same', async (t) => {
  const { page, tab, audit } = await twoTabs(t);
  const key = page.key;
  const other = tab();
  isError(t, await other.post('/api/session/confirm', { password: 'wrong' }), 401, 'INVALID_CURRENT_PASSWORD');
  t.match(audit.at(-1), { operation: 'session.confirm', outcome: 'refused' });
  t.equal(other.key, undefined);
  const confirmed = await other.post('/api/session/confirm', { password: ADMIN_PASSWORD });
  t.match(confirmed.json(), { username: 'admin', byPin: false });
  t.equal(other.key, key);
  t.equal(confirmed.headers['set-cookie'], undefined);
  t.equal((await other.post('/api/categories', CATEGORY)).statusCode, 200);
  t.equal((await page.post('/api/categories', { name: 'Schinken' })).statusCode, 200, 'the first tab keeps its key');
});

test('a log-in returns the keys of earlier sessions of the same user, and of no other session', async (t) => {
  const { app, page, login } = await twoTabs(t);
  const [first = ''] = [page.key];
  const { username } = await login('ADMIN');
  const foreign = new PageClient(app);
  await foreign.post('/api/session', { username, password: `password of ${username}` });
  await page.delete('/api/session');
  const ids = [sessionOf(first), sessionOf(foreign.key), 'unknown', '00000000-0000-7000-8000-000000000000'];
  const [now, ...earlier] = keysOf(await page.post('/api/session', { ...LOGIN, earlierSessions: ids }));
  t.same(earlier, [first], 'also if it has ended');
  t.not(now, first);
  const tooMany = Array.from({ length: 11 }, () => 'x');
  isError(t, await page.post('/api/session', { ...LOGIN, earlierSessions: tooMany }), 400, 'VALIDATION_ERROR');
  isError(t, await page.post('/api/session', { ...LOGIN, earlierSessions: [[]] }), 400, 'VALIDATION_ERROR');
});

/** Registers a shared device, on which the administrator has a PIN. */
async function onTablet({ app, admin }: Pick<Service, 'app' | 'admin'>) {
  const tablet = new PageClient(app, admin.token);
  await tablet.post('/api/shared-devices', { name: 'Rampe' });
  await admin.put('/api/users/me/pin', { currentPassword: ADMIN_PASSWORD, pin: '4711' });
  return new PageClient(app, undefined, tablet.cookies);
}

test('a PIN session has a key of its own, which opens no office work', async (t) => {
  const it = await twoTabs(t);
  const page = await onTablet(it);
  await page.post('/api/session', LOGIN);
  const byPassword = page.key;
  t.equal((await page.post('/api/categories', CATEGORY)).statusCode, 200);
  t.equal((await page.post('/api/session/pin', { username: 'admin', pin: '4711' })).statusCode, 200);
  t.not(page.key, byPassword);
  isError(t, await page.post('/api/categories', { name: 'x' }), 403, 'PIN_SESSION');
  page.key = byPassword;
  isError(t, await page.post('/api/categories', { name: 'x' }), 403, 'PIN_SESSION');
  isError(t, await page.post('/api/inventory/transfers', {}), 403, 'SESSION_KEY_REQUIRED');
});

test('a session that the password opened on a shared device ends after 15 minutes without use', async (t) => {
  const it = await twoTabs(t);
  const page = await onTablet(it);
  const opened = await page.post('/api/session', LOGIN);
  t.match(opened.headers['set-cookie'], /^cleaver=ey[^;]+; Max-Age=900;/);
  for (let minutes = 0; minutes < 60; minutes += 10) {
    it.clock.advance(10 * 60_000);
    t.match((await page.get('/api/session')).headers['set-cookie'], /Max-Age=900;/, 'renewed while it is used');
  }
  it.clock.advance(15 * 60_000);
  isError(t, await page.get('/api/session'), 401, 'AUTHENTICATION_REQUIRED');
  const byPin = await page.post('/api/session/pin', { username: 'admin', pin: '4711' });
  t.match(byPin.headers['set-cookie'], /Max-Age=43200;/, 'a PIN works for a shift');
  t.match(it.opened.headers['set-cookie'], /Max-Age=43200;/, 'so does the password on any other device');
});
