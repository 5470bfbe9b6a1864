/** Calls every write operation of the service at least once over HTTP, as on a working day. */
import { Users } from '@cleaver/domain/identity';
import { Client, logIn, type Service } from '../helper.ts';

/** Secrets typed or issued on the day, which no log may contain. */
export type Secrets = readonly string[];

export async function workingDay(service: Service): Promise<Secrets> {
  const { admin, anonymous } = service;
  /** Sends a request that must succeed; returns the response body. */
  const by = (client: Client) => async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await client.send({ method, url, ...(payload && { payload }) });
    if (answer.statusCode > 204) throw new Error(`${method} ${url}: ${answer.body}`);
    // biome-ignore lint/suspicious/noExplicitAny: a test knows what it made
    return (answer.body === '' ? undefined : answer.json()) as any;
  };
  const ask = by(admin);

  // Creates and removes a demo shop first, because other records would prevent the removal.
  const demo = { 'x-request-id': 'cleaver-demo-shop' };
  const { statusCode } = await admin.post('/api/categories', { name: 'Vorführware' }, demo);
  if (statusCode >= 300) throw new Error(`POST /api/categories: ${statusCode}`);
  await ask('DELETE', '/api/settings/demo-shop');

  const typed = ['first password of ida', 'second password of ida'];
  const [password, newPassword] = typed;
  const { id } = await ask('POST', '/api/users', {
    username: 'ida',
    email: 'ida@example.org',
    password,
    roleNames: ['SALES_STAFF'],
  });
  const tokens = await by(anonymous)('POST', '/api/auth/login', { username: 'ida', password });
  const renewed = await by(anonymous)('POST', '/api/auth/refresh', { refreshToken: tokens.refreshToken });
  const ida = await logIn(service.app, 'ida', password ?? '');
  await by(ida)('PUT', `/api/users/${id}/password`, { currentPassword: password, newPassword });
  await by(ida)('POST', '/api/session/confirm', { password: newPassword });
  await by(ida)('POST', '/api/auth/logout');
  const OWN = { 'x-cleaver-web': '1', 'sec-fetch-site': 'same-origin' };
  const pin = '4711';
  const registered = await admin.post('/api/shared-devices', { name: 'Rampe' }, OWN);
  if (registered.statusCode !== 201) throw new Error(`POST /api/shared-devices: ${registered.body}`);
  const [device = ''] = String(registered.headers['set-cookie']).split(';');
  const here = { ...OWN, cookie: device };
  await by(await logIn(service.app, 'ida', newPassword ?? ''))('PUT', '/api/users/me/pin', {
    currentPassword: newPassword,
    pin,
  });
  const opened = await anonymous.post('/api/session', { username: 'ida', password: newPassword }, here);
  if (opened.statusCode > 204) throw new Error(`POST /api/session: ${opened.body}`);
  const byPin = await anonymous.post('/api/session/pin', { username: 'ida', pin }, here);
  if (byPin.statusCode > 204) throw new Error(`POST /api/session/pin: ${byPin.body}`);
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const closed = await anonymous.send({
    method: 'DELETE',
    url: '/api/session',
    headers: { ...OWN, cookie },
  });
  if (closed.statusCode > 204) throw new Error(`DELETE /api/session: ${closed.body}`);
  await ask('DELETE', `/api/users/${id}/pin`);
  await ask('DELETE', `/api/shared-devices/${registered.json().id}`);
  await ask('POST', `/api/users/${id}/password-reset`, { newPassword });
  await ask('PUT', `/api/users/${id}`, { email: 'ida@example.com' });
  for (const verb of ['lock', 'unlock', 'deactivate', 'reactivate']) await ask('POST', `/api/users/${id}/${verb}`);
  await ask('POST', `/api/users/${id}/roles`, { roleName: 'SALES_MANAGER' });
  await ask('DELETE', `/api/users/${id}/roles/SALES_MANAGER`);

  const { id: supplierId } = await ask('POST', '/api/suppliers', { name: 'Hof Nord', phone: '040 1' });
  const supplier = `/api/suppliers/${supplierId}`;
  await ask('POST', '/api/suppliers/import', { rows: [{ name: 'Hof Ost', phone: '040 2' }] });
  const file = { method: 'POST', url: '/api/files/suppliers', payload: 'name,phone\nHof West,040 3\n' } as const;
  const sent = await admin.send({ ...file, headers: { 'content-type': 'text/csv' } });
  if (sent.statusCode > 204) throw new Error(`POST /api/files/suppliers: ${sent.body}`);
  await ask('PUT', supplier, { name: 'Hof Süd' });
  await ask('POST', `${supplier}/deactivate`);
  await ask('POST', `${supplier}/activate`);
  await ask('POST', `${supplier}/rating`, { qualityScore: 5, deliveryScore: 4, priceScore: 3 });
  const certificate = { certificateType: 'BIO', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  await ask('POST', `${supplier}/certificates`, { ...certificate, validUntil: '2026-12-31' });
  await ask('PUT', `${supplier}/certificates`, { ...certificate, to: { ...certificate, validUntil: '2027-12-31' } });
  await ask('DELETE', `${supplier}/certificates`, certificate);

  const category = await ask('POST', '/api/categories', { name: 'Wurst' });
  await ask('PUT', `/api/categories/${category.id}`, { description: 'Alles in Pelle' });
  const { id: unused } = await ask('POST', '/api/categories', { name: 'Fisch' });
  await ask('DELETE', `/api/categories/${unused}`);

  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const made = { name: 'Lyoner', articleNumber: 'L-1', categoryId: category.id, ...sold };
  const { id: articleId } = await ask('POST', '/api/articles', made);
  const article = `/api/articles/${articleId}`;
  const imported = [{ ...made, articleNumber: 'L-2' }];
  await ask('POST', '/api/articles/import', { rows: imported });
  await ask('POST', '/api/articles/prices/import', { rows: [{ articleNumber: 'L-2', price: 13.5 }] });
  await ask('PUT', article, { name: 'Feine Lyoner' });
  await ask('POST', `${article}/deactivate`);
  await ask('POST', `${article}/activate`);
  await ask('POST', `${article}/suppliers`, { supplierId });
  await ask('DELETE', `${article}/suppliers/${supplierId}`);
  const { salesUnits } = await ask('POST', `${article}/sales-units`, {
    unit: 'PIECE_FIXED',
    priceModel: 'FIXED',
    price: 3.5,
  });
  const salesUnit = `${article}/sales-units/${salesUnits[1].id}`;
  await ask('PUT', `${salesUnit}/price`, { price: 3.75 });
  await ask('PUT', `${salesUnit}/price`, { price: 3.95, validFrom: '2026-02-01' });
  await ask('DELETE', `${salesUnit}/prices/2026-02-01`);
  await ask('DELETE', salesUnit);
  await ask('PUT', `${article}/codes`, { gtins: ['4006381333931'], plu: '123' });
  await ask('PUT', `${article}/sales-data`, { vatClass: 'REDUCED', minimumRemainingDays: 10 });

  const home = { street: 'Am Markt', postalCode: '20095', city: 'Hamburg', country: 'DE' };
  const { id: customerId } = await ask('POST', '/api/customers', { name: 'Krug', type: 'B2B', phone: '1', ...home });
  await ask('POST', '/api/customers/import', { rows: [{ name: 'Linde', type: 'B2B', phone: '1', ...home }] });
  const customer = `/api/customers/${customerId}`;
  await ask('PUT', customer, { name: 'Gasthof Krug' });
  await ask('POST', `${customer}/deactivate`);
  await ask('POST', `${customer}/activate`);
  await ask('POST', `${customer}/delivery-addresses`, { label: 'Küche', ...home });
  await ask('DELETE', `${customer}/delivery-addresses/${encodeURIComponent('Küche')}`);
  const lineItems = [{ articleId, agreedPrice: 11.5 }];
  await ask('PUT', `${customer}/frame-contract`, { rhythm: 'WEEKLY', lineItems });
  await ask('DELETE', `${customer}/frame-contract`);
  await ask('PUT', `${customer}/preferences`, { preferences: ['BIO'] });
  await ask('PUT', `${customer}/sales-terms`, { billing: 'WEEKLY', skonto: { days: 14, percent: 2 } });
  const { id: namedNowhere } = await ask('POST', '/api/customers', { name: 'Eiche', type: 'B2B', phone: '1', ...home });
  await ask('DELETE', `/api/customers/${namedNowhere}`);

  const wanted = { articleId, quantityAmount: '3', quantityUnit: 'KG' };
  const ordered = { customerId, requestedDate: '2026-01-06', lines: [wanted] };
  const { id: orderId } = await ask('POST', '/api/sales/orders', ordered);
  const order = `/api/sales/orders/${orderId}`;
  await ask('PUT', order, { note: 'vor neun' });
  await ask('POST', `${order}/confirm`, {});
  await ask('POST', `${order}/cancel`, { reason: 'abgesagt' });
  const weekly = { customerId, firstDate: '2026-01-05', weekdays: [2], lines: [wanted] };
  const { id: standingId } = await ask('POST', '/api/sales/standing-orders', weekly);
  await ask('PUT', `/api/sales/standing-orders/${standingId}`, { note: 'an der Rampe' });
  await ask('POST', '/api/sales/standing-orders/run', { until: '2026-01-11' });
  await ask('DELETE', `/api/sales/standing-orders/${standingId}`);

  const output = { type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId };
  const { id: recipeId } = await ask('POST', '/api/recipes', { name: 'Lyoner', ...output });
  const recipe = `/api/recipes/${recipeId}`;
  const ingredient = { articleId, quantity: '8', uom: 'KG' };
  const { ingredients } = await ask('POST', `${recipe}/ingredients`, ingredient);
  await ask('PUT', `${recipe}/ingredients/${ingredients[0].id}`, { ...ingredient, quantity: '9' });
  await ask('DELETE', `${recipe}/ingredients/${ingredients[0].id}`);
  await ask('POST', `${recipe}/ingredients`, ingredient);
  await ask('POST', `${recipe}/steps`, { description: 'Kuttern' });
  await ask('PUT', `${recipe}/steps/1`, { description: 'Fein kuttern' });
  await ask('DELETE', `${recipe}/steps/1`);
  await ask('POST', `${recipe}/steps`, { description: 'Brühen', temperatureCelsius: 75 });
  await ask('POST', `${recipe}/activate`);
  const dates = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
  const planned = { recipeId, plannedQuantity: '5', plannedQuantityUnit: 'KG', ...dates };
  const { id: plannedId } = await ask('POST', '/api/production/batches', planned);
  await ask('PUT', `/api/production/batches/${plannedId}`, { plannedQuantity: '6' });
  const { id: cancelledId } = await ask('POST', '/api/production/batches', planned);
  await ask('POST', `/api/production/batches/${cancelledId}/cancel`, { reason: 'Bestellung storniert' });
  await ask('POST', `${recipe}/versions`);

  const cold = { name: 'Kühlhaus', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = await ask('POST', '/api/inventory/storage-locations', cold);
  const location = `/api/inventory/storage-locations/${storageLocationId}`;
  await ask('PUT', location, { minTemperature: '0', maxTemperature: '4' });
  await ask('PATCH', `${location}/deactivate`);
  await ask('PATCH', `${location}/activate`);
  const { id: stockId } = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId });
  await ask('PUT', `/api/inventory/stocks/${stockId}`, { minimumShelfLifeDays: 3 });
  const lot = { batchId: 'L-1', batchType: 'PURCHASED', expiryDate: '2026-03-01' };
  const batches = `/api/inventory/stocks/${stockId}/batches`;
  const { id: batchId } = await ask('POST', batches, { ...lot, quantityAmount: '10', quantityUnit: 'KG' });
  const opening = {
    articleNumber: 'L-2',
    storageLocation: 'Kühlhaus',
    ...lot,
    ...{ quantityAmount: '1', quantityUnit: 'KG' },
  };
  await ask('POST', '/api/inventory/stock-batches/import', { rows: [opening] });
  await ask('POST', `${batches}/${batchId}/remove`, { quantityAmount: '500', quantityUnit: 'G' });
  await ask('POST', `${batches}/${batchId}/block`, { reason: 'zu warm' });
  await ask('POST', `${batches}/${batchId}/unblock`);

  const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  const line = { stockBatchId: batchId, ...kilos('1') };
  const run = `/api/production/batches/${plannedId}`;
  await ask('POST', `${run}/start`);
  await ask('POST', `${run}/consume`, { inputs: [{ ...line, ...kilos('2') }] });
  await ask('POST', `${run}/return`, { inputs: [line] });
  await ask('POST', `${run}/steps/1`, { temperature: 72.5 });
  const waste = [{ ...kilos('0.1'), reason: 'Geplatzt' }];
  await ask('POST', `${run}/complete`, { outputs: [{ stockId, lotNumber: 'LY-1', ...kilos('0.9') }], waste });
  await ask('POST', `${run}/reopen`, { reason: 'Falsch gewogen' });
  await ask('POST', `${recipe}/archive`);
  const pieces = [{ stockId, lotNumber: 'Z-1', ...kilos('1'), costShare: 100 }];
  await ask('POST', '/api/production/cuttings', { inputs: [line], outputs: pieces });
  const parts = [{ articleId, sharePercent: 90 }];
  const scheme = await ask('POST', '/api/production/cutting-schemes', { articleId, name: 'Grob', parts });
  await ask('PUT', `/api/production/cutting-schemes/${scheme.id}`, { name: 'Fein' });
  await ask('DELETE', `/api/production/cutting-schemes/${scheme.id}`);

  const counter = { name: 'Theke', storageType: 'COLD_ROOM' };
  const { id: counterId } = await ask('POST', '/api/inventory/storage-locations', counter);
  const { id: toStockId } = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId: counterId });
  const { content: lots } = (await admin.get('/api/inventory/lots?onHold=false')).json();
  const stopped = `/api/inventory/lots/${lots[0].id}/holds`;
  const { id: holdId } = await ask('POST', stopped, { reason: 'Beanstandung einer Kundin' });
  await ask('POST', `${stopped}/${holdId}/release`, { reason: 'Probe ohne Befund' });
  await ask('POST', stopped, { reason: 'Noch eine Beanstandung' });
  await ask('POST', `${stopped}/release`, { reason: 'Auch sie ohne Befund' });
  await ask('POST', '/api/inventory/transfers', { lines: [{ ...line, toStockId }] });
  await ask('POST', '/api/inventory/write-offs', { lines: [{ ...line, reasonCode: 'DAMAGE' }] });
  const { content: written } = (await admin.get('/api/inventory/movements?type=WRITTEN_OFF')).json();
  await ask('POST', `/api/inventory/movements/${written[0].id}/undo`, { reason: 'Die falsche Charge' });

  const { id: countId } = await ask('POST', '/api/inventory/counts', { storageLocationId });
  const count = `/api/inventory/counts/${countId}`;
  await ask('PUT', `${count}/lines`, { lines: [{ stockBatchId: batchId, ...kilos('5') }] });
  for (const verb of ['submit', 'approve']) await ask('POST', `${count}/${verb}`);
  const { id: wrong } = await ask('POST', '/api/inventory/counts', { storageLocationId, blind: false });
  await ask('POST', `/api/inventory/counts/${wrong}/cancel`);

  const goods = { stockId, ...kilos('40'), expiryDate: '2026-03-01', supplierLot: 'H-311' };
  const receipt = { supplierId, deliveryNote: 'LS 4711', receiptDate: '2026-01-05', lines: [goods] };
  const received = await ask('POST', '/api/procurement/goods-receipts', receipt);
  const inspections = `/api/procurement/goods-receipts/${received.id}/lines/1/inspections`;
  await ask('POST', inspections, { result: 'PASSED', temperature: 3.1 });

  const { stockBatchId } = received.lines[0];
  const dispatched = { customerId, dispatchDate: '2026-01-05', lines: [{ stockBatchId, ...kilos('12.5') }] };
  const { id: deliveryId } = await ask('POST', '/api/sales/deliveries', dispatched);
  const back = { line: 1, stockId: toStockId, ...kilos('1.5') };
  await ask('POST', `/api/sales/deliveries/${deliveryId}/returns`, { lines: [back], reason: 'Zu warm angekommen' });

  const operator = { name: 'Metzgerei', street: 'Weg', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await ask('PUT', '/api/settings', { operator, invoicing: { taxNumber: '203/123/45678' } });
  await labels(ask, articleId, received.lines[0].lotId);
  const billed = [{ text: 'Lieferung', quantityAmount: '1', price: 15, vatClass: 'STANDARD' }];
  const invoice = await ask('POST', '/api/sales/invoices', { customerId, lines: billed });
  const items = [{ invoiceId: invoice.id, amount: '1.00' }];
  const payment = await ask('POST', '/api/sales/payments', { customerId, bookedOn: '2026-01-05', items });
  await ask('POST', `/api/sales/payments/${payment.id}/cancel`, { reason: 'Falscher Kunde' });
  await ask('POST', `/api/sales/invoices/${invoice.id}/credit-notes`, {
    kind: 'CANCELLATION',
    reason: 'Falscher Preis',
  });

  const { content: gone } = (await admin.get('/api/inventory/movements?type=DISPATCHED')).json();
  const reason = 'Der Lieferant meldet Salmonellen';
  const { id: recallId } = await ask('POST', '/api/quality/recalls', { mode: 'REAL', reason, lotIds: [gone[0].lotId] });
  const recall = `/api/quality/recalls/${recallId}`;
  const reached = { channel: 'PHONE', outcome: 'REACHED', recovered: kilos('2.5') };
  await ask('POST', `${recall}/contacts`, { customerId, ...reached });
  await ask('POST', `${recall}/close`, { conclusion: 'Alles zurück, Ware vernichtet' });

  const keys = await checks(service, ask, storageLocationId, gone[0].lotId);
  await ask('PUT', '/api/settings', { supplierCertificates: 'WARN', cuttingTolerancePercent: 1.5 });

  const { digest } = service.ports.secrets;
  const [, claim = ''] = cookie.split('=');
  const given = [
    claim,
    ...keys,
    ...[tokens, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]),
  ];
  const user = await service.ports.reader.get(Users, id);
  return [...typed, ...given, ...given.map(digest), user.passwordHash];
}

