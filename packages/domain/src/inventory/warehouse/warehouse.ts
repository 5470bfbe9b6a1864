/**
 * The warehouse has the methods that move goods, in a unit of work. All callers share its checks. Holds (lot-holds.ts),
 * transfers (transfers.ts), undo (undo.ts) and corrections of a count (count-correction.ts) also book with `Bookings`.
 *
 * Lock order: the document (locked by the caller), lots by id, stock batches by id. Taking goods out locks only stock
 * batches, because their rows have the block and the hold. Adding goods to a lot locks the lot first, so that a
 * concurrent hold includes them.
 *
 * `takeOut` and `giveBack` check all lines before they take or return goods. Faults name the line by its path in the request.
 */

import { checkNoFaults, invalid } from '../../kernel/contract/refusal.ts';
import { kindOf } from '../../kernel/values/quantity.ts';
import { Lot, Lots } from '../lot/lot.ts';
import { addHold, holdsOfNumbers, sameCause } from '../lot/lot-holds.ts';
import { ENTERED_AFTER_COUNT } from '../movement/stock-movement-contracts.ts';
import { moreThanConsumed } from '../refusals.ts';
import { type BirthType, StockBatch, StockBatches, type TakingType } from '../stock-batch/stock-batch.ts';
import { Bookings, loadedValue } from './bookings.ts';
import { checkOut, outOf } from './goods-out.ts';
import { checkOpen, checkTaking, kindFault, kindFaults } from './line-checks.ts';
import {
  type BatchLine,
  BIRTHS,
  entryOf,
  type Loaded,
  type Moved,
  type NewLot,
  type Opened,
  type Posting,
} from './posting.ts';

export class Warehouse extends Bookings {
  /**
   * Takes goods out, each line from its stock batch. `type` is the purpose. Refuses unknown batches as `load` does.
   * Refuses a unit of another kind as a fault of the line's `quantityUnit`. Refuses with STOCK_BATCH_BLOCKED,
   * LOT_EXPIRED or INSUFFICIENT_STOCK, and names the lots of all lines concerned.
   */
  async takeOut(type: TakingType, lines: readonly BatchLine[], posting: Posting = {}): Promise<readonly Moved[]> {
    return this.take(type, await this.load(lines), posting);
  }

  /**
   * Returns unused goods of a run to their stock batches. Refuses unknown batches as `load` does. Reports a fault if
   * the unit is of another kind. Refuses with MORE_THAN_CONSUMED if more goods come back than are outstanding.
   */
  async giveBack(
    lines: readonly BatchLine[],
    posting: Posting & { readonly documentId: string },
  ): Promise<readonly Moved[]> {
    await this.lockLotsOf(lines.map(({ stockBatchId }) => stockBatchId));
    const loaded = await this.load(lines);
    checkNoFaults(kindFaults(loaded));
    const out = await outOf(this.unit, posting.documentId);
    checkOut(loaded, ({ batch }) => batch.state.id, out.base, moreThanConsumed);
    return this.mapLines(loaded, ({ line, batch, stock }) =>
      this.booked(batch, stock, batch.putIn('RETURNED', line.quantity, this.booking(stock), entryOf(line, posting))),
    );
  }

