import { test } from 'tap';
import { type Client, isError, logIn, service } from '../helper.ts';
import { withStock } from './with-stock.ts';

const INVENTORY = '/api/inventory';

/** Creates two stocks of one article, with ten kilograms in the first. */
async function scene(admin: Client) {
  const { article, location, bookIn } = withStock(admin);
  const { id: articleId } = await article();
  const stock = async () => {
    const { id: storageLocationId } = await location();
    const made = await admin.post(`${INVENTORY}/stocks`, { articleId, storageLocationId });
    return { ...(made.json() as { id: string }), storageLocationId };
  };
  const [here, there] = [await stock(), await stock()];
  const { id: stockBatchId, lotId } = await bookIn(here.id, { batchId: 'L-7' });
  return { articleId, here, there, stockBatchId, lotId };
}

test('a lot is read with its account, its stock batches and its holds', async (t) => {
  const { admin } = await service(t);
  const { articleId, here, there, stockBatchId, lotId } = await scene(admin);
  const line = { stockBatchId, quantityAmount: '2.50', quantityUnit: 'KG' };
  const moved = (await admin.post(`${INVENTORY}/transfers`, { lines: [{ ...line, toStockId: there.id }] })).json();
  t.match(moved, { postings: [{ lotId, fromStockBatchId: stockBatchId, quantityAmount: '2.5', quantityUnit: 'KG' }] });
  const wasted = { ...line, reasonCode: 'OTHER', note: 'Bruch' };
  const written = (await admin.post(`${INVENTORY}/write-offs`, { lines: [wasted] })).json();
  t.match(written, { postings: [{ stockBatchId, lotId, quantityAmount: '2.5', reasonCode: 'OTHER' }] });
  const held = await admin.post(`${INVENTORY}/lots/${lotId}/holds`, { reason: 'Beanstandung' });
  const hold = held.json();
  const open = {
    recallId: null,
    deviationId: null,
    inheritedFrom: null,
    releasedBy: null,
    releasedAt: null,
    releaseReason: null,
  };
  t.same(hold, {
    ...open,
    id: hold.id,
    lotId,
    cause: 'MANUAL',
    reason: 'Beanstandung',
    placedBy: 'admin',
    placedAt: hold.placedAt,
  });
  const { stockBatches, holds, ...lot } = (await admin.get(`${INVENTORY}/lots/${lotId}`)).json();
  t.same(lot, {
    ...{
      id: lotId,
      lotNumber: 'L-7',
      batchType: 'PURCHASED',
      articleId,
      expiryDate: '2026-03-01',
      origin: 'BOOKED_IN',
    },
    ...{ originId: null, supplierId: null, supplierLot: null, facts: null, onHold: true, createdAt: lot.createdAt },
    account: {
      ...{ unit: 'KG', originated: '10', counted: '0', takenBack: '0', consumed: '0', dispatched: '0' },
      ...{ writtenOff: '2.5', removed: '0', inStock: '7.5' },
    },
  });
  const place = (id: string, stock: { id: string; storageLocationId: string }, quantityAmount: string) => ({
    ...{ stockBatchId: id, stockId: stock.id, storageLocationId: stock.storageLocationId },
    ...{ quantityAmount, quantityUnit: 'KG', status: 'BLOCKED' },
  });
  t.same(stockBatches, [place(stockBatchId, here, '5'), place(moved.postings[0].toStockBatchId, there, '2.5')]);
  t.same(holds, [hold]);
  t.same((await admin.get(`${INVENTORY}/lots?onHold=true`)).json().content, [lot]);
  t.equal((await admin.get(`${INVENTORY}/lots?onHold=false`)).json().page.totalElements, 0);
  const released = await admin.post(`${INVENTORY}/lots/${lotId}/holds/${hold.id}/release`, { reason: 'Befund' });
  t.match(released.json(), { id: hold.id, releasedBy: 'admin', releaseReason: 'Befund' });
});

test('quantities of stock batches have at most six decimal places, and accounts of lots are exact', async (t) => {
  const { admin } = await service(t);
  const { here, stockBatchId, lotId } = await scene(admin);
  const pound = { quantityAmount: '1', quantityUnit: 'LB' };
  await admin.post(`${INVENTORY}/stocks/${here.id}/batches/${stockBatchId}/remove`, pound);
  const lot = (await admin.get(`${INVENTORY}/lots/${lotId}`)).json();
  t.match(lot.stockBatches, [{ quantityAmount: '9.546408', quantityUnit: 'KG' }]);
  t.match(lot.account, { removed: '0.45359237', inStock: '9.54640763' });
});

