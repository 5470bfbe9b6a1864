/** Permissions for master data (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const masterdataPermissions = permissions(
  'SUPPLIER_READ', 'SUPPLIER_WRITE', 'SUPPLIER_DELETE',
  'CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_DELETE',
  'MASTERDATA_READ', 'MASTERDATA_WRITE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof masterdataPermissions> {}
}
