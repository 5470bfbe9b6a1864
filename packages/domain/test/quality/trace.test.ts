import { test } from 'tap';
import { placeHold, releaseHold, undoMovement } from '../../src/inventory/index.ts';
import { completeBatch, reopenBatch } from '../../src/production/index.ts';
import { traceLots } from '../../src/quality/index.ts';
import { returnDelivery } from '../../src/sales/index.ts';
import { shop } from './shop.ts';

test('a trace leads from the supplier to the customer, with exact quantities on every edge', async (t) => {
  const { pork, cutOf, batchOf, completed, sent, traced, supplier, customer } = await shop();
  const [bought, spice] = [await pork({ supplierLot: 'S-1' }), await pork()];
  const belly = await cutOf(bought.stockBatchId, '8');
  const sausage = await completed(await batchOf([belly.stockBatchId, spice.stockBatchId], '3.5'));
  const delivery = await sent(sausage.stockBatchId, '2.25');

  const forward = await traced({ supplierLot: ['s-1'], direction: 'FORWARD' });
  t.strictSame(forward.starts, [bought.lotId]);
  t.strictSame(forward.totals, { lots: 3, runs: 2, receipts: 0, deliveries: 1 });
  t.ok(forward.complete);
  t.strictSame(
    forward.nodes.map(({ id, kind, side, distance }) => [id, kind, side, distance]),
    [
      [bought.lotId, 'LOT', 'START', 0],
      [belly.cuttingId, 'RUN', 'DOWN', 1],
      [belly.lotId, 'LOT', 'DOWN', 1],
      [sausage.batchId, 'RUN', 'DOWN', 2],
      [sausage.lotId, 'LOT', 'DOWN', 2],
      [delivery.id, 'DELIVERY', 'DOWN', 2],
    ],
  );
  const edge = (from: string, to: string, type: string, quantity: string) => ({
    from,
    to,
    type,
    quantity,
    unit: 'KG',
    movements: 1,
  });
  t.strictSame(forward.edges, [
    edge(bought.lotId, belly.cuttingId, 'CONSUMED', '8'),
    edge(belly.cuttingId, belly.lotId, 'PRODUCED', '8'),
    edge(belly.lotId, sausage.batchId, 'CONSUMED', '3.5'),
    edge(sausage.batchId, sausage.lotId, 'PRODUCED', '9'),
    { ...edge(sausage.lotId, delivery.id, 'DISPATCHED', '2.25'), takenBack: '0' },
  ]);
  t.hasStrict(forward.nodes[3], { runKind: 'PRODUCTION', status: 'COMPLETED', otherInputs: 1 });
  t.hasStrict(forward.nodes[1], { runKind: 'CUTTING', status: 'DONE', otherInputs: 0 });

  const backward = await traced({ lotId: [sausage.lotId], direction: 'BACKWARD' });
  t.strictSame(backward.totals, { lots: 4, runs: 2, receipts: 2, deliveries: 0 });
  t.strictSame(
    backward.nodes
      .filter(({ kind }) => kind === 'RECEIPT')
      .map(({ id, distance }) => [id, distance])
      .sort(),
    [
      [bought.receiptId, 2],
      [spice.receiptId, 1],
    ].sort(),
  );
  t.hasStrict(
    backward.nodes.find(({ id }) => id === sausage.batchId),
    { otherInputs: 0 },
  );

  const both = await traced({ lotId: [belly.lotId] });
  const siblings = both.nodes.filter(({ id }) => id === spice.lotId);
  t.strictSame(siblings, [], 'what else went into a descendant is no ancestor');
  t.hasStrict(
    both.nodes.find(({ id }) => id === sausage.batchId),
    { otherInputs: 1 },
  );

  for (const direction of ['BOTH', 'BACKWARD', 'FORWARD']) {
    const { recall } = await traced({ lotId: [bought.lotId], direction });
    t.match(recall.customers, [
      {
        customerId: customer.id,
        name: 'Anna Huber',
        phone: '0981 5555',
        deliveries: [{ deliveryId: delivery.id, lotId: sausage.lotId, quantity: '2.25', takenBack: '0', unit: 'KG' }],
      },
    ]);
    t.strictSame(
      recall.stockOnHand.map(({ lotId, quantity, status }) => [lotId, quantity, status]).sort(),
      [
        [bought.lotId, '2', 'AVAILABLE'],
        [belly.lotId, '4.5', 'AVAILABLE'],
        [sausage.lotId, '6.75', 'AVAILABLE'],
      ].sort(),
    );
    t.strictSame(recall.suppliers, [
      { supplierId: supplier.id, name: 'Hof Müller', lots: [bought.lotId], quantity: '10', unit: 'KG' },
    ]);
    t.strictSame(recall.openRuns, []);
  }
});

