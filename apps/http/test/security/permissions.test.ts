/**
 * Tests every role and every permission on every operation (docs/contract.md, section 6). This file lists the
 * expectations: none comes from the code under test.
 */
import { PERMISSIONS } from '@cleaver/domain';
import { ROLE_NAMES, type RoleName } from '@cleaver/domain/identity';
import type { Permission } from '@cleaver/domain/kernel';
import type { LightMyRequestResponse } from 'fastify';
import { type Test, test } from 'tap';
import { ROUTES } from '../../src/routes.ts';
import { Client, type Service, service } from '../helper.ts';
import { GUARDED, OF_USERS, PROBES, PUBLIC } from './operations.ts';

type Guard = Permission | 'public' | 'known' | 'device';

/**
 * The operations by the permission that they require. `known`: every logged-in caller may call them. `device`: only
 * devices may call them (`device-keys.test.ts`).
 */
const GUARDS: Readonly<Record<string, readonly string[]>> = {
  device: ['POST /api/quality/device-readings', 'GET /api/labels/counter/display'],
  known: [
    'GET /api/files',
    'GET /api/files/{kind}',
    'POST /api/files/{kind}',
    'POST /api/auth/logout',
    'GET /api/session',
    'POST /api/session/confirm',
    'GET /api/users/me',
    'GET /api/today',
    'GET /api/inventory/own-bookings',
    'GET /api/inventory/undoable',
    'PUT /api/users/me/pin',
  ],
  USER_READ: ['GET /api/users', 'GET /api/users/{id}', 'GET /api/shared-devices'],
  USER_WRITE: [
    'POST /api/users',
    'PUT /api/users/{id}',
    'PUT /api/users/{id}/password',
    'POST /api/users/{id}/password-reset',
    'DELETE /api/users/{id}/pin',
    'POST /api/shared-devices',
    'DELETE /api/shared-devices/{id}',
  ],
  USER_LOCK: ['POST /api/users/{id}/lock', 'POST /api/users/{id}/deactivate'],
  USER_UNLOCK: ['POST /api/users/{id}/unlock', 'POST /api/users/{id}/reactivate'],
  ROLE_ASSIGN: ['POST /api/users/{id}/roles'],
  ROLE_REMOVE: ['DELETE /api/users/{id}/roles/{roleName}'],
  ROLE_READ: ['GET /api/roles'],
  AUDIT_LOG_READ: ['GET /api/audit-log', 'GET /api/audit-log/{id}'],
  GOODS_RECEIPT_READ: ['GET /api/procurement/goods-receipts', 'GET /api/procurement/goods-receipts/{id}'],
  GOODS_RECEIPT_WRITE: ['POST /api/procurement/goods-receipts'],
  GOODS_INSPECTION_WRITE: ['POST /api/procurement/goods-receipts/{id}/lines/{line}/inspections'],
  CLEANING_RECORD_READ: [
    'GET /api/quality/cleaning-tasks',
    'GET /api/quality/cleaning-tasks/{id}',
    'GET /api/quality/cleaning-records',
  ],
  CLEANING_RECORD_WRITE: ['POST /api/quality/cleaning-records'],
  TEMPERATURE_LOG_READ: [
    'GET /api/quality/control-points',
    'GET /api/quality/control-points/{id}',
    'GET /api/quality/control-points/{id}/series',
    'GET /api/quality/readings',
    'GET /api/quality/devices',
    'GET /api/quality/devices/{id}',
    'GET /api/quality/deviations',
    'GET /api/quality/deviations/{id}',
    'GET /api/quality/daily-list',
  ],
  TEMPERATURE_LOG_WRITE: [
    'POST /api/quality/readings',
    'POST /api/quality/readings/{id}/corrections',
    'POST /api/quality/deviations/{id}/actions',
  ],
  HACCP_READ: [
    'GET /api/quality/recalls',
    'GET /api/quality/recalls/{id}',
    'GET /api/quality/recalls/{id}/sheet',
    'GET /api/quality/starting-plan',
    'GET /api/quality/report',
  ],
  HACCP_WRITE: [
    'POST /api/inventory/lots/{id}/holds/{holdId}/release',
    'POST /api/inventory/lots/{id}/holds/release',
    'POST /api/quality/recalls',
    'POST /api/quality/recalls/{id}/contacts',
    'POST /api/quality/recalls/{id}/close',
    'POST /api/quality/control-points',
    'PUT /api/quality/control-points/{id}',
    'POST /api/quality/control-points/{id}/activate',
    'POST /api/quality/control-points/{id}/deactivate',
    'POST /api/quality/cleaning-tasks',
    'PUT /api/quality/cleaning-tasks/{id}',
    'POST /api/quality/cleaning-tasks/{id}/activate',
    'POST /api/quality/cleaning-tasks/{id}/deactivate',
    'POST /api/quality/devices',
    'POST /api/quality/devices/{id}/key',
    'POST /api/quality/devices/{id}/activate',
    'POST /api/quality/devices/{id}/deactivate',
    'POST /api/quality/deviations/{id}/verify',
    'POST /api/labels/{id}/release',
    'POST /api/labels/{id}/withdraw',
  ],
  INVENTORY_COUNT_READ: ['GET /api/inventory/counts', 'GET /api/inventory/counts/{id}'],
  INVENTORY_COUNT_WRITE: [
    'POST /api/inventory/counts',
    'PUT /api/inventory/counts/{id}/lines',
    'POST /api/inventory/counts/{id}/submit',
    'POST /api/inventory/counts/{id}/approve',
    'POST /api/inventory/counts/{id}/cancel',
  ],
  STOCK_MOVEMENT_READ: [
    'GET /api/inventory/movements',
    'GET /api/inventory/trace',
    'GET /api/sales/deliveries',
    'GET /api/sales/deliveries/{id}',
    'GET /api/sales/deliveries/{id}/traceability',
    'GET /api/sales/deliveries/{id}/pdf',
  ],
  STOCK_MOVEMENT_WRITE: [
    'POST /api/inventory/transfers',
    'POST /api/inventory/write-offs',
    'POST /api/inventory/movements/{id}/undo',
    'POST /api/sales/deliveries',
    'POST /api/sales/deliveries/{id}/returns',
  ],
  SYSTEM_SETTINGS_READ: ['GET /api/settings'],
  REPORT_READ: [
    'GET /api/reports/sales',
    'GET /api/reports/write-offs',
    'GET /api/reports/yield',
    'GET /api/reports/stock',
  ],
  SYSTEM_SETTINGS_WRITE: ['PUT /api/settings', 'DELETE /api/settings/demo-shop'],
  MASTERDATA_READ: [
    'GET /api/suppliers',
    'GET /api/suppliers/{id}',
    'GET /api/customers',
    'GET /api/customers/{id}',
    'GET /api/categories',
    'GET /api/categories/{id}',
    'GET /api/quality/legal-limits',
    'GET /api/articles',
    'GET /api/articles/{id}',
    'GET /api/articles/{id}/sales-units/{suId}/prices',
  ],
  MASTERDATA_WRITE: [
    'POST /api/suppliers',
    'POST /api/suppliers/import',
    'POST /api/customers/import',
    'POST /api/articles/import',
    'POST /api/articles/prices/import',
    'PUT /api/suppliers/{id}',
    'POST /api/suppliers/{id}/activate',
    'POST /api/suppliers/{id}/deactivate',
    'POST /api/suppliers/{id}/rating',
    'POST /api/suppliers/{id}/certificates',
    'PUT /api/suppliers/{id}/certificates',
    'DELETE /api/suppliers/{id}/certificates',
    'POST /api/customers',
    'PUT /api/customers/{id}',
    'POST /api/customers/{id}/activate',
    'POST /api/customers/{id}/deactivate',
    'POST /api/customers/{id}/delivery-addresses',
    'DELETE /api/customers/{id}/delivery-addresses/{label}',
    'PUT /api/customers/{id}/frame-contract',
    'DELETE /api/customers/{id}/frame-contract',
    'PUT /api/customers/{id}/preferences',
    'POST /api/categories',
    'PUT /api/categories/{id}',
    'DELETE /api/categories/{id}',
    'POST /api/articles',
    'PUT /api/articles/{id}',
    'POST /api/articles/{id}/activate',
    'POST /api/articles/{id}/deactivate',
    'POST /api/articles/{id}/suppliers',
    'DELETE /api/articles/{id}/suppliers/{supplierId}',
    'POST /api/articles/{id}/sales-units',
    'PUT /api/articles/{id}/sales-units/{suId}/price',
    'DELETE /api/articles/{id}/sales-units/{suId}',
    'DELETE /api/articles/{id}/sales-units/{suId}/prices/{validFrom}',
    'PUT /api/articles/{id}/codes',
    'PUT /api/articles/{id}/sales-data',
  ],
  CUSTOMER_READ: ['GET /api/customers/{id}/sales-terms', 'GET /api/customers/{id}/frame-contracts'],
  CUSTOMER_WRITE: ['PUT /api/customers/{id}/sales-terms'],
  CUSTOMER_DELETE: ['DELETE /api/customers/{id}'],
  ORDER_READ: [
    'GET /api/sales/orders',
    'GET /api/sales/orders/{id}',
    'GET /api/sales/orders/{id}/confirmation',
    'GET /api/sales/prices',
    'GET /api/sales/standing-orders',
    'GET /api/sales/standing-orders/{id}',
    'GET /api/sales/availability',
    'GET /api/sales/demand',
    'GET /api/sales/picking',
  ],
  ORDER_WRITE: [
    'POST /api/sales/orders',
    'PUT /api/sales/orders/{id}',
    'POST /api/sales/orders/{id}/confirm',
    'POST /api/sales/standing-orders',
    'PUT /api/sales/standing-orders/{id}',
    'POST /api/sales/standing-orders/run',
  ],
  ORDER_DELETE: ['POST /api/sales/orders/{id}/cancel', 'DELETE /api/sales/standing-orders/{id}'],
  INVOICE_READ: [
    'GET /api/sales/invoices',
    'GET /api/sales/invoices/due',
    'GET /api/sales/invoices/journal',
    'GET /api/sales/invoices/datev',
    'GET /api/sales/invoices/{id}',
    'GET /api/sales/invoices/{id}/xml',
    'GET /api/sales/invoices/{id}/pdf',
    'POST /api/sales/invoices/preview',
    'POST /api/sales/invoices/preview/pdf',
    'GET /api/sales/payments',
    'GET /api/sales/payments/{id}',
    'GET /api/sales/payments/proposals',
    'GET /api/sales/open-items',
    'GET /api/customers/{id}/open-items/pdf',
  ],
  INVOICE_WRITE: ['POST /api/sales/invoices', 'POST /api/sales/payments', 'POST /api/sales/payments/{id}/cancel'],
  INVOICE_DELETE: ['POST /api/sales/invoices/{id}/credit-notes'],
  RECIPE_READ: ['GET /api/recipes', 'GET /api/recipes/{id}', 'GET /api/recipes/{id}/requirements'],
  RECIPE_WRITE: [
    'POST /api/recipes',
    'POST /api/recipes/{id}/activate',
    'POST /api/recipes/{id}/archive',
    'POST /api/recipes/{id}/versions',
    'POST /api/recipes/{id}/ingredients',
    'DELETE /api/recipes/{id}/ingredients/{ingredientId}',
    'PUT /api/recipes/{id}/ingredients/{ingredientId}',
    'POST /api/recipes/{id}/steps',
    'PUT /api/recipes/{id}/steps/{stepNumber}',
    'DELETE /api/recipes/{id}/steps/{stepNumber}',
    'POST /api/production/cutting-schemes',
    'PUT /api/production/cutting-schemes/{id}',
  ],
  RECIPE_DELETE: ['DELETE /api/production/cutting-schemes/{id}'],
  BATCH_READ: [
    'GET /api/production/batches',
    'GET /api/production/batches/{id}',
    'GET /api/production/batches/{id}/proposal',
    'GET /api/production/batches/{id}/execution',
    'GET /api/production/cuttings',
    'GET /api/production/cuttings/{id}',
    'GET /api/production/cutting-schemes',
    'GET /api/production/cutting-schemes/{id}',
  ],
  BATCH_WRITE: [
    'POST /api/production/batches',
    'PUT /api/production/batches/{id}',
    'POST /api/production/batches/{id}/start',
    'POST /api/production/batches/{id}/consume',
    'POST /api/production/batches/{id}/return',
    'POST /api/production/batches/{id}/steps/{stepNumber}',
  ],
  BATCH_COMPLETE: [
    'POST /api/production/batches/{id}/complete',
    'POST /api/production/batches/{id}/reopen',
    'POST /api/production/cuttings',
  ],
  BATCH_DELETE: ['POST /api/production/batches/{id}/cancel'],
  LABEL_READ: [
    'GET /api/articles/{id}/declarations',
    'GET /api/declarations',
    'GET /api/labels',
    'GET /api/labels/{id}',
    'GET /api/labels/preview',
    'GET /api/labels/counter',
    'GET /api/labels/prints',
    'GET /api/labels/prints/{id}',
  ],
  LABEL_WRITE: [
    'POST /api/articles/{id}/declarations',
    'POST /api/labels',
    'PUT /api/labels/{id}',
    'DELETE /api/labels/{id}',
  ],
  LABEL_PRINT: ['POST /api/labels/prints', 'GET /api/labels/prints/{id}/document'],
  STOCK_READ: [
    'GET /api/inventory/storage-locations',
    'GET /api/inventory/storage-locations/{id}',
    'GET /api/inventory/stocks',
    'GET /api/inventory/stocks/{id}',
    'GET /api/inventory/stocks/{stockId}/batches',
    'GET /api/inventory/stocks/{stockId}/movements',
    'GET /api/inventory/stocks/below-minimum',
    'GET /api/inventory/stock-levels',
    'GET /api/inventory/stock-batches',
    'GET /api/inventory/stock-batches/expiring',
    'GET /api/scan',
    'GET /api/inventory/blocked-goods',
    'GET /api/inventory/lots',
    'GET /api/inventory/lots/{id}',
    'GET /api/quality/deviations/{id}/exposure',
  ],
  STOCK_WRITE: [
    'POST /api/quality/deviations/{id}/holds',
    'POST /api/inventory/storage-locations',
    'PUT /api/inventory/storage-locations/{id}',
    'PATCH /api/inventory/storage-locations/{id}/activate',
    'PATCH /api/inventory/storage-locations/{id}/deactivate',
    'POST /api/inventory/stock-batches/import',
    'POST /api/inventory/stocks',
    'PUT /api/inventory/stocks/{id}',
    'POST /api/inventory/stocks/{stockId}/batches',
    'POST /api/inventory/stocks/{stockId}/batches/{batchId}/remove',
    'POST /api/inventory/stocks/{stockId}/batches/{batchId}/block',
    'POST /api/inventory/stocks/{stockId}/batches/{batchId}/unblock',
    'POST /api/inventory/lots/{id}/holds',
  ],
};

