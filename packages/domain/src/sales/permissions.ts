/** The permissions of the context sales (docs/contract.md, section 6). */
import { type PermissionsOf, permissions } from '../kernel/contract/caller.ts';

// biome-ignore format: one line a subject
export const salesPermissions = permissions(
  'ORDER_READ', 'ORDER_WRITE', 'ORDER_DELETE',
  'INVOICE_READ', 'INVOICE_WRITE', 'INVOICE_DELETE',
);

declare module '../kernel/contract/caller.ts' {
  interface PermissionNames extends PermissionsOf<typeof salesPermissions> {}
}
