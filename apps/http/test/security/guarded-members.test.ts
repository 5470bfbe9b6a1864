/**
 * Tests that a member whose source needs a permission does not reach callers without it through a copy elsewhere. A
 * unique text or number stands in each guarded member. Callers of every role then read everything that they may read.
 */
import { ROLE_NAMES, ROLES } from '@cleaver/domain/identity';
import type { Permission } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { ROUTES } from '../../src/routes.ts';
import { type Client, type Service, service } from '../helper.ts';
import { OF_DEVICES } from './operations.ts';

/**
 * The unique content of each guarded member, with the permissions that show it. The first is that of the source, the
 * others are of reads that show it on purpose. The audit log shows everything.
 */
const GUARDED: Readonly<Record<string, readonly Permission[]>> = {
  'note of an order': ['ORDER_READ'],
  'note of a line': ['ORDER_READ'],
  'reference of an order': ['ORDER_READ'],
  'reason of a price': ['ORDER_READ'],
  '9876.54': ['ORDER_READ'],
  'note of a standing order': ['ORDER_READ'],
  'reason of a pause': ['ORDER_READ'],
  'reference of the terms': ['CUSTOMER_READ'],
  DE136695976: ['CUSTOMER_READ'],
  'contact of a recall': ['HACCP_READ'],
  'conclusion of a recall': ['HACCP_READ'],
  // A hold shows the reason of its recall, so that the people at the goods know why they are blocked.
  'reason of a recall': ['HACCP_READ', 'STOCK_READ'],
  'reason of a hold': ['STOCK_READ', 'HACCP_READ'],
  'number of a receipt': ['GOODS_RECEIPT_READ'],
  'note of an inspection': ['GOODS_RECEIPT_READ'],
  'owner of a delivery': ['STOCK_MOVEMENT_READ'],
  'reason of a return': ['STOCK_MOVEMENT_READ'],
  'note of a write-off': ['STOCK_MOVEMENT_READ', 'STOCK_READ'],
  'note of an invoice': ['INVOICE_READ'],
  'reference of a payment': ['INVOICE_READ'],
  'note of a recipe': ['RECIPE_READ'],
  'note of a batch': ['BATCH_READ'],
  'mail-of-a-user@example.org': ['USER_READ'],
};

type Ids = Readonly<Record<string, string>>;

const day = (ahead: number) => new Date(Date.UTC(2026, 0, 5 + ahead)).toISOString().slice(0, 10);
const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