/** The permissions of each role, including permissions that no operation requires yet. ADMIN has all permissions. */
// biome-ignore format: a few lines a role
const HELD: Readonly<Record<Exclude<RoleName, 'ADMIN'>, readonly string[]>> = {
  PRODUCTION_MANAGER: [
    'HACCP_READ', 'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'RECIPE_READ', 'RECIPE_WRITE', 'RECIPE_DELETE', 'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'BATCH_DELETE',
    'MASTERDATA_READ', 'STOCK_READ', 'STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE', 'ORDER_READ', 'REPORT_READ', 'SYSTEM_SETTINGS_READ',
    'LABEL_READ', 'LABEL_WRITE', 'LABEL_PRINT',
  ],
  PRODUCTION_WORKER: [
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'RECIPE_READ', 'BATCH_READ', 'BATCH_WRITE', 'BATCH_COMPLETE', 'MASTERDATA_READ', 'STOCK_READ', 'SYSTEM_SETTINGS_READ',
    'LABEL_READ', 'LABEL_PRINT',
  ],
  QUALITY_MANAGER: [
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'HACCP_READ', 'HACCP_WRITE', 'GOODS_RECEIPT_READ', 'GOODS_INSPECTION_WRITE', 'STOCK_READ', 'STOCK_WRITE',
    'STOCK_MOVEMENT_READ', 'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'REPORT_READ', 'SYSTEM_SETTINGS_READ',
    'LABEL_READ',
  ],
  QUALITY_INSPECTOR: [
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ',
    'HACCP_READ', 'GOODS_RECEIPT_READ', 'GOODS_INSPECTION_WRITE', 'STOCK_READ', 'STOCK_MOVEMENT_READ',
    'RECIPE_READ', 'BATCH_READ', 'MASTERDATA_READ', 'LABEL_READ', 'SYSTEM_SETTINGS_READ',
  ],
  PROCUREMENT_MANAGER: [
    'MASTERDATA_READ', 'MASTERDATA_WRITE', 'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE', 'STOCK_READ',
    'ORDER_READ', 'REPORT_READ', 'LABEL_READ', 'SYSTEM_SETTINGS_READ',
  ],
  WAREHOUSE_WORKER: [
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'STOCK_READ', 'STOCK_WRITE', 'STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE', 'INVENTORY_COUNT_READ',
    'INVENTORY_COUNT_WRITE', 'GOODS_RECEIPT_READ', 'GOODS_RECEIPT_WRITE', 'MASTERDATA_READ', 'ORDER_READ',
    'LABEL_READ', 'LABEL_PRINT', 'SYSTEM_SETTINGS_READ',
  ],
  SALES_MANAGER: [
    'MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_DELETE', 'ORDER_READ',
    'ORDER_WRITE', 'ORDER_DELETE', 'INVOICE_READ', 'INVOICE_WRITE', 'INVOICE_DELETE', 'STOCK_READ',
    'STOCK_MOVEMENT_READ', 'REPORT_READ', 'LABEL_READ', 'SYSTEM_SETTINGS_READ',
  ],
  SALES_STAFF: [
    'TEMPERATURE_LOG_READ', 'TEMPERATURE_LOG_WRITE', 'CLEANING_RECORD_READ', 'CLEANING_RECORD_WRITE',
    'MASTERDATA_READ', 'CUSTOMER_READ', 'CUSTOMER_WRITE', 'ORDER_READ', 'ORDER_WRITE', 'ORDER_DELETE',
    'INVOICE_READ', 'STOCK_MOVEMENT_READ', 'LABEL_READ', 'LABEL_PRINT', 'SYSTEM_SETTINGS_READ',
  ],
};