test('traceLots starts at all lots that match, and refuses with LOT_NOT_FOUND if none does', async (t) => {
  const { pork, batchOf, completed, sent, traced, refusal, supplier } = await shop();
  const [one, two, other] = [
    await pork({ lotNumber: 'X-1', supplierLot: 'S' }),
    await pork({ lotNumber: 'x-1' }),
    await pork({ supplierLot: 'T' }),
  ];
  const sausage = await completed(await batchOf([one.stockBatchId]));
  const delivery = await sent(two.stockBatchId);
  const starts = async (given: object) => (await traced(given)).starts;
  t.strictSame(await starts({ lotNumber: ['x-1'] }), [one.lotId, two.lotId].sort(), 'without regard to case');
  t.strictSame(await starts({ lotId: [one.lotId, 'unknown'], supplierLot: ['T'] }), [one.lotId, other.lotId].sort());
  t.strictSame(await starts({ supplierLot: ['S', 'T'], supplierId: [supplier.id] }), [one.lotId, other.lotId].sort());
  t.strictSame(await starts({ supplierId: [supplier.id] }), [one.lotId, two.lotId, other.lotId].sort());
  t.strictSame(await starts({ batchId: [sausage.batchId] }), [sausage.lotId]);
  t.strictSame(await starts({ deliveryId: [delivery.id] }), [two.lotId]);
  t.strictSame(await starts({ receiptId: [other.receiptId] }), [other.lotId]);
  for (const given of [{ lotId: ['unknown'] }, { supplierLot: ['S'], supplierId: ['unknown'] }, { batchId: ['x'] }]) {
    t.equal((await refusal(traceLots, given)).code, 'LOT_NOT_FOUND', JSON.stringify(given));
  }
  for (const given of [
    {},
    { lotId: [''] },
    { lotId: ['x'], limit: 0 },
    { lotId: ['x'], limit: 20_001 },
    { lotId: ['x'], asOf: '2099-01-01T00:00:00Z' },
  ]) {
    t.equal((await refusal(traceLots, given)).code, 'VALIDATION_ERROR', JSON.stringify(given));
  }
  const { faults = [] } = await refusal(traceLots, { lotId: ['x'], limit: 0, asOf: '2099-01-01T00:00:00Z' });
  t.strictSame(
    faults.map(({ field }) => field),
    ['limit', 'asOf'],
    'all faults at once, also one by the clock',
  );
});

test('a trace sums the quantities of each supplier per unit, and its default limit is 5,000 nodes', async (t) => {
  const { pork, traced, supplier } = await shop();
  const [belly, loaf, halves] = [
    await pork(),
    await pork({ quantityAmount: '1', quantityUnit: 'DOZEN' }),
    await pork({ quantityAmount: '500', quantityUnit: 'G' }),
  ];
  const { recall } = await traced({ supplierId: [supplier.id] });
  const of = { supplierId: supplier.id, name: 'Hof Müller' };
  t.strictSame(recall.suppliers, [
    { ...of, lots: [belly.lotId, halves.lotId].sort(), quantity: '10.5', unit: 'KG' },
    { ...of, lots: [loaf.lotId], quantity: '12', unit: 'PIECE' },
  ]);
  t.match(traceLots.input.fields['limit']?.schema, { default: 5_000, minimum: 1, maximum: 20_000 });
});

test('a trace omits undone movements, and with asOf before the undo it returns the earlier state', async (t) => {
  const { pork, batchOf, completed, sent, traced, movements, ask, ports, customer } = await shop();
  const bought = await pork();
  const batch = await batchOf([bought.stockBatchId], '4');
  const open = await traced({ lotId: [bought.lotId] });
  t.match(open.recall.openRuns, [{ batchId: batch.batchId }]);
  t.hasStrict(
    open.nodes.find(({ id }) => id === batch.batchId),
    { status: 'IN_PROGRESS' },
  );
  const sausage = await completed(batch);
  const delivery = await sent(sausage.stockBatchId, '5');
  const before = await traced({ lotId: [bought.lotId] });
  const asOf = ports.clock.now().toISOString();
  ports.clock.advance(60_000);

  const { stockId } = (
    await ports.reader.where((await import('../../src/inventory/index.ts')).StockBatches, { lotId: sausage.lotId })
  )[0] ?? { stockId: '' };
  const dispatched = (await movements(stockId)).find(({ type }) => type === 'DISPATCHED');
  await ask(undoMovement, { id: dispatched?.id ?? '', reason: 'falscher Kunde' });
  const undone = await traced({ lotId: [bought.lotId] });
  t.strictSame(undone.recall.customers, []);
  t.strictSame(undone.totals.deliveries, 0);
  const produced = (await movements(stockId)).find(({ type }) => type === 'PRODUCED');
  await ask(undoMovement, { id: produced?.id ?? '', reason: 'verzählt' });
  const reopened = await traced({ lotId: [bought.lotId] });
  t.strictSame(reopened.totals, { lots: 1, runs: 1, receipts: 1, deliveries: 0 });
  t.match(reopened.recall.openRuns, [{ batchId: batch.batchId }]);

  const then = await traced({ lotId: [bought.lotId], asOf });
  t.strictSame({ ...then, asOf: '' }, { ...before, asOf: '' });
  t.equal(then.asOf, asOf);
  t.equal(then.recall.customers[0]?.customerId, customer.id);
  t.ok(delivery.id);
});

