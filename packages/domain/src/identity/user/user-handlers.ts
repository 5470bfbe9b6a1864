/** Handlers of users and their roles (docs/contract.md, sections 5 to 7). */
import { unknownId } from '../../kernel/contract/aggregate.ts';
import { checkHolds } from '../../kernel/contract/caller.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import type { Page } from '../../kernel/contract/page.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { word } from '../../kernel/values/message.ts';
import { withoutPin } from '../pin/pin.ts';
import { cannotLockSelf, lastAdministrator, roleUnknown } from '../refusals.ts';
import { forgetFailures } from '../session/attempts.ts';
import { endSessions } from '../session/identity-handlers.ts';
import { ROLE_NAMES, ROLES, type RoleName } from './role.ts';
import { User, type UserState, Users, type UserVerb, type UserView, viewOf } from './user.ts';
import {
  assignRole,
  createUser,
  deactivateUser,
  getOwnUser,
  getUser,
  listRoles,
  listUsers,
  lockUser,
  type newUser,
  reactivateUser,
  removeRole,
  unlockUser,
  updateUser,
} from './user-contracts.ts';

/**
 * Returns the handler that locks, unlocks, deactivates or reactivates a user. Locking and deactivating also end the
 * user's sessions.
 */
const moveUser = (contract: typeof lockUser, verb: UserVerb) =>
  handle(contract, {
    async run(unit, { id }, { caller }) {
      const endsAccess = verb === 'lock' || verb === 'deactivate';
      if (endsAccess) await unit.lock(ADMINISTRATORS);
      const user = await unit.of(Users).get(id);
      if (endsAccess && user.state.id === caller.userId) {
        throw cannotLockSelf({ verb: word(verb) });
      }
      if (endsAccess) await keepAnAdministrator(unit, user);
      user.move(verb);
      if (endsAccess) await endSessions(unit, user);
      return viewOf(user.state);
    },
  });

export const userHandlers: readonly Handler[] = [
  handle(listUsers, {
    run: ({ reader }, { status, ...request }): Promise<Page<UserView>> =>
      reader.page(Users, { status }, request, ['passwordHash']),
  }),
  handle(getUser, {
    run: async ({ reader }, { id }) => {
      const { state, version } = await reader.versioned(Users, id);
      return { state: viewOf(state), version };
    },
  }),
  handle(getOwnUser, {
    run: async ({ reader }, _input, { caller }) => {
      const { state, version } = await reader.versioned(Users, caller.userId);
      return { state: viewOf(state), version };
    },
  }),
  handle(createUser, {
    prepare: ({ passwords }, { password }) => passwords.hash(password),
    async run(unit, input, { caller, prepared: passwordHash }) {
      if (input.roleNames.length > 0) checkHolds(caller, 'ROLE_ASSIGN');
      return viewOf(register(unit, input, passwordHash));
    },
  }),
  handle(updateUser, {
    async run(unit, { id, ...to }, { expected }) {
      const user = await unit.of(Users).get(id, expected);
      user.update(to);
      return viewOf(user.state);
    },
  }),
  moveUser(lockUser, 'lock'),
  moveUser(unlockUser, 'unlock'),
  moveUser(deactivateUser, 'deactivate'),
  moveUser(reactivateUser, 'reactivate'),
  handle(assignRole, {
    async run(unit, { id, roleName }) {
      const user = await unit.of(Users).get(id);
      user.assign(knownRole(roleName));
      return viewOf(user.state);
    },
  }),
  handle(removeRole, {
    async run(unit, { id, roleName }, { expected }) {
      if (roleName === 'ADMIN') await unit.lock(ADMINISTRATORS);
      const user = await unit.of(Users).get(id, expected);
      const role = knownRole(roleName);
      if (role === 'ADMIN') await keepAnAdministrator(unit, user);
      user.withdraw(role);
    },
  }),
  handle(listRoles, {
    run: async ({ usedPermissions }, request) => {
      const roles = Object.values(ROLES).map((role) => ({
        ...role,
        unusedPermissions: role.permissions.filter((permission) => !usedPermissions.has(permission)),
      }));
      return pageInMemory(roles, { name: 'plain' }, request);
    },
  }),
];

function register(unit: UnitOfWork, input: Omit<InputOf<typeof newUser>, 'password'>, passwordHash: string): UserState {
  const user = User.register({
    id: unit.newId(),
    username: input.username,
    email: input.email,
    roles: input.roleNames,
    branchId: input.branchId || null,
    passwordHash,
    createdAt: unit.now,
  });
  unit.of(Users).add(user);
  return user.state;
}

/** Returns the role. Refuses an unknown name with ROLE_NOT_FOUND (docs/contract.md, section 7). */
function knownRole(name: string): RoleName {
  const role = ROLE_NAMES.find((known) => known === name);
  if (!role) throw roleUnknown();
  return role;
}

/** The lock for changes that may reduce the number of active administrators. Such changes run one after another. */
const ADMINISTRATORS = 'administrators';

/**
 * Refuses with LAST_ADMINISTRATOR if `user` is the only active administrator, because then no user could manage users.
 */
async function keepAnAdministrator(unit: UnitOfWork, user: User): Promise<void> {
  if (!user.isActiveAdministrator) return;
  const administrators = await unit.of(Users).peekWhere({ status: 'ACTIVE', roles: 'ADMIN' });
  if (administrators.every((other) => other.id === user.state.id)) {
    throw lastAdministrator();
  }
}

/** The username of the first administrator. */
export const FIRST_USERNAME = 'admin';

/**
 * Creates the first administrator if no user has the role ADMIN. Returns whether it did. This is not an operation: the
 * service calls it at its start.
 */
export async function createFirstAdministrator(unit: UnitOfWork, passwordHash: string): Promise<boolean> {
  await unit.lock(ADMINISTRATORS);
  const administrators = await unit.of(Users).peekWhere({ roles: 'ADMIN' });
  if (administrators.length > 0) return false;
  const first = {
    username: FIRST_USERNAME,
    email: 'admin@localhost',
    roleNames: ['ADMIN' as const],
    branchId: undefined,
  };
  register(unit, first, passwordHash);
  return true;
}

/**
 * Sets a new password for a user who lost the old one. Also removes the PIN, ends all sessions and clears the failed
 * log-in attempts of the user. Returns the user. Refuses an unknown username with USER_NOT_FOUND. This function is not
 * an operation and needs no permission, because a person with access to the machine can change the database anyway.
 */
export async function resetLostPassword(
  unit: Pick<UnitPorts, 'of' | 'now' | 'secrets'>,
  username: string,
  passwordHash: string,
): Promise<UserState> {
  const [user] = await unit.of(Users).where({ username });
  if (!user) throw unknownId(Users);
  user.changePassword(user.state.passwordHash, passwordHash);
  await withoutPin(unit, user.state.id);
  await endSessions(unit, user);
  await forgetFailures(unit, user.state.username);
  return user.state;
}
