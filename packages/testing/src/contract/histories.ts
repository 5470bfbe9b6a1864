/**
 * Histories of goods, by chance: legal and illegal steps, against books that the test keeps by itself.
 *
 * The books know grams as whole numbers and nothing of the core's code. After each step they have what was answered; every so
 * often what each lot, stock batch and account shows is compared with them. A failure names the seed: `SEED=… ` runs it again.
 */
import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  approveInventoryCount,
  blockStockBatch,
  bookInStockBatch,
  createStock,
  createStorageLocation,
  enterCountLines,
  getLot,
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
import { type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createProductCategory } from '@cleaver/domain/masterdata';
import type { Test } from 'tap';
import { consume, dispatch, giveBack, openLot, takeBack } from '../goods.ts';
import { ownHandler } from '../own-operations.ts';
import { memoryPorts } from '../ports.ts';
import { numbersOf } from './chance.ts';
import { newId, type Stored, unique } from './samples.ts';

/** What the books know of a row: how many grams it changed its stock batch by. */
interface Row {
  readonly id: string;
  readonly batch: Batch;
  readonly type: string;
  readonly grams: number;
  readonly document: string | undefined;
}

interface Posting {
  readonly rows: readonly Row[];
  undone: boolean;
}

interface Batch {
  readonly id: string;
  readonly lot: Lot;
  readonly stockId: string;
  readonly storageLocationId: string;
  grams: number;
  blocked: boolean;
}

interface Lot {
  readonly id: string;
  readonly number: string;
  readonly expiryDate: string;
  readonly batches: Batch[];
  readonly holds: string[];
}

const DAY_MS = 86_400_000;