test('undo books the reversal of a movement, and refuses a second undo with ALREADY_UNDONE', async (t) => {
  const { admin } = await service(t);
  const { stockBatchId, lotId } = await scene(admin);
  const line = { stockBatchId, quantityAmount: '1', quantityUnit: 'KG', reasonCode: 'WASTE' };
  await admin.post(`${INVENTORY}/write-offs`, { lines: [line] });
  const { content } = (await admin.get(`${INVENTORY}/movements?lotId=${lotId}&type=WRITTEN_OFF`)).json();
  const [row] = content;
  t.match(row, { lotId, stockBatchId, quantityChange: -1, reasonCode: 'WASTE', reason: null, documentKind: null });
  const undo = await admin.post(`${INVENTORY}/movements/${row.id}/undo`, { reason: 'Verwechslung' });
  const { postingId, movements } = undo.json();
  t.match(movements, [{ postingId, type: 'REVERSED', reversesId: row.id, quantityChange: 1, reason: 'Verwechslung' }]);
  isError(t, await admin.post(`${INVENTORY}/movements/${row.id}/undo`, { reason: 'x' }), 409, 'ALREADY_UNDONE');
  isError(t, await admin.post(`${INVENTORY}/movements/x/undo`, { reason: 'x' }), 404, 'STOCK_MOVEMENT_NOT_FOUND');
  isError(t, await admin.post(`${INVENTORY}/movements/x/undo`, {}), 400, 'VALIDATION_ERROR');
});

test('a count hides the expected amounts before it is submitted', async (t) => {
  const { admin } = await service(t);
  const { articleId, here, stockBatchId, lotId } = await scene(admin);
  const { storageLocationId } = here;
  const opened = (await admin.post(`${INVENTORY}/counts`, { storageLocationId })).json();
  const url = `${INVENTORY}/counts/${opened.id}`;
  const counted = { stockBatchId, quantityAmount: '9000', quantityUnit: 'g' };
  const entered = (await admin.put(`${url}/lines`, { lines: [counted] })).json();
  const line = { ...counted, lotId, lotNumber: 'L-7', articleId, expected: null, difference: null, countedBy: 'admin' };
  const [{ countedAt }] = entered.lines;
  t.same(entered, { ...opened, lines: [{ ...line, countedAt }] });
  t.same(opened, {
    ...{ id: opened.id, countNumber: 'I-2026-01-05-001', storageLocationId, blind: true, status: 'OPEN' },
    ...{ lines: [], uncounted: [] },
    ...{ createdBy: 'admin', createdAt: opened.createdAt, submittedBy: null, submittedAt: null },
    ...{ approvedBy: null, approvedAt: null, selfApproved: false },
  });
  t.match((await admin.post(`${url}/submit`)).json(), { lines: [{ expected: '10000', difference: '-1000' }] });
  t.match((await admin.post(`${url}/approve`)).json(), { status: 'APPROVED', selfApproved: true });
  isError(t, await admin.post(`${url}/cancel`), 409, 'INVALID_STATUS_TRANSITION');
  const read = (await admin.get(url)).json();
  const { lines: _, uncounted: __, ...rest } = read;
  t.same((await admin.get(`${INVENTORY}/counts?status=APPROVED`)).json().content, [{ ...rest, entries: 1 }]);
});

test('a warehouse worker may place a hold, and only a quality manager may release it', async (t) => {
  const { app, admin } = await service(t);
  const { lotId, stockBatchId } = await scene(admin);
  const password = 'Bratwurst & Kraut';
  const user = async (username: string, roleName: string) => {
    const email = `${username}@example.org`;
    await admin.post('/api/users', { username, email, password, roleNames: [roleName] });
    return logIn(app, username, password);
  };
  const [warehouse, quality] = [await user('walter', 'WAREHOUSE_WORKER'), await user('quirin', 'QUALITY_MANAGER')];
  const holds = `${INVENTORY}/lots/${lotId}/holds`;
  const { id } = (await warehouse.post(holds, { reason: 'riecht' })).json();
  isError(t, await warehouse.post(`${holds}/${id}/release`, { reason: 'doch nicht' }), 403, 'ACCESS_DENIED');
  t.equal((await quality.post(`${holds}/${id}/release`, { reason: 'Befund' })).statusCode, 200);
  t.equal((await quality.get(`${INVENTORY}/movements`)).statusCode, 200);
  const line = { stockBatchId, quantityAmount: '1', quantityUnit: 'KG', reasonCode: 'WASTE' };
  isError(t, await quality.post(`${INVENTORY}/write-offs`, { lines: [line] }), 403, 'ACCESS_DENIED');
  isError(t, await quality.get(`${INVENTORY}/counts`), 403, 'ACCESS_DENIED');
  t.equal((await warehouse.get(`${INVENTORY}/counts`)).statusCode, 200);
});