/** Alternative permission by operation. Callers who have only this permission get a reduced view. */
const ALSO: Readonly<Record<string, string>> = { 'GET /api/scan': 'MASTERDATA_READ' };

/** Second permission by operation. Callers need it in addition to the first one. */
const AND: Readonly<Record<string, string>> = {
  'GET /api/reports/sales': 'ORDER_READ',
  'GET /api/reports/write-offs': 'STOCK_READ',
  'GET /api/reports/yield': 'BATCH_READ',
  'GET /api/reports/stock': 'STOCK_READ',
};

const guardOf = new Map(Object.entries(GUARDS).flatMap(([guard, names]) => names.map((name) => [name, guard])));

const codeOf = ({ body }: LightMyRequestResponse): string => (body === '' ? '' : JSON.parse(body).code);

/**
 * Returns whether the service admitted the caller, did not know the caller, or refused the caller. Returns status and
 * body of any other response.
 */
function verdict(answer: LightMyRequestResponse): 'in' | 'unknown' | 'refused' | string {
  const { statusCode } = answer;
  if (statusCode === 401 && codeOf(answer) === 'AUTHENTICATION_REQUIRED') return 'unknown';
  if (statusCode === 403 && codeOf(answer) === 'ACCESS_DENIED') return 'refused';
  return [200, 204, 400, 404].includes(statusCode) ? 'in' : `${statusCode} ${answer.body}`;
}

