/** The possible acts in the shop. Each act runs in the core and is entered in the books. */

import {
  blockStockBatch,
  enterCountLines,
  listMovements,
  openInventoryCount,
  placeHold,
  releaseHold,
  submitInventoryCount,
  transferGoods,
  unblockStockBatch,
  undoMovement,
} from '@cleaver/domain/inventory';
import { postGoodsReceipt } from '@cleaver/domain/procurement';
import {
  completeBatch,
  consumeIntoBatch,
  cut,
  planBatch,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import { unique } from '../contract/samples.ts';
import { type Books, expiryDate, kilos, type Place, type Posting } from './genealogy-shop.ts';

export type Acts = Readonly<Record<string, (place: Place, grams: number) => Promise<unknown>>>;

export function runActs({
  oneOf,
  ask,
  trying,
  now,
  recipe,
  batches,
  statuses,
  completions,
  enter,
  came,
  went,
}: Books): Acts {
  const acts: Acts = {
    async start() {
      const days = { productionDate: '2026-01-05', bestBeforeDate: expiryDate };
      const plan = { recipeId: recipe.id, plannedQuantity: '10', plannedQuantityUnit: 'KG', ...days };
      const { id } = await ask(planBatch, plan);
      await ask(startBatch, { id });
      batches.push(id);
      statuses.set(id, [{ at: now(), status: 'IN_PROGRESS' }]);
    },
    async consume(place, grams) {
      const id = oneOf(batches);
      const inputs = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      if (id && (await trying(consumeIntoBatch, { id, inputs }))) await enter(went('CONSUMED', id, place, grams));
    },
    async giveBack(place, grams) {
      const id = oneOf(batches);
      const inputs = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      if (id && (await trying(returnFromBatch, { id, inputs }))) await enter(came('CONSUMED', id, place, grams));
    },
    async reopen() {
      const id = oneOf(batches);
      if (!id || !(await trying(reopenBatch, { id, reason: 'x' }))) return;
      statuses.get(id)?.push({ at: now(), status: 'IN_PROGRESS' });
      const completion = completions.get(id);
      if (completion) completion.undoneAt = now();
      completions.delete(id);
    },
  };
  return acts;
}

export function outputActs({
  upTo,
  oneOf,
  trying,
  now,
  stocks,
  places,
  batches,
  statuses,
  completions,
  enter,
  came,
  went,
}: Books): Acts {
  const acts: Acts = {
    async complete(place, grams) {
      const id = oneOf(batches);
      if (!id) return;
      const last = upTo(2) === 0 ? [{ stockBatchId: place.stockBatchId, ...kilos(grams) }] : [];
      const made = stocks.slice(0, 1 + upTo(2)).map((stock) => ({ stockId: stock.id, ...kilos(grams) }));
      const given = { id, inputs: last, outputs: upTo(5) === 0 ? [] : made, waste: [kilos(1)] };
      const done = await trying(completeBatch, given);
      if (!done) return;
      statuses.get(id)?.push({ at: now(), status: 'COMPLETED' });
      const rows = [
        ...last.map(() => went('CONSUMED', id, place, grams)),
        ...done.outputs.map(({ lotId, stockBatchId }, at) =>
          came('PRODUCED', id, { lotId, stockBatchId, stockId: made[at]?.stockId ?? '' }, grams),
        ),
      ];
      if (rows.length > 0) completions.set(id, await enter(...rows));
    },
    async cut(place, grams) {
      const other = oneOf(places);
      const inputs = [...new Set([place, other])];
      const given = {
        inputs: inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kilos(grams) })),
        outputs: inputs.map(() => ({ stockId: oneOf(stocks).id, ...kilos(grams), lotNumber: unique('C') })),
      };
      const done = await trying(cut, given);
      if (!done) return;
      const made = done.outputs.map(({ lotId, stockBatchId }, at) =>
        came('PRODUCED', done.id, { lotId, stockBatchId, stockId: given.outputs[at]?.stockId ?? '' }, grams),
      );
      await enter(...inputs.map((input) => went('CONSUMED', done.id, input, grams)), ...made);
    },
  };
  return acts;
}

