import { PERMISSIONS, ROLES } from '@cleaver/domain';
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { test } from 'tap';
import { isError, logIn, service } from '../helper.ts';

const NEW = { email: 'anna@example.org', password: 'long enough', roleNames: ['SALES_STAFF'] };

test('creating and reading a user returns its members, without the password or its hash', async (t) => {
  const { admin, clock } = await service(t);
  const created = await admin.post('/api/users', { username: 'anna', ...NEW, branchId: 'north' });
  t.equal(created.statusCode, 201);
  const { id, ...rest } = created.json();
  t.same(rest, {
    username: 'anna',
    email: 'anna@example.org',
    roles: [ROLES.SALES_STAFF],
    branchId: 'north',
    status: 'ACTIVE',
    createdAt: clock.now().toISOString(),
  });
  t.same((await admin.get(`/api/users/${id}`)).json(), created.json());
  t.notMatch(created.body, /password|sha256|hash/i);
});

test('branch and last log-in are absent until they are set', async (t) => {
  const { admin, app, clock } = await service(t);
  const { id } = (await admin.post('/api/users', { username: 'anna', ...NEW })).json();
  const { branchId, ...user } = (await admin.put(`/api/users/${id}`, { branchId: 'north' })).json();
  t.equal(branchId, 'north');
  t.strictSame((await admin.put(`/api/users/${id}`, { branchId: '' })).json(), user);
  t.notOk('lastLogin' in user || 'branchId' in user);
  const anna = await logIn(app, 'anna', NEW.password);
  t.strictSame((await anna.get('/api/users/me')).json(), { ...user, lastLogin: clock.now().toISOString() });
});

test('an administrator resets the password of a user, which ends the sessions of the user', async (t) => {
  const { admin, app, anonymous } = await service(t);
  const { id } = (await admin.post('/api/users', { username: 'anna', ...NEW })).json();
  const anna = await logIn(app, 'anna', NEW.password);
  isError(t, await anna.post(`/api/users/${id}/password-reset`, { newPassword: 'my own one' }), 403, 'ACCESS_DENIED');
  const reset = await admin.post(`/api/users/${id}/password-reset`, { newPassword: 'a new password' });
  t.equal(reset.statusCode, 204);
  t.equal(reset.body, '');
  isError(t, await anna.get('/api/users/me'), 401, 'AUTHENTICATION_REQUIRED');
  const old = await anonymous.post('/api/auth/login', { username: 'anna', password: NEW.password });
  isError(t, old, 401, 'INVALID_CREDENTIALS');
  await t.resolves(logIn(app, ' anna ', 'a new password'));
});

test('the list of roles marks permissions without effect', async (t) => {
  const { admin } = await service(t);
  const { content } = (await admin.get('/api/roles?size=500')).json();
  const admins = content.find(({ name }: { name: string }) => name === 'ADMIN');
  t.ok(admins.unusedPermissions.includes('NOTIFICATION_SEND'));
  t.notOk(admins.unusedPermissions.includes('USER_READ'));
  for (const role of content) {
    t.ok(
      role.unusedPermissions.every((permission: string) => role.permissions.includes(permission)),
      role.name,
    );
  }
});

test('a repeated request with one Idempotency-Key creates one user and gets the same response', async (t) => {
  const { admin } = await service(t);
  const send = (username: string, key = 'key-1') =>
    admin.post('/api/users', { ...NEW, username, email: `${username}@example.org` }, { 'idempotency-key': key });
  const first = await send('anna');
  const again = await send('anna');
  t.equal(again.statusCode, 201);
  t.same(again.json(), first.json());
  isError(t, await send('bert'), 422, 'IDEMPOTENCY_KEY_REUSED');
  t.equal((await send('bert', 'key-2')).statusCode, 201);
  isError(t, await send('carl', 'x'.repeat(256)), 400, 'VALIDATION_ERROR');
  isError(t, await send('carl', 'tab\there'), 400, 'VALIDATION_ERROR');
});

test('an update of a user changes the sent members and keeps the others', async (t) => {
  const { admin } = await service(t);
  const { id } = (await admin.post('/api/users', { username: 'anna', ...NEW, branchId: 'north' })).json();
  t.match((await admin.put(`/api/users/${id}`, { email: 'a@example.org', username: 'other' })).json(), {
    username: 'anna',
    email: 'a@example.org',
    branchId: 'north',
  });
  t.match((await admin.put(`/api/users/${id}`, { branchId: '' })).json(), { email: 'a@example.org', branchId: null });
});

test('an administrator assigns roles to a user and removes them', async (t) => {
  const { admin, login } = await service(t);
  const { userId } = await login('SALES_STAFF');
  const url = `/api/users/${userId}/roles`;
  const given = await admin.post(url, { roleName: 'SALES_MANAGER' });
  t.same(given.json().roles, [ROLES.SALES_STAFF, ROLES.SALES_MANAGER]);
  t.same(
    (await admin.post(url, { roleName: 'SALES_MANAGER' })).json(),
    given.json(),
    'one that the user has changes nothing',
  );
  isError(t, await admin.post(url, { roleName: 'CHEF' }), 404, 'ROLE_NOT_FOUND');
  isError(t, await admin.post(url, {}), 400, 'VALIDATION_ERROR');
  const taken = await admin.delete(`${url}/SALES_MANAGER`);
  t.equal(taken.statusCode, 204);
  t.equal(taken.body, '');
  isError(t, await admin.delete(`${url}/SALES_MANAGER`), 404, 'ROLE_NOT_FOUND');
  isError(t, await admin.delete(`${url}/CHEF`), 404, 'ROLE_NOT_FOUND');
});

test('the list of roles is a page of all roles with their permissions', async (t) => {
  const { admin } = await service(t);
  const { content, page } = (await admin.get('/api/roles')).json();
  t.same(page, { number: 0, size: 20, totalElements: 9, totalPages: 1 });
  t.same(
    content.map(({ unusedPermissions: _, ...role }: { unusedPermissions: unknown }) => role),
    [...ROLE_NAMES].sort().map((name) => ROLES[name]),
  );
  t.same(content[0].permissions, PERMISSIONS, 'an administrator has all');
  t.equal(PERMISSIONS.length, 65);
});