/** Returns the operations where the verdict on the caller differs from the expected verdict. */
async function deviations(client: Client, expected: (guard: string | undefined) => string): Promise<string[]> {
  const wantedAt = (name: string) => {
    if (guardOf.get(name) === 'device') return 'unknown';
    const first = [guardOf.get(name), ALSO[name]].map(expected).includes('in') ? 'in' : expected(guardOf.get(name));
    return first === 'in' && AND[name] ? expected(AND[name]) : first;
  };
  const found: string[] = [];
  for (const { name, request } of PROBES) {
    const wanted = PUBLIC.includes(name) ? 'in' : wantedAt(name);
    const got = verdict(await client.send(request));
    if (got !== wanted) found.push(`${name}: ${got}, not ${wanted}`);
  }
  return found;
}

test('the table of guards lists exactly the guarded operations', async (t) => {
  t.same([...guardOf.keys()].sort(), GUARDED.map(({ name }) => name).sort());
  t.equal(GUARDED.length + PUBLIC.length, PROBES.length);
});

test('each role may call the operations of its permissions, and no others', async (t) => {
  const { login } = await service(t);
  for (const role of ROLE_NAMES) {
    const may = (guard = '') => role === 'ADMIN' || guard === 'known' || HELD[role].includes(guard);
    t.same(await deviations(await login(role), (guard) => (may(guard) ? 'in' : 'refused')), [], role);
  }
});

