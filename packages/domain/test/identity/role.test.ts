import { test } from 'tap';
import { listRoles, permissionsOf, ROLE_NAMES } from '../../src/identity/index.ts';
import { PERMISSIONS, ROLES } from '../../src/index.ts';
import { withCore } from '../with-core.ts';

/** The permissions of each role except ADMIN. Omits the permissions that all roles have, and uses no wildcards. */
// biome-ignore format: one line a subject
const DECIDED = {
  PRODUCTION_MANAGER: [
    'RECIPE_READ', 'RECIPE_WRITE', 'RECIPE_DELETE',
    'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'BATCH_DELETE',
    'PRODUCTION_ORDER_READ', 'PRODUCTION_ORDER_WRITE', 'PRODUCTION_ORDER_DELETE',
    'MASTERDATA_READ', 'STOCK_READ',
    'STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE',
    'LABEL_READ', 'LABEL_WRITE', 'LABEL_PRINT',
    'REPORT_READ', 'ORDER_READ', 'HACCP_READ',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
  ],
  PRODUCTION_WORKER: [
    'RECIPE_READ', 'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'MASTERDATA_READ', 'STOCK_READ',
    'LABEL_READ', 'LABEL_PRINT',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE',
    'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
  ],
  QUALITY_MANAGER: [
    'HACCP_READ', 'HACCP_WRITE',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE',
    'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'GOODS_INSPECTION_READ', 'GOODS_INSPECTION_WRITE',
    'STOCK_READ', 'STOCK_WRITE', 'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'LABEL_READ',
    'STOCK_MOVEMENT_READ', 'GOODS_RECEIPT_READ',
    'REPORT_READ', 'REPORT_GENERATE',
  ],
  QUALITY_INSPECTOR: [
    'HACCP_READ',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE',
    'CLEANING_RECORD_READ',
    'GOODS_INSPECTION_READ', 'GOODS_INSPECTION_WRITE',
    'STOCK_READ', 'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'LABEL_READ',
    'STOCK_MOVEMENT_READ', 'GOODS_RECEIPT_READ',
  ],
  PROCUREMENT_MANAGER: [
    'MASTERDATA_READ', 'MASTERDATA_WRITE',
    'SUPPLIER_READ', 'SUPPLIER_WRITE', 'SUPPLIER_DELETE',
    'PURCHASE_ORDER_READ', 'PURCHASE_ORDER_WRITE', 'PURCHASE_ORDER_DELETE',
    'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE',
    'STOCK_READ', 'LABEL_READ', 'REPORT_READ', 'ORDER_READ',
  ],
  WAREHOUSE_WORKER: [
    'STOCK_READ', 'STOCK_WRITE',
    'STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE',
    'INVENTORY_COUNT_READ', 'INVENTORY_COUNT_WRITE',
    'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE',
    'GOODS_INSPECTION_READ', 'MASTERDATA_READ', 'LABEL_READ', 'LABEL_PRINT', 'ORDER_READ',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
  ],
  SALES_MANAGER: [
    'MASTERDATA_READ', 'MASTERDATA_WRITE',
    'CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_DELETE',
    'ORDER_READ', 'ORDER_WRITE', 'ORDER_DELETE',
    'INVOICE_READ', 'INVOICE_WRITE', 'INVOICE_DELETE',
    'STOCK_READ', 'STOCK_MOVEMENT_READ', 'LABEL_READ',
    'REPORT_READ', 'REPORT_GENERATE',
  ],
  SALES_STAFF: [
    'MASTERDATA_READ', 'CUSTOMER_READ', 'CUSTOMER_WRITE',
    'ORDER_READ', 'ORDER_WRITE', 'ORDER_DELETE', 'INVOICE_READ',
    'STOCK_MOVEMENT_READ', 'LABEL_READ', 'LABEL_PRINT',
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
  ],
} as const;

/** The permissions that every role has. */
const EVERYBODY: readonly string[] = ['SYSTEM_SETTINGS_READ'];

/** The permissions that only administrators have (docs/contract.md, section 6). */
const ADMINISTRATORS_ONLY = [
  ...['USER_READ', 'USER_WRITE', 'USER_DELETE', 'USER_LOCK', 'USER_UNLOCK'],
  ...['ROLE_READ', 'ROLE_WRITE', 'ROLE_ASSIGN', 'ROLE_REMOVE', 'SYSTEM_SETTINGS_WRITE', 'AUDIT_LOG_READ'],
];

test('there are 65 permissions and 9 roles', async (t) => {
  t.equal(new Set(PERMISSIONS).size, 65);
  t.equal(PERMISSIONS.length, 65);
  t.strictSame(ROLE_NAMES.toSorted(), ['ADMIN', ...Object.keys(DECIDED)].toSorted());
});

test('the role ADMIN has all permissions', async (t) => {
  t.strictSame(ROLES.ADMIN.permissions.toSorted(), PERMISSIONS.toSorted());
});

for (const [name, holds] of Object.entries(DECIDED) as [keyof typeof DECIDED, readonly string[]][]) {
  test(`the role ${name} has exactly the permissions that this test lists`, async (t) => {
    const held = permissionsOf(ROLES, [name]);
    for (const permission of PERMISSIONS)
      t.equal(held.has(permission), [...EVERYBODY, ...holds].includes(permission), permission);
    for (const permission of ADMINISTRATORS_ONLY) t.notOk(held.has(permission as never), `not ${permission}`);
  });
}

test('permissionsOf returns the union of the permissions of several roles, and none without a role', async (t) => {
  const both = permissionsOf(ROLES, ['SALES_STAFF', 'QUALITY_INSPECTOR']);
  t.strictSame(
    [...both].toSorted(),
    [...new Set([...EVERYBODY, ...DECIDED.SALES_STAFF, ...DECIDED.QUALITY_INSPECTOR])].toSorted(),
  );
  t.equal(permissionsOf(ROLES, []).size, 0);
});

test('listRoles returns the roles sorted by name, in pages', async (t) => {
  const { ask, refused } = withCore();
  const { content, page } = await ask(listRoles, {});
  t.strictSame(
    content.map(({ name }) => name),
    ROLE_NAMES.toSorted(),
  );
  t.strictSame(page, { number: 0, size: 20, totalElements: 9, totalPages: 1 });
  for (const role of content) {
    t.equal(role.id, role.name);
    t.ok(role.description.length > 0);
  }
  const second = await ask(listRoles, { page: 1, size: 4, sort: 'name,desc' });
  t.strictSame(
    second.content.map(({ name }) => name),
    ROLE_NAMES.toSorted().reverse().slice(4, 8),
  );
  t.equal(await refused(listRoles, { sort: 'description' }), 'VALIDATION_ERROR');
});
