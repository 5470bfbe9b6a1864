/** Moves goods into other stocks: transfers, and returns from a delivery or a run. */

import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { say } from '../../kernel/values/message.ts';
import { Lots } from '../lot/lot.ts';
import { goodGoodsThere, moreThanDispatched, stockArticleMismatch } from '../refusals.ts';
import type { StockState } from '../stock/stock.ts';
import { type Entry, StockBatch, StockBatches, type StockBatchState } from '../stock-batch/stock-batch.ts';
import { type Bookings, loadedValue } from '../warehouse/bookings.ts';
import { checkOut, checkPiecesOut, outOf } from '../warehouse/goods-out.ts';
import { checkOpen, checkTaking, kindFaults, lotNumbers, under } from '../warehouse/line-checks.ts';
import {
  type Arriving,
  type BatchLine,
  type Carried,
  entryOf,
  type Moved,
  type Posting,
  type StockLine,
} from '../warehouse/posting.ts';
import type { Target } from '../warehouse/target.ts';
import type { Warehouse } from '../warehouse/warehouse.ts';

/**
 * Moves goods into other stocks of their article. Each line is a posting. Also moves EXPIRED goods and goods on hold.
 * Refuses with STOCK_BATCH_BLOCKED if a batch is blocked itself, and with INSUFFICIENT_STOCK if a batch has too little.
 * Reports a fault if the unit is of another kind, or if the target is the stock that the goods leave. Refuses a stock
 * of another article with STOCK_ARTICLE_MISMATCH. Refuses an inactive location with STORAGE_LOCATION_INACTIVE. Refuses
 * with STOCK_BATCH_ALREADY_EXISTS if another lot in the target stock has the same number and type. Refuses unknown
 * batches, stocks and locations with the kind's `…_NOT_FOUND`.
 */
export async function transferLines(bookings: Bookings, lines: readonly StockLine[]): Promise<readonly Carried[]> {
  const { loaded, arrive } = await loadTargets(bookings, lines);
  checkTaking(bookings, 'TRANSFERRED_OUT', loaded);
  return bookings.mapLines(loaded, (each) => {
    const { line, batch, stock } = each;
    const postingId = bookings.unit.newId();
    const movement = batch.takeOut('TRANSFERRED_OUT', line.quantity, bookings.booking(stock), { postingId });
    return { from: bookings.booked(batch, stock, movement), to: arrive('TRANSFERRED_IN', each, { postingId }) };
  });
}

/**
 * Takes back goods of a delivery and blocks them immediately. `stockBatchId` of a line is the batch that the goods came
 * from. `documentLine` is the line of the delivery. The refusals of `transferLines` that concern units, ids and targets
 * also apply, but the goods may return to the stock that they left. Refuses with MORE_THAN_DISPATCHED if more goods
 * come back than are outstanding, and with PIECES_MISMATCH as `checkPiecesOut` does. Refuses with STOCK_BATCH_ALREADY_EXISTS if the stock has unblocked goods of the lot.
 */
export async function takeBackLines(
  bookings: Bookings,
  lines: readonly (StockLine & { readonly documentLine: number })[],
  posting: Posting & { readonly documentId: string },
): Promise<readonly Moved[]> {
  const { loaded, arrive, placeOf } = await loadTargets(bookings, lines, 'back');
  const out = await outOf(bookings.unit, posting.documentId);
  const keyOf = ({ line }: { readonly line: (typeof lines)[number] }) => String(line.documentLine);
  checkOut(loaded, keyOf, out.base, moreThanDispatched);
  checkPiecesOut(loaded, keyOf, out);
  const mixed = loaded.flatMap(({ batch, to }) => placeOf(batch, to) ?? []);
  const good = mixed.filter(({ state }) => state.condition === 'IN_STOCK');
  if (good.length > 0) {
    throw goodGoodsThere({ lots: lotNumbers(good) });
  }
  return bookings.mapLines(loaded, (each) => arrive('TAKEN_BACK', each, entryOf(each.line, posting)));
}

/**
 * Returns unused goods of a run to their stock batches as `Warehouse.giveBack` does. If a line names another storage
 * location, then transfers the goods to that location. The refusals of `giveBack` and `transferLines` apply.
 */
export async function giveBackLines(
  warehouse: Warehouse,
  lines: readonly (BatchLine & Pick<Target, 'storageLocationId'>)[],
  posting: Posting & { readonly documentId: string },
): Promise<readonly Moved[]> {
  if (lines.some(({ storageLocationId }) => storageLocationId !== undefined)) {
    // Locks all batches of the lots together, in the order of their ids, because the transfer also locks the targets.
    const lots = await warehouse.lockLotsOf(lines.map(({ stockBatchId }) => stockBatchId));
    const lotIds = lots.map(({ state }) => state.id);
    await warehouse.unit.of(StockBatches).whereIn('lotId', lotIds);
  }
  const moved = await warehouse.giveBack(lines, posting);
  const elsewhere = lines.flatMap(({ storageLocationId, ...line }, index) => {
    const isThere = storageLocationId === moved[index]?.stock.storageLocationId;
    return storageLocationId === undefined || isThere ? [] : [{ ...line, to: { storageLocationId } }];
  });
  if (elsewhere.length > 0) await transferLines(warehouse, elsewhere);
  return moved;
}

