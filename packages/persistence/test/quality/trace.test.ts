/** Traces in SQL against a breadth-first search over the same rows, over a history of chance; and recalls against what moves. */
import {
  createStock,
  Lots,
  StockBatches,
  StockMovements,
  transferGoods,
  undoMovement,
} from '@cleaver/domain/inventory';
import type { AnyContract } from '@cleaver/domain/kernel';
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
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { type Edge, type EdgeType, graphOf, openRecall, type PlaceAt, traceLots, walk } from '@cleaver/domain/quality';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import { memoryTrace } from '@cleaver/testing';
import { onSharedDatabase } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

onSharedDatabase('traces and recalls', async (t, open) => {
  const database = await open();
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
  const { id: returns } = await ask(createStock, { articleId, storageLocationId: (await location()).id });
  const { id: recipeId } = await ask(createRecipe, {
    ...{ name: `Wurst ${articleId}`, type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId },
  });
  await ask(addIngredient, { id: recipeId, articleId, quantity: '10', uom: 'KG' });
  await ask(activateRecipe, { id: recipeId });
  let numbers = 0;
  const number = () => `L${++numbers}`;
  const days = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
  const expiryDate = '2026-02-05';

  /** Receives a lot of this many kilograms from the supplier. */
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

  /** Performs random operations, as far as the shop allows them. */
  async function history(steps: readonly number[]) {
    const places = [await received(), await received(), await received()];
    const open: string[] = [];
    const deliveries: string[] = [];
    const lots = places.map(({ lotId }) => lotId);
    const instants: Date[] = [];
    const pick = <T>(from: readonly T[], by: number): T => from[by % from.length] as T;
    const trying = (operation: AnyContract, input: object) =>
      ask(operation, input).catch(() => undefined) as Promise<Record<string, never> | undefined>;
    const outputs = (made: Record<string, unknown> | undefined) => {
      for (const { lotId, stockBatchId } of (made?.['outputs'] ?? []) as { lotId: string; stockBatchId: string }[]) {
        places.push({ lotId, stockBatchId });
        lots.push(lotId);
      }
    };
    for (const [at, step] of steps.entries()) {
      const { stockBatchId } = pick(places, step >> 4);
      const amount = kg(`${(step % 7) + 1}.25`);
      switch (step % 9) {
        case 0:
          places.push(await received());
          lots.push(places.at(-1)?.lotId ?? '');
          break;
        case 1:
          open.push(await started());
          break;
        case 2:
        case 3:
          if (open.length > 0) {
            const input = { stockBatchId, ...amount, reason: 'x' };
            await trying(consumeIntoBatch, { id: pick(open, step >> 8), inputs: [input] });
          }
          break;
        case 4:
          if (open.length > 0) {
            const made = [{ stockId, ...kg('3'), lotNumber: number() }];
            outputs(await trying(completeBatch, { id: pick(open, step >> 8), outputs: made }));
          }
          break;
        case 5: {
          const other = pick(places, step >> 12).stockBatchId;
          const inputs = [...new Set([stockBatchId, other])].map((id) => ({ stockBatchId: id, ...kg('1') }));
          const made = inputs.map(() => ({ stockId, ...kg('1'), lotNumber: number() }));
          outputs(await trying(cut, { inputs, outputs: made }));
          break;
        }
        case 6: {
          const sent = await trying(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...amount }] });
          if (sent) deliveries.push(String(sent['id']));
          break;
        }
        case 7:
          if (step % 2 && deliveries.length > 0) {
            const lines = [{ line: 1, stockId: returns, ...kg('0.5') }];
            await trying(returnDelivery, { id: pick(deliveries, step >> 8), lines, reason: 'x' });
          } else if (open.length > 0) {
            const inputs = [{ stockBatchId, ...kg('0.25') }];
            await trying(returnFromBatch, { id: pick(open, step >> 8), inputs });
          }
          break;
        default: {
          const rows = await reader.where(StockMovements, { stockBatchId });
          await trying(undoMovement, { id: pick(rows, step >> 8).id, reason: 'x' });
        }
      }
      if (at % 7 === 0) {
        const rows = await reader.where(StockMovements, { stockBatchId });
        instants.push(rows.at(-1)?.at ?? new Date());
      }
    }
    return { lots: [...new Set(lots)], instants };
  }

  const sorted = (edges: readonly Edge[]) =>
    [...edges].sort((a, b) =>
      `${a.type} ${a.lotId} ${a.documentId}` < `${b.type} ${b.lotId} ${b.documentId}` ? -1 : 1,
    );

  /** By stock batch, and the sums of each by their names. */
  const inOrder = (places: readonly PlaceAt[]) =>
    places
      .map(({ sums, ...place }) => ({ ...place, sums: Object.entries(sums).sort() }))
      .sort((a, b) => (a.stockBatchId < b.stockBatchId ? -1 : 1));

  await t.test('every trace is that of the oracle, also as of an earlier instant', async (t) => {
    const oracle = memoryTrace(reader);
    // SEED repeats a history that a run printed.
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    t.comment(`SEED=${seed}`);
    let state = seed;
    const chance = Array.from({ length: 60 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 4;
    });
    const { lots, instants } = await history(chance);
    for (const asOf of [undefined, ...instants.slice(0, 4)]) {
      for (const lotId of lots) {
        const [found, right] = [await trace.reach([lotId], asOf), await oracle.reach([lotId], asOf)];
        for (const way of ['BACKWARD', 'FORWARD'] as const) {
          const [seen, wanted] = [walk(graphOf(found), [lotId], way), walk(graphOf(right), [lotId], way)];
          t.strictSame(sorted(seen.edges), sorted(wanted.edges), `${way} from ${lotId} as of ${asOf?.toISOString()}`);
          t.strictSame([...seen.lots].sort(), [...wanted.lots].sort());
        }
      }
      t.strictSame(inOrder(await trace.places(lots, asOf)), inOrder(await oracle.places(lots, asOf)));
    }
    const byId = (heads: readonly { readonly id: string }[]) => heads.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    t.strictSame(byId(await trace.lots(lots)), byId(await oracle.lots(lots)));
    const edges = await trace.reach(lots, undefined);
    const ends = (...types: readonly string[]) => [
      ...new Set(edges.filter(({ type }) => types.includes(type)).map(({ documentId }) => documentId)),
    ];
    const documents = {
      runs: ends('CONSUMED', 'PRODUCED'),
      receipts: ends('RECEIVED'),
      deliveries: ends('DISPATCHED'),
    };
    t.strictSame(byId(await trace.documents(documents)), byId(await oracle.documents(documents)));
    const forward = new Map<string, ReadonlyMap<string, number>>();
    const backward = new Map<string, ReadonlyMap<string, number>>();
    for (const lotId of lots) {
      const graph = graphOf(await trace.reach([lotId], undefined));
      forward.set(lotId, walk(graph, [lotId], 'FORWARD').lots);
      backward.set(lotId, walk(graph, [lotId], 'BACKWARD').lots);
    }
    for (const a of lots) {
      for (const b of lots) t.equal(forward.get(a)?.has(b), backward.get(b)?.has(a), 'forward and backward agree');
    }
  });

  await t.test('a chain of runs is followed to its end', async (t) => {
    let { stockBatchId } = await received('10');
    const first = (await reader.get(StockBatches, stockBatchId)).lotId;
    for (let run = 0; run < 30; run++) {
      const cutting = await ask(cut, {
        inputs: [{ stockBatchId, ...kg('10') }],
        outputs: [{ stockId, ...kg('10'), lotNumber: number() }],
      });
      stockBatchId = cutting.outputs[0]?.stockBatchId ?? '';
    }
    const { lots, runs } = walk(graphOf(await trace.reach([first], undefined)), [first], 'FORWARD');
    t.same([lots.size, runs.size], [31, 30]);
  });

  await t.test('traces and exercises see one instant, whatever is booked meanwhile', async (t) => {
    const { lotId, stockBatchId } = await received('1000');
    let isOver = false;
    const writer = async (write: () => Promise<unknown>) => {
      while (!isOver) await write();
    };
    const cutting = () =>
      ask(cut, {
        inputs: [{ stockBatchId, ...kg('0.5') }],
        outputs: [{ stockId, ...kg('0.5'), lotNumber: number() }],
      });
    const sending = () => ask(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...kg('0.25') }] });
    const moving = () => ask(transferGoods, { lines: [{ stockBatchId, toStockId: elsewhere, ...kg('0.125') }] });
    const writers = [cutting, sending, sending, moving].map(writer);
    const sum = (of: readonly { readonly quantity: string }[]) =>
      of.reduce((all, { quantity }) => all + Number(quantity), 0);
    try {
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
    } finally {
      isOver = true;
      await Promise.all(writers);
    }
  });

  await t.test('a recall misses nothing that comes into being or leaves at the same moment', async (t) => {
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
