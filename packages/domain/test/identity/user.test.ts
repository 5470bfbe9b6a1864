import { test } from 'tap';
import {
  ROLE_NAMES,
  USER_STATUSES,
  User,
  type UserState,
  type UserStatus,
  type UserVerb,
  userMachine,
} from '../../src/identity/index.ts';
import { Refusal } from '../../src/kernel/index.ts';

const AT = new Date('2026-01-05T11:00:00.000Z');

const aUser = (state: Partial<UserState> = {}): User =>
  User.restore({
    ...User.register({
      id: 'u1',
      username: 'anna',
      email: 'anna@example.org',
      roles: [],
      branchId: null,
      passwordHash: 'hash',
      createdAt: AT,
    }).state,
    ...state,
  });

/** The new status for each status and verb, deliberately repeated here. Null means that the verb is refused. */
const CONTRACT: Record<UserStatus, Record<UserVerb, UserStatus | null>> = {
  ACTIVE: { lock: 'LOCKED', unlock: null, deactivate: 'INACTIVE', reactivate: null },
  LOCKED: { lock: null, unlock: 'ACTIVE', deactivate: 'INACTIVE', reactivate: null },
  INACTIVE: { lock: null, unlock: null, deactivate: null, reactivate: 'ACTIVE' },
};

test('a user moves between statuses as the contract says, and in no other way', async (t) => {
  for (const status of USER_STATUSES) {
    for (const verb of Object.keys(userMachine.transitions) as UserVerb[]) {
      const user = aUser({ status });
      const before = user.state;
      const to = CONTRACT[status][verb];
      if (to) {
        user.move(verb);
        t.strictSame(user.state, { ...before, status: to }, `${verb} from ${status}`);
      } else {
        t.throws(
          () => user.move(verb),
          { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' },
          `${verb} from ${status}`,
        );
        t.equal(user.state, before, 'unchanged');
      }
    }
  }
});

test('the contract lists every status and every verb of a user', async (t) => {
  t.strictSame(USER_STATUSES.toSorted(), Object.keys(CONTRACT).toSorted());
  for (const verbs of Object.values(CONTRACT)) {
    t.strictSame(Object.keys(verbs).toSorted(), Object.keys(userMachine.transitions).toSorted());
  }
});

test('a new user is active and has no last log-in', async (t) => {
  t.match(aUser().state, { status: 'ACTIVE', lastLogin: null });
});

test('only an active user with the role is an active administrator', async (t) => {
  for (const status of USER_STATUSES) {
    t.equal(aUser({ status, roles: ['SALES_STAFF', 'ADMIN'] }).isActiveAdministrator, status === 'ACTIVE');
    t.equal(aUser({ status, roles: ['SALES_STAFF'] }).isActiveAdministrator, false);
  }
});

test('assign adds a role once, and withdraw refuses a role that the user lacks', async (t) => {
  for (const role of ROLE_NAMES) {
    const user = aUser({ roles: ['ADMIN'] });
    user.assign(role);
    const { state } = user;
    user.assign(role);
    t.equal(user.state, state, 'a second time changes nothing');
    user.withdraw(role);
    t.notOk(user.state.roles.includes(role));
    t.throws(() => user.withdraw(role), { kind: 'not_found', code: 'ROLE_NOT_FOUND' });
  }
});

test('update changes the given members and keeps the others', async (t) => {
  const user = aUser({ branchId: 'B1' });
  user.update({ email: 'a@example.org', branchId: undefined });
  t.match(user.state, { email: 'a@example.org', branchId: 'B1' });
  user.update({ email: undefined, branchId: 'B2' });
  t.match(user.state, { email: 'a@example.org', branchId: 'B2' });
  user.update({ email: undefined, branchId: '' });
  t.match(user.state, { email: 'a@example.org', branchId: null });
});

test('changePassword refuses with CONCURRENT_CHANGE if the checked hash is not the current one', async (t) => {
  const user = aUser();
  user.changePassword('hash', 'new hash');
  t.equal(user.state.passwordHash, 'new hash');
  t.throws(() => user.changePassword('hash', 'third'), { kind: 'conflict', code: 'CONCURRENT_CHANGE' });
  t.throws(() => user.changePassword('hash', 'third'), Refusal);
  t.equal(user.state.passwordHash, 'new hash');
});