test('a user without a role may call only the operations without a permission', async (t) => {
  const { login } = await service(t);
  t.same(await deviations(await login(), (guard) => (guard === 'known' ? 'in' : 'refused')), []);
});

/**
 * Returns a function that creates a client with the passed permissions. Replaces the look-up of callers, because roles
 * are fixed. The new look-up reads the permissions from the session's id.
 */
function holders({
  app,
  core,
  tokens,
  clock,
  admin: { userId },
}: Service): (...permissions: readonly string[]) => Client {
  const caller = (sessionId: string) => ({
    userId,
    username: 'u',
    sessionId,
    permissions: new Set(sessionId.split(' ')),
  });
  Object.defineProperty(core.access, 'caller', { value: async (sessionId: string) => caller(sessionId) });
  return (...permissions) => {
    const issuedAt = clock.now();
    const expiresAt = new Date(issuedAt.getTime() + 900_000);
    return new Client(app, tokens.sign({ userId, sessionId: permissions.join(' '), issuedAt, expiresAt }));
  };
}

/**
 * Returns the deviations for callers with a single permission that an operation accepts, and for callers with all other
 * permissions. So at most three requests test all permissions on an operation.
 */
async function deviationsByPermission(holding: (...permissions: readonly string[]) => Client): Promise<string[]> {
  const found: string[] = [];
  for (const { name, request } of OF_USERS) {
    const opening = [guardOf.get(name), ALSO[name]].filter((guard) => guard !== undefined && guard !== 'known');
    const others = PERMISSIONS.filter((permission) => !opening.includes(permission));
    const second = AND[name];
    for (const permission of opening) {
      const got = verdict(await holding(permission as string, ...(second ? [second] : [])).send(request));
      if (got !== 'in') found.push(`${name}: ${got} with ${permission}`);
      if (!second) continue;
      const alone = verdict(await holding(...PERMISSIONS.filter((one) => one !== second)).send(request));
      if (alone !== 'refused') found.push(`${name}: ${alone} without ${second}`);
    }
    const got = verdict(await holding(...others).send(request));
    if (got !== (opening.length > 0 ? 'refused' : 'in')) found.push(`${name}: ${got} with all others`);
  }
  return found;
}

