/** Managing users and their roles (docs/contract.md, section 5). */
import { unknownId } from '../kernel/aggregate.ts';
import type { InputOf } from '../kernel/form.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import { word } from '../kernel/message.ts';
import { type Page, pageInMemory } from '../kernel/page.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { accessDenied } from '../kernel/refusal.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { forgetFailures } from './attempts.ts';
import { endSessions } from './identity-handlers.ts';
import { cannotLockSelf, lastAdministrator, roleUnknown } from './refusals.ts';
import { ROLE_NAMES, type RoleName } from './role.ts';
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

/** Lock, unlock, deactivate, reactivate. What takes a user's access away ends the sessions too. */
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
      if (input.roleNames.length > 0 && !caller.permissions.has('ROLE_ASSIGN'))
        throw accessDenied({ permission: 'ROLE_ASSIGN' });
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
    run: async ({ roles }, request) => pageInMemory(Object.values(roles), { name: 'plain' }, request),
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

/** A role by its name; refuses an unknown one with ROLE_NOT_FOUND (docs/contract.md, section 7). */
function knownRole(name: string): RoleName {
  const role = ROLE_NAMES.find((known) => known === name);
  if (!role) throw roleUnknown();
  return role;
}

/** Held while the number of active administrators may fall, so that two such changes never overlap. */
const ADMINISTRATORS = 'administrators';

/** Refuses when `user` is the only active administrator: somebody must be able to manage users. */
async function keepAnAdministrator(unit: UnitOfWork, user: User): Promise<void> {
  if (!user.isActiveAdministrator) return;
  const administrators = await unit.of(Users).peekWhere({ status: 'ACTIVE', roles: 'ADMIN' });
  if (administrators.every((other) => other.id === user.state.id)) {
    throw lastAdministrator();
  }
}

/** The name of the user whom the first start creates. */
export const FIRST_USERNAME = 'admin';

/**
 * Creates the first administrator when there is no user at all; gives whether it did. Not an operation: nobody asks for
 * it, the service does it at its start.
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
 * Sets the password of a user who has lost it, ends all the user's sessions and clears what was failed with the username; gives
 * the user. Refuses with USER_NOT_FOUND. Not an operation: whoever is at the machine may do anything to the database, and needs no
 * permission for this.
 */
export async function resetLostPassword(
  unit: Pick<UnitPorts, 'of' | 'now' | 'secrets'>,
  username: string,
  passwordHash: string,
): Promise<UserState> {
  const [user] = await unit.of(Users).where({ username });
  if (!user) throw unknownId(Users);
  user.changePassword(user.state.passwordHash, passwordHash);
  await endSessions(unit, user);
  await forgetFailures(unit, user.state.username);
  return user.state;
}
