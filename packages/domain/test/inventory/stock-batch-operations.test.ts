import { test } from 'tap';
import {
  blockStockBatch,
  listExpiringBatches,
  listStockBatches,
  listStockMovements,
  listStocksBelowMinimum,
  removeFromStockBatch,
  STOCK_BATCH_STATUSES,
  unblockStockBatch,
} from '../../src/inventory/index.ts';
import { LOT, withStock } from './with-stock.ts';

const ONE_KILO = { quantityAmount: '1', quantityUnit: 'KG' };

test('a batch is addressed by its id, or by a batchId that is unique in the stock, else AMBIGUOUS_BATCH_ID', async (t) => {
  const { stock, bookIn, ask, refusal } = withStock();
  const [{ id: stockId }, { id: other }] = [await stock(), await stock()];
  const lot = await bookIn(stockId, { batchId: 'L 1/ä' });
  await bookIn(other, { batchId: 'L 1/ä' });
  await ask(removeFromStockBatch, { stockId, batchId: lot.id, ...ONE_KILO });
  await ask(removeFromStockBatch, { stockId, batchId: 'L 1/ä', ...ONE_KILO });
  await ask(blockStockBatch, { stockId, batchId: 'l  1/a', reason: 'Smells' });
  const twin = await bookIn(stockId, { batchId: 'L 1/ä', batchType: 'PRODUCED' });
  const ambiguous = { kind: 'conflict', code: 'AMBIGUOUS_BATCH_ID' };
  const named = { stockId, batchId: 'L 1/ä' };
  t.match(await refusal(unblockStockBatch, named), ambiguous);
  t.match(await refusal(blockStockBatch, { ...named, reason: 'Smells' }), ambiguous);
  t.match(await refusal(removeFromStockBatch, { ...named, ...ONE_KILO }), ambiguous);
  await ask(unblockStockBatch, { stockId, batchId: lot.id });
  const { content } = await ask(listStockBatches, { stockId });
  t.match(content, [
    { id: lot.id, quantityBase: '8' },
    { id: twin.id, quantityBase: '10' },
  ]);
  t.match((await ask(listStockBatches, { stockId: other })).content, [{ quantityBase: '10' }]);
});

test('the id of a batch has priority over an equal batchId of another batch', async (t) => {
  const { stock, bookIn, ask } = withStock();
  const { id: stockId } = await stock();
  const { id: batchId } = await bookIn(stockId);
  await bookIn(stockId, { batchId });
  await ask(removeFromStockBatch, { stockId, batchId, ...ONE_KILO });
  const left = (await ask(listStockBatches, { stockId, sort: 'receivedAt' })).content.map(
    ({ quantityBase }) => quantityBase,
  );
  t.same(left, ['9', '10']);
});

test('batch operations refuse a batch of another stock, or an unknown one, with STOCK_BATCH_NOT_FOUND', async (t) => {
  const { stock, bookIn, refusal } = withStock();
  const [{ id: stockId }, { id: other }] = [await stock(), await stock()];
  const { id: elsewhere } = await bookIn(other, { batchId: 'elsewhere' });
  for (const [operation, more] of [
    [removeFromStockBatch, ONE_KILO],
    [blockStockBatch, { reason: 'Smells' }],
    [unblockStockBatch, {}],
  ] as const) {
    for (const batchId of [elsewhere, 'elsewhere', 'x', '']) {
      const refused = await refusal(operation, { stockId, batchId, ...more });
      t.match(refused, { kind: 'not_found', code: 'STOCK_BATCH_NOT_FOUND' });
    }
    t.equal((await refusal(operation, { stockId: 'x', batchId: elsewhere, ...more }))?.code, 'STOCK_NOT_FOUND');
  }
});

test('blockStockBatch needs a reason, which may have several lines', async (t) => {
  const { batch, faults, ask } = withStock();
  const { path, ledger } = await batch();
  for (const reason of [undefined, null, ' ', 5, 'x'.repeat(2001), 'a\u0000b']) {
    t.same(await faults(blockStockBatch, { ...path, reason }), ['reason']);
  }
  await ask(blockStockBatch, { ...path, reason: 'Found at 9 °C\n\tby Eva' });
  t.equal((await ledger()).at(-1)?.reason, 'Found at 9 °C\n\tby Eva');
});

