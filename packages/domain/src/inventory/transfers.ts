/** Goods that go into other stocks: transferred, or taken back from a delivery. */
import { say } from '../kernel/message.ts';
import { checkNoFaults } from '../kernel/refusal.ts';
import { type Bookings, loadedValue } from './bookings.ts';
import { checkOut, outOf } from './goods-out.ts';
import { checkOpen, checkTaking, kindFaults, lotNumbers, under } from './line-checks.ts';
import { Lots } from './lot.ts';
import { type Carried, entryOf, type Loaded, type Moved, type Posting, type StockLine } from './posting.ts';
import { goodGoodsThere, moreThanDispatched, stockArticleMismatch } from './refusals.ts';
import { type Entry, StockBatch, StockBatches } from './stock-batch.ts';

/**
 * Moves goods into other stocks of their article. What is EXPIRED or on hold may be moved, what is blocked by itself may
 * not. Refuses as `takeOut`, the stock where the goods lie as a fault of `toStockId`, a stock of another article with
 * STOCK_ARTICLE_MISMATCH, a location that is not in use, and with STOCK_BATCH_ALREADY_EXISTS where another lot has the
 * number there. Each line is a posting.
 */
export async function transferLines(bookings: Bookings, lines: readonly StockLine[]): Promise<readonly Carried[]> {
  const { loaded, arrive } = await loadTargets(bookings, lines);
  checkTaking(bookings, 'TRANSFERRED_OUT', loaded);
  return loaded.map(({ line, batch, stock }) => {
    const { id } = batch.state;
    const postingId = bookings.unit.newId();
    const from = bookings.booked(batch, stock, (booking) =>
      batch.takeOut('TRANSFERRED_OUT', line.quantity, booking, { postingId }),
    );
    return { from, to: arrive('TRANSFERRED_IN', line, id, { postingId }) };
  });
}

/**
 * Takes back what a delivery dispatched: `stockBatchId` of a line is where it came from, `documentLine` the line of the
 * delivery. It is blocked from the start. Refuses as `transferLines` does, MORE_THAN_DISPATCHED, and with
 * STOCK_BATCH_ALREADY_EXISTS where the lot's good goods lie in the stock.
 */
export async function takeBackLines(
  bookings: Bookings,
  lines: readonly (StockLine & { readonly documentLine: number })[],
  posting: Posting & { readonly documentId: string },
): Promise<readonly Moved[]> {
  const { loaded, arrive, placeOf } = await loadTargets(bookings, lines, 'back');
  const out = await outOf(bookings.unit, posting.documentId);
  checkOut(loaded, ({ line }) => String(line.documentLine), out, moreThanDispatched);
  const mixed = loaded.flatMap(({ line, batch }) => placeOf(batch, line.toStockId) ?? []);
  const good = mixed.filter(({ state }) => state.condition === 'IN_STOCK');
  if (good.length > 0) {
    throw goodGoodsThere({ lots: lotNumbers(good) });
  }
  return loaded.map(({ line, batch }) => arrive('TAKEN_BACK', line, batch.state.id, entryOf(line, posting)));
}

/** The lines with their batches and the stocks they go to; all places of their lots are locked. */
async function loadTargets<L extends StockLine>(bookings: Bookings, lines: readonly L[], back?: 'back') {
  const { unit } = bookings;
  const [sources, targets] = await Promise.all([
    unit.of(StockBatches).peekAll(lines.map(({ stockBatchId }) => stockBatchId)),
    bookings.stocks(lines.map(({ toStockId }) => toStockId)),
  ]);
  const lotIds = sources.map(({ lotId }) => lotId);
  // Asked for at once, locked in this order.
  const [stocks, closed, lots, places] = await Promise.all([
    bookings.stocks(sources.map(({ stockId }) => stockId)),
    bookings.closedLocations(lines.map(({ toStockId }) => loadedValue(targets.get(toStockId)))),
    unit.of(Lots).getAll(lotIds),
    unit.of(StockBatches).whereIn('lotId', lotIds),
  ]);
  const sourceOf = new Map(sources.map((batch) => [batch.id, batch]));
  const checked = lines.map((line) => {
    const source = loadedValue(sourceOf.get(line.stockBatchId));
    const [from, to] = [loadedValue(stocks.get(source.stockId)), loadedValue(stocks.get(line.toStockId))];
    return { line, batch: StockBatch.restore(source), from, to };
  });
  const still = back ? [] : checked.filter(({ from, to }) => from.id === to.id);
  const message = say`is the stock where the goods lie: name another one`;
  checkNoFaults([
    ...still.map(({ line }) => ({ field: under(line.at, 'toStockId'), message })),
    ...kindFaults(checked),
  ]);
  const foreign = checked.filter(({ from, to }) => from.articleId !== to.articleId);
  if (foreign.length > 0) {
    throw stockArticleMismatch({ lots: lotNumbers(foreign.map(({ batch }) => batch)) });
  }
  checkOpen(closed);
  const batches = [...places];
  const lotOf = new Map(lots.map((lot) => [lot.state.id, lot]));
  const byId = new Map(batches.map((batch) => [batch.state.id, batch]));
  const loaded = lines.map((line): Loaded<L> => {
    const batch = loadedValue(byId.get(line.stockBatchId));
    return { line, batch, stock: loadedValue(stocks.get(batch.state.stockId)) };
  });
  const placeOf = ({ state }: StockBatch, stockId: string): StockBatch | undefined =>
    batches.find((place) => place.state.lotId === state.lotId && place.state.stockId === stockId);

  const arrive = (type: 'TRANSFERRED_IN' | 'TAKEN_BACK', line: L, sourceId: string, entry: Entry): Moved => {
    const source = loadedValue(byId.get(sourceId));
    const stock = loadedValue(stocks.get(line.toStockId));
    const there = placeOf(source, stock.id);
    const blocked = type === 'TAKEN_BACK';
    if (there) {
      return bookings.booked(there, stock, (booking) => there.putIn(type, line.quantity, booking, entry, blocked));
    }
    const { receivedAt, quantityUnit, lotId } = source.state;
    const place = { id: unit.newId(), stockId: stock.id, receivedAt, blocked };
    const lot = loadedValue(lotOf.get(lotId)).state;
    const inUnit = line.quantity.to(quantityUnit);
    const { batch, movement } = StockBatch.open(lot, place, type, inUnit, bookings.booking(stock), entry);
    batches.push(batch);
    unit.of(StockBatches).add(batch);
    return bookings.recorded(batch, stock, movement);
  };
  return { loaded, arrive, placeOf };
}
