/** Managing users and their roles (docs/contract.md, section 5). */

import { unknownId } from '../kernel/aggregate.ts';
import {
  CODE_MAX,
  type Field,
  form,
  type InputOf,
  oneOf,
  optional,
  optionalText,
  pathId,
  setOf,
  text,
} from '../kernel/form.ts';
import { say, word } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm, pageInMemory } from '../kernel/page.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { accessDenied, invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import { parseText } from '../kernel/text.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { forgetFailures } from './attempts.ts';
import { endSessions, newPassword } from './identity-operations.ts';
import {
  cannotLockSelf,
  emailExists,
  lastAdministrator,
  roleNotHeld,
  roleUnknown,
  usernameExists,
} from './refusals.ts';
import { ROLE_NAMES, type RoleName } from './role.ts';
import { USER_STATUSES, User, type UserState, Users, type UserVerb, viewOf } from './user.ts';

/** What nobody sees: two names that look alike must not be two. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** 3 to 50 code points without white space and invisible characters. */
const username = (): Field<string> => ({
  schema: { type: 'string', minLength: 3, maxLength: 50, pattern: '^\\S+$' },
  required: true,
  read(raw, at, faults) {
    const parsed = parseText(raw, { min: 3, max: 50 });
    const faulty = !parsed.ok
      ? parsed.message
      : /\s/u.test(parsed.value)
        ? say`must not contain white space`
        : INVISIBLE.test(parsed.value)
          ? say`must not contain invisible characters`
          : undefined;
    if (faulty) faults.push({ field: at, message: faulty });
    return parsed.ok ? parsed.value : '';
  },
});

const EMAIL_MAX = 254;

/** An address with one @ between a name and a host; whether mail arrives there only mail can tell. */
const email = (): Field<string> => ({
  schema: {
    type: 'string',
    minLength: 3,
    maxLength: EMAIL_MAX,
    pattern: '^[^\\s@]+@[^\\s@]+$',
    examples: ['anna@example.org'],
  },
  required: true,
  read(raw, at, faults) {
    const parsed = parseText(raw, { max: EMAIL_MAX });
    if (parsed.ok && /^[^\s@]+@[^\s@]+$/u.test(parsed.value)) return parsed.value;
    faults.push({
      field: at,
      message: parsed.ok ? say`must be an e-mail address like anna@example.org` : parsed.message,
    });
    return '';
  },
});

const byId = () => form({ id: pathId() });

/** Described as the closed set that the names are; another one is unknown, not wrong. */
const nameOfRole = (of: Field<string>): Field<string> => ({ ...of, schema: { type: 'string', enum: ROLE_NAMES } });

export const listUsers = query({
  name: 'user.list',
  summary: 'List users',
  permission: 'USER_READ',
  input: listForm(Users.sortable, { ...SEARCH, status: optional(oneOf(USER_STATUSES)) }),
  async run({ reader }, { status, ...request }) {
    const { content, page } = await reader.page(Users, { status }, request);
    return { content: content.map(viewOf), page };
  },
});

export const getUser = query({
  name: 'user.get',
  summary: 'Read one user',
  permission: 'USER_READ',
  toSelf: (raw, caller) => raw.id === caller.userId,
  input: byId(),
  run: async ({ reader }, { id }) => viewOf(await reader.get(Users, id)),
});

export const getOwnUser = query({
  name: 'user.get-own',
  summary: 'Read the user who asks',
  permission: 'known',
  input: form({}),
  run: async ({ reader }, _input, caller) => viewOf(await reader.get(Users, caller.userId)),
});

const newUser = form({
  username: username(),
  email: email(),
  password: newPassword(),
  roleNames: setOf(oneOf(ROLE_NAMES)),
  branchId: optionalText(CODE_MAX),
});

export const createUser = command({
  name: 'user.create',
  summary: 'Create a user with roles',
  permission: 'USER_WRITE',
  refuses: [usernameExists, emailExists],
  input: newUser,
  prepare: ({ passwords }, { password }) => passwords.hash(password),
  async run(unit, input, caller, passwordHash: string) {
    if (input.roleNames.length > 0 && !caller.permissions.has('ROLE_ASSIGN'))
      throw accessDenied({ permission: 'ROLE_ASSIGN' });
    return viewOf(register(unit, input, passwordHash));
  },
});

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

export const updateUser = command({
  name: 'user.update',
  summary: "Change a user's e-mail address or branch",
  permission: 'USER_WRITE',
  refuses: [emailExists],
  input: form({ id: pathId(), email: optional(email()), branchId: optionalText(CODE_MAX) }),
  async run(unit, { id, ...to }) {
    const user = await unit.of(Users).get(id);
    user.update(to);
    return viewOf(user.state);
  },
});

/** Lock, unlock, deactivate, reactivate. What takes a user's access away ends the sessions too. */
const moveUser = (verb: UserVerb, permission: 'USER_LOCK' | 'USER_UNLOCK', summary: string) =>
  command({
    name: `user.${verb}`,
    summary,
    permission,
    refuses: [
      invalidStatusTransition,
      ...(verb === 'lock' || verb === 'deactivate' ? [cannotLockSelf, lastAdministrator] : []),
    ],
    input: byId(),
    async run(unit, { id }, caller) {
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

export const lockUser = moveUser('lock', 'USER_LOCK', 'Lock a user: no log-in, and tokens given out are refused');
export const unlockUser = moveUser('unlock', 'USER_UNLOCK', 'Unlock a user');
export const deactivateUser = moveUser('deactivate', 'USER_LOCK', 'Deactivate a user who has left');
export const reactivateUser = moveUser('reactivate', 'USER_UNLOCK', 'Reactivate a user');

export const assignRole = command({
  name: 'user.assign-role',
  summary: 'Give a user a role; one that the user has changes nothing',
  permission: 'ROLE_ASSIGN',
  refuses: [roleUnknown],
  input: form({ id: pathId(), roleName: nameOfRole(text(CODE_MAX)) }),
  async run(unit, { id, roleName }) {
    const user = await unit.of(Users).get(id);
    user.assign(knownRole(roleName));
    return viewOf(user.state);
  },
});

export const removeRole = command({
  name: 'user.remove-role',
  summary: 'Take a role from a user',
  permission: 'ROLE_REMOVE',
  refuses: [roleUnknown, roleNotHeld, lastAdministrator],
  input: form({ id: pathId(), roleName: nameOfRole(pathId()) }),
  async run(unit, { id, roleName }) {
    if (roleName === 'ADMIN') await unit.lock(ADMINISTRATORS);
    const user = await unit.of(Users).get(id);
    const role = knownRole(roleName);
    if (role === 'ADMIN') await keepAnAdministrator(unit, user);
    user.withdraw(role);
  },
});

/** A role by its name; refuses an unknown one with ROLE_NOT_FOUND (docs/contract.md, section 7). */
function knownRole(name: string): RoleName {
  const role = ROLE_NAMES.find((known) => known === name);
  if (!role) throw roleUnknown();
  return role;
}

export const listRoles = query({
  name: 'role.list',
  summary: 'List the roles and their permissions',
  permission: 'ROLE_READ',
  input: listForm({ name: 'plain' }, {}),
  run: async ({ roles }, request) => pageInMemory(Object.values(roles), { name: 'plain' }, request),
});

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
