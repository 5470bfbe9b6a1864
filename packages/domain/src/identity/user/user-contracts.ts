/** Operations on users and their roles (docs/contract.md, sections 5 to 7). */

import { command, query } from '../../kernel/contract/contract.ts';
import { CODE_MAX, oneOf, optionalText, pathId, setOf, text } from '../../kernel/contract/fields.ts';
import { described, type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { say } from '../../kernel/values/message.ts';
import { invisibleFault, parseText } from '../../kernel/values/text.ts';
import { PERMISSIONS } from '../../permissions.ts';
import {
  cannotLockSelf,
  emailExists,
  lastAdministrator,
  roleNotHeld,
  roleUnknown,
  usernameExists,
} from '../refusals.ts';
import { newPassword } from '../session/identity-contracts.ts';
import { roleSubject, userSubject } from '../subjects.ts';
import { ROLE_NAMES, ROLES } from './role.ts';
import { USER_STATUSES, type UserVerb, type UserView } from './user.ts';

/** Returns the field of a username: 3 to 50 code points without white space or invisible characters. */
const username = (): Field<string> => ({
  schema: { type: 'string', minLength: 3, maxLength: 50, pattern: '^\\S+$' },
  required: true,
  read(raw, at, faults) {
    const parsed = parseText(raw, { min: 3, max: 50 });
    const faulty = !parsed.ok
      ? parsed.message
      : /\s/u.test(parsed.value)
        ? say`must not contain white space`
        : invisibleFault(parsed.value);
    if (faulty) faults.push({ field: at, message: faulty });
    return parsed.ok ? parsed.value : '';
  },
});

const EMAIL_MAX = 254;

/**
 * Returns the field of an e-mail address: one @ between a name and a host. Does not check whether the address exists.
 */
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

/**
 * Returns the field of a role name. Accepts names that the schema does not list, because the handler refuses them with
 * ROLE_NOT_FOUND.
 */
const nameOfRole = (of: Field<string>): Field<string> =>
  described({ ...of, schema: { type: 'string', enum: ROLE_NAMES } }, 'The name of the role');

const roleMembers = {
  id: out.oneOf(ROLE_NAMES),
  name: out.oneOf(ROLE_NAMES),
  permissions: out.setOf(out.oneOf(PERMISSIONS)),
  description: out.text(),
};

const listedRoleOutput = out.object('RoleListDTO', {
  ...roleMembers,
  unusedPermissions: out.setOf(out.oneOf(PERMISSIONS), {
    description: 'Those of its permissions that no operation needs yet',
  }),
});

/** The members of a user one by one, so no secret can be included by accident. */
export const shownUser = out.object(
  'UserDTO',
  {
    id: out.text(),
    username: out.text(),
    email: out.text(),
    roles: out.setOf(out.object('RoleDTO', roleMembers)),
    status: out.oneOf(USER_STATUSES),
    createdAt: out.timestamp(),
  },
  { branchId: out.text({ description: 'Absent until it is set' }), lastLogin: out.timestamp() },
);
const userOutput = out.madeFrom(shownUser, (user: UserView) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  roles: user.roles.map((name) => ROLES[name]),
  status: user.status,
  createdAt: user.createdAt,
  branchId: user.branchId ?? undefined,
  lastLogin: user.lastLogin ?? undefined,
}));

export const listUsers = query({
  name: 'user.list',
  subject: userSubject,
  address: 'GET /api/users',
  summary: 'List users',
  permission: 'USER_READ',
  input: listForm(userSubject.sortable, { ...SEARCH, status: optional(oneOf(USER_STATUSES)) }),
  output: out.page(userOutput, ['username', 'roles.name', 'email', 'lastLogin', 'status']),
});

export const getUser = query({
  name: 'user.get',
  subject: userSubject,
  address: 'GET /api/users/{id}',
  summary: 'Read one user',
  permission: 'USER_READ',
  ownRecord: (raw, caller) => raw.id === caller.userId,
  input: byId(),
  output: userOutput,
  givesVersion: true,
});

export const getOwnUser = query({
  name: 'user.get-own',
  subject: userSubject,
  address: 'GET /api/users/me',
  summary: 'Read the logged-in user',
  description: 'Includes the permissions. Any user may call it.',
  permission: 'known',
  floor: true,
  input: form({}),
  output: userOutput,
  givesVersion: true,
});

export const newUser = form({
  username: username(),
  email: email(),
  password: newPassword(),
  roleNames: setOf(oneOf(ROLE_NAMES)),
  branchId: optionalText(CODE_MAX),
});

export const createUser = command({
  name: 'user.create',
  subject: userSubject,
  address: 'POST /api/users',
  summary: 'Create a user with roles',
  permission: 'USER_WRITE',
  mayNeed: ['ROLE_ASSIGN'],
  refuses: [usernameExists, emailExists],
  input: newUser,
  hashesPassword: true,
  output: userOutput,
});

export const updateUser = command({
  name: 'user.update',
  subject: userSubject,
  address: 'PUT /api/users/{id}',
  summary: "Change a user's e-mail address or branch",
  permission: 'USER_WRITE',
  refuses: [emailExists],
  input: form({ id: pathId(), email: optional(email()), branchId: optionalText(CODE_MAX) }),
  output: userOutput,
  comparesVersion: true,
});

/**
 * Returns the contract of the command that locks, unlocks, deactivates or reactivates a user. Locking and deactivating
 * also end the user's sessions.
 */
const moveUser = (verb: UserVerb, permission: 'USER_LOCK' | 'USER_UNLOCK', summary: string) =>
  command({
    name: `user.${verb}`,
    subject: userSubject,
    address: `POST /api/users/{id}/${verb}`,
    summary,
    permission,
    refuses: [
      invalidStatusTransition,
      ...(verb === 'lock' || verb === 'deactivate' ? [cannotLockSelf, lastAdministrator] : []),
    ],
    input: byId(),
    output: userOutput,
  });

export const lockUser = moveUser('lock', 'USER_LOCK', 'Lock a user: refuses log-in and all existing tokens');

export const unlockUser = moveUser('unlock', 'USER_UNLOCK', 'Unlock a user');

export const deactivateUser = moveUser('deactivate', 'USER_LOCK', 'Deactivate a user who has left');

export const reactivateUser = moveUser('reactivate', 'USER_UNLOCK', 'Reactivate a user');

export const assignRole = command({
  name: 'user.assign-role',
  subject: userSubject,
  address: 'POST /api/users/{id}/roles',
  summary: 'Give a user a role; no change if the user has it',
  permission: 'ROLE_ASSIGN',
  refuses: [roleUnknown],
  input: form({ id: pathId(), roleName: nameOfRole(text(CODE_MAX)) }),
  output: userOutput,
});

export const removeRole = command({
  name: 'user.remove-role',
  subject: userSubject,
  address: 'DELETE /api/users/{id}/roles/{roleName}',
  summary: 'Remove a role from a user',
  permission: 'ROLE_REMOVE',
  refuses: [roleUnknown, roleNotHeld, lastAdministrator],
  input: form({ id: pathId(), roleName: nameOfRole(pathId()) }),
  output: out.nothing,
  comparesVersion: true,
});

export const listRoles = query({
  name: 'role.list',
  subject: roleSubject,
  address: 'GET /api/roles',
  summary: 'List the roles and their permissions',
  permission: 'ROLE_READ',
  input: listForm({ name: 'plain' }, {}),
  output: out.page(listedRoleOutput, ['name', 'description', 'permissions']),
});
