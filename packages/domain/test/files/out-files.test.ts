import { test } from 'tap';
import { exportFile, FILE_FILTERS, listFileKinds } from '../../src/files/index.ts';
import { GERMAN } from '../../src/german.ts';
import { CONTEXTS } from '../../src/index.ts';
import { blockStockBatch, listAllStockBatches, listMovements } from '../../src/inventory/index.ts';
import type { Permission } from '../../src/kernel/index.ts';
import { dispatchDelivery, returnDelivery } from '../../src/sales/index.ts';
import { fieldWord } from '../../src/words.ts';
import { counter } from '../sales/counter.ts';
import { withFiles } from './with-files.ts';

function withSales() {
  const base = counter();
  const ask: Parameters<typeof withFiles>[0] = (operation, input, caller) =>
    base.ask(operation, input, caller ? { caller } : {});
  return { ...base, ...withFiles(ask) };
}

const KINDS = CONTEXTS.flatMap(({ files = [] }) => files);

test('every column of a file has a German heading, and every kind a German title', (t) => {
  const members = KINDS.flatMap(({ columns }) => columns.map(({ member }) => member));
  t.same(
    members.filter((member) => !(fieldWord(member) in GERMAN)),
    [],
  );
  t.same(
    KINDS.map(({ title }) => String(title)).filter((title) => !(title in GERMAN)),
    [],
  );
  t.end();
});