  /**
   * Creates lots and the stock batches of their first goods. A new lot is on hold if another lot of its article with
   * the same number is on hold. So booking goods in again does not bypass a hold. Refuses unknown stocks with
   * STOCK_NOT_FOUND. Refuses an inactive location with STORAGE_LOCATION_INACTIVE, unless the movement type is
   * BOOKED_IN. Reports a fault if the units of one lot are of different kinds. Refuses with STOCK_BATCH_ALREADY_EXISTS
   * if a stock has a batch with the same lot number and batch type.
   */
  async openLots(type: BirthType, lots: readonly NewLot[], posting: Posting = {}): Promise<readonly Opened[]> {
    const stocks = await this.stocks(lots.flatMap(({ places }) => places.map(({ stockId }) => stockId)));
    const stockOf = (id: string) => loadedValue(stocks.get(id));
    if (type !== 'BOOKED_IN') {
      checkOpen(
        await this.closedLocations(lots.flatMap(({ places }) => places.map(({ stockId }) => stockOf(stockId)))),
      );
    }
    const numbers = lots.map(({ lotNumber, places: [first] }) => ({
      lotNumber,
      articleId: stockOf(loadedValue(first).stockId).articleId,
    }));
    const holdsOf = await holdsOfNumbers(this, type, numbers);
    return this.mapLines(lots, ({ places, holds: given = [], ...made }) => {
      const [first] = places;
      const { articleId } = stockOf(loadedValue(first).stockId);
      const holds = [...given, ...holdsOf({ ...made, articleId }).filter((hold) => !given.some(sameCause(hold)))];
      const lot = Lot.open({
        id: this.unit.newId(),
        lotNumber: made.lotNumber,
        batchType: made.batchType,
        articleId,
        quantityKind: kindOf(loadedValue(first).quantity.unit),
        expiryDate: made.expiryDate,
        origin: BIRTHS[type],
        originId: posting.documentId ?? null,
        supplierId: made.supplierId ?? null,
        supplierLot: made.supplierLot ?? null,
        facts: made.facts ?? null,
        openHolds: holds.length,
        createdAt: this.unit.now,
      });
      this.unit.of(Lots).add(lot);
      for (const hold of holds) addHold(this, lot, hold);
      return {
        lot: lot.state,
        places: places.map(({ at, stockId, quantity, documentLine = null }) => {
          const stock = stockOf(stockId);
          if (kindOf(quantity.unit) !== lot.state.quantityKind)
            throw invalid([kindFault(at, loadedValue(first).quantity)]);
          if (stock.articleId !== articleId) throw new Error(`The lot ${lot.state.id} is of two articles`);
          const place = { id: this.unit.newId(), stockId, receivedAt: this.unit.now };
          const entry = { ...entryOf({}, posting), documentLine };
          const { batch, movement } = StockBatch.open(lot.state, place, type, quantity, this.booking(stock), entry);
          this.unit.of(StockBatches).add(batch);
          return this.booked(batch, stock, movement);
        }),
      };
    });
  }

  /** Locks the batches and returns them with their lines. Refuses unknown batches with STOCK_BATCH_NOT_FOUND. */
  async load<L extends BatchLine>(lines: readonly L[]): Promise<readonly Loaded<L>[]> {
    const batches = await this.unit.of(StockBatches).getAll(lines.map(({ stockBatchId }) => stockBatchId));
    const stocks = await this.stocks(batches.map(({ state }) => state.stockId));
    const byId = new Map(batches.map((batch) => [batch.state.id, batch]));
    return lines.map((line) => {
      const batch = loadedValue(byId.get(line.stockBatchId));
      return { line, batch, stock: loadedValue(stocks.get(batch.state.stockId)) };
    });
  }

  /** Takes goods out as `takeOut` does, for lines from `load`. Callers can run further checks between the two calls. */
  async take(type: TakingType, loaded: readonly Loaded[], posting: Posting = {}): Promise<Moved[]> {
    checkNoFaults(kindFaults(loaded));
    const postings = await this.mapLines(loaded, (each) =>
      each.line.alreadyCounted ? this.#addedAgain(each) : posting,
    );
    checkTaking(this, type, loaded);
    return this.mapLines(loaded, ({ line, batch, stock }, at) => {
      const entry = entryOf(line, { ...posting, ...postings[at] });
      return this.booked(batch, stock, batch.takeOut(type, line.quantity, this.booking(stock), entry));
    });
  }

  /** Adds goods again that a count did not find. Returns the posting of this row, which also takes the goods out. */
  #addedAgain({ line, batch, stock }: Loaded): Posting {
    const id = this.unit.newId();
    const entry = { postingId: id, reason: ENTERED_AFTER_COUNT };
    this.booked(batch, stock, batch.correct(line.quantity.inBase(), this.booking(stock), entry));
    return { id };
  }
}
