import { createHash } from 'node:crypto';
import { test } from 'tap';
import {
  getLot,
  type LotAccount,
  releaseHold,
  StockBatches,
  StockMovements,
  undoMovement,
} from '../../src/inventory/index.ts';
import { type AnyKind, canonicalJson } from '../../src/kernel/index.ts';
import { updateArticle, updateCustomer } from '../../src/masterdata/index.ts';
import {
  CONTACTS_MAX,
  closeRecall,
  contactCustomer,
  getRecall,
  listRecalls,
  openRecall,
  RecallRecords,
  Recalls,
  recallSheet,
  reconciliationOf,
  traceLots,
} from '../../src/quality/index.ts';
import { dispatchDelivery } from '../../src/sales/index.ts';
import { getToday } from '../../src/today/index.ts';
import { shop } from './shop.ts';

const REASON = { reason: 'Salmonellen' };

/** Receives 10 kg of pork, makes 9 kg of sausage from 4 kg of the pork, and delivers 2 kg of the sausage. */
async function sausages() {
  const it = await shop();
  const bought = await it.pork({ supplierLot: 'S-1' });
  const sausage = await it.completed(await it.batchOf([bought.stockBatchId], '4'));
  const delivery = await it.sent(sausage.stockBatchId, '2');
  return { ...it, bought, sausage, delivery };
}

test('a REAL recall freezes the figures and places holds on all affected lots', async (t) => {
  const { ask, refusal, bought, sausage, delivery, customer, ports, pork, batchOf, completed } = await sausages();
  const open = await batchOf([bought.stockBatchId], '1');
  const other = await pork();
  const recall = await ask(openRecall, { mode: 'REAL', ...REASON, supplierLot: 'S-1' });
  t.match(recall, { recallNumber: 'R-2026-01-05-001', mode: 'REAL', status: 'OPEN', ...REASON, contacts: [] });
  const { frozen } = recall;
  t.strictSame(
    frozen.lots.map(({ lotId }) => lotId),
    [bought.lotId, sausage.lotId].sort(),
  );
  t.strictSame(
    frozen.openRuns.map(({ batchId }) => batchId),
    [open.batchId],
  );
  t.match(frozen.customers, [{ customerId: customer.id, deliveries: [{ deliveryId: delivery.id, quantity: '2' }] }]);
  t.ok(frozen.stock.every(({ status }) => status === 'BLOCKED'));
  t.same(frozen.stock.map(({ quantity }) => quantity).sort(), ['5', '7']);
  t.strictSame(frozen.reconciliation, [
    { unit: 'KG', originated: '19', accounted: '19', percent: '100', unexplained: '0' },
  ]);
  t.equal(recall.sha256, createHash('sha256').update(canonicalJson(frozen)).digest('hex'));
  t.strictSame(recall.now, {
    inStock: [{ unit: 'KG', quantity: '12' }],
    returned: [{ unit: 'KG', quantity: '0' }],
    uncontacted: [customer.id],
  });
  for (const { lotId } of [bought, sausage]) {
    const lot = await ask(getLot, { id: lotId });
    t.ok(lot.onHold);
    t.match(lot.holds, [{ cause: 'RECALL', recallId: recall.id, reason: REASON.reason }]);
    t.ok(lot.stockBatches.every(({ status }) => status === 'BLOCKED' || status === 'DEPLETED'));
  }
  t.notOk((await ask(getLot, { id: other.lotId })).onHold);
  const line = { stockBatchId: sausage.stockBatchId, quantityAmount: '1', quantityUnit: 'KG' };
  t.equal((await refusal(dispatchDelivery, { customerId: customer.id, lines: [line] })).code, 'STOCK_BATCH_BLOCKED');

  const born = await completed(open, '1');
  t.match((await ask(getLot, { id: born.lotId })).holds, [{ cause: 'INHERITED', recallId: recall.id }]);
  t.equal((await ports.reader.get(StockBatches, born.stockBatchId)).condition, 'BLOCKED');
  const later = await ask(getRecall, { id: recall.id });
  t.strictSame(later.now.inStock, [{ unit: 'KG', quantity: '13' }], 'with what was born of an open run since');
});

