/** The permissions of the context inventory (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const inventoryPermissions = permissions(
  'STOCK_READ', 'STOCK_WRITE',
  'STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE',
  'INVENTORY_COUNT_READ', 'INVENTORY_COUNT_WRITE',
  'LABEL_READ', 'LABEL_WRITE', 'LABEL_PRINT',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof inventoryPermissions> {}
}
