/** The nine roles of a shop and their permissions (docs/contract.md, section 6). */
import type { Permission } from '../../kernel/contract/caller.ts';
import { PERMISSIONS } from '../../permissions.ts';

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
  /** The id of the role. It is the name, because the roles are fixed. */
  readonly id: RoleName;
  readonly name: RoleName;
  readonly description: string;
  readonly permissions: readonly Permission[];
}

/** A permission, or a pattern: `RECIPE_*` means all permissions on recipes. */
type Grant = Permission | `${string}_*`;

// biome-ignore format: a few lines a role
const grants: Record<RoleName, { description: string; holds: readonly Grant[] | 'all' }> = {
  ADMIN: { description: 'Runs the system: users, roles, settings, and everything else', holds: 'all' },
  PRODUCTION_MANAGER: {
    description: 'Keeps recipes and plans production',
    holds: [
      'RECIPE_*', 'BATCH_*', 'PRODUCTION_ORDER_*', 'MASTERDATA_READ', 'STOCK_READ',
      'STOCK_MOVEMENT_*', 'LABEL_*', 'REPORT_READ', 'ORDER_READ',
      'HACCP_READ', 'TEMPERATURE_LOG_*', 'CLEANING_RECORD_*',
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
      'STOCK_MOVEMENT_READ', 'GOODS_RECEIPT_READ', 'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'LABEL_READ',
      'REPORT_*',
    ],
  },
  QUALITY_INSPECTOR: {
    description: 'Inspects goods and records temperatures',
    holds: [
      'HACCP_READ', 'TEMPERATURE_LOG_*', 'CLEANING_RECORD_READ', 'GOODS_INSPECTION_*', 'STOCK_READ',
      'STOCK_MOVEMENT_READ', 'GOODS_RECEIPT_READ', 'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'LABEL_READ',
    ],
  },
  PROCUREMENT_MANAGER: {
    description: 'Keeps suppliers and buys',
    holds: [
      'MASTERDATA_READ', 'MASTERDATA_WRITE', 'SUPPLIER_*', 'PURCHASE_ORDER_*', 'GOODS_RECEIPT_*',
      'STOCK_READ', 'LABEL_READ', 'REPORT_READ', 'ORDER_READ',
    ],
  },
  WAREHOUSE_WORKER: {
    description: 'Books goods into and out of the cold rooms',
    holds: [
      'STOCK_*', 'STOCK_MOVEMENT_*', 'INVENTORY_COUNT_*', 'GOODS_RECEIPT_*',
      'GOODS_INSPECTION_READ', 'MASTERDATA_READ', 'LABEL_READ', 'LABEL_PRINT', 'ORDER_READ',
      'TEMPERATURE_LOG_*', 'CLEANING_RECORD_*',
    ],
  },
  SALES_MANAGER: {
    description: 'Keeps customers, prices and frame contracts',
    holds: [
      'MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_*', 'ORDER_*', 'INVOICE_*', 'STOCK_READ',
      'STOCK_MOVEMENT_READ', 'LABEL_READ', 'REPORT_*',
    ],
  },
  SALES_STAFF: {
    description: 'Sells over the counter and takes orders',
    holds: [
      'MASTERDATA_READ', 'CUSTOMER_READ', 'CUSTOMER_WRITE', 'ORDER_READ', 'ORDER_WRITE', 'ORDER_DELETE',
      'INVOICE_READ', 'STOCK_MOVEMENT_READ', 'LABEL_READ', 'LABEL_PRINT',
      'TEMPERATURE_LOG_*', 'CLEANING_RECORD_*',
    ],
  },
};

/** Permissions of every role. */
const EVERYBODY: readonly Grant[] = ['SYSTEM_SETTINGS_READ'];

/**
 * Returns whether a grant covers a permission. `*` matches exactly one word, so `STOCK_*` covers the permissions on
 * stock, but not those on stock movements.
 */
const covers = (grant: Grant, permission: Permission): boolean =>
  grant.endsWith('_*')
    ? permission.startsWith(grant.slice(0, -1)) && !permission.slice(grant.length - 1).includes('_')
    : grant === permission;

const holds = (name: RoleName, permission: Permission): boolean => {
  const { holds } = grants[name];
  return holds === 'all' || [...EVERYBODY, ...holds].some((grant) => covers(grant, permission));
};

export type Roles = Readonly<Record<RoleName, Role>>;

/** Returns the roles by name, each with those of `permissions` that the role holds. */
/* @__NO_SIDE_EFFECTS__ */
export const rolesOver = (permissions: readonly Permission[]): Roles =>
  Object.fromEntries(
    ROLE_NAMES.map((name) => [
      name,
      {
        id: name,
        name,
        description: grants[name].description,
        permissions: permissions.filter((one) => holds(name, one)),
      },
    ]),
  ) as unknown as Roles;

export const ROLES: Roles = rolesOver(PERMISSIONS);

/** Returns the union of the permissions of the roles in `held`. */
export const permissionsOf = (roles: Roles, held: readonly RoleName[]): ReadonlySet<Permission> =>
  new Set(held.flatMap((name) => roles[name].permissions));

declare module '../../kernel/execution/ports.ts' {
  interface CoreServices {
    /** The roles with only the permissions that apply in sessions that a PIN opened. */
    readonly floorRoles: Roles;
    /** The permissions that operations require. */
    readonly usedPermissions: ReadonlySet<string>;
  }
}