test('a MOCK recall places no holds and has the same figures as a REAL one', async (t) => {
  const { ask, bought, ports, sausage } = await sausages();
  const mock = await ask(openRecall, { mode: 'MOCK', ...REASON, lotIds: [bought.lotId] });
  t.equal((await ports.reader.get(StockBatches, sausage.stockBatchId)).condition, 'IN_STOCK');
  t.ok(mock.frozen.stock.every(({ status }) => status === 'AVAILABLE'));
  const real = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  const figures = ({ asOf: _asOf, stock: _stock, ...rest }: typeof mock.frozen) => rest;
  t.strictSame(figures(real.frozen), figures(mock.frozen));
  t.match((await ask(listRecalls, { mode: 'MOCK' })).content, [{ id: mock.id, lotCount: 2, customerCount: 1 }]);
  await ask(closeRecall, { id: mock.id, conclusion: 'Geübt' });
  t.strictSame(
    (await ask(listRecalls, { status: 'OPEN' })).content.map(({ id }) => id),
    [real.id],
  );
});

test('lists and Today read neither the frozen data nor the contacts of a recall', async (t) => {
  const { ask, bought, ports } = await sausages();
  const { id } = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  const { get } = ports.reader;
  const read: string[] = [];
  Object.assign(ports.reader, {
    get: (kind: AnyKind, one: string) => {
      read.push(kind.name);
      return get(kind, one);
    },
  });
  const [listed = {}] = (await ask(listRecalls, {})).content;
  t.match(listed, { id, lotCount: 2, customerCount: 1, asOf: Date });
  t.notOk('frozen' in listed || 'contacts' in listed);
  const [open = {}] = (await ask(getToday, {})).recalls?.entries ?? [];
  t.match(open, { id, mode: 'REAL', reason: REASON.reason });
  t.notOk('frozen' in open || 'contacts' in open);
  t.notOk(read.includes(RecallRecords.name));
  await ask(getRecall, { id });
  t.ok(read.includes(RecallRecords.name), 'one recall reads it');
});

test('the frozen data of a recall stays the same, byte for byte, when master data change', async (t) => {
  const { ask, bought, sausage, customer, delivery } = await sausages();
  const recall = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  await ask(updateCustomer, { id: customer.id, name: 'Anna Meier', phone: '1' });
  const articleId = recall.frozen.lots.find(({ lotId }) => lotId === sausage.lotId)?.articleId ?? '';
  await ask(updateArticle, { id: articleId, name: 'Andere Wurst' });
  const later = await ask(getRecall, { id: recall.id });
  t.equal(JSON.stringify(later.frozen), JSON.stringify(recall.frozen));
  t.equal(later.sha256, recall.sha256);
  t.ok(delivery);
});

