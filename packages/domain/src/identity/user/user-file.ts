/** The file of users. It only goes out, and has no secrets. */
import { oneOf, setOf } from '../../kernel/contract/fields.ts';
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { ROLE_NAMES } from './role.ts';
import type { UserView } from './user.ts';
import { listUsers, shownUser } from './user-contracts.ts';

const MEMBERS = ['username', 'email', 'status', 'branchId', 'createdAt', 'lastLogin'];

export const userFile = fileKind<UserView, undefined>({
  name: 'users',
  title: say`Users`,
  columns: [...shownColumns(shownUser, MEMBERS), { member: 'roles', field: setOf(oneOf(ROLE_NAMES)) }],
  example: { username: 'huber', email: 'huber@example.org', status: 'ACTIVE', roles: ['SALES_STAFF'] },
  list: listUsers,
  context: async () => undefined,
  rowsOf: (user) => [{ ...shownValues(user, MEMBERS), roles: user.roles }],
});
