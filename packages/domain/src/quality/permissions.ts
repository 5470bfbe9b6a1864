/** Permissions for quality and its records (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const qualityPermissions = permissions(
  'HACCP_READ', 'HACCP_WRITE',
  'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE',
  'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
  'GOODS_INSPECTION_READ', 'GOODS_INSPECTION_WRITE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof qualityPermissions> {}
}
