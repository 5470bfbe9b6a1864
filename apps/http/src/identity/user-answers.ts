/** Routes: users. */
import { CONTRACTS } from '@cleaver/domain/contracts';
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
import { type Answered, answered, empty, page, presented } from '../operation-route.ts';
import { presentRole, presentUser, RoleListDTO, UserDTO } from './user-schemas.ts';

const user = presented(UserDTO, presentUser);

export const userAnswers: readonly Answered[] = [
  answered(listUsers, page(UserDTO, presentUser)),
  answered(createUser, presented(UserDTO, presentUser, 201)),
  answered(getOwnUser, user),
  answered(getUser, user),
  answered(updateUser, user),
  answered(changePassword, empty(204)),
  answered(resetPassword, empty(204)),
  answered(lockUser, user),
  answered(unlockUser, user),
  answered(deactivateUser, user),
  answered(reactivateUser, user),
  answered(assignRole, user),
  answered(removeRole, empty(204)),
  answered(
    listRoles,
    page(
      RoleListDTO,
      presentRole(() => USED_PERMISSIONS),
    ),
  ),
];

/** The permissions that operations require; others have no effect yet. */
const USED_PERMISSIONS: ReadonlySet<string> = new Set(CONTRACTS.map(({ permission }) => permission));
