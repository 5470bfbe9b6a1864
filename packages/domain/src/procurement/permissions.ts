/** Permissions for procurement (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const procurementPermissions = permissions(
  'PURCHASE_ORDER_READ', 'PURCHASE_ORDER_WRITE', 'PURCHASE_ORDER_DELETE',
  'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof procurementPermissions> {}
}