test('a file of each kind takes the filters of its list, and has an example row that it reads', async (t) => {
  const { ask, fetched, send } = withSales();
  const general = ['page', 'size', 'skip', 'after', 'sort', 'id', 'include'];
  for (const { name, list, write } of KINDS) {
    const filters = Object.keys(list.input.fields).filter((member) => !general.includes(member));
    t.same(
      filters.filter((filter) => !FILE_FILTERS.includes(filter)),
      [],
      name,
    );
    const template = await fetched(name, { template: true });
    t.equal(template.trim().split(/\r\n(?=")/).length, 2, name);
    if (!write) await t.rejects(send(name, template), { code: 'FILE_NOT_FOUND' }, name);
  }
  t.match((await ask(listFileKinds, {})).kinds.length, KINDS.length);
  await t.rejects(ask(exportFile, { kind: 'users', from: '2026-01-01' }), { code: 'VALIDATION_ERROR' });
});

test('a file of orders has a row for each line', async (t) => {
  const { customer, article, place, confirm, day, fetched, rows, by } = withSales();
  const { id: customerId, name } = await customer();
  const { id: articleId, articleNumber, name: articleName } = await article();
  const line = { articleId, quantityAmount: '2.5', quantityUnit: 'KG', note: 'dünn' };
  const { id, orderNumber } = await place(customerId, [line, line], { reference: 'K-1' });
  await confirm(id);
  await place(customerId, [line], { requestedDate: day(3) });
  const found = await rows('orders');
  t.match(found, [
    {
      ...{
        orderNumber,
        status: 'CONFIRMED',
        customerName: name,
        basis: 'NET',
        requestedDate: day(1),
        reference: 'K-1',
      },
      ...{ line: 1, articleNumber, articleName, quantityAmount: '2.5', quantityUnit: 'KG', note: 'dünn' },
      ...{ amount: '10', per: 'KG', source: 'LIST', value: '25.00', delivered: '0', open: '2.5', lineStatus: 'OPEN' },
      ...{ createdBy: 'clerk', createdAt: /^20.*Z$/, confirmedAt: /^20.*Z$/ },
    },
    { orderNumber, line: 2 },
    { status: 'DRAFT', amount: undefined, confirmedAt: undefined },
  ]);
  t.equal((await rows('orders', { from: day(2), to: day(3) })).length, 1);
  t.equal((await rows('orders', { status: 'CONFIRMED', customerId })).length, 2);
  const excel = await fetched('orders', { format: 'EXCEL' }, true);
  t.match(excel, /^\ufeff"?Auftragsnummer/);
  t.match(excel, /"Bestätigt";.*"2,5";"Kilogramm"/);
  await t.rejects(by(['STOCK_READ']).rows('orders'), { code: 'ACCESS_DENIED' });
});

test('a file of deliveries has a row for each line, and prices only for callers who may see them', async (t) => {
  const { customer, article, goods, ask, elsewhere, rows, by } = withSales();
  const { id: customerId, name } = await customer();
  const { id: articleId, articleNumber, name: articleName } = await article();
  const [one, two] = [await goods(articleId), await goods(articleId, { batchId: 'L-two' })];
  const lines = [one, two].map((stockBatchId) => ({ stockBatchId, quantityAmount: '2', quantityUnit: 'KG' }));
  const { id, deliveryNumber, dispatchDate } = await ask(dispatchDelivery, { customerId, lines });
  const back = { line: 2, stockId: await elsewhere(articleId), quantityAmount: '500', quantityUnit: 'g' };
  await ask(returnDelivery, { id, lines: [back], reason: 'Too much' });
  t.match(await rows('deliveries', { customerId, to: dispatchDate }), [
    {
      ...{ deliveryNumber, dispatchDate, customerName: name, street: 'Markt', city: 'Ansbach', line: 1 },
      ...{ articleNumber, articleName, quantityAmount: '2', quantityUnit: 'KG', takenBack: '0', undone: false },
      ...{ orderNumber: undefined, amount: '10', per: 'KG', source: 'LIST', createdBy: 'clerk' },
    },
    { line: 2, lotNumber: 'L-two', takenBack: '0.5' },
  ]);
  const reader = by(['STOCK_MOVEMENT_READ']);
  t.match(await reader.rows('deliveries'), [{ deliveryNumber, amount: undefined, source: undefined }, { line: 2 }]);
  await t.rejects(by(['ORDER_READ']).rows('deliveries'), { code: 'ACCESS_DENIED' });
});

test('a file of movements names articles, places and lots, and hides what its list hides', async (t) => {
  const { article, goods, ask, rows, fetched, by } = withSales();
  const { id: articleId, articleNumber, name: articleName } = await article();
  await goods(articleId, { batchId: 'L-1', quantityAmount: '1500', quantityUnit: 'g' });
  const [batch] = (await ask(listAllStockBatches, {})).content;
  await ask(blockStockBatch, { stockId: batch?.stockId, batchId: batch?.id, reason: 'Smells' });
  t.match(await rows('movements'), [
    {
      ...{ at: /^20.*Z$/, type: 'BOOKED_IN', articleNumber, articleName, storageLocation: /^Room/, lotNumber: 'L-1' },
      ...{ quantityChange: '1500', quantityBefore: '0', quantityAfter: '1500', quantityUnit: 'g', username: 'clerk' },
    },
    { type: 'BLOCKED', statusAfter: 'BLOCKED', reason: 'Smells', quantityChange: '0' },
  ]);
  t.equal((await rows('movements', { type: 'BLOCKED' })).length, 1);
  const reader = by(['STOCK_MOVEMENT_READ']);
  t.match(await reader.rows('movements'), [{}, { type: 'BLOCKED', reason: undefined }]);
  t.notMatch(await fetched('movements'), /u1/, 'no ids of users');
  t.match(await fetched('movements', { format: 'EXCEL' }, true), /"Gesperrt"/);
  const denied: Permission[] = ['STOCK_READ'];
  await t.rejects(by(denied).rows('movements'), { code: 'ACCESS_DENIED' });
});

test('a file has all entries of a list that takes several pages', async (t) => {
  const { article, goods, send, rows, ask } = withSales();
  const { id: articleId, articleNumber } = await article();
  await goods(articleId);
  const [{ storageLocation } = {}] = await rows('stock');
  const header = 'articleNumber,storageLocation,batchId,batchType,quantityAmount,quantityUnit,expiryDate';
  const lots = Array.from(
    { length: 600 },
    (_, at) => `${articleNumber},${storageLocation},N-${at},OWN,1,KG,2026-03-01`,
  );
  t.match(await send('stock', [header, ...lots].join('\n')), { created: 600 });
  t.equal((await rows('stock')).length, 601);
  const movements = await rows('movements', { articleId: undefined });
  t.equal(movements.length, (await ask(listMovements, {})).page.totalElements);
});

test('a file of users has their roles, and no secrets', async (t) => {
  const { user, enter, rows, fetched, by } = withSales();
  const one = await user(['ADMIN', 'PRODUCTION_WORKER'], { branchId: 'B-1' });
  await enter(one);
  await user();
  const found = await rows('users');
  t.match(found, [
    {
      username: 'user1',
      email: 'user1@example.org',
      status: 'ACTIVE',
      roles: ['ADMIN', 'PRODUCTION_WORKER'],
      branchId: 'B-1',
      lastLogin: /Z$/,
    },
    { username: 'user2', roles: [], lastLogin: undefined },
  ]);
  t.same(Object.keys(found[0] ?? {}), ['username', 'email', 'status', 'branchId', 'createdAt', 'lastLogin', 'roles']);
  t.match(await fetched('users'), /"ADMIN\|PRODUCTION_WORKER"/);
  t.equal((await rows('users', { status: 'LOCKED' })).length, 0);
  await t.rejects(by(['STOCK_READ']).rows('users'), { code: 'ACCESS_DENIED' });
});
