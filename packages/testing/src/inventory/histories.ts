/**
 * Tests random histories of goods, with legal and illegal steps, against the test's own books.
 *
 * The books store grams as integers and use no rules of the core. They record the result of each step. At intervals the
 * test compares each lot, stock batch and account with the books. A failure reports the seed, and `SEED=…` repeats the
 * run.
 */
import { bookInStockBatch, getLot } from '@cleaver/domain/inventory';
import type { Test } from 'tap';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { openLot } from './goods.ts';
import { type Acts, movingActs, stoppingActs, takingActs } from './history-acts.ts';
import { type Books, kilos, type Lot, openBooks, openRules, openShop, type Rules, sum } from './history-books.ts';

const DAY_MS = 86_400_000;

/** Creates a lot, which is booked in manually, or opened by a document in one or two stocks. */
async function birth({ oneOf, upTo, ports, ask, stocks, lots, enter }: Books): Promise<void> {
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
}

/** Compares every lot and its batches with the books. */
async function compare({ t, seed, ask, lots, rowsOfLot, statusOf }: Rules): Promise<void> {
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
      stockBatches.map(({ batch, status }) => `${batch.id} ${Number(batch.quantityBase).toFixed(3)} ${status}`).sort(),
      lot.batches.map((batch) => `${batch.id} ${kilos(batch.grams)} ${statusOf(batch)}`).sort(),
      `seed ${seed}`,
    );
  }
}

/** Runs `steps` random steps, each in the core and in the books. */
export async function histories(t: Test, stored: Omit<Stored, 'close'>, steps: number): Promise<void> {
  const shop = await openShop(t, stored);
  const books = { ...shop, ...openBooks(shop) };
  const rules = { ...books, ...openRules(books) };
  const { seed, upTo, oneOf, ports, lots, batches } = rules;
  const acts: Acts = { ...takingActs(rules), ...movingActs(rules), ...stoppingActs(rules) };
  t.comment(`seed ${seed}`);
  const kinds = Object.keys(acts);
  for (let step = 0; step < steps && t.passing(); step++) {
    ports.clock.advance(upTo(20) === 0 ? DAY_MS : 60_000);
    if (lots.length < 3 || upTo(15) === 0) await birth(books);
    const batch = oneOf(batches());
    const grams = upTo(3) === 0 ? Math.max(1, batch.grams) : 1 + upTo(6_000);
    await acts[oneOf(kinds)]?.(batch, grams);
    if (step % 100 === 99) await compare(rules);
  }
  await compare(rules);
}
