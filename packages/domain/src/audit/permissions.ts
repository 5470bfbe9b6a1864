/** Permissions on the audit log (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const auditPermissions = permissions(
  'AUDIT_LOG_READ',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof auditPermissions> {}
}