/** So many steps, each asked of the core and of the books. */
export async function histories(t: Test, stored: Omit<Stored, 'close'>, steps: number): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const { upTo, oneOf } = numbersOf(seed);
  const ports = memoryPorts({ ...stored, ids: { next: newId } });
  const core = new Core(ports, ownHandler);
  const userId = newId();
  const caller: Caller = { userId, username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });

  const { id: categoryId } = await ask(createProductCategory, { name: unique('category') });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const article = { name: 'Brust', articleNumber: unique('A'), categoryId, ...sold };
  const { id: articleId } = await ask(createArticle, article);
  const stocks: { id: string; storageLocationId: string }[] = [];
  for (let number = 0; number < 3; number++) {
    const place = { name: unique('Raum'), storageType: 'COLD_ROOM' };
    const { id: storageLocationId } = await ask(createStorageLocation, place);
    stocks.push(await ask(createStock, { articleId, storageLocationId }));
  }

  const lots: Lot[] = [];
  const postings: Posting[] = [];
  const documents = Array.from({ length: 3 }, newId);
  const deliveries = new Map<string, Batch>();
  const batches = () => lots.flatMap((lot) => lot.batches);
  const today = () => ports.clock.now().toISOString().slice(0, 10);
  const kilos = (grams: number) => (grams / 1000).toFixed(3);
  const line = (batch: Batch, grams: number) =>
    upTo(2) === 0
      ? { stockBatchId: batch.id, quantityAmount: kilos(grams), quantityUnit: 'kg' }
      : { stockBatchId: batch.id, quantityAmount: `${grams}`, quantityUnit: 'G' };
  const statusOf = ({ grams, blocked, lot }: Batch): string => {
    if (grams === 0) return 'DEPLETED';
    if (blocked || lot.holds.length > 0) return 'BLOCKED';
    return lot.expiryDate < today() ? 'EXPIRED' : 'AVAILABLE';
  };
  const rowsOf = (type: string) =>
    postings.flatMap((posting) => (posting.undone ? [] : posting.rows.filter((row) => row.type === type)));
  const sum = (rows: readonly Row[]) => rows.reduce((total, { grams }) => total + grams, 0);
  const rowsOfLot = (lot: Lot, type: string) => rowsOf(type).filter(({ batch }) => batch.lot === lot);
  const out = (document: string, batch: Batch): number =>
    -sum(
      ['CONSUMED', 'RETURNED', 'DISPATCHED', 'TAKEN_BACK']
        .flatMap(rowsOf)
        .filter((row) => row.document === document && (deliveries.get(document) ?? row.batch) === batch),
    );

  /** Enters what the ledger has got: the newest rows of the lot, as many as were booked. */
  async function enter(lot: Lot, count: number, document?: string): Promise<void> {
    const { content } = await ask(listMovements, { lotId: lot.id, size: 500, sort: 'at,desc' });
    const newest = content.filter(({ id }) => !postings.some(({ rows }) => rows.some((row) => row.id === id)));
    t.equal(newest.length, count, 'as many rows as were booked');
    const rows = newest.map(({ id, stockBatchId, type, change }) => {
      const batch = lot.batches.find((each) => each.id === stockBatchId);
      if (!batch) throw new Error(`The books have no stock batch ${stockBatchId}`);
      return { id, batch, type, grams: Math.round(Number(change) * 1000), document };
    });
    for (const { batch, grams } of rows) batch.grams += grams;
    if (rows.length > 0) postings.push({ rows, undone: false });
  }

  /** What stands against taking so much out of the batch. */
  const obstacle = (batch: Batch, grams: number, { expired = false, held = false, blocked = false } = {}) => {
    const status = statusOf(batch);
    if (status === 'BLOCKED' && !blocked && !(held && !batch.blocked)) return 'STOCK_BATCH_BLOCKED';
    if (batch.lot.expiryDate < today() && !expired) return 'LOT_EXPIRED';
    return batch.grams < grams ? 'INSUFFICIENT_STOCK' : undefined;
  };

  /** Asks, and holds the answer against what the books expect; true where it was done. */
  async function expects(expected: string | undefined, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      t.equal(undefined, expected, `done, seed ${seed}`);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      t.equal(error.code, expected, `${error.message}, seed ${seed}`);
      return false;
    }
  }

  const birth = async () => {
    const { id: stockId, storageLocationId } = oneOf(stocks);
    const expiryDate = new Date(ports.clock.now().getTime() + (upTo(6) - 1) * DAY_MS).toISOString().slice(0, 10);
    const grams = 1 + upTo(20_000);
    const number = unique('L');
    const holds: string[] = [];
    if (upTo(2) === 0) {
      const amount = { quantityAmount: kilos(grams), quantityUnit: 'KG' };
      const booked = { stockId, batchId: number, batchType: 'PURCHASED', expiryDate, ...amount };
      const { id, lotId } = await ask(bookInStockBatch, booked);
      const lot: Lot = { id: lotId, number, expiryDate, batches: [], holds };
      lot.batches.push({ id, lot, stockId, storageLocationId, grams: 0, blocked: false });
      lots.push(lot);
      return enter(lot, 1);
    }
    const documentId = newId();
    const two = upTo(3) === 0 ? stocks.filter(({ id }) => id !== stockId).slice(0, 1) : [];
    const places = [{ id: stockId, storageLocationId }, ...two];
    const isHeld = upTo(4) === 0;
    const opened = await ask(openLot, {
      ...{
        type: upTo(2) === 0 ? 'RECEIVED' : 'PRODUCED',
        documentId,
        lotNumber: number,
        expiryDate,
        postingId: newId(),
      },
      places: places.map(({ id }) => ({ stockId: id, amount: kilos(grams) })),
      holds: isHeld ? [{ cause: 'INSPECTION', reason: 'x' }] : [],
    });
    const lot: Lot = { id: opened.lot.id, number, expiryDate, batches: [], holds };
    opened.places.forEach(({ batch }, at) => {
      const storageLocation = places[at]?.storageLocationId ?? '';
      lot.batches.push({
        id: batch.id,
        lot,
        stockId: batch.stockId,
        storageLocationId: storageLocation,
        grams: 0,
        blocked: false,
      });
    });
    lots.push(lot);
    if (isHeld) holds.push((await ask(getLot, { id: lot.id })).holds[0]?.id ?? '');
    return enter(lot, places.length, documentId);
  };

  const acts: Readonly<Record<string, (batch: Batch, grams: number) => Promise<void>>> = {
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
      // A REVERSED row counts as what it takes back, which counts no more: for the books it is a posting that is over.
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

  function arrived(lot: Lot, id: string, { id: stockId, storageLocationId }: (typeof stocks)[number]): Batch {
    const there = lot.batches.find((batch) => batch.id === id);
    if (there) return there;
    const batch: Batch = { id, lot, stockId, storageLocationId, grams: 0, blocked: false };
    lot.batches.push(batch);
    return batch;
  }

  function whyNotUndone(posting: Posting): string | undefined {
    const { rows } = posting;
    if (rows.some(({ type }) => ['BLOCKED', 'UNBLOCKED', 'REVERSED'].includes(type))) return 'NOT_UNDOABLE';
    if (posting.undone) return 'ALREADY_UNDONE';
    const [{ type, batch, document } = { type: '', batch: undefined, document: undefined }] = rows;
    if (!batch) throw new Error('A posting without rows');
    if (['BOOKED_IN', 'RECEIVED', 'PRODUCED'].includes(type)) {
      const became = [
        ...[
          ['CONSUMED', 'RETURNED'],
          ['DISPATCHED', 'TAKEN_BACK'],
        ],
        ...[['TRANSFERRED_OUT'], ['WRITTEN_OFF'], ['REMOVED']],
      ];
      // Two counts of which one found more and one less were two.
      if (rowsOfLot(batch.lot, 'COUNTED').length > 0) return 'LATER_MOVEMENTS';
      if (became.some((types) => sum(types.flatMap((each) => rowsOfLot(batch.lot, each))) !== 0))
        return 'LATER_MOVEMENTS';
    }
    if (document && (type === 'CONSUMED' || type === 'DISPATCHED') && out(document, batch) + sum(rows) < 0) {
      return 'LATER_MOVEMENTS';
    }
    if (rows.some((row) => row.grams > 0 && row.batch.grams < row.grams)) return 'LATER_MOVEMENTS';
    return rows.some((row) => row.grams > 0 && statusOf(row.batch) === 'BLOCKED') ? 'STOCK_BATCH_BLOCKED' : undefined;
  }

  async function compare(): Promise<void> {
    for (const lot of lots) {
      const { account, stockBatches, onHold } = await ask(getLot, { id: lot.id });
      const total = (...types: string[]) => sum(types.flatMap((type) => rowsOfLot(lot, type))) / 1000;
      const told = Object.fromEntries(Object.entries(account).map(([name, value]) => [name, Number(value) || value]));
      const expected = {
        ...{ originated: total('BOOKED_IN', 'RECEIVED', 'PRODUCED'), counted: total('COUNTED') },
        ...{ takenBack: total('TAKEN_BACK'), consumed: -total('CONSUMED', 'RETURNED') || 0 },
        ...{ dispatched: -total('DISPATCHED') || 0, writtenOff: -total('WRITTEN_OFF') || 0 },
        ...{ removed: -total('REMOVED') || 0, inStock: lot.batches.reduce((all, { grams }) => all + grams, 0) / 1000 },
      };
      for (const [name, value] of Object.entries(expected)) {
        t.equal(Number(told[name]).toFixed(3), value.toFixed(3), `${name} of ${lot.number}, seed ${seed}`);
      }
      t.equal(onHold, lot.holds.length > 0);
      t.strictSame(
        stockBatches
          .map(({ batch, status }) => `${batch.id} ${Number(batch.quantityBase).toFixed(3)} ${status}`)
          .sort(),
        lot.batches.map((batch) => `${batch.id} ${kilos(batch.grams)} ${statusOf(batch)}`).sort(),
        `seed ${seed}`,
      );
    }
  }

  t.comment(`seed ${seed}`);
  const kinds = Object.keys(acts);
  for (let step = 0; step < steps && t.passing(); step++) {
    ports.clock.advance(upTo(20) === 0 ? DAY_MS : 60_000);
    if (lots.length < 3 || upTo(15) === 0) await birth();
    const batch = oneOf(batches());
    const grams = upTo(3) === 0 ? Math.max(1, batch.grams) : 1 + upTo(6_000);
    await acts[oneOf(kinds)]?.(batch, grams);
    if (step % 100 === 99) await compare();
  }
  await compare();
}