test('listStockBatches returns the first expired first, pages, filters by status and sorts by other fields', async (t) => {
  const { stock, bookIn, ask, faults, refusal } = withStock();
  const { id: stockId } = await stock({ minimumShelfLifeDays: 7 });
  const lots = {
    c: '2026-02-01',
    a: '2026-01-05',
    b: '2026-01-04',
    D: '2026-01-12',
    e: '2026-01-11',
    f: '2026-02-02',
    g: '2026-02-03',
  };
  for (const [batchId, expiryDate] of Object.entries(lots)) await bookIn(stockId, { batchId, expiryDate });
  await ask(blockStockBatch, { stockId, batchId: 'f', reason: 'Smells' });
  await ask(removeFromStockBatch, { stockId, batchId: 'g', quantityAmount: '10', quantityUnit: 'KG' });
  const ids = async (input: object) =>
    (await ask(listStockBatches, { stockId, ...input })).content.map(({ lotNumber }) => lotNumber).join('');

  t.equal(await ids({}), 'baeDcfg');
  t.equal(await ids({ sort: 'batchId,desc' }), 'gfeDcba');
  t.equal(await ids({ sort: 'receivedAt' }), 'cabDefg');
  t.equal(await ids({ page: 1, size: 3 }), 'Dcf');
  const byStatus: string[] = [];
  for (const status of STOCK_BATCH_STATUSES) {
    const { content } = await ask(listStockBatches, { stockId, status });
    t.ok(
      content.every((each) => each.status === status),
      status,
    );
    byStatus.push(content.map(({ lotNumber }) => lotNumber).join(''));
  }
  t.same(byStatus, ['Dc', 'ae', 'b', 'f', 'g']);
  t.same((await ask(listStockBatches, { stockId, status: 'EXPIRED', size: 1 })).page, {
    number: 0,
    size: 1,
    totalElements: 1,
    totalPages: 1,
  });
  t.same(await faults(listStockBatches, { stockId, status: 'available', sort: 'quantity' }), ['sort', 'status']);
  t.equal((await refusal(listStockBatches, { stockId: 'x' }))?.code, 'STOCK_NOT_FOUND');
});

test('listExpiringBatches returns batches that expire within the given days and are not depleted', async (t) => {
  const { stock, bookIn, ask, faults } = withStock();
  const { id: stockId, articleId, storageLocationId } = await stock();
  const { id: second } = await stock({ minimumShelfLifeDays: 30 });
  for (const [batchId, expiryDate] of [
    ['past', '2025-12-01'],
    ['today', '2026-01-05'],
    ['week', '2026-01-12'],
    ['gone', '2026-01-06'],
  ] as const) {
    await bookIn(stockId, { batchId, expiryDate });
  }
  for (const [batchId, expiryDate] of [
    ['held', '2026-01-07'],
    ['later', '2026-01-13'],
    ['far', '9999-12-31'],
  ] as const) {
    await bookIn(second, { batchId, expiryDate });
  }
  await ask(blockStockBatch, { stockId: second, batchId: 'held', reason: 'Smells' });
  await ask(removeFromStockBatch, { stockId, batchId: 'gone', quantityAmount: '10', quantityUnit: 'KG' });
  const found = async (input: object) =>
    (await ask(listExpiringBatches, input)).content.map(({ lotNumber, status }) => [lotNumber, status]);
  const week = [
    ['past', 'EXPIRED'],
    ['today', 'AVAILABLE'],
    ['held', 'BLOCKED'],
    ['week', 'AVAILABLE'],
  ];
  t.same(await found({}), week, '7 days, if nothing is said');
  t.same(await found({ withinDays: 7 }), week);
  t.same(await found({ withinDays: 8 }), [...week, ['later', 'EXPIRING_SOON']]);
  t.same(await found({ withinDays: 0 }), week.slice(0, 2));
  t.equal((await found({ withinDays: 2147483647 })).length, 6);
  t.match((await ask(listExpiringBatches, { withinDays: 0 })).content[0], { stockId, articleId, storageLocationId });
  for (const withinDays of [-1, 1.5, '7', 2147483648])
    t.same(await faults(listExpiringBatches, { withinDays }), ['withinDays']);
});

test('listStocksBelowMinimum and listExpiringBatches have pages, of 500 entries by default', async (t) => {
  const { stock, location, bookIn, ask } = withStock();
  const { id: storageLocationId } = await location();
  const level = { minimumLevelAmount: '1', minimumLevelUnit: 'KG' };
  for (let article = 0; article < 501; article++) await stock({ storageLocationId, ...level });
  const short = await ask(listStocksBelowMinimum, {});
  t.equal(short.content.length, 500);
  t.same(short.page, { number: 0, size: 500, totalElements: 501, totalPages: 2 });
  const last = await ask(listStocksBelowMinimum, { page: 250, size: 2, sort: 'articleId,desc' });
  t.same(last.page, { number: 250, size: 2, totalElements: 501, totalPages: 251 });
  const articleIds = short.content.map(({ articleId }) => articleId);
  t.ok(
    articleIds.every((id) => (last.content[0]?.articleId ?? '~') <= id),
    'the least article is the last one',
  );

  const { id: stockId } = await stock();
  for (let lot = 0; lot < 501; lot++) await bookIn(stockId, { batchId: `${lot}`, expiryDate: '2026-01-06' });
  const { content, page } = await ask(listExpiringBatches, {});
  t.equal(content.length, 500);
  t.same(page, { number: 0, size: 500, totalElements: 501, totalPages: 2 });
});

