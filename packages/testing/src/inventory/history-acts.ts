/**
 * The operations on goods that a history test chooses from. Each runs in the core. The books record the operation if
 * the core accepts it.
 */

import {
  approveInventoryCount,
  blockStockBatch,
  enterCountLines,
  listMovements,
  openInventoryCount,
  placeHold,
  releaseHold,
  removeFromStockBatch,
  submitInventoryCount,
  transferGoods,
  unblockStockBatch,
  undoMovement,
  writeOffGoods,
} from '@cleaver/domain/inventory';
import { newId } from '../contract/samples.ts';
import { consume, dispatch, giveBack, takeBack } from './goods.ts';
import { type Batch, kilos, type Rules } from './history-books.ts';

export type Acts = Readonly<Record<string, (batch: Batch, grams: number) => Promise<void>>>;

export function takingActs({
  upTo,
  oneOf,
  ask,
  documents,
  deliveries,
  line,
  out,
  enter,
  obstacle,
  expects,
}: Rules): Acts {
  const acts: Acts = {
    async remove(batch, grams) {
      const path = { stockId: batch.stockId, batchId: batch.id };
      const expected = obstacle(batch, grams, { expired: true });
      if (await expects(expected, () => ask(removeFromStockBatch, { ...path, ...line(batch, grams) }))) {
        await enter(batch.lot, 1);
      }
    },
    async consume(batch, grams) {
      const documentId = oneOf(documents);
      const expected = obstacle(batch, grams);
      const lines = [{ stockBatchId: batch.id, amount: kilos(grams) }];
      if (await expects(expected, () => ask(consume, { documentId, lines }))) await enter(batch.lot, 1, documentId);
    },
    async giveBack(batch, grams) {
      const documentId = oneOf(documents);
      const expected = out(documentId, batch) < grams ? 'MORE_THAN_CONSUMED' : undefined;
      const lines = [{ stockBatchId: batch.id, amount: kilos(grams) }];
      if (await expects(expected, () => ask(giveBack, { documentId, lines }))) await enter(batch.lot, 1, documentId);
    },
    async dispatch(batch, grams) {
      const documentId = newId();
      const lines = [{ stockBatchId: batch.id, amount: kilos(grams) }];
      if (await expects(obstacle(batch, grams), () => ask(dispatch, { documentId, lines }))) {
        deliveries.set(documentId, batch);
        await enter(batch.lot, 1, documentId);
      }
    },
    async writeOff(batch, grams) {
      const [reasonCode, mayLeave] = oneOf([
        ['WASTE', true],
        ['DAMAGE', false],
        ['EXPIRED', false],
      ] as const);
      const note = upTo(2) === 0 ? 'Condemned' : undefined;
      const expected = obstacle(batch, grams, { expired: true, blocked: mayLeave && note !== undefined });
      const lines = [{ ...line(batch, grams), reasonCode, note }];
      if (await expects(expected, () => ask(writeOffGoods, { lines }))) await enter(batch.lot, 1);
    },
    async count(batch, grams) {
      const { id } = await ask(openInventoryCount, { storageLocationId: batch.storageLocationId });
      const counted = Math.max(0, batch.grams - 500 + upTo(1000));
      await ask(enterCountLines, { id, lines: [line(batch, counted)] });
      const difference = counted - batch.grams;
      if (upTo(2) === 0) await acts['remove']?.(batch, grams);
      await ask(submitInventoryCount, { id });
      const expected = batch.grams + difference < 0 ? 'COUNT_BELOW_ZERO' : undefined;
      if (await expects(expected, () => ask(approveInventoryCount, { id }))) {
        await enter(batch.lot, difference === 0 ? 0 : 1);
      }
    },
  };
  return acts;
}

