import { test } from 'tap';
import {
  assignRole,
  createFirstAdministrator,
  createUser,
  deactivateUser,
  getUser,
  listUsers,
  lockUser,
  ROLE_NAMES,
  reactivateUser,
  removeRole,
  Users,
  unlockUser,
  updateUser,
} from '../../src/identity/index.ts';
import { CONTEXTS } from '../../src/index.ts';
import { KeptAnswers, type Permission } from '../../src/kernel/index.ts';
import { aCaller, withCore } from '../with-core.ts';

const newUser = { username: 'anna', email: 'anna@example.org', password: 'geheim 123', roleNames: ['SALES_STAFF'] };

test('each operation needs its own permission, and all others together do not suffice', async (t) => {
  const { refused } = withCore();
  const guards = [
    [listUsers, 'USER_READ'],
    [getUser, 'USER_READ'],
    [createUser, 'USER_WRITE'],
    [updateUser, 'USER_WRITE'],
    [lockUser, 'USER_LOCK'],
    [deactivateUser, 'USER_LOCK'],
    [unlockUser, 'USER_UNLOCK'],
    [reactivateUser, 'USER_UNLOCK'],
    [assignRole, 'ROLE_ASSIGN'],
    [removeRole, 'ROLE_REMOVE'],
  ] as const;
  for (const [operation, permission] of guards) {
    const others = aCaller().permissions.difference(new Set<Permission>([permission]));
    // The request is invalid, so a permitted caller gets another refusal than ACCESS_DENIED.
    const asking = (caller: ReturnType<typeof aCaller>) =>
      refused(operation as typeof getUser, { page: -1 }, { caller });
    t.equal(await asking({ ...aCaller(), permissions: others }), 'ACCESS_DENIED', operation.name);
    t.not(await asking(aCaller([permission])), 'ACCESS_DENIED', operation.name);
  }
});

test('a user is created active, with each role once, and without a branch if it is empty', async (t) => {
  const { ask, ports } = withCore();
  const roleNames = ['SALES_STAFF', 'ADMIN', 'SALES_STAFF'];
  const created = await ask(createUser, { ...newUser, username: '  anna ', roleNames, branchId: '' });
  t.match(created, {
    username: 'anna',
    status: 'ACTIVE',
    branchId: null,
    lastLogin: null,
    createdAt: ports.clock.now(),
  });
  t.strictSame(created.roles, ['SALES_STAFF', 'ADMIN']);
  const { passwordHash } = await ports.reader.get(Users, created.id);
  t.ok(await ports.passwords.verify('geheim 123', passwordHash));
  t.strictSame(await ask(getUser, { id: created.id }), created);
  t.notOk('passwordHash' in created, 'the hash leaves the core only to be stored');
  t.notMatch(JSON.stringify(ports.audit), passwordHash, 'the hash does not stand in the audit log');
});

test('hashes and passwords are stored only with their users', async (t) => {
  const { ask, ports } = withCore();
  const { id } = await ask(createUser, newUser, { idempotencyKey: 'create' });
  for (const [at, operation] of [lockUser, unlockUser, deactivateUser, reactivateUser].entries())
    await ask(operation, { id }, { idempotencyKey: `move ${at}` });
  const { passwordHash } = await ports.reader.get(Users, id);
  const kept = await ports.reader.where(KeptAnswers, {});
  t.equal(kept.length, 5, 'an answer for each key');
  for (const kind of [...CONTEXTS.flatMap(({ kinds }) => kinds), KeptAnswers]) {
    if (kind === Users) continue;
    const rows = JSON.stringify(await ports.reader.where(kind as typeof KeptAnswers, {}));
    for (const secret of [passwordHash, newUser.password]) t.notOk(rows.includes(secret), kind.name);
  }
});

test('usernames have 3 to 50 code points and no white space; addresses have one @', async (t) => {
  const { ask, refusal } = withCore();
  const faulty = async (change: object) =>
    (await refusal(createUser, { ...newUser, ...change })).faults?.map(({ field }) => field);
  for (const username of [
    'ab',
    'x'.repeat(51),
    'a b c',
    'a\tb c',
    'a\u00a0bc',
    'abc\u0000',
    '   ',
    '',
    null,
    123,
    'ab\ud800',
    'an\u200bna',
    '\u202eanna',
    'an\ufeffna',
    'anna\u00ad',
  ]) {
    t.strictSame(await faulty({ username }), ['username'], JSON.stringify(username));
  }
  for (const email of [
    '',
    'anna',
    'anna@',
    '@example.org',
    'a@b@c',
    'a b@c',
    'a@b c',
    null,
    5,
    `${'x'.repeat(250)}@b.de`,
  ]) {
    t.strictSame(await faulty({ email }), ['email'], JSON.stringify(email));
  }
  t.strictSame(await faulty({ roleNames: 'ADMIN' }), ['roleNames']);
  t.strictSame(await faulty({ roleNames: ['admin'] }), ['roleNames[0]']);
  t.strictSame(await faulty({ roleNames: null }), ['roleNames']);
  t.strictSame(await faulty({ branchId: 5 }), ['branchId']);
  for (const username of ['äöü', '🥩'.repeat(50), 'x'.repeat(50), 'a.b-c_d@e']) {
    await t.resolves(
      ask(createUser, { ...newUser, username, email: `${[...username].length}${username.length}@example.org` }),
      username,
    );
  }
});

