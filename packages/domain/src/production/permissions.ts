/** Permissions for recipes and production (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const productionPermissions = permissions(
  'RECIPE_READ', 'RECIPE_WRITE', 'RECIPE_DELETE',
  'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'BATCH_DELETE',
  'PRODUCTION_ORDER_READ', 'PRODUCTION_ORDER_WRITE', 'PRODUCTION_ORDER_DELETE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof productionPermissions> {}
}