export function movingActs({
  oneOf,
  ask,
  stocks,
  deliveries,
  line,
  statusOf,
  out,
  enter,
  arrived,
  obstacle,
  expects,
}: Rules): Acts {
  const acts: Acts = {
    async takeBack(_batch, grams) {
      const [documentId, batch] = oneOf([...deliveries]) ?? [];
      if (!documentId || !batch) return;
      const to = oneOf(stocks);
      const there = batch.lot.batches.find(({ stockId }) => stockId === to.id);
      const isMixed = there !== undefined && there.grams > 0 && statusOf(there) !== 'BLOCKED';
      const expected =
        out(documentId, batch) < grams ? 'MORE_THAN_DISPATCHED' : isMixed ? 'STOCK_BATCH_ALREADY_EXISTS' : undefined;
      const lines = [{ stockBatchId: batch.id, amount: kilos(grams), toStockId: to.id }];
      let movedTo = '';
      const isDone = await expects(expected, async () => {
        movedTo = (await ask(takeBack, { documentId, lines }))[0]?.batch.id ?? '';
      });
      if (!isDone) return;
      arrived(batch.lot, movedTo, to).blocked = true;
      await enter(batch.lot, 1, documentId);
    },
    async transfer(batch, grams) {
      const to = oneOf(stocks);
      const expected =
        to.id === batch.stockId ? 'VALIDATION_ERROR' : obstacle(batch, grams, { expired: true, held: true });
      const lines = [{ ...line(batch, grams), toStockId: to.id }];
      let movedTo = '';
      const isDone = await expects(expected, async () => {
        movedTo = (await ask(transferGoods, { lines })).postings[0]?.toStockBatchId ?? '';
      });
      if (!isDone) return;
      arrived(batch.lot, movedTo, to);
      await enter(batch.lot, 2);
    },
  };
  return acts;
}

export function stoppingActs({ t, oneOf, ask, postings, statusOf, enter, expects, whyNotUndone }: Rules): Acts {
  const acts: Acts = {
    async block(batch) {
      const status = statusOf(batch);
      const path = { stockId: batch.stockId, batchId: batch.id };
      const expected = status === 'BLOCKED' || status === 'DEPLETED' ? 'INVALID_STATUS_TRANSITION' : undefined;
      if (!(await expects(expected, () => ask(blockStockBatch, { ...path, reason: 'x' })))) return;
      batch.blocked = true;
      await enter(batch.lot, 1);
    },
    async unblock(batch) {
      const path = { stockId: batch.stockId, batchId: batch.id };
      const status = statusOf(batch);
      const expected = status !== 'BLOCKED' ? 'INVALID_STATUS_TRANSITION' : batch.blocked ? undefined : 'LOT_ON_HOLD';
      if (!(await expects(expected, () => ask(unblockStockBatch, path)))) return;
      batch.blocked = false;
      await enter(batch.lot, statusOf(batch) === 'BLOCKED' ? 0 : 1);
    },
    async hold({ lot }) {
      const free = lot.batches.filter((each) => each.grams > 0 && statusOf(each) !== 'BLOCKED').length;
      const { id } = await ask(placeHold, { id: lot.id, reason: 'x' });
      lot.holds.push(id);
      await enter(lot, free);
    },
    async release({ lot }) {
      const holdId = oneOf(lot.holds);
      if (holdId === undefined) return;
      await ask(releaseHold, { id: lot.id, holdId, reason: 'x' });
      lot.holds.splice(lot.holds.indexOf(holdId), 1);
      const isFree = lot.holds.length === 0;
      await enter(lot, isFree ? lot.batches.filter(({ grams, blocked }) => grams > 0 && !blocked).length : 0);
      await expects('HOLD_ALREADY_RELEASED', () => ask(releaseHold, { id: lot.id, holdId, reason: 'x' }));
    },
    async undo({ lot }) {
      const posting = oneOf(postings.filter(({ rows }) => rows[0]?.batch.lot === lot));
      if (!posting) return;
      const { id } = oneOf(posting.rows);
      const expected = whyNotUndone(posting);
      let undone: string[] = [];
      const isDone = await expects(expected, async () => {
        undone = (await ask(undoMovement, { id, reason: 'x' })).movements.map((row) => row.reversesId ?? '');
      });
      if (!isDone) return;
      t.strictSame(undone.sort(), posting.rows.map((row) => row.id).sort());
      posting.undone = true;
      const { content } = await ask(listMovements, { lotId: lot.id, type: 'REVERSED', size: 500, sort: 'at,desc' });
      const known = new Set(postings.flatMap(({ rows }) => rows.map((row) => row.id)));
      const news = content.filter((row) => !known.has(row.id));
      for (const { batch, grams } of posting.rows) batch.grams -= grams;
      // Undone postings no longer count, so their REVERSED rows have 0 g here. An undo of these rows is refused.
      const rows = news.map((row) => ({
        id: row.id,
        batch: lot.batches[0] as Batch,
        type: 'REVERSED',
        grams: 0,
        document: undefined,
      }));
      postings.push({ rows, undone: false });
    },
  };
  return acts;
}