test('asOf returns the batch status of its instant, also if all output was waste and it was reopened', async (t) => {
  const { pork, batchOf, traced, ask, ports } = await shop();
  const bought = await pork();
  const { batchId: id } = await batchOf([bought.stockBatchId], '4');
  const statuses: [Date, string][] = [];
  const step = async (status: string) => {
    statuses.push([ports.clock.now(), status]);
    ports.clock.advance(60_000);
  };
  await step('IN_PROGRESS');
  for (const reason of ['verbrannt', 'vertauscht']) {
    await ask(completeBatch, { id, waste: [{ quantityAmount: '4', quantityUnit: 'KG' }] });
    await step('COMPLETED');
    await ask(reopenBatch, { id, reason });
    await step('IN_PROGRESS');
  }
  for (const [at, status] of statuses) {
    for (const instant of [at, new Date(at.getTime() + 59_999)]) {
      const { nodes, recall } = await traced({ lotId: [bought.lotId], asOf: instant.toISOString() });
      t.hasStrict(
        nodes.find((node) => node.id === id),
        { status },
        instant.toISOString(),
      );
      t.equal(recall.openRuns.length, status === 'COMPLETED' ? 0 : 1);
    }
  }
});

test('asOf includes the changes of its very instant, and decides expiry by the day of that instant', async (t) => {
  const { ask, ports, pork, refusal } = await shop();
  const { lotId } = await pork({ expiryDate: '2026-01-06' });
  const steps: { at: number; onHold: boolean; status: string }[] = [];
  const step = (onHold: boolean, status: string) => {
    steps.push({ at: ports.clock.now().getTime(), onHold, status });
    ports.clock.advance(60_000);
  };
  step(false, 'AVAILABLE');
  const hold = await ask(placeHold, { id: lotId, reason: 'x' });
  step(true, 'BLOCKED');
  await ask(releaseHold, { id: lotId, holdId: hold.id, reason: 'x' });
  step(false, 'AVAILABLE');
  // The last instant of the lot's last day in the time zone of the shop, and the first instant of the next day.
  for (const [midnight, status] of [
    ['2026-01-06T22:59:59.999Z', 'AVAILABLE'],
    ['2026-01-06T23:00:00.000Z', 'EXPIRED'],
  ] as const) {
    ports.clock.set(midnight);
    step(false, status);
  }
  const asOf = (instant: number) => ({ lotId: [lotId], asOf: new Date(instant).toISOString() });
  for (const [index, { at, ...then }] of steps.entries()) {
    const until = (steps[index + 1]?.at ?? at + 2) - 1;
    for (const instant of [at, until]) {
      const { nodes, recall } = await ask(traceLots, asOf(instant));
      const seen = { onHold: nodes.find(({ id }) => id === lotId), status: recall.stockOnHand[0]?.status };
      t.match(seen, { onHold: { onHold: then.onHold }, status: then.status }, new Date(instant).toISOString());
    }
  }
  t.equal((await refusal(traceLots, asOf((steps[0]?.at ?? 0) - 1))).code, 'LOT_NOT_FOUND', 'it was not there yet');
  const now = ports.clock.now().getTime();
  t.equal((await ask(traceLots, asOf(now))).starts.length, 1, 'now is no future');
  t.equal((await refusal(traceLots, asOf(now + 1))).code, 'VALIDATION_ERROR');
});

test('a trace lists returned goods as taken back from the customer; a limit cuts only nodes and edges', async (t) => {
  const { pork, sent, traced, ask, stock, movements } = await shop();
  const bought = await pork();
  const delivery = await sent(bought.stockBatchId, '3');
  const { articleId } = (await traced({ lotId: [bought.lotId] })).nodes[0] as { articleId: string };
  const room = await (await import('../../src/inventory/index.ts')).createStorageLocation;
  const { id: storageLocationId } = await ask(room, { name: 'Retouren', storageType: 'COLD_ROOM' });
  const { id: stockId } = await stock({ articleId, storageLocationId });
  await ask(returnDelivery, {
    id: delivery.id,
    reason: 'zu viel',
    lines: [{ line: 1, stockId, quantityAmount: '3', quantityUnit: 'KG' }],
  });
  const { edges, recall } = await traced({ lotId: [bought.lotId] });
  t.match(
    edges.find(({ type }) => type === 'DISPATCHED'),
    { quantity: '3', takenBack: '3', movements: 2 },
  );
  t.match(recall.customers[0]?.deliveries, [{ quantity: '3', takenBack: '3' }]);
  t.ok(recall.stockOnHand.some(({ status, quantity }) => status === 'BLOCKED' && quantity === '3'));
  t.ok(await movements(stockId));

  const cutTrace = await traced({ lotId: [bought.lotId], limit: 1 });
  t.notOk(cutTrace.complete);
  t.same([cutTrace.nodes.length, cutTrace.edges.length], [1, 0]);
  t.strictSame(cutTrace.totals, { lots: 1, runs: 0, receipts: 1, deliveries: 1 });
  t.strictSame(cutTrace.recall, recall);
});
