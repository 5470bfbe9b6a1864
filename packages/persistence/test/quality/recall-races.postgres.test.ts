/** Tests traces and recalls during concurrent bookings. */
import { createStock, Lots, StockBatches, transferGoods } from '@cleaver/domain/inventory';
import { createCustomer, createSupplier } from '@cleaver/domain/masterdata';
import { postGoodsReceipt } from '@cleaver/domain/procurement';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  cut,
  planBatch,
  startBatch,
} from '@cleaver/domain/production';
import { type EdgeType, graphOf, openRecall, traceLots, walk } from '@cleaver/domain/quality';
import { dispatchDelivery } from '@cleaver/domain/sales';
import { openDatabase } from '../../src/index.ts';
import { beside } from '../beside.ts';
import { ids, onPostgres } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

onPostgres('traces and recalls are consistent during concurrent bookings', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { reader, trace } = database;
  // Each reading of the clock is a second later, so that bookings differ in time.
  let seconds = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 0, 5, 11, 0, ++seconds)), pause: async () => undefined };
  const { ask, article, location } = warehouse({ ...database, clock } as typeof database);
  const { id: supplierId } = await ask(createSupplier, { name: 'Hof', phone: '1' });
  const { id: customerId } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1', ...ADDRESS });
  const { id: articleId } = await article();
  const { id: storageLocationId } = await location();
  const { id: stockId } = await ask(createStock, { articleId, storageLocationId });
  const { id: elsewhere } = await ask(createStock, { articleId, storageLocationId: (await location()).id });
  const { id: recipeId } = await ask(createRecipe, {
    ...{ name: `Wurst ${articleId}`, type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId },
  });
  await ask(addIngredient, { id: recipeId, articleId, quantity: '10', uom: 'KG' });
  await ask(activateRecipe, { id: recipeId });
  let numbers = 0;
  const number = () => `L${++numbers}`;
  const days = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
  const expiryDate = '2026-02-05';

  /** Receives a lot of `amount` kg from the supplier. */
  async function received(amount = '10') {
    const line = { stockId, ...kg(amount), expiryDate, lotNumber: number() };
    const { lines } = await ask(postGoodsReceipt, { supplierId, lines: [line] });
    return { lotId: lines[0]?.lotId ?? '', stockBatchId: lines[0]?.stockBatchId ?? '' };
  }
  async function started() {
    const { id } = await ask(planBatch, { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...days });
    await ask(startBatch, { id });
    return id;
  }
  const complete = (id: string, amount = '1') =>
    ask(completeBatch, { id, outputs: [{ stockId, ...kg(amount), lotNumber: number() }] });

  await t.test('traces and mock recalls read one snapshot during concurrent bookings', async (t) => {
    const { lotId, stockBatchId } = await received('1000');
    const cutting = () =>
      ask(cut, {
        inputs: [{ stockBatchId, ...kg('0.5') }],
        outputs: [{ stockId, ...kg('0.5'), lotNumber: number() }],
      });
    const sending = () => ask(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...kg('0.25') }] });
    const moving = () => ask(transferGoods, { lines: [{ stockBatchId, toStockId: elsewhere, ...kg('0.125') }] });
    const sum = (of: readonly { readonly quantity: string }[]) =>
      of.reduce((all, { quantity }) => all + Number(quantity), 0);
    await beside([cutting, sending, sending, moving], async () => {
      for (let round = 0; round < Number(process.env['RACES'] ?? 5); round++) {
        const { nodes, edges, recall } = await ask(traceLots, { lotId: [lotId], direction: 'FORWARD' });
        for (const node of nodes) {
          if (node.kind !== 'LOT') continue;
          const of = (type: EdgeType) =>
            sum(edges.filter(({ from, to, type: is }) => is === type && [from, to].includes(node.id)));
          const { account, id } = node;
          t.equal(of('CONSUMED'), Number(account.consumed), 'what runs took');
          t.equal(of('DISPATCHED'), Number(account.dispatched), 'what was sent');
          if (id !== lotId) t.equal(of('PRODUCED'), Number(account.originated), 'what came out of a run');
          t.equal(
            sum(recall.stockOnHand.filter((place) => place.lotId === id)),
            Number(account.inStock),
            'what lies there',
          );
        }
        const { frozen, now } = await ask(openRecall, { mode: 'MOCK', reason: 'x', lotIds: [lotId] });
        const deliveries = frozen.customers.flatMap((customer) => customer.deliveries);
        for (const lot of frozen.lots) {
          t.equal(sum(deliveries.filter((one) => one.lotId === lot.lotId)), Number(lot.account.dispatched));
          t.equal(sum(frozen.stock.filter((place) => place.lotId === lot.lotId)), Number(lot.account.inStock));
        }
        t.equal(sum(now.inStock), sum(frozen.stock));
      }
    });
  });

  await t.test('a recall holds every affected lot and lists every delivery of concurrent bookings', async (t) => {
    for (let round = 0; round < Number(process.env['RACES'] ?? 3); round++) {
      const { lotId, stockBatchId } = await received('100');
      const id = await started();
      const line = { stockBatchId, toStockId: elsewhere, ...kg('1') };
      await ask(consumeIntoBatch, { id, inputs: [{ stockBatchId, ...kg('10'), reason: 'x' }] });
      const recalling = ask(openRecall, { mode: 'REAL', reason: 'x', lotIds: [lotId] });
      const moving = [
        complete(id).then(
          () => undefined,
          () => undefined,
        ),
        ...Array.from({ length: 2 }, () =>
          ask(transferGoods, { lines: [line] }).then(
            () => undefined,
            () => undefined,
          ),
        ),
        ...Array.from({ length: 2 }, () =>
          ask(cut, {
            inputs: [{ stockBatchId, ...kg('1') }],
            outputs: [{ stockId, ...kg('1'), lotNumber: number() }],
          }).then(
            () => undefined,
            () => undefined,
          ),
        ),
        ...Array.from({ length: 5 }, () =>
          ask(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...kg('1') }] }).then(
            (delivery) => delivery.id,
            () => undefined,
          ),
        ),
      ];
      const recall = await recalling;
      const sent = (await Promise.all(moving)).filter((delivery) => delivery !== undefined);
      const affected = walk(graphOf(await trace.reach([lotId], undefined)), [lotId], 'FORWARD');
      for (const lot of affected.lots.keys()) {
        t.ok((await reader.get(Lots, lot)).onHold, 'every affected lot is on hold');
        for (const { condition } of await reader.where(StockBatches, { lotId: lot })) t.not(condition, 'IN_STOCK');
      }
      const told = recall.frozen.customers.flatMap(({ deliveries }) => deliveries.map(({ deliveryId }) => deliveryId));
      t.strictSame(sent.toSorted(), told.toSorted(), 'every delivery that went is in the recall');
    }
  });
});
