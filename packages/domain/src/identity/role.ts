/** The nine roles of a shop and what each may do (contract section 2; contract decisions, section 6). */
import { PERMISSIONS, type Permission } from './permission.ts';

export const ROLE_NAMES = [
  'ADMIN',
  'PRODUCTION_MANAGER',
  'PRODUCTION_WORKER',
  'QUALITY_MANAGER',
  'QUALITY_INSPECTOR',
  'PROCUREMENT_MANAGER',
  'WAREHOUSE_WORKER',
  'SALES_MANAGER',
  'SALES_STAFF',
] as const;

export type RoleName = (typeof ROLE_NAMES)[number];

export interface Role {
  /** The same as the name: the roles are fixed, so their names identify them. */
  readonly id: RoleName;
  readonly name: RoleName;
  readonly description: string;
  readonly permissions: readonly Permission[];
}

/** `RECIPE_*` stands for every permission on recipes. */
type Grant = Permission | `${string}_*`;

// biome-ignore format: a few lines a role
const grants: Record<RoleName, { description: string; holds: readonly Grant[] }> = {
  ADMIN: { description: 'Runs the system: users, roles, settings, and everything else', holds: PERMISSIONS },
  PRODUCTION_MANAGER: {
    description: 'Keeps recipes and plans production',
    holds: [
      'RECIPE_*', 'BATCH_*', 'PRODUCTION_ORDER_*', 'MASTERDATA_READ', 'STOCK_READ',
      'STOCK_MOVEMENT_*', 'LABEL_*', 'REPORT_READ',
    ],
  },
  PRODUCTION_WORKER: {
    description: 'Makes the batches and keeps the temperature and cleaning records',
    holds: [
      'RECIPE_READ', 'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'MASTERDATA_READ', 'STOCK_READ',
      'LABEL_READ', 'LABEL_PRINT', 'TEMPERATURE_LOG_*', 'CLEANING_RECORD_*',
    ],
  },
  QUALITY_MANAGER: {
    description: 'Answers for HACCP, blocks and releases stock',
    holds: [
      'HACCP_*', 'TEMPERATURE_LOG_*', 'CLEANING_RECORD_*', 'GOODS_INSPECTION_*', 'STOCK_READ', 'STOCK_WRITE',
      'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'REPORT_*',
    ],
  },
  QUALITY_INSPECTOR: {
    description: 'Inspects goods and records temperatures',
    holds: [
      'HACCP_READ', 'TEMPERATURE_LOG_*', 'CLEANING_RECORD_READ', 'GOODS_INSPECTION_*', 'STOCK_READ',
      'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ',
    ],
  },
  PROCUREMENT_MANAGER: {
    description: 'Keeps suppliers and buys',
    holds: [
      'MASTERDATA_READ', 'MASTERDATA_WRITE', 'SUPPLIER_*', 'PURCHASE_ORDER_*', 'GOODS_RECEIPT_*',
      'STOCK_READ', 'REPORT_READ',
    ],
  },
  WAREHOUSE_WORKER: {
    description: 'Books goods into and out of the cold rooms',
    holds: [
      'STOCK_*', 'STOCK_MOVEMENT_*', 'INVENTORY_COUNT_*', 'GOODS_RECEIPT_*',
      'GOODS_INSPECTION_READ', 'MASTERDATA_READ', 'LABEL_READ', 'LABEL_PRINT',
    ],
  },
  SALES_MANAGER: {
    description: 'Keeps customers, prices and frame contracts',
    holds: [
      'MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_*', 'ORDER_*', 'INVOICE_*', 'STOCK_READ',
      'LABEL_READ', 'REPORT_*',
    ],
  },
  SALES_STAFF: {
    description: 'Sells over the counter and takes orders',
    holds: [
      'MASTERDATA_READ', 'CUSTOMER_READ', 'CUSTOMER_WRITE', 'ORDER_READ', 'ORDER_WRITE', 'INVOICE_READ',
      'LABEL_READ', 'LABEL_PRINT',
    ],
  },
};

/** `STOCK_*` means the permissions on stock itself, not those on stock movements: exactly one more word follows. */
const covers = (grant: Grant, permission: Permission): boolean =>
  grant.endsWith('_*')
    ? permission.startsWith(grant.slice(0, -1)) && !permission.slice(grant.length - 1).includes('_')
    : grant === permission;

const roleOf = (name: RoleName): Role => {
  const { description, holds } = grants[name];
  return {
    id: name,
    name,
    description,
    permissions: PERMISSIONS.filter((one) => holds.some((grant) => covers(grant, one))),
  };
};

export const ROLES = Object.fromEntries(ROLE_NAMES.map((name) => [name, roleOf(name)])) as unknown as Readonly<
  Record<RoleName, Role>
>;

/** Everything that the holder of these roles may do. */
export const permissionsOf = (roles: readonly RoleName[]): ReadonlySet<Permission> =>
  new Set(roles.flatMap((role) => ROLES[role].permissions));
