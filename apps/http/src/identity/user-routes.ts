/** Routes: users. */
import {
  assignRole,
  changePassword,
  createUser,
  deactivateUser,
  getOwnUser,
  getUser,
  listRoles,
  listUsers,
  lockUser,
  reactivateUser,
  removeRole,
  resetPassword,
  unlockUser,
  updateUser,
} from '@cleaver/domain/identity';
import { empty, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { presentRole, presentUser, RoleListDTO, UserDTO } from './user-schemas.ts';

const user = presented(UserDTO, presentUser);

/** `usedPermissions`: those that operations ask for. */
export const userRoutes = (usedPermissions: () => ReadonlySet<string>): RouteGroup => ({
  tag: 'Users',
  description: 'Users, their roles, and who may come in',
  routes: [
    route({ method: 'GET', path: '/api/users', operation: listUsers, answer: page(UserDTO, presentUser) }),
    route({
      method: 'POST',
      path: '/api/users',
      operation: createUser,
      answer: presented(UserDTO, presentUser, 201),
    }),
    route({
      method: 'GET',
      path: '/api/users/me',
      operation: getOwnUser,
      answer: user,
      description: 'For any user: who am I, and what may I do?',
    }),
    route({ method: 'GET', path: '/api/users/{id}', operation: getUser, answer: user }),
    route({ method: 'PUT', path: '/api/users/{id}', operation: updateUser, answer: user }),
    route({
      method: 'PUT',
      path: '/api/users/{id}/password',
      operation: changePassword,
      answer: empty(204),
      description: 'A wrong current password is a 401 and counts as a failed attempt to log in.',
    }),
    route({
      method: 'POST',
      path: '/api/users/{id}/password-reset',
      operation: resetPassword,
      answer: empty(204),
      description: 'For whoever forgot it. Ends all sessions of the user and clears the failed attempts to log in.',
    }),
    route({ method: 'POST', path: '/api/users/{id}/lock', operation: lockUser, answer: user }),
    route({ method: 'POST', path: '/api/users/{id}/unlock', operation: unlockUser, answer: user }),
    route({ method: 'POST', path: '/api/users/{id}/deactivate', operation: deactivateUser, answer: user }),
    route({ method: 'POST', path: '/api/users/{id}/reactivate', operation: reactivateUser, answer: user }),
    route({ method: 'POST', path: '/api/users/{id}/roles', operation: assignRole, answer: user }),
    route({
      method: 'DELETE',
      path: '/api/users/{id}/roles/{roleName}',
      operation: removeRole,
      answer: empty(204),
    }),
    route({
      method: 'GET',
      path: '/api/roles',
      operation: listRoles,
      answer: page(RoleListDTO, presentRole(usedPermissions)),
    }),
  ],
});