test('each operation accepts its own permission, and refuses all others together', async (t) => {
  t.equal(PERMISSIONS.length, 65);
  t.same(await deviationsByPermission(holders(await service(t))), []);
});

/**
 * Returns a function that changes the guards of all operations but the public ones; the end of the test restores them.
 */
function changing(t: Test): (to: (right: Guard) => Guard) => void {
  const guarded = ROUTES.flatMap(({ routes }) => routes)
    .map(({ operation }) => ({ operation: operation as { permission: Guard }, right: operation.permission }))
    .filter(({ right }) => right !== 'public');
  const change = (to: (right: Guard) => Guard) => {
    for (const { operation, right } of guarded) operation.permission = to(right);
  };
  t.teardown(() => change((right) => right));
  return change;
}

const nameOf = (deviation: string): string => deviation.slice(0, deviation.indexOf(':'));

test('deviationsByPermission detects a removed or exchanged permission on every operation', async (t) => {
  const holding = holders(await service(t));
  const withPermission = OF_USERS.map(({ name }) => name).filter((name) => guardOf.get(name) !== 'known');
  const shown = async () => [...new Set((await deviationsByPermission(holding)).map(nameOf))].sort();
  const change = changing(t);
  t.same(await shown(), [], 'nothing is changed');
  change(() => 'public');
  t.same(await shown(), withPermission.sort(), 'open to all');
  change(() => 'known');
  t.same(await shown(), withPermission, 'open to whoever is known');
  const next = (right: Guard) => PERMISSIONS[(PERMISSIONS.indexOf(right as Permission) + 1) % PERMISSIONS.length];
  change((right) => (right === 'known' ? right : (next(right) as Guard)));
  t.same(await shown(), withPermission, 'exchanged');
});