test('usernames and addresses are unique without regard to case', async (t) => {
  const { ask, refused } = withCore();
  await ask(createUser, { ...newUser, username: 'Jürgen', email: 'Jürgen@Example.org' });
  t.equal(await refused(createUser, { ...newUser, username: 'JU\u0308RGEN' }), 'USERNAME_ALREADY_EXISTS');
  t.equal(await refused(createUser, { ...newUser, email: 'jürgen@example.ORG' }), 'EMAIL_ALREADY_EXISTS');
  const other = await ask(createUser, newUser);
  t.equal(await refused(updateUser, { id: other.id, email: 'JÜRGEN@example.org' }), 'EMAIL_ALREADY_EXISTS');
  t.match(await ask(updateUser, { id: other.id, email: 'ANNA@example.org' }), { email: 'ANNA@example.org' });
});

test('updateUser changes the given members; an empty branch clears it, and null keeps it', async (t) => {
  const { ask, refused, user } = withCore();
  const { id, email } = await user([], { branchId: 'B1' });
  t.match(await ask(updateUser, { id, email: null, branchId: null }), { email, branchId: 'B1' });
  t.match(await ask(updateUser, { id, branchId: 'B2' }), { email, branchId: 'B2' });
  t.match(await ask(updateUser, { id, email: 'x@example.org', branchId: '' }), {
    email: 'x@example.org',
    branchId: null,
  });
  t.equal(await refused(updateUser, { id, email: '' }), 'VALIDATION_ERROR', 'an address is never empty');
});

test('every operation refuses an unknown user with USER_NOT_FOUND', async (t) => {
  const { refused } = withCore();
  for (const operation of [
    getUser,
    updateUser,
    lockUser,
    unlockUser,
    deactivateUser,
    reactivateUser,
    assignRole,
    removeRole,
  ]) {
    const input = { id: 'a\u0000b', roleName: 'ADMIN' };
    t.equal(await refused(operation as typeof getUser, input), 'USER_NOT_FOUND', operation.name);
  }
});

