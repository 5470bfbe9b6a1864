/** The permissions of all contexts, for roles and for the responses that name them. This file imports no operation. */
import { auditPermissions } from './audit/permissions.ts';
import { identityPermissions } from './identity/permissions.ts';
import { inventoryPermissions } from './inventory/permissions.ts';
import type { Permission } from './kernel/contract/caller.ts';
import { masterdataPermissions } from './masterdata/permissions.ts';
import { procurementPermissions } from './procurement/permissions.ts';
import { productionPermissions } from './production/permissions.ts';
import { qualityPermissions } from './quality/permissions.ts';
import { salesPermissions } from './sales/permissions.ts';
import { settingsPermissions } from './settings/permissions.ts';
import { todayPermissions } from './today/permissions.ts';

export const PERMISSIONS: readonly Permission[] = [
  identityPermissions,
  masterdataPermissions,
  productionPermissions,
  inventoryPermissions,
  procurementPermissions,
  salesPermissions,
  qualityPermissions,
  todayPermissions,
  settingsPermissions,
  auditPermissions,
].flatMap(({ permissions }) => permissions);