test('contactCustomer records a contact, and a REAL recall closes only when all customers have one', async (t) => {
  const { ask, refusal, bought, customer } = await sausages();
  const { id } = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  const missing = await refusal(closeRecall, { id, conclusion: 'Fertig' });
  t.equal(missing.code, 'CONTACTS_MISSING');
  t.match(missing.message, /Anna Huber/);
  const contact = { id, customerId: customer.id, channel: 'PHONE', outcome: 'REACHED' };
  t.equal((await refusal(contactCustomer, { ...contact, customerId: 'unknown' })).code, 'CUSTOMER_NOT_FOUND');
  t.equal((await refusal(contactCustomer, { ...contact, channel: 'PIGEON' })).code, 'VALIDATION_ERROR');
  const recovered = { quantityAmount: '1.50', quantityUnit: 'KG' };
  t.equal(
    (await refusal(contactCustomer, { ...contact, recovered: { ...recovered, quantityAmount: '0' } })).code,
    'VALIDATION_ERROR',
    'who has nothing left gives nothing back: a quantity is above zero',
  );
  const told = await ask(contactCustomer, { ...contact, note: '=1+1', recovered });
  t.match(told.contacts, [
    { channel: 'PHONE', outcome: 'REACHED', note: '=1+1', recovered: { quantityAmount: '1.5' } },
  ]);
  t.strictSame(told.now.uncontacted, []);
  const rows = await ask(recallSheet, { id });
  t.match(rows, [{ name: 'Anna Huber', phone: '0981 5555', quantity: '2', outcome: 'REACHED', recovered: '1.5 KG' }]);
  await ask(contactCustomer, { ...contact, channel: 'EMAIL', outcome: 'CONFIRMED' });
  const last = await ask(recallSheet, { id });
  t.match(last, [{ channel: 'EMAIL', outcome: 'CONFIRMED', note: '', recovered: '' }], 'what was said last');
  const closed = await ask(closeRecall, { id, conclusion: 'Alles zurück' });
  t.match(closed, { status: 'CLOSED', conclusion: 'Alles zurück', closedBy: 'clerk' });
  t.ok((await ask(getLot, { id: bought.lotId })).onHold, 'closing releases nothing');
  t.equal((await refusal(closeRecall, { id, conclusion: 'x' })).code, 'INVALID_STATUS_TRANSITION');
  t.equal((await refusal(contactCustomer, contact)).code, 'INVALID_STATUS_TRANSITION');
  t.equal((await refusal(contactCustomer, { ...contact, customerId: 'unknown' })).code, 'CUSTOMER_NOT_FOUND');
});

test('a recall can have at most 1,000 contacts, and can still be closed', async (t) => {
  const { ask, refusal, bought, customer, ports } = await sausages();
  const { id, frozen } = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  const contact = { customerId: customer.id, channel: 'PHONE', outcome: 'REACHED' } as const;
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    const recall = await unit.of(Recalls).get(id);
    const told = { ...contact, note: null, recovered: null, contactedBy: 'anna', contactedAt: '' };
    for (let times = 1; times < CONTACTS_MAX; times++) recall.contact(told, frozen.customers);
  });
  t.equal((await ask(contactCustomer, { id, ...contact })).contacts.length, 1_000);
  t.equal((await refusal(contactCustomer, { id, ...contact })).code, 'TOO_MANY_CONTACTS');
  t.equal((await ask(closeRecall, { id, conclusion: 'x' })).status, 'CLOSED', 'it is no dead end');
});

test('openRecall starts at all lots that match, and includes the lots made from them', async (t) => {
  const { ask, pork, batchOf, completed, supplier } = await shop();
  const [one, two, three] = [
    await pork({ lotNumber: 'X-1', supplierLot: 'S-1' }),
    await pork({ lotNumber: 'x-1' }),
    await pork({ supplierLot: 's-1' }),
  ];
  const sausage = await completed(await batchOf([two.stockBatchId]));
  const lots = async (given: object) => {
    const { frozen } = await ask(openRecall, { mode: 'MOCK', ...REASON, ...given });
    return frozen.lots.map(({ lotId }) => lotId);
  };
  t.strictSame(await lots({ lotNumber: 'x-1' }), [one.lotId, two.lotId, sausage.lotId].sort());
  t.strictSame(await lots({ supplierLot: 'S-1', supplierId: supplier.id }), [one.lotId, three.lotId].sort());
  t.strictSame(await lots({ supplierId: supplier.id }), [one, two, three, sausage].map(({ lotId }) => lotId).sort());
  t.strictSame(await lots({ batchId: sausage.batchId }), [sausage.lotId]);
  t.strictSame(
    await lots({ lotIds: [one.lotId, one.lotId], batchId: sausage.batchId }),
    [one.lotId, sausage.lotId].sort(),
  );
});