// biome-ignore lint/suspicious/noExplicitAny: a test knows what it made
type Ask = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<any>;

/** Declares the article, labels it, and prints a label for a pack of the lot. */
async function labels(ask: Ask, articleId: string, lotId: string): Promise<void> {
  await ask('PUT', `/api/articles/${articleId}`, { productKind: 'MEAT_PRODUCT' });
  await ask('POST', `/api/articles/${articleId}/declarations`, { role: 'INGREDIENT', name: 'Lyoner' });
  const decided = { uses: ['PREPACKED'], legalName: 'Lyoner', dateKind: 'BEST_BEFORE', nutritionExempt: 'SMALL_MAKER' };
  const { id } = await ask('POST', '/api/labels', { articleId, decisions: decided });
  const { id: unused } = await ask('POST', '/api/labels', { articleId, decisions: decided });
  await ask('DELETE', `/api/labels/${unused}`);
  await ask('PUT', `/api/labels/${id}`, { decisions: { ...decided, legalName: 'Feine Lyoner' } });
  await ask('POST', `/api/labels/${id}/release`);
  await ask('POST', '/api/labels/prints', { lotId, weightsKg: ['0.405'] });
  await ask('POST', `/api/labels/${id}/withdraw`, { reason: 'Neues Rezept' });
}

