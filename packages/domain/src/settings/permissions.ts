/** Permissions on the shop itself (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const settingsPermissions = permissions(
  'BRANCH_READ', 'BRANCH_WRITE', 'BRANCH_DELETE',
  'SYSTEM_SETTINGS_READ', 'SYSTEM_SETTINGS_WRITE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof settingsPermissions> {}
}
