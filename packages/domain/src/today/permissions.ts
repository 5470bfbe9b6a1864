/** Permissions on notifications about all contexts (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const todayPermissions = permissions(
  'NOTIFICATION_READ', 'NOTIFICATION_SEND',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof todayPermissions> {}
}