test('reconciliation sums up the accounted and the unexplained quantities, per unit', async (t) => {
  const account = (unit: string, of: Partial<LotAccount>): LotAccount => ({
    ...{ unit, originated: '0', counted: '0', takenBack: '0', consumed: '0', dispatched: '0' },
    ...{ writtenOff: '0', removed: '0', inStock: '0' },
    ...of,
  });
  const went = { consumed: '1', dispatched: '2', takenBack: '0.5', writtenOff: '0.25', inStock: '2.75', removed: '1' };
  const found = reconciliationOf([
    account('PIECE', { counted: '3', inStock: '3' }),
    account('KG', { originated: '7', counted: '-0.5', ...went }),
    account('KG', { originated: '2', removed: '2' }),
  ]);
  t.strictSame(found, [
    // 100 × 5.5 ÷ 9 is 61.111…
    { unit: 'KG', originated: '9', accounted: '5.5', percent: '61.11', unexplained: '3.5' },
    { unit: 'PIECE', originated: '0', accounted: '3', percent: null, unexplained: '-3' },
  ]);
  const [half] = reconciliationOf([account('KG', { originated: '800', consumed: '1', removed: '799' })]);
  t.equal(half?.percent, '0.13', '0.125, half up');
});

test('openRecall refuses a request without any start, and one with an unknown lot', async (t) => {
  const { refusal, bought, ask } = await sausages();
  for (const given of [{}, { lotIds: [] }, { lotNumber: '' }]) {
    const refused = await refusal(openRecall, { mode: 'REAL', ...REASON, ...given });
    t.strictSame(
      refused.faults?.map(({ field }) => field),
      ['lotIds'],
      JSON.stringify(given),
    );
  }
  t.equal((await refusal(openRecall, { mode: 'REAL', ...REASON, lotNumber: 'unknown' })).code, 'LOT_NOT_FOUND');
  const mistyped = { mode: 'REAL', ...REASON, lotIds: [bought.lotId, 'unknown'] };
  t.equal((await refusal(openRecall, mistyped)).code, 'LOT_NOT_FOUND', 'none is left out without a word');
  t.notOk((await ask(getLot, { id: bought.lotId })).onHold);
});

test('traceLots and openRecall refuse more than 100,000 affected lots with TRACE_TOO_LARGE', async (t) => {
  const { pork, refusal, ports } = await shop();
  const { lotId } = await pork();
  const edge = { documentId: 'run', quantity: '1', takenBack: '0', movements: 1 };
  const made = Array.from({ length: 100_001 }, (_, at) => ({ ...edge, type: 'PRODUCED' as const, lotId: `lot ${at}` }));
  const trace = { ...ports.trace, reach: async () => [{ ...edge, type: 'CONSUMED' as const, lotId }, ...made] };
  Object.assign(ports.trace, trace);
  const run = ports.transactions.run.bind(ports.transactions);
  ports.transactions.run = (context, work) => run(context, (unit) => work(Object.assign(unit, { reads: { trace } })));
  ports.clock.advance(1000);
  t.equal((await refusal(traceLots, { lotId: [lotId] })).code, 'TRACE_TOO_LARGE');
  t.equal((await refusal(openRecall, { mode: 'REAL', ...REASON, lotIds: [lotId] })).code, 'TRACE_TOO_LARGE');
  made.pop();
  t.match(
    await refusal(traceLots, { lotId: [lotId] }),
    { code: 'TRACE_TOO_LARGE', message: /^100001 lots are affected, in 1 runs/ },
    'the start and 100,000 of it',
  );
});

test('canonicalJson returns what the examples of RFC 8785 show', async (t) => {
  t.equal(
    canonicalJson({ '€': 'Euro', '\r': 'Return', 1: 'One', '😀': 'Smiley', ö: 'o', '\ufb33': 'Hebrew' }),
    '{"\\r":"Return","1":"One","ö":"o","€":"Euro","😀":"Smiley","\ufb33":"Hebrew"}',
  );
  t.equal(canonicalJson([56, { d: true, 10: null, 1: [] }]), '[56,{"1":[],"10":null,"d":true}]');
  t.equal(
    canonicalJson({ a: 1 / 3, b: 1e30, c: 4.5, e: 2e-3 }),
    '{"a":0.3333333333333333,"b":1e+30,"c":4.5,"e":0.002}',
  );
});