async function filled({ admin }: Service): Promise<Ids> {
  const ask = async (method: 'POST' | 'PUT', url: string, body: object = {}) => {
    const answer = await (method === 'POST' ? admin.post(url, body) : admin.put(url, body));
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.body === '' ? {} : answer.json();
  };
  await ask('POST', '/api/users', {
    ...{ username: 'ida', email: 'mail-of-a-user@example.org', password: 'long enough', roleNames: ['SALES_STAFF'] },
  });
  const { id: supplierId } = await ask('POST', '/api/suppliers', { name: 'Hof', phone: '1' });
  const { id: categoryId } = await ask('POST', '/api/categories', { name: 'Wurst', vatClass: 'REDUCED' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12 };
  const article = await ask('POST', '/api/articles', { name: 'Lyoner', articleNumber: 'L1', categoryId, ...sold });
  const articleId = article.id;
  const place = { street: 'x', postalCode: '1', city: 'x', country: 'DE' };
  const { id: customerId } = await ask('POST', '/api/customers', { name: 'Krug', type: 'B2B', phone: '1', ...place });
  await ask('PUT', `/api/customers/${customerId}/sales-terms`, {
    ...{ vatId: 'DE136695976', buyerReference: 'reference of the terms', minimumRemainingDays: 3 },
  });
  const recipe = { name: 'Brät', articleId, type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG' };
  const { id: recipeId } = await ask('POST', '/api/recipes', { ...recipe, description: 'note of a recipe' });
  await ask('POST', `/api/recipes/${recipeId}/ingredients`, { articleId, quantity: '9', uom: 'KG' });
  await ask('POST', `/api/recipes/${recipeId}/activate`);
  const { id: batchId } = await ask('POST', '/api/production/batches', {
    ...{ recipeId, plannedQuantity: '5', plannedQuantityUnit: 'KG' },
    ...{ productionDate: day(0), bestBeforeDate: day(30) },
  });
  const room = { name: 'Kühlhaus', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = await ask('POST', '/api/inventory/storage-locations', room);
  const { id: stockId } = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId });
  const received = await ask('POST', '/api/procurement/goods-receipts', {
    ...{ supplierId, deliveryNote: 'number of a receipt', receiptDate: day(0) },
    lines: [{ stockId, ...kilos('40'), expiryDate: day(60), supplierLot: 'H-1' }],
  });
  const receipt = `/api/procurement/goods-receipts/${received.id}`;
  await ask('POST', `${receipt}/lines/1/inspections`, { result: 'PASSED', notes: 'note of an inspection' });
  const { stockBatchId, lotId } = received.lines[0];
  await ask('POST', `/api/production/batches/${batchId}/start`);
  await ask('POST', `/api/production/batches/${batchId}/consume`, { inputs: [{ stockBatchId, ...kilos('6') }] });
  await ask('POST', `/api/production/batches/${batchId}/complete`, {
    outputs: [{ stockId, lotNumber: 'LY-1', ...kilos('5') }],
    note: 'note of a batch',
  });
  const manualPrice = { amount: 9876.54, per: 'KG', reason: 'reason of a price' };
  const line = { articleId, ...kilos('2'), note: 'note of a line' };
  const order = { customerId, requestedDate: day(0), note: 'note of an order', reference: 'reference of an order' };
  const orders: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { id } = await ask('POST', '/api/sales/orders', { ...order, lines: [{ ...line, manualPrice }] });
    await ask('POST', `/api/sales/orders/${id}/confirm`);
    orders.push(id);
  }
  await ask('POST', '/api/sales/orders', { ...order, lines: [{ ...line, manualPrice }] });
  const standing = await ask('POST', '/api/sales/standing-orders', {
    ...{ customerId, firstDate: day(0), weekdays: [1, 2, 3], note: 'note of a standing order', lines: [line] },
    pauses: [{ from: day(1), until: day(1), reason: 'reason of a pause' }],
  });
  await ask('POST', '/api/sales/standing-orders/run', { until: day(7) });
  const delivery = await ask('POST', '/api/sales/deliveries', {
    ...{ customerId, owner: 'owner of a delivery' },
    lines: [{ stockBatchId, ...kilos('2'), orderId: orders[0], orderLine: 1 }],
  });
  const { id: elsewhere } = await ask('POST', '/api/inventory/storage-locations', { ...room, name: 'Rücknahme' });
  await ask('POST', `/api/sales/deliveries/${delivery.id}/returns`, {
    ...{ lines: [{ line: 1, storageLocationId: elsewhere, ...kilos('1') }], reason: 'reason of a return' },
  });
  const operator = { name: 'Müller', street: 'Weg', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const datev = { consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' };
  const revenueAccounts = [{ rate: 7, account: '8300' }];
  const invoicing = { taxNumber: '203/123/45678' };
  await ask('PUT', '/api/settings', { operator, invoicing, datev: { ...datev, revenueAccounts } });
  const billed = { customerId, deliveryIds: [delivery.id], note: 'note of an invoice' };
  const { id: invoiceId } = await ask('POST', '/api/sales/invoices', billed);
  const paid = { customerId, bookedOn: day(0), reference: 'reference of a payment' };
  const payment = await ask('POST', '/api/sales/payments', { ...paid, items: [{ invoiceId, amount: '1.00' }] });
  await ask('POST', '/api/inventory/write-offs', {
    lines: [{ stockBatchId, ...kilos('1'), reasonCode: 'DAMAGE', note: 'note of a write-off' }],
  });
  await ask('POST', `/api/inventory/lots/${lotId}/holds`, { reason: 'reason of a hold' });
  const recall = await ask('POST', '/api/quality/recalls', {
    mode: 'REAL',
    reason: 'reason of a recall',
    lotIds: [lotId],
  });
  await ask('POST', `/api/quality/recalls/${recall.id}/contacts`, {
    ...{ customerId, channel: 'PHONE', outcome: 'REACHED', note: 'contact of a recall' },
  });
  await ask('POST', `/api/quality/recalls/${recall.id}/close`, { conclusion: 'conclusion of a recall' });
  const point = { name: 'Kühlhaus', measure: 'TEMPERATURE', limits: { max: 7 }, storageLocationId };
  const { id: controlPointId } = await ask('POST', '/api/quality/control-points', point);
  const task = await ask('POST', '/api/quality/cleaning-tasks', { name: 'Theke', schedule: { every: 'DAY' } });
  const device = await ask('POST', '/api/quality/devices', { name: 'Funkstation' });
  const measured = await ask('POST', '/api/quality/readings', { readings: [{ controlPointId, value: 9 }] });
  const { id: countId } = await ask('POST', '/api/inventory/counts', { storageLocationId });
  await ask('PUT', `/api/articles/${articleId}`, { productKind: 'OTHER' });
  await ask('POST', `/api/articles/${articleId}/declarations`, { role: 'INGREDIENT', name: 'Lyoner' });
  const decisions = {
    uses: ['PREPACKED'],
    legalName: 'Lyoner',
    dateKind: 'BEST_BEFORE',
    nutritionExempt: 'SMALL_MAKER',
  };
  const label = await ask('POST', '/api/labels', { articleId, decisions });
  await ask('POST', `/api/labels/${label.id}/release`);
  const goods = { batchId: 'P-1', batchType: 'PURCHASED', ...kilos('1'), expiryDate: day(60) };
  const packed = await ask('POST', `/api/inventory/stocks/${stockId}/batches`, goods);
  const print = await ask('POST', '/api/labels/prints', { lotId: packed.lotId, weightsKg: ['0.405'] });
  const { content: entries } = (await admin.get('/api/audit-log')).json();
  return {
    ...{ suppliers: supplierId, categories: categoryId, articles: articleId, customers: customerId },
    ...{ recipes: recipeId, batches: batchId, 'storage-locations': storageLocationId, stocks: stockId },
    ...{ lots: lotId, counts: countId, 'goods-receipts': received.id, orders: orders[0] ?? '' },
    ...{ 'standing-orders': standing.id, deliveries: delivery.id, recalls: recall.id, users: admin.userId },
    ...{ invoices: invoiceId, payments: payment.id, 'control-points': controlPointId },
    ...{ 'cleaning-tasks': task.id, devices: device.id, deviations: measured.deviations[0].id },
    ...{ labels: label.id, prints: print.id },
    ...{ stockId, suId: article.salesUnits[0].id, 'audit-log': entries[0].id },
  };
}

/** The queries of reads that need one. */
const queryOf = (ids: Ids): Readonly<Record<string, string>> => ({
  '/api/sales/prices': `customerId=${ids['customers']}&articleId=${ids['articles']}`,
  '/api/sales/invoices/journal': `from=${day(0)}&until=${day(0)}`,
  '/api/sales/invoices/datev': `from=${day(0)}&until=${day(0)}`,
  '/api/sales/payments/proposals': 'amount=1.00',
  '/api/scan': 'code=LY-1',
  '/api/labels/preview': `lotId=${ids['lots']}`,
  '/api/labels/prints/{id}/document': 'format=ZPL',
  '/api/inventory/trace': `lotId=${ids['lots']}&direction=BOTH`,
  '/api/recipes/{id}/requirements': 'quantity=5&uom=KG',
  '/api/reports/sales': `from=${day(0)}&to=${day(7)}`,
  '/api/reports/write-offs': `from=${day(0)}&to=${day(7)}`,
  '/api/reports/yield': `recipeId=${ids['recipes']}`,
  '/api/quality/control-points/{id}/series': `from=${day(0)}&to=${day(0)}&resolution=RAW`,
  '/api/quality/report': `from=${day(0)}&to=${day(0)}`,
});

/** Reads that this shop has no record for. */
const WITHOUT_RECORD = ['/api/production/cuttings/{id}', '/api/production/cutting-schemes/{id}', '/api/session'];

/** The files of records with guarded members. */
const FILES = ['orders', 'deliveries', 'movements', 'customers'].map((kind) => `/api/files/${kind}`);

/** Returns the responses to all reads, by path. */
async function readAll(
  client: Client,
  ids: Ids,
): Promise<ReadonlyMap<string, { readonly status: number; body: string }>> {
  const paths = ROUTES.flatMap(({ routes }) => routes)
    .filter(({ method, path }) => method === 'GET' && !OF_DEVICES.includes(`GET ${path}`))
    .flatMap(({ path }) => (path === '/api/files/{kind}' ? FILES : path));
  const found = new Map<string, { readonly status: number; body: string }>();
  for (const path of paths) {
    const [, collection = ''] = /\/([\w-]+)\/\{id\}/.exec(path) ?? [];
    const url = path
      .replace('{id}', ids[collection] ?? 'none')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none');
    const query = queryOf(ids)[path];
    const answer = await client.get(query === undefined ? url : `${url}?${query}`);
    found.set(path, { status: answer.statusCode, body: answer.body });
  }
  return found;
}

test('a guarded member reaches no caller without its permission, through no read', async (t) => {
  const shop = await service(t);
  const ids = await filled(shop);
  const all = await readAll(shop.admin, ids);
  for (const [path, { status, body }] of all) {
    if (!WITHOUT_RECORD.includes(path)) t.equal(status, 200, `${path}: ${body.slice(0, 200)}`);
  }
  for (const content of Object.keys(GUARDED)) {
    t.ok(
      [...all].some(([path, { body }]) => !path.startsWith('/api/audit-log') && body.includes(content)),
      `the administrator reads “${content}”`,
    );
  }
  for (const role of ROLE_NAMES) {
    const held = new Set(ROLES[role].permissions);
    const hidden = Object.entries(GUARDED)
      .filter(([, shownTo]) => !shownTo.some((permission) => held.has(permission)))
      .map(([content]) => content);
    const reads = await readAll(await shop.login(role), ids);
    const leaks = [...reads].flatMap(([path, { body }]) =>
      hidden.filter((content) => body.includes(content)).map((content) => `${role} ${path}: ${content}`),
    );
    t.same(leaks, []);
  }
});

test('the price of a delivery line is null without the permission to read orders', async (t) => {
  const shop = await service(t);
  const ids = await filled(shop);
  const path = `/api/sales/deliveries/${ids['deliveries']}`;
  const price = async (client: Client) => {
    const one = (await client.get(path)).json();
    const { content } = (await client.get('/api/sales/deliveries')).json();
    return [one.lines[0].price?.amount ?? null, content[0].lines[0].price?.amount ?? null];
  };
  t.same(await price(await shop.login('SALES_STAFF')), [9876.54, 9876.54]);
  t.same(await price(await shop.login('QUALITY_INSPECTOR')), [null, null]);
});
