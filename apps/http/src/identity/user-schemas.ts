import { PERMISSIONS, ROLES } from '@cleaver/domain';
import { ROLE_NAMES, type Role, USER_STATUSES, type UserView } from '@cleaver/domain/identity';
import type { Static } from 'typebox';
import { CalendarDay, object, oneOf, setOf, Timestamp, text } from '../schemas.ts';

const roleMembers = {
  id: oneOf(ROLE_NAMES),
  name: oneOf(ROLE_NAMES),
  permissions: setOf(oneOf(PERMISSIONS)),
  description: text(),
};

/** A role of a user. */
const RoleDTO = object('RoleDTO', roleMembers);

/** A role in the list of roles. */
export const RoleListDTO = object('RoleListDTO', {
  ...roleMembers,
  unusedPermissions: {
    ...setOf(oneOf(PERMISSIONS)),
    description: 'Of its permissions those that no operation asks for yet',
  },
});

/** `used`: the permissions that operations require. */
export const presentRole =
  (used: () => ReadonlySet<string>) =>
  (role: Role): Static<typeof RoleListDTO> => ({
    ...role,
    unusedPermissions: role.permissions.filter((permission) => !used().has(permission)),
  });

export const UserDTO = object(
  'UserDTO',
  {
    id: text(),
    username: text(),
    email: text(),
    roles: setOf(RoleDTO),
    status: oneOf(USER_STATUSES),
    createdAt: Timestamp,
  },
  { branchId: text({ description: 'Absent until it is set' }), lastLogin: Timestamp },
);

/** Lists the members one by one, so no secret can be included by accident. */
export const presentUser = (user: UserView): Static<typeof UserDTO> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  roles: user.roles.map((name) => ROLES[name]),
  branchId: user.branchId ?? undefined,
  status: user.status,
  createdAt: user.createdAt,
  lastLogin: user.lastLogin ?? undefined,
});

/** The logged-in user, for the pages. */
export const CurrentUser = object('CurrentUser', {
  id: text(),
  username: text(),
  email: text(),
  roles: setOf(oneOf(ROLE_NAMES)),
  permissions: setOf(oneOf(PERMISSIONS)),
  shopTimeZone: text({ description: "The IANA name of the zone whose calendar day is the shop's" }),
  today: CalendarDay,
});
