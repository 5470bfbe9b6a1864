/** Permissions on users and roles (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const identityPermissions = permissions(
  'USER_READ', 'USER_WRITE', 'USER_DELETE', 'USER_LOCK', 'USER_UNLOCK',
  'ROLE_READ', 'ROLE_WRITE', 'ROLE_ASSIGN', 'ROLE_REMOVE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof identityPermissions> {}
}