/**
 * Loads and checks the lines with their batches and target stocks. Locks their lots and all stock batches of these
 * lots. Returns the lines, a function that books a line into its target, and a function that finds the batch of a lot
 * in a stock.
 */
async function loadTargets<L extends StockLine>(bookings: Bookings, lines: readonly L[], back?: 'back') {
  const { unit } = bookings;
  const [sources] = await Promise.all([
    unit.of(StockBatches).peekAll(lines.map(({ stockBatchId }) => stockBatchId)),
    bookings.stocks(lines.flatMap(({ to }) => to.stockId ?? [])),
  ]);
  const stocks = await bookings.stocks(sources.map(({ stockId }) => stockId));
  const sourceOf = new Map(sources.map((batch) => [batch.id, batch]));
  const fromOf = ({ stockBatchId }: L) => loadedValue(stocks.get(loadedValue(sourceOf.get(stockBatchId)).stockId));
  const targets = await bookings.targets(lines.map((line) => ({ ...line.to, articleId: fromOf(line).articleId })));
  const lotIds = sources.map(({ lotId }) => lotId);
  // The calls are concurrent, but take their locks in this order.
  const [closed, lots, places] = await Promise.all([
    bookings.closedLocations(targets),
    unit.of(Lots).getAll(lotIds),
    unit.of(StockBatches).whereIn('lotId', lotIds),
  ]);
  const asRead = (of: StockBatchState | undefined) => StockBatch.restore(loadedValue(of));
  checkTargets(
    lines.map((line, at) => ({
      line,
      batch: asRead(sourceOf.get(line.stockBatchId)),
      stock: fromOf(line),
      to: loadedValue(targets[at]),
    })),
    back,
  );
  checkOpen(closed);
  const lotOf = new Map(lots.map((lot) => [lot.state.id, lot]));
  const byId = new Map(places.map((batch) => [batch.state.id, batch]));
  const loaded = lines.map((line, at): Arriving<L> => {
    const batch = loadedValue(byId.get(line.stockBatchId));
    return { line, batch, stock: fromOf(line), to: loadedValue(targets[at]) };
  });
  const keyOf = (lotId: string, stockId: string) => `${lotId} ${stockId}`;
  const placeByKey = new Map(places.map((batch) => [keyOf(batch.state.lotId, batch.state.stockId), batch]));
  const placeOf = ({ state }: StockBatch, stock: StockState): StockBatch | undefined =>
    placeByKey.get(keyOf(state.lotId, stock.id));

  const arrive = (
    type: 'TRANSFERRED_IN' | 'TAKEN_BACK',
    { line, batch: from, to }: Arriving<L>,
    entry: Entry,
  ): Moved => {
    const there = placeOf(from, to);
    const blocked = type === 'TAKEN_BACK';
    if (there) {
      const movement = there.putIn(type, line.quantity, bookings.booking(to), entry, blocked);
      return bookings.booked(there, to, movement);
    }
    const { receivedAt, quantityUnit, lotId } = from.state;
    const place = { id: unit.newId(), stockId: to.id, receivedAt, blocked };
    const lot = loadedValue(lotOf.get(lotId)).state;
    const inUnit = line.quantity.to(quantityUnit);
    const { batch, movement } = StockBatch.open(lot, place, type, inUnit, bookings.booking(to), entry);
    placeByKey.set(keyOf(lotId, to.id), batch);
    unit.of(StockBatches).add(batch);
    return bookings.booked(batch, to, movement);
  };
  return { loaded, arrive, placeOf };
}

/**
 * Refuses the stock where the goods are (except for returns), a unit of another kind, and a stock of another article.
 */
function checkTargets(lines: readonly Arriving[], back: 'back' | undefined): void {
  const still = back ? [] : lines.filter(({ stock, to }) => stock.id === to.id);
  const message = say`is the stock where the goods lie: name another one`;
  const memberOf = ({ to }: StockLine) => (to.stockId === undefined ? 'storageLocationId' : 'toStockId');
  checkNoFaults([
    ...still.map(({ line }) => ({ field: under(line.at, memberOf(line)), message })),
    ...kindFaults(lines),
  ]);
  const foreign = lines.filter(({ stock, to }) => stock.articleId !== to.articleId);
  if (foreign.length > 0) {
    throw stockArticleMismatch({ lots: lotNumbers(foreign.map(({ batch }) => batch)) });
  }
}