test('listExpiringBatches returns pages, in the order of the request', async (t) => {
  const { stock, bookIn, ask } = withStock();
  const { id: stockId } = await stock({ minimumShelfLifeDays: 30 });
  for (let lot = 0; lot < 5; lot++) await bookIn(stockId, { batchId: `${lot}`, expiryDate: `2026-01-2${9 - lot}` });
  const all = (await ask(listExpiringBatches, { ownLimit: true })).content;
  t.same(
    all.map(({ lotNumber }) => lotNumber),
    ['4', '3', '2', '1', '0'],
  );
  const part = async (input: object) => {
    const { content, page } = await ask(listExpiringBatches, { ownLimit: true, ...input });
    return [content, page];
  };
  t.same(await part({ size: 2 }), [all.slice(0, 2), { number: 0, size: 2, totalElements: 5, totalPages: 3 }]);
  t.same(await part({ size: 2, page: 2 }), [all.slice(4), { number: 2, size: 2, totalElements: 5, totalPages: 3 }]);
  t.same(await part({ size: 2, sort: 'batchId' }), [
    all.slice(3).toReversed(),
    { number: 0, size: 2, totalElements: 5, totalPages: 3 },
  ]);
  t.same(await part({ page: 1 }), [[], { number: 1, size: 500, totalElements: 5, totalPages: 1 }]);
});

test('the ledger has a row for each change, with type, amounts, statuses, user, time and reason', async (t) => {
  const { batch, ports, bookIn, ask, refusal } = withStock();
  const { path, remove, block, unblock, ledger } = await batch({ expiryDate: '2026-01-05' });
  await remove('500', 'G');
  await block('Smells');
  ports.clock.set('2026-01-06T10:00:00Z');
  await unblock();
  await t.rejects(remove('10'));
  await t.rejects(unblock());
  await remove('9.5');
  const rows = await ledger();
  const who = { username: 'clerk', stockId: path.stockId, stockBatchId: path.batchId, unit: 'KG' };
  t.match(rows, [
    {
      ...who,
      number: 1,
      type: 'BOOKED_IN',
      change: '10',
      before: '0',
      after: '10',
      statusBefore: null,
      statusAfter: 'AVAILABLE',
      reason: null,
    },
    {
      ...who,
      number: 2,
      type: 'REMOVED',
      change: '-0.5',
      before: '10',
      after: '9.5',
      statusBefore: 'AVAILABLE',
      statusAfter: 'AVAILABLE',
    },
    {
      ...who,
      number: 3,
      type: 'BLOCKED',
      change: '0',
      before: '9.5',
      after: '9.5',
      statusBefore: 'AVAILABLE',
      statusAfter: 'BLOCKED',
      reason: 'Smells',
    },
    {
      ...who,
      number: 4,
      type: 'UNBLOCKED',
      change: '0',
      before: '9.5',
      after: '9.5',
      statusBefore: 'BLOCKED',
      statusAfter: 'EXPIRED',
      reason: null,
    },
    {
      ...who,
      number: 5,
      type: 'REMOVED',
      change: '-9.5',
      before: '9.5',
      after: '0',
      statusBefore: 'EXPIRED',
      statusAfter: 'DEPLETED',
    },
  ]);
  t.equal(rows.length, 5, 'what was refused left no trace here');
  t.same(rows.at(-1)?.at, new Date('2026-01-06T10:00:04.000Z'), 'the time of the request');

  const { id } = await bookIn(path.stockId, LOT);
  const types = async (input: object) =>
    (await ask(listStockMovements, { stockId: path.stockId, ...input })).content.map(({ type }) => type);
  t.same(await types({}), ['BOOKED_IN', 'REMOVED', 'BLOCKED', 'UNBLOCKED', 'REMOVED', 'BOOKED_IN'], 'oldest first');
  t.same(await types({ sort: 'at,desc', size: 2 }), ['BOOKED_IN', 'REMOVED']);
  t.same(await types({ stockBatchId: id }), ['BOOKED_IN']);
  t.same(await types({ stockBatchId: 'x' }), []);
  t.equal((await refusal(listStockMovements, { stockId: 'x' }))?.code, 'STOCK_NOT_FOUND');
});

test('a refused command changes neither the batch nor the ledger', async (t) => {
  const { batch, ports } = withStock();
  const { now, ledger, remove, unblock } = await batch();
  const [before, rows, audit] = [await now(), await ledger(), ports.audit.length];
  await t.rejects(remove('11'));
  await t.rejects(unblock());
  t.same([await now(), await ledger(), ports.audit.length], [before, rows, audit]);
});