test('goods made from a lot in two recalls stay blocked until the holds of both are released', async (t) => {
  const { ask, pork, batchOf, completed, ports } = await shop();
  const bought = await pork();
  const run = await batchOf([bought.stockBatchId], '4');
  const recalls = [];
  for (const reason of ['Salmonellen', 'Metallsplitter']) {
    recalls.push(await ask(openRecall, { mode: 'REAL', reason, lotIds: [bought.lotId] }));
  }
  const { lotId, stockBatchId } = await completed(run);
  const { holds } = await ask(getLot, { id: lotId });
  t.match(
    holds.map(({ recallId }) => recallId),
    recalls.map(({ id }) => id),
  );
  for (const [index, { id: holdId }] of holds.entries()) {
    t.equal((await ports.reader.get(StockBatches, stockBatchId)).condition, 'BLOCKED');
    await ask(releaseHold, { id: lotId, holdId, reason: `${index}` });
  }
  t.equal((await ports.reader.get(StockBatches, stockBatchId)).condition, 'IN_STOCK');
});

test('traces and recalls list undone deliveries separately, and the hash of a recall includes them', async (t) => {
  const { ask, bought, sausage, delivery, customer, ports, traced, sent } = await sausages();
  const kept = await sent(sausage.stockBatchId, '1');
  const [row] = (await ports.reader.where(StockMovements, { documentId: delivery.id })).filter(
    ({ type }) => type === 'DISPATCHED',
  );
  const asOf = ports.clock.now().toISOString();
  ports.clock.advance(60_000);
  await ask(undoMovement, { id: row?.id, reason: 'Falscher Kunde' });
  const undone = {
    ...{
      deliveryId: delivery.id,
      deliveryNumber: delivery.deliveryNumber,
      customerId: customer.id,
      name: customer.name,
    },
    ...{ undoneAt: ports.clock.now().toISOString(), undoneBy: 'clerk', reason: 'Falscher Kunde' },
  };
  const { recall: list } = await traced({ lotId: [bought.lotId] });
  t.strictSame(list.undoneDeliveries, [undone]);
  t.match(list.customers, [{ deliveries: [{ deliveryId: kept.id }] }]);
  t.equal(list.customers[0]?.deliveries.length, 1);
  t.strictSame((await traced({ lotId: [bought.lotId], asOf })).recall.undoneDeliveries, [], 'not undone by then');

  const keptRow = (await ports.reader.where(StockMovements, { documentId: kept.id }))[0];
  await ask(undoMovement, { id: keptRow?.id, reason: 'x' });
  const recall = await ask(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId] });
  t.strictSame(recall.frozen.customers, [], 'nobody has it by the ledger');
  t.match(recall.frozen.undoneDeliveries, [undone, { deliveryId: kept.id, reason: 'x' }]);
  t.equal(recall.sha256, createHash('sha256').update(canonicalJson(recall.frozen)).digest('hex'));
  const { undoneDeliveries: _, ...without } = recall.frozen;
  t.not(recall.sha256, createHash('sha256').update(canonicalJson(without)).digest('hex'), 'they are in the hash');
  t.ok(await ask(contactCustomer, { id: recall.id, customerId: customer.id, channel: 'PHONE', outcome: 'REACHED' }));
  const rows = await ask(recallSheet, { id: recall.id });
  t.match(rows, [
    { name: customer.name, deliveryNumber: delivery.deliveryNumber, outcome: 'REACHED', undoReason: 'Falscher Kunde' },
    { deliveryNumber: kept.deliveryNumber, undoneBy: 'clerk', quantity: '' },
  ]);
});

test('openRecall refuses an unknown batch or supplier beside a known lot', async (t) => {
  const { refused, bought, sausage } = await sausages();
  const open = (more: object) =>
    refused(openRecall, { mode: 'REAL', ...REASON, lotIds: [bought.lotId, sausage.lotId], ...more });
  t.equal(await open({ batchId: 'x' }), 'BATCH_NOT_FOUND');
  t.equal(await open({ supplierId: 'x' }), 'SUPPLIER_NOT_FOUND');
  t.equal(await open({ supplierLot: 'S-1', supplierId: 'x' }), 'SUPPLIER_NOT_FOUND');
  t.equal(await open({ lotIds: [], batchId: 'x' }), 'LOT_NOT_FOUND', 'nothing matches');
});