test('deviations detects every operation without authentication', async (t) => {
  // The service reads the guards when it is built.
  changing(t)(() => 'public');
  const { anonymous } = await service(t);
  const found = await deviations(anonymous, () => 'unknown');
  t.same(found.map(nameOf).sort(), GUARDED.map(({ name }) => name).sort());
});

test('no operation admits unknown or revoked callers', async (t) => {
  const { admin, anonymous, clock, login } = await service(t);
  const locked = await login('ADMIN');
  await admin.post(`/api/users/${locked.userId}/lock`);
  const inactive = await login('ADMIN');
  await admin.post(`/api/users/${inactive.userId}/deactivate`);
  const loggedOut = await login('ADMIN');
  await loggedOut.post('/api/auth/logout');
  const outsiders = { nobody: anonymous, locked, inactive, 'logged out': loggedOut };
  for (const [who, client] of Object.entries(outsiders)) t.same(await deviations(client, () => 'unknown'), [], who);
  clock.advance(900_000);
  t.same(await deviations(admin, () => 'unknown'), [], 'with a token that has expired');
});

test('without user permissions, a user reads only the own record and changes only the own password', async (t) => {
  const { admin, login } = await service(t);
  const user = await login('SALES_STAFF');
  const password = { currentPassword: `password of ${user.username}`, newPassword: 'another password' };
  t.equal((await user.get(`/api/users/${user.userId}`)).statusCode, 200);
  t.equal(verdict(await user.get(`/api/users/${admin.userId}`)), 'refused');
  t.equal(verdict(await user.put(`/api/users/${admin.userId}/password`, password)), 'refused');
  t.equal(verdict(await user.put(`/api/users/${user.userId}`, { email: 'x@example.org' })), 'refused');
  t.equal((await user.put(`/api/users/${user.userId}/password`, password)).statusCode, 204);
});