test('lock, unlock, deactivate and reactivate set the status, and refuse invalid transitions', async (t) => {
  const { ask, refused, user } = withCore();
  const { id } = await user();
  t.match(await ask(lockUser, { id }), { status: 'LOCKED' });
  for (const operation of [lockUser, reactivateUser])
    t.equal(await refused(operation, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(unlockUser, { id }), { status: 'ACTIVE' });
  t.equal(await refused(unlockUser, { id }), 'INVALID_STATUS_TRANSITION');
  await ask(lockUser, { id });
  t.match(await ask(deactivateUser, { id }), { status: 'INACTIVE' });
  for (const operation of [lockUser, unlockUser, deactivateUser])
    t.equal(await refused(operation, { id }), 'INVALID_STATUS_TRANSITION');
  t.match(await ask(reactivateUser, { id }), { status: 'ACTIVE' });
});

test('assigning a role twice changes nothing; concurrent assignments all take effect', async (t) => {
  const { ask, refused, user } = withCore();
  const { id } = await user(['ADMIN']);
  t.strictSame((await ask(assignRole, { id, roleName: 'ADMIN' })).roles, ['ADMIN']);
  await Promise.all(ROLE_NAMES.map((roleName) => ask(assignRole, { id, roleName })));
  t.strictSame((await ask(getUser, { id })).roles.toSorted(), ROLE_NAMES.toSorted());
  for (const roleName of ['KING', 'admin']) t.equal(await refused(assignRole, { id, roleName }), 'ROLE_NOT_FOUND');
  for (const roleName of ['', null, 5]) t.equal(await refused(assignRole, { id, roleName }), 'VALIDATION_ERROR');
});

test('removeRole refuses a role that the user lacks or that does not exist with ROLE_NOT_FOUND', async (t) => {
  const { ask, refused, user } = withCore();
  const { id } = await user(['SALES_STAFF']);
  for (const roleName of ['SALES_MANAGER', 'ADMIN', 'KING', 'sales_staff', '__proto__', 'constructor']) {
    t.equal(await refused(removeRole, { id, roleName }), 'ROLE_NOT_FOUND', roleName);
  }
  t.equal(await ask(removeRole, { id, roleName: 'SALES_STAFF' }), undefined);
  t.strictSame((await ask(getUser, { id })).roles, []);
});

test('users cannot lock or deactivate themselves, even if there is another administrator', async (t) => {
  const { refusal, user, enter } = withCore();
  await user(['ADMIN']);
  const anna = await user(['ADMIN']);
  const { caller } = await enter(anna);
  for (const operation of [lockUser, deactivateUser]) {
    t.match(await refusal(operation, { id: anna.id }, { caller }), { kind: 'conflict', code: 'CANNOT_LOCK_SELF' });
  }
});

test('the last active administrator cannot be locked or deactivated, or lose the role', async (t) => {
  const { ask, refusal, user } = withCore();
  const last = await user(['ADMIN']);
  const locked = await user(['ADMIN']);
  const inactive = await user(['ADMIN']);
  await ask(lockUser, { id: locked.id });
  await ask(deactivateUser, { id: inactive.id });
  await user(['SALES_MANAGER']);
  const refused = { kind: 'conflict', code: 'LAST_ADMINISTRATOR' };
  t.match(await refusal(lockUser, { id: last.id }), refused);
  t.match(await refusal(deactivateUser, { id: last.id }), refused);
  t.match(await refusal(removeRole, { id: last.id, roleName: 'ADMIN' }), refused);
  t.match(await ask(getUser, { id: last.id }), { status: 'ACTIVE', roles: ['ADMIN'] });

  await t.resolves(ask(deactivateUser, { id: locked.id }), 'one who is locked already is none');
  await t.resolves(ask(removeRole, { id: inactive.id, roleName: 'ADMIN' }));
  await ask(assignRole, { id: (await user()).id, roleName: 'ADMIN' });
  t.match(await ask(lockUser, { id: last.id }), { status: 'LOCKED' }, 'no longer the last');
});

test('an administrator can remove their own role if there is another administrator', async (t) => {
  const { ask, user, enter } = withCore();
  await user(['ADMIN']);
  const anna = await user(['ADMIN']);
  const { caller } = await enter(anna);
  await t.resolves(ask(removeRole, { id: anna.id, roleName: 'ADMIN' }, { caller }));
});

test('concurrent locks, deactivations and role removals of all administrators leave one', async (t) => {
  const { ask, user, ports } = withCore();
  const administrators = [];
  for (let count = 0; count < 8; count++) administrators.push(await user(['ADMIN']));
  const results = await Promise.allSettled(
    administrators.map(({ id }, index) => {
      if (index % 3 === 0) return ask(removeRole, { id, roleName: 'ADMIN' });
      return ask(index % 3 === 1 ? lockUser : deactivateUser, { id }).then(() => undefined);
    }),
  );
  t.equal(results.filter(({ status }) => status === 'rejected').length, 1);
  t.equal((await ports.reader.where(Users, { status: 'ACTIVE', roles: 'ADMIN' })).length, 1);
});

test('listUsers filters by status, and sorts and pages as requested', async (t) => {
  const { ask, refused, user } = withCore();
  for (const username of ['berta', 'Anna', 'CARLA']) await user([], { username, email: `${username}@example.org` });
  await ask(lockUser, { id: (await user([], { username: 'Dora' })).id });
  const names = async (input: object) => (await ask(listUsers, input)).content.map(({ username }) => username);
  t.strictSame(await names({}), ['Anna', 'berta', 'CARLA', 'Dora']);
  t.strictSame(await names({ status: 'LOCKED' }), ['Dora']);
  t.strictSame(await names({ sort: ['status,desc', 'username,desc'] }), ['Dora', 'CARLA', 'berta', 'Anna']);
  t.strictSame(await names({ size: 2, page: 1 }), ['CARLA', 'Dora']);
  for (const input of [{ status: 'NOPE' }, { sort: 'passwordHash' }, { size: 0 }]) {
    t.equal(await refused(listUsers, input), 'VALIDATION_ERROR');
  }
});

test('a caller with USER_WRITE but without ROLE_ASSIGN can create only users without roles', async (t) => {
  const { ask, refused } = withCore();
  const asking = { caller: aCaller(['USER_WRITE']) };
  t.equal(await refused(createUser, newUser, asking), 'ACCESS_DENIED');
  t.match(await ask(createUser, { ...newUser, roleNames: [] }, asking), { roles: [] });
});

test('the first administrator is created once, and only if there are no users', async (t) => {
  const { ports, ask, user } = withCore();
  const create = () =>
    ports.transactions.run({ now: ports.clock.now() }, (unit) => createFirstAdministrator(unit, 'hash'));
  t.strictSame(await Promise.all([create(), create(), create()]), [true, false, false]);
  t.match((await ask(listUsers, {})).content, [{ username: 'admin', roles: ['ADMIN'], status: 'ACTIVE' }]);
  await user(['ADMIN']);
  t.notOk(await create());
});
