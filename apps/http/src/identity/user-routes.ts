/** Contract section 4, Users; deactivation and reactivation: contract decisions, section 7. */
import {
  assignRole,
  changePassword,
  createUser,
  deactivateUser,
  getUser,
  listRoles,
  listUsers,
  lockUser,
  reactivateUser,
  removeRole,
  unlockUser,
  updateUser,
} from '@cleaver/domain';
import { empty, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { presentUser, RoleDTO, UserDTO } from './user-schemas.ts';

const user = presented(UserDTO, presentUser);

export const userRoutes: RouteGroup = {
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
    route({ method: 'GET', path: '/api/users/{id}', operation: getUser, answer: user }),
    route({ method: 'PUT', path: '/api/users/{id}', operation: updateUser, answer: user }),
    route({
      method: 'PUT',
      path: '/api/users/{id}/password',
      operation: changePassword,
      answer: empty(204),
      description: 'A wrong current password is a 401 and counts as a failed attempt to log in.',
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
    route({ method: 'GET', path: '/api/roles', operation: listRoles, answer: page(RoleDTO) }),
  ],
};