export function tradeActs({
  upTo,
  oneOf,
  ask,
  trying,
  now,
  stocks,
  suppliers,
  customers,
  supplierOf,
  deliveries,
  enter,
  came,
  went,
}: Books): Acts {
  const acts: Acts = {
    async receive() {
      const { id: stockId } = oneOf(stocks);
      const supplierId = oneOf(suppliers);
      const [first, second] = [5_000 + upTo(5_000), 5_000 + upTo(5_000)];
      const lines = [first, second].map((grams) => ({ stockId, ...kilos(grams), expiryDate }));
      const receipt = await ask(postGoodsReceipt, { supplierId, lines });
      for (const { lotId, stockBatchId, line } of receipt.lines) {
        const place = { lotId: lotId ?? '', stockBatchId: stockBatchId ?? '', stockId };
        supplierOf.set(place.lotId, supplierId);
        await enter(came('RECEIVED', receipt.id, place, line === 1 ? first : second));
      }
    },
    async dispatch(place, grams) {
      const customerId = oneOf(customers);
      const lines = [{ stockBatchId: place.stockBatchId, ...kilos(grams) }];
      const sent = await trying(dispatchDelivery, { customerId, lines });
      if (!sent) return;
      deliveries.set(sent.id, { customerId, place });
      await enter(went('DISPATCHED', sent.id, place, grams));
    },
    /** Enters a delivery of yesterday whose goods were gone when they were counted today. The count is not approved. */
    async dispatchLate(place, grams) {
      const customerId = oneOf(customers);
      const stock = stocks.find(({ id }) => id === place.stockId);
      const { id } = await ask(openInventoryCount, { storageLocationId: stock?.storageLocationId });
      await ask(enterCountLines, { id, lines: [{ stockBatchId: place.stockBatchId, ...kilos(grams) }] });
      await ask(submitInventoryCount, { id });
      const dispatchDate = new Date(now() - 86_400_000).toISOString().slice(0, 10);
      const lines = [{ stockBatchId: place.stockBatchId, ...kilos(grams), alreadyCounted: true }];
      const sent = await trying(dispatchDelivery, { customerId, dispatchDate, lines });
      if (!sent) return;
      deliveries.set(sent.id, { customerId, place });
      await enter(went('DISPATCHED', sent.id, place, grams), came('COUNTED', '', place, grams));
    },
    async takeBack(_place, grams) {
      const [id, delivery] = oneOf([...deliveries]) ?? [];
      if (!id || !delivery) return;
      const { id: stockId } = oneOf(stocks);
      const lines = [{ line: 1, stockId, ...kilos(grams) }];
      if (!(await trying(returnDelivery, { id, lines, reason: 'x' }))) return;
      const { lotId } = delivery.place;
      const [arrival] = (await ask(listMovements, { stockId, lotId, size: 1, sort: 'at,desc' })).content;
      const to = { lotId, stockBatchId: arrival?.stockBatchId ?? '', stockId };
      await enter(came('TAKEN_BACK', id, to, grams));
    },
  };
  return acts;
}

export function stoppingActs(books: Books): Acts {
  const { upTo, oneOf, ask, trying, now, stocks, places, postings, blocked, holds, statuses, completions } = books;
  const { ports, enter, came, went } = books;
  const earlier = { ...outputActs(books), ...tradeActs(books) };
  async function undo(posting: Posting): Promise<void> {
    if (!(await trying(undoMovement, { id: posting.movementId, reason: 'x' }))) return;
    posting.undoneAt = now();
    for (const [id, completion] of completions) {
      if (completion !== posting) continue;
      completions.delete(id);
      statuses.get(id)?.push({ at: now(), status: 'IN_PROGRESS' });
    }
  }
  const acts: Acts = {
    async transfer(place, grams) {
      const { id: toStockId } = oneOf(stocks);
      const lines = [{ stockBatchId: place.stockBatchId, toStockId, ...kilos(grams) }];
      const moved = await trying(transferGoods, { lines });
      const [posting] = moved?.postings ?? [];
      if (!posting) return;
      const to = { lotId: place.lotId, stockBatchId: posting.toStockBatchId, stockId: toStockId };
      await enter(went('TRANSFERRED', '', place, grams), came('TRANSFERRED', '', to, grams));
    },
    async block(place) {
      const path = { stockId: place.stockId, batchId: place.stockBatchId };
      if (await trying(blockStockBatch, { ...path, reason: 'x' })) blocked.add(place);
    },
    async unblock() {
      const place = oneOf([...blocked]);
      if (!place) return;
      blocked.delete(place);
      await trying(unblockStockBatch, { stockId: place.stockId, batchId: place.stockBatchId });
    },
    async hold({ lotId }) {
      const hold = await ask(placeHold, { id: lotId, reason: 'x' });
      holds.push({ id: lotId, holdId: hold.id });
    },
    async release() {
      const [hold] = holds.splice(upTo(holds.length), 1);
      if (hold) await ask(releaseHold, { ...hold, reason: 'x' });
    },
    async undo() {
      await undo(oneOf(postings));
    },
    /** Cuts, dispatches an output, and undoes both. */
    async unmake(place, grams) {
      const first = postings.length;
      for (const act of ['cut', 'dispatch']) {
        const output = postings[first]?.rows.find(({ type }) => type === 'PRODUCED');
        const made = places.find(({ stockBatchId }) => stockBatchId === output?.stockBatchId);
        await earlier[act]?.(made ?? place, grams);
        ports.clock.advance(1000);
      }
      for (const posting of postings.slice(first).toReversed()) await undo(posting);
    },
  };
  return acts;
}
