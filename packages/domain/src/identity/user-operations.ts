/** Managing users and their roles (contract section 4, Users; contract decisions, sections 5 to 7). */
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
} from '../shared/form.ts';
import { say, word } from '../shared/message.ts';
import { command, query } from '../shared/operation.ts';
import { listForm, pageInMemory } from '../shared/page.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import { parseText } from '../shared/text.ts';
import type { UnitOfWork } from '../shared/unit-of-work.ts';
import { endSessions, newPassword } from './identity-operations.ts';
import { ROLE_NAMES, ROLES, type RoleName } from './role.ts';
import { USER_STATUSES, User, type UserState, Users, type UserVerb } from './user.ts';

/** 3 to 50 code points without white space (contract section 8). */
const username = (): Field<string> => ({
  schema: { type: 'string', minLength: 3, maxLength: 50, pattern: '^\\S+$' },
  required: true,
  read(raw, at, faults) {
    const parsed = parseText(raw, { min: 3, max: 50 });
    if (parsed.ok && !/\s/u.test(parsed.value)) return parsed.value;
    faults.push({ field: at, message: parsed.ok ? say`must not contain white space` : parsed.message });
    return '';
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

export const listUsers = query({
  name: 'user.list',
  summary: 'List users',
  permission: 'USER_READ',
  input: listForm(Users.sortable, { status: optional(oneOf(USER_STATUSES)) }),
  run: ({ reader }, { status, ...request }) => reader.page(Users, { status }, request),
});

export const getUser = query({
  name: 'user.get',
  summary: 'Read one user',
  permission: 'USER_READ',
  toSelf: (raw, caller) => raw.id === caller.userId,
  input: byId(),
  run: ({ reader }, { id }) => reader.get(Users, id),
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
  input: newUser,
  prepare: ({ passwords }, { password }) => passwords.hash(password),
  run: async (unit, input, _caller, passwordHash: string) => register(unit, input, passwordHash),
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
  input: form({ id: pathId(), email: optional(email()), branchId: optionalText(CODE_MAX) }),
  async run(unit, { id, ...to }) {
    const user = await unit.of(Users).get(id);
    user.update(to);
    return user.state;
  },
});

/** Lock, unlock, deactivate, reactivate. What takes a user's access away ends the sessions too. */
const moveUser = (verb: UserVerb, permission: 'USER_LOCK' | 'USER_UNLOCK', summary: string) =>
  command({
    name: `user.${verb}`,
    summary,
    permission,
    input: byId(),
    async run(unit, { id }, caller) {
      const endsAccess = verb === 'lock' || verb === 'deactivate';
      if (endsAccess) await unit.lock(ADMINISTRATORS);
      const user = await unit.of(Users).get(id);
      if (endsAccess && user.state.id === caller.userId) {
        throw conflict('CANNOT_LOCK_SELF', say`Nobody can ${word(verb)} themselves: ask another administrator`);
      }
      if (endsAccess) await keepAnAdministrator(unit, user);
      user.move(verb);
      if (endsAccess) await endSessions(unit, user.state.id);
      return user.state;
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
  input: form({ id: pathId(), roleName: text(CODE_MAX) }),
  async run(unit, { id, roleName }) {
    const user = await unit.of(Users).get(id);
    user.assign(knownRole(roleName));
    return user.state;
  },
});

export const removeRole = command({
  name: 'user.remove-role',
  summary: 'Take a role from a user',
  permission: 'ROLE_REMOVE',
  input: form({ id: pathId(), roleName: pathId() }),
  async run(unit, { id, roleName }) {
    if (roleName === 'ADMIN') await unit.lock(ADMINISTRATORS);
    const user = await unit.of(Users).get(id);
    const role = knownRole(roleName);
    if (role === 'ADMIN') await keepAnAdministrator(unit, user);
    user.withdraw(role);
  },
});

/** A role by its name; refuses an unknown one with ROLE_NOT_FOUND (contract decisions, section 7). */
function knownRole(name: string): RoleName {
  const role = ROLE_NAMES.find((known) => known === name);
  if (!role) throw notFound('ROLE_NOT_FOUND', say`There is no role with this name`);
  return role;
}

export const listRoles = query({
  name: 'role.list',
  summary: 'List the roles and their permissions',
  permission: 'ROLE_READ',
  input: listForm({ name: 'plain' }, {}),
  run: async (_ports, request) => pageInMemory(Object.values(ROLES), { name: 'plain' }, request),
});

/** Held while the number of active administrators may fall, so that two such changes never overlap. */
const ADMINISTRATORS = 'administrators';

/** Refuses when `user` is the only active administrator: somebody must be able to manage users. */
async function keepAnAdministrator(unit: UnitOfWork, user: User): Promise<void> {
  if (!user.isActiveAdministrator) return;
  const administrators = await unit.of(Users).peekWhere({ status: 'ACTIVE', roles: 'ADMIN' });
  if (administrators.every((other) => other.id === user.state.id)) {
    throw conflict('LAST_ADMINISTRATOR', say`This is the last active administrator: make another one first`);
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