/** Measures, cleans, and acts on what was too warm. Returns the keys of the device. */
async function checks(service: Service, ask: Ask, storageLocationId: string, lotId: string): Promise<string[]> {
  const quality = '/api/quality';
  const switched = async (url: string) => {
    for (const verb of ['deactivate', 'activate']) await ask('POST', `${url}/${verb}`);
  };
  const device = await ask('POST', `${quality}/devices`, { name: 'Funkstation' });
  const url = `${quality}/devices/${device.id}`;
  await switched(url);
  const { key } = await ask('POST', `${url}/key`);
  const { id: controlPointId } = await ask('POST', `${quality}/control-points`, {
    ...{ name: 'Temperatur Kühlraum', measure: 'TEMPERATURE', limits: { max: 7 }, storageLocationId },
    sensor: { deviceId: device.id, channel: '1', minutes: 5 },
  });
  await ask('PUT', `${quality}/control-points/${controlPointId}`, { responsible: 'Eva' });
  await switched(`${quality}/control-points/${controlPointId}`);
  const sent = [{ channel: '1', measuredAt: '2026-01-05T10:00:00Z', value: 4 }];
  await new Client(service.app, key).post(`${quality}/device-readings`, { readings: sent });
  const measured = (value: number) => ask('POST', `${quality}/readings`, { readings: [{ controlPointId, value }] });
  const { readings, deviations } = await measured(9);
  const deviation = `${quality}/deviations/${deviations[0].id}`;
  await ask('POST', `${quality}/readings/${readings[0].id}/corrections`, { value: 8.5, note: 'Falsch abgelesen' });
  await ask('POST', `${deviation}/actions`, { cause: 'Tür offen', measure: 'Geschlossen', goods: 'HELD' });
  await ask('POST', `${deviation}/holds`, { lotIds: [lotId], reason: 'Zu warm gelagert' });
  service.clock.advance(60_000);
  await measured(4);
  await ask('POST', `${deviation}/verify`, { effective: true });
  const task = await ask('POST', `${quality}/cleaning-tasks`, { name: 'Böden', schedule: { every: 'DAY' } });
  await ask('PUT', `${quality}/cleaning-tasks/${task.id}`, { agent: 'Seife' });
  await switched(`${quality}/cleaning-tasks/${task.id}`);
  await ask('POST', `${quality}/cleaning-records`, { records: [{ cleaningTaskId: task.id, result: 'OK' }] });
  return [device.key, key];
}
