/** Tests concurrent receipts, deliveries and returns. No lot is overdrawn, and no lot bypasses a hold. */
import { createStock, StockBatches, type StockMovementState, StockMovements } from '@cleaver/domain/inventory';
import { createCustomer, createSupplier } from '@cleaver/domain/masterdata';
import { GoodsReceipts, inspectGoodsReceipt, postGoodsReceipt } from '@cleaver/domain/procurement';
import { dispatchDelivery, getDelivery, listDeliveries, returnDelivery } from '@cleaver/domain/sales';
import { proveLedger } from '../../src/index.ts';
import { onEachDatabase } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };

onEachDatabase('concurrent receipts, deliveries and returns keep stock and ledger correct', async (t, open, place) => {
  const database = await open();
  const { reader } = database;
  const { ask, article, location, outcomes } = warehouse(database);
  const { id: supplierId } = await ask(createSupplier, { name: 'Hof', phone: '1' });
  const { id: customerId } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });

  const stock = async (articleId?: string) =>
    ask(createStock, { articleId: articleId ?? (await article()).id, storageLocationId: (await location()).id });
  const goods = (stockId: string) => ({ stockId, quantityAmount: '10', quantityUnit: 'KG', expiryDate: '2026-03-01' });

  /** Receives 10 kg of a new lot, and creates another stock of its article. */
  async function received() {
    const { id: stockId, articleId } = await stock();
    const receipt = await ask(postGoodsReceipt, { supplierId, lines: [goods(stockId)] });
    const { lotId = null, stockBatchId = null } = receipt.lines[0] ?? {};
    return { receipt, lotId: lotId ?? '', stockBatchId: stockBatchId ?? '', elsewhere: (await stock(articleId)).id };
  }
  const sent = (...stockBatchIds: string[]) => ({
    customerId,
    lines: stockBatchIds.map((stockBatchId) => ({ stockBatchId, quantityAmount: '1', quantityUnit: 'KG' })),
  });
  const back = (id: string, stockId: string) => ({
    ...{ id, reason: 'zu viel' },
    lines: [{ line: 1, stockId, quantityAmount: '1', quantityUnit: 'KG' }],
  });
  const failing = ({ id }: { id: string }) => [inspectGoodsReceipt, { id, line: '1', result: 'FAILED' }] as const;
  const rowsOf = async (lotId: string): Promise<readonly StockMovementState[]> =>
    reader.where(StockMovements, { lotId });

  await t.test('of a hundred concurrent deliveries of 1 kg from a lot of 10 kg, ten succeed', async (t) => {
    const { stockBatchId } = await received();
    const asked = times(100, () => [dispatchDelivery, sent(stockBatchId)] as const);
    t.strictSame(await outcomes(asked), { done: 10, INSUFFICIENT_STOCK: 90 });
    t.match(await reader.get(StockBatches, stockBatchId), { quantityBase: '0', condition: 'DEPLETED', movements: 11 });
  });

  await t.test('concurrent deliveries that name two lots in opposite orders do not deadlock', async (t) => {
    const [one, two] = [(await received()).stockBatchId, (await received()).stockBatchId];
    const asked = times(10, (n) => [dispatchDelivery, n % 2 ? sent(one, two) : sent(two, one)] as const);
    t.strictSame(await outcomes(asked), { done: 10 });
  });

  await t.test('of twenty concurrent returns of 1 kg from a delivery of 4 kg, four succeed', async (t) => {
    const { stockBatchId, elsewhere } = await received();
    const lines = [{ stockBatchId, quantityAmount: '4', quantityUnit: 'KG' }];
    const { id } = await ask(dispatchDelivery, { customerId, lines });
    const asked = times(20, () => [returnDelivery, back(id, elsewhere)] as const);
    t.strictSame(await outcomes(asked), { done: 4, MORE_THAN_DISPATCHED: 16 });
    const delivery = await ask(getDelivery, { id });
    t.equal(delivery.lines[0]?.takenBack, '4');
    t.strictSame((await ask(listDeliveries, { sort: 'deliveryNumber,desc', customerId })).content.at(0), delivery);
    t.match(await reader.where(StockBatches, { stockId: elsewhere }), [{ quantityBase: '4', condition: 'BLOCKED' }]);
  });

  await t.test('a return to a lot that is put on hold concurrently is held too', async (t) => {
    for (let round = 0; round < 10; round++) {
      const { receipt, lotId, stockBatchId, elsewhere } = await received();
      const { id } = await ask(dispatchDelivery, sent(stockBatchId));
      t.strictSame(await outcomes([[returnDelivery, back(id, elsewhere)], failing(receipt)]), { done: 2 });
      const places = await reader.where(StockBatches, { lotId });
      t.equal(places.length, 2);
      t.ok(places.every(({ held, condition }) => held && condition === 'BLOCKED'));
    }
  });

  await t.test('no concurrent delivery takes goods from a lot after a failed inspection blocks it', async (t) => {
    const { receipt, lotId, stockBatchId } = await received();
    const asked = times(12, (n) => (n === 6 ? failing(receipt) : ([dispatchDelivery, sent(stockBatchId)] as const)));
    const { done = 0, STOCK_BATCH_BLOCKED: late = 0, INSUFFICIENT_STOCK: short = 0 } = await outcomes(asked);
    t.equal(done + late + short, 12);
    const rows = (await rowsOf(lotId)).toSorted((a, b) => a.number - b.number).map(({ type }) => type);
    const gone = times(done - 1, () => 'DISPATCHED');
    t.strictSame(rows, ['RECEIVED', ...gone, ...(done <= 10 ? ['BLOCKED'] : [])], 'the stop is the last of it');
  });

  await t.test('concurrent inspections of one receipt are all stored', async (t) => {
    const { receipt } = await received();
    t.strictSame(await outcomes(times(8, () => failing(receipt))), { done: 8 });
    t.equal((await reader.get(GoodsReceipts, receipt.id)).inspections.length, 8);
  });

  await t.test('concurrent receipts get distinct receipt numbers and lot numbers', async (t) => {
    const { id: stockId } = await stock();
    const receipts = await Promise.all(
      times(20, () => ask(postGoodsReceipt, { supplierId, lines: [goods(stockId), goods(stockId)] })),
    );
    t.equal(new Set(receipts.map(({ receiptNumber }) => receiptNumber)).size, 20);
    t.equal(new Set(receipts.flatMap(({ lines }) => lines.map(({ lotNumber }) => lotNumber))).size, 40);
  });

  await database.close();
  const differences: unknown[] = [];
  await proveLedger(place, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
});
