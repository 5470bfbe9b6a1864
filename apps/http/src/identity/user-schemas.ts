import { PERMISSIONS, ROLE_NAMES, ROLES, type TokenPair, USER_STATUSES, type UserState } from '@cleaver/domain';
import { type Static, Type } from 'typebox';
import { nullable, object, oneOf, setOf, Timestamp } from '../schemas.ts';

/** Contract section 2, Role. */
export const RoleDTO = object('RoleDTO', {
  id: oneOf(ROLE_NAMES),
  name: oneOf(ROLE_NAMES),
  permissions: setOf(oneOf(PERMISSIONS)),
  description: Type.String(),
});

/** Contract section 2, User. */
export const UserDTO = object('UserDTO', {
  id: Type.String(),
  username: Type.String(),
  email: Type.String(),
  roles: setOf(RoleDTO),
  branchId: nullable(Type.String()),
  status: oneOf(USER_STATUSES),
  createdAt: Timestamp,
  lastLogin: nullable(Timestamp),
});

/** Names the members one by one, so that nothing secret can slip in. */
export const presentUser = (user: UserState): Static<typeof UserDTO> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  roles: user.roles.map((name) => ROLES[name]),
  branchId: user.branchId,
  status: user.status,
  createdAt: user.createdAt,
  lastLogin: user.lastLogin,
});

/** Contract section 2, LoginResponse. */
export const LoginResponse = object('LoginResponse', {
  accessToken: Type.String({ description: 'A JWT, for the header `Authorization: Bearer …`' }),
  tokenType: oneOf(['Bearer']),
  expiresIn: Type.Unsafe<number>({
    type: 'integer',
    format: 'int64',
    description: 'Seconds until the access token expires',
  }),
  expiresAt: Timestamp,
  refreshToken: Type.String({ description: 'Works once' }),
});

export const presentTokens = (tokens: TokenPair): Static<typeof LoginResponse> => ({ ...tokens, tokenType: 'Bearer' });
