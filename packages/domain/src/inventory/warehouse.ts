/**
 * The warehouse: the one way in which goods move, in a unit of work.
 *
 * Whoever takes goods out uses one verb, so that no two of them can differ in what they refuse; so do those who bring goods
 * in, stop lots, and undo. Locks are taken in one order: the document (by the caller, before), lots by id, stock batches by
 * id. Who only takes out needs the stock batches alone, since their rows tell whether they are stopped. Who adds to a lot
 * locks the lot first, so that a hold which is placed at the same time misses nothing.
 *
 * Every verb checks all its lines before it books any. Refusals name the line by its path in the request.
 */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { Caller } from '../kernel/caller.ts';
import { Decimal } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Message, say } from '../kernel/message.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { kindOf, Quantity, sameKind } from '../kernel/quantity.ts';
import { checkNoFaults, type Fault, invalid, type Refusal, type Refuse } from '../kernel/refusal.ts';
import { foldText } from '../kernel/text.ts';
import type { Facts } from './facts.ts';
import { Hold, Holds, inheritedHolds, type NewHold } from './hold.ts';
import { Lot, Lots } from './lot.ts';
import type { LotOrigin, LotState } from './lot-contracts.ts';
import { StockMovements } from './movement-ledger.ts';
import {
  alreadyUndone,
  countBelowZero,
  countedMeanwhile,
  countLowersStopped,
  goodGoodsThere,
  goodsGone,
  insufficientStock,
  laterMovements,
  locationsInactive,
  lotExpired,
  moreThanConsumed,
  moreThanDispatched,
  stockArticleMismatch,
  stockBatchBlocked,
} from './refusals.ts';
import { Stocks } from './stock.ts';
import {
  type BirthType,
  type Booking,
  type Entry,
  OBSTACLES,
  type Obstacle,
  StockBatch,
  StockBatches,
  type TakingType,
} from './stock-batch.ts';
import type { StockBatchState } from './stock-batch-contracts.ts';
import { shopDay } from './stock-batch-status.ts';
import type { StockState } from './stock-contracts.ts';
import { effectOf, type StockMovement } from './stock-movement.ts';
import type { DocumentKind, MovementType, StockMovementState } from './stock-movement-contracts.ts';
import { StorageLocations } from './storage-location.ts';
import { quantityOf } from './stored-quantity.ts';

/** What a posting says of all its rows. Without an id each row is a posting of its own, to be undone by itself. */
export interface Posting {
  readonly id?: string;
  readonly documentKind?: DocumentKind;
  readonly documentId?: string;
}

/** A line of a request that takes from a stock batch, or gives back to it. */
export interface BatchLine extends Pick<Entry, 'documentLine' | 'reasonCode' | 'reason'> {
  /** Its path in the request, like `inputs[0]`; empty where the request itself is the line. */
  readonly at: string;
  readonly stockBatchId: string;
  readonly quantity: Quantity;
}

/** Goods that go into another stock. */
export interface StockLine extends BatchLine {
  readonly toStockId: string;
}

/** A lot as it comes into being, in one stock or several of one article. */
export interface NewLot {
  readonly lotNumber: string;
  readonly batchType: string;
  readonly expiryDate: CalendarDate;
  readonly supplierId?: string | null;
  readonly supplierLot?: string | null;
  readonly facts?: Facts | null;
  /** It is born with them: its first movement leaves it BLOCKED. */
  readonly holds?: readonly NewHold[];
  readonly places: readonly {
    /** The path of the line in the request. */
    readonly at: string;
    readonly stockId: string;
    readonly quantity: Quantity;
    readonly documentLine?: number;
  }[];
}

/** What a count found of a stock batch. */
export interface CountedBatch {
  readonly stockBatchId: string;
  /** How much more than the ledger had then, in the base unit; below zero: less. */
  readonly difference: Decimal;
  /** How many movements the batch had then. */
  readonly movements: number;
}

/** What became of a line. */
export interface Moved {
  /** As it is now. */
  readonly batch: StockBatchState;
  readonly stock: StockState;
  readonly movement: StockMovementState;
}

/** What became of a line that went from one stock into another. */
export interface Carried {
  readonly from: Moved;
  readonly to: Moved;
}

/** A lot that came into being, its holds, and its places in the order in which they were given. */
export interface Opened {
  readonly lot: LotState;
  readonly places: readonly Moved[];
}

const BIRTHS: Readonly<Record<BirthType, LotOrigin>> = { BOOKED_IN: 'BOOKED_IN', RECEIVED: 'RECEIPT', PRODUCED: 'RUN' };

/** A line with the batch that it names, locked. */
interface Loaded<L extends BatchLine = BatchLine> {
  readonly line: L;
  readonly batch: StockBatch;
  readonly stock: StockState;
}

export class Warehouse {
  readonly today: CalendarDate;
  readonly #unit: UnitPorts;
  readonly #by: Booking['by'];
  readonly #permissions: Caller['permissions'];
  readonly #stocks = new Map<string, StockState>();

  constructor(unit: UnitPorts, { userId, username, permissions }: Caller) {
    this.#unit = unit;
    this.#permissions = permissions;
    this.#by = { userId, username };
    this.today = shopDay(unit.now, unit.settings);
  }

  /** The stocks with these ids, by id. Refuses as `Stocks` where one is unknown. */
  async stocks(ids: readonly string[]): Promise<ReadonlyMap<string, StockState>> {
    const unknown = [...new Set(ids)].filter((id) => !this.#stocks.has(id));
    if (unknown.length > 0) {
      for (const stock of await this.#unit.of(Stocks).peekAll(unknown)) this.#stocks.set(stock.id, stock);
    }
    return this.#stocks;
  }

  /** The lots of these stock batches, locked, each once: for who ends a run, before anything is taken out or put in. */
  async lockLotsOf(stockBatchIds: readonly string[]): Promise<readonly Lot[]> {
    const batches = await this.#unit.of(StockBatches).peekAll(stockBatchIds);
    return this.#unit.of(Lots).getAll([...new Set(batches.map(({ lotId }) => lotId))]);
  }

  /**
   * Takes goods out, each line from its stock batch; `type` says what for. Refuses a unit of another kind as a fault of
   * the line's `quantityUnit`; STOCK_BATCH_BLOCKED, LOT_EXPIRED and INSUFFICIENT_STOCK name the lots of all lines which
   * they are about.
   */
  async takeOut(type: TakingType, lines: readonly BatchLine[], posting: Posting = {}): Promise<readonly Moved[]> {
    return this.#take(type, await this.#load(lines), posting);
  }

  /** As `takeOut`, of one stock batch that is locked already. */
  takeFrom(type: TakingType, batch: StockBatch, stock: StockState, line: BatchLine, posting: Posting = {}): Moved[] {
    return this.#take(type, [{ line, batch, stock }], posting);
  }

  /** Gives unused goods of a run back to the stock batches they were consumed from; refuses more with MORE_THAN_CONSUMED. */
  async giveBack(
    lines: readonly BatchLine[],
    posting: Posting & { readonly documentId: string },
  ): Promise<readonly Moved[]> {
    await this.lockLotsOf(lines.map(({ stockBatchId }) => stockBatchId));
    const loaded = await this.#load(lines);
    checkNoFaults(kindFaults(loaded));
    const out = await this.#outOf(posting.documentId);
    checkOut(loaded, ({ batch }) => batch.state.id, out, moreThanConsumed);
    return loaded.map(({ line, batch, stock }) =>
      this.#booked(batch, stock, (booking) => batch.putIn('RETURNED', line.quantity, booking, entryOf(line, posting))),
    );
  }

  /**
   * Makes lots and the stock batches of their first goods. A lot whose article has a lot on hold with the same number is born
   * on hold, so that nothing escapes a hold by being booked in anew. Refuses unknown stocks and a location that is not in use,
   * but for what is booked in by hand.
   */
  async openLots(type: BirthType, lots: readonly NewLot[], posting: Posting = {}): Promise<readonly Opened[]> {
    const stocks = await this.stocks(lots.flatMap(({ places }) => places.map(({ stockId }) => stockId)));
    const stockOf = (id: string) => required(stocks.get(id));
    if (type !== 'BOOKED_IN') {
      checkOpen(
        await this.#closedLocations(lots.flatMap(({ places }) => places.map(({ stockId }) => stockOf(stockId)))),
      );
    }
    const numbers = lots.map(({ lotNumber, places: [first] }) => ({
      lotNumber,
      articleId: stockOf(required(first).stockId).articleId,
    }));
    const holdsOf = await this.#holdsOfNumbers(type, numbers);
    return lots.map(({ places, holds: given = [], ...made }) => {
      const [first] = places;
      const { articleId } = stockOf(required(first).stockId);
      const holds = [...given, ...holdsOf({ ...made, articleId }).filter((hold) => !given.some(sameCause(hold)))];
      const lot = Lot.open({
        id: this.#unit.newId(),
        lotNumber: made.lotNumber,
        batchType: made.batchType,
        articleId,
        quantityKind: kindOf(required(first).quantity.unit),
        expiryDate: made.expiryDate,
        origin: BIRTHS[type],
        originId: posting.documentId ?? null,
        supplierId: made.supplierId ?? null,
        supplierLot: made.supplierLot ?? null,
        facts: made.facts ?? null,
        openHolds: holds.length,
        createdAt: this.#unit.now,
      });
      this.#unit.of(Lots).add(lot);
      for (const hold of holds) this.#addHold(lot, hold);
      return {
        lot: lot.state,
        places: places.map(({ at, stockId, quantity, documentLine = null }) => {
          const stock = stockOf(stockId);
          if (kindOf(quantity.unit) !== lot.state.quantityKind)
            throw invalid([kindFault(at, required(first).quantity)]);
          if (stock.articleId !== articleId) throw new Error(`The lot ${lot.state.id} is of two articles`);
          const place = { id: this.#unit.newId(), stockId, receivedAt: this.#unit.now };
          const entry = { ...entryOf({}, posting), documentLine };
          const { batch, movement } = StockBatch.open(lot.state, place, type, quantity, this.#booking(stock), entry);
          this.#unit.of(StockBatches).add(batch);
          return this.#recorded(batch, stock, movement);
        }),
      };
    });
  }

  /**
   * Moves goods into other stocks of their article. What is EXPIRED or on hold may be moved, what is blocked by itself may
   * not. Refuses as `takeOut`, the stock where the goods lie as a fault of `toStockId`, a stock of another article with
   * STOCK_ARTICLE_MISMATCH, a location that is not in use, and with STOCK_BATCH_ALREADY_EXISTS where another lot has the
   * number there. Each line is a posting.
   */
  async transfer(lines: readonly StockLine[]): Promise<readonly Carried[]> {
    const { loaded, arrive } = await this.#loadTargets(lines);
    this.#checkTaking('TRANSFERRED_OUT', loaded);
    return loaded.map(({ line, batch, stock }) => {
      const { id } = batch.state;
      const postingId = this.#unit.newId();
      const from = this.#booked(batch, stock, (booking) =>
        batch.takeOut('TRANSFERRED_OUT', line.quantity, booking, { postingId }),
      );
      return { from, to: arrive('TRANSFERRED_IN', line, id, { postingId }) };
    });
  }

  /**
   * Takes back what a delivery dispatched: `stockBatchId` of a line is where it came from, `documentLine` the line of the
   * delivery. It is blocked from the start. Refuses as `transfer` does, MORE_THAN_DISPATCHED, and with
   * STOCK_BATCH_ALREADY_EXISTS where the lot's good goods lie in the stock.
   */
  async takeBack(
    lines: readonly (StockLine & { readonly documentLine: number })[],
    posting: Posting & { readonly documentId: string },
  ): Promise<readonly Moved[]> {
    const { loaded, arrive, placeOf } = await this.#loadTargets(lines, 'back');
    const out = await this.#outOf(posting.documentId);
    checkOut(loaded, ({ line }) => String(line.documentLine), out, moreThanDispatched);
    const mixed = loaded.flatMap(({ line, batch }) => placeOf(batch, line.toStockId) ?? []);
    const good = mixed.filter(({ state }) => state.condition === 'IN_STOCK');
    if (good.length > 0) {
      throw goodGoodsThere({ lots: lotNumbers(good) });
    }
    return loaded.map(({ line, batch }) => arrive('TAKEN_BACK', line, batch.state.id, entryOf(line, posting)));
  }

  /** Stops lots, which are locked, each with a hold of its own: all their goods, wherever they lie. */
  async placeHolds(lots: readonly Lot[], hold: NewHold): Promise<readonly Hold[]> {
    const stopped = new Set(lots.filter(({ state }) => !state.onHold).map(({ state }) => state.id));
    const holds = lots.map((lot) => {
      lot.hold();
      return this.#addHold(lot, hold);
    });
    await this.#stop(stopped, true, hold.reason);
    return holds;
  }

  /** Lets go of holds of a lot, all of them locked; its goods come free with the last one. Refuses those released before. */
  async releaseHolds(lot: Lot, holds: readonly Hold[], reason: string): Promise<void> {
    for (const hold of holds) hold.release(reason, this.#by.username, this.#unit.now);
    lot.release(holds.length);
    if (holds.length > 0 && !lot.state.onHold) await this.#stop(new Set([lot.state.id]), false, reason);
  }

  /**
   * Books what a count found more or less. Refuses to lower what is stopped with ACCESS_DENIED where the caller lacks
   * HACCP_WRITE, batches that another count corrected since with COUNTED_MEANWHILE, and with COUNT_BELOW_ZERO where less than
   * nothing would be left. Each names all such lots.
   */
  async correct(lines: readonly CountedBatch[]): Promise<readonly Moved[]> {
    const lineOf = new Map(lines.map((line) => [line.stockBatchId, line]));
    const differenceOf = ({ state }: StockBatch) => required(lineOf.get(state.id)).difference;
    const ids = lines.filter(({ difference }) => !difference.isZero()).map(({ stockBatchId }) => stockBatchId);
    await this.lockLotsOf(ids);
    const batches = await this.#unit.of(StockBatches).getAll(ids);
    const stopped = batches.filter((batch) => {
      const { blocked, held } = batch.state;
      return (blocked || held) && differenceOf(batch).isNegative();
    });
    if (stopped.length > 0 && !this.#permissions.has('HACCP_WRITE')) {
      throw countLowersStopped({ permission: 'HACCP_WRITE', lots: lotNumbers(stopped) });
    }
    await this.#checkNotCountedSince(lineOf);
    const short = batches.filter((batch) =>
      Decimal.of(batch.state.quantityBase).plus(differenceOf(batch)).isNegative(),
    );
    if (short.length > 0) {
      throw countBelowZero({
        lots: short.map(({ state }) => say`lot ${state.batchId} has ${String(quantityOf(state))} now`),
      });
    }
    const stocks = await this.stocks(batches.map(({ state }) => state.stockId));
    return batches.map((batch) =>
      this.#booked(batch, required(stocks.get(batch.state.stockId)), (booking) =>
        batch.correct(differenceOf(batch), booking),
      ),
    );
  }

  /**
   * Takes back a posting, all its rows, by new ones; its document is locked. Refuses a second time with ALREADY_UNDONE, with
   * LATER_MOVEMENTS where the goods are no longer what and where they were then, and with STOCK_BATCH_BLOCKED where they
   * would have to leave a blocked batch.
   */
  async undo(rows: readonly StockMovementState[], reason: string): Promise<readonly StockMovementState[]> {
    const lotIds = [...new Set(rows.map(({ lotId }) => required(lotId)))];
    await this.#unit.of(Lots).getAll(lotIds);
    const born = new Set(rows.filter(({ type }) => type in BIRTHS).map(({ lotId }) => lotId));
    const batchIds = rows.map(({ stockBatchId }) => stockBatchId);
    // What is taken out of a lot's other places must be over when it is asked what became of the lot.
    const places = born.size > 0 ? await this.#unit.of(StockBatches).peekIn('lotId', [...born].map(required)) : [];
    const batches = await this.#unit.of(StockBatches).getAll([...batchIds, ...places.map(({ id }) => id)]);
    const batchOf = new Map(batches.map((batch) => [batch.state.id, batch]));
    await this.checkNotUndone(rows);
    await this.#checkNothingFollowed(rows, [...born].map(required));
    checkReversible(rows, batchOf);
    const stocks = await this.stocks(rows.map(({ stockId }) => stockId));
    const postingId = this.#unit.newId();
    return rows.map((row) => {
      const batch = required(batchOf.get(row.stockBatchId));
      const stock = required(stocks.get(row.stockId));
      return this.#booked(batch, stock, (booking) => batch.reverse(row, booking, { postingId, reason })).movement;
    });
  }

  /** Refuses where another count, or the undo of one, changed a batch since it was counted. */
  async #checkNotCountedSince(lineOf: ReadonlyMap<string, CountedBatch>): Promise<void> {
    const isSince = (stockBatchId: string, number: number) => number > required(lineOf.get(stockBatchId)).movements;
    const batches = await this.#unit.of(StockBatches).peekAll([...lineOf.keys()]);
    const moved = batches.filter(({ id, movements }) => isSince(id, movements));
    if (moved.length === 0) return;
    const rows = await this.#unit.of(StockMovements).peekIn(
      'stockBatchId',
      moved.map(({ id }) => id),
    );
    const counted = new Set(
      rows
        .filter((row) => effectOf(row) === 'COUNTED' && isSince(row.stockBatchId, row.number))
        .map(({ stockBatchId }) => stockBatchId),
    );
    if (counted.size === 0) return;
    throw countedMeanwhile({
      lots: moved.filter(({ id }) => counted.has(id)).map(({ batchId }) => say`lot ${batchId}`),
    });
  }

  /** Refuses rows of a posting that was undone before with ALREADY_UNDONE. */
  async checkNotUndone(rows: readonly StockMovementState[]): Promise<void> {
    const [undone] = await this.#unit.of(StockMovements).peekWhere({ reversesId: required(rows[0]).id });
    if (undone) throw alreadyUndone();
  }

  async #load<L extends BatchLine>(lines: readonly L[]): Promise<readonly Loaded<L>[]> {
    const batches = await this.#unit.of(StockBatches).getAll(lines.map(({ stockBatchId }) => stockBatchId));
    const stocks = await this.stocks(batches.map(({ state }) => state.stockId));
    const byId = new Map(batches.map((batch) => [batch.state.id, batch]));
    return lines.map((line) => {
      const batch = required(byId.get(line.stockBatchId));
      return { line, batch, stock: required(stocks.get(batch.state.stockId)) };
    });
  }

  #take(type: TakingType, loaded: readonly Loaded[], posting: Posting): Moved[] {
    this.#checkTaking(type, loaded);
    return loaded.map(({ line, batch, stock }) =>
      this.#booked(batch, stock, (booking) => batch.takeOut(type, line.quantity, booking, entryOf(line, posting))),
    );
  }

  #checkTaking(type: TakingType, loaded: readonly Loaded[]): void {
    checkNoFaults(kindFaults(loaded));
    const found = loaded.map(({ line, batch, stock }) =>
      batch.obstacle(type, line.quantity, { today: this.today, ...stock }, line),
    );
    for (const obstacle of OBSTACLES) {
      const stopped = loaded.filter((_line, at) => found[at] === obstacle);
      if (stopped.length > 0) throw refusals[obstacle](stopped);
    }
  }

  /** The lines with their batches and the stocks they go to; all places of their lots are locked. */
  async #loadTargets<L extends StockLine>(lines: readonly L[], back?: 'back') {
    const [sources, targets] = await Promise.all([
      this.#unit.of(StockBatches).peekAll(lines.map(({ stockBatchId }) => stockBatchId)),
      this.stocks(lines.map(({ toStockId }) => toStockId)),
    ]);
    const lotIds = sources.map(({ lotId }) => lotId);
    // Asked for at once, locked in this order.
    const [stocks, closed, lots, places] = await Promise.all([
      this.stocks(sources.map(({ stockId }) => stockId)),
      this.#closedLocations(lines.map(({ toStockId }) => required(targets.get(toStockId)))),
      this.#unit.of(Lots).getAll(lotIds),
      this.#unit.of(StockBatches).whereIn('lotId', lotIds),
    ]);
    const sourceOf = new Map(sources.map((batch) => [batch.id, batch]));
    const checked = lines.map((line) => {
      const source = required(sourceOf.get(line.stockBatchId));
      const [from, to] = [required(stocks.get(source.stockId)), required(stocks.get(line.toStockId))];
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
      const batch = required(byId.get(line.stockBatchId));
      return { line, batch, stock: required(stocks.get(batch.state.stockId)) };
    });
    const placeOf = ({ state }: StockBatch, stockId: string): StockBatch | undefined =>
      batches.find((place) => place.state.lotId === state.lotId && place.state.stockId === stockId);

    const arrive = (type: 'TRANSFERRED_IN' | 'TAKEN_BACK', line: L, sourceId: string, entry: Entry): Moved => {
      const source = required(byId.get(sourceId));
      const stock = required(stocks.get(line.toStockId));
      const there = placeOf(source, stock.id);
      const blocked = type === 'TAKEN_BACK';
      if (there) {
        return this.#booked(there, stock, (booking) => there.putIn(type, line.quantity, booking, entry, blocked));
      }
      const { receivedAt, quantityUnit, lotId } = source.state;
      const place = { id: this.#unit.newId(), stockId: stock.id, receivedAt, blocked };
      const lot = required(lotOf.get(lotId)).state;
      const inUnit = line.quantity.to(quantityUnit);
      const { batch, movement } = StockBatch.open(lot, place, type, inUnit, this.#booking(stock), entry);
      batches.push(batch);
      this.#unit.of(StockBatches).add(batch);
      return this.#recorded(batch, stock, movement);
    };
    return { loaded, arrive, placeOf };
  }

  /** The names of the locations of these stocks that are not in use. */
  async #closedLocations(stocks: readonly StockState[]): Promise<readonly string[]> {
    const ids = stocks.map(({ storageLocationId }) => storageLocationId);
    const locations = await this.#unit.of(StorageLocations).peekAll(ids);
    return locations.filter(({ active }) => !active).map(({ name }) => name);
  }

  /**
   * The holds that lots pass on to new ones of their article and number. The lots are locked, so that a hold or a recall that is
   * placed at the same moment is seen; not for a run, which has locked stock batches by then.
   */
  async #holdsOfNumbers(
    type: BirthType,
    numbers: readonly NumberOfArticle[],
  ): Promise<(of: NumberOfArticle) => readonly NewHold[]> {
    const stored = this.#unit.of(Lots);
    const wanted = new Set(numbers.map(keyOfNumber));
    const found = await stored.peekIn('lotNumber', [...new Set(numbers.map(({ lotNumber }) => lotNumber))]);
    const alike = found.filter((lot) => wanted.has(keyOfNumber(lot)));
    if (alike.length === 0) return () => [];
    const lots =
      type === 'PRODUCED' ? alike : (await stored.getAll(alike.map(({ id }) => id))).map(({ state }) => state);
    const holds = await inheritedHolds(this.#unit, lots);
    const byNumber = groupBy(holds, ({ inheritedFrom }) =>
      keyOfNumber(required(lots.find(({ id }) => id === inheritedFrom))),
    );
    return (of) => byNumber.get(keyOfNumber(of)) ?? [];
  }

  #addHold(lot: Lot, hold: NewHold): Hold {
    const { username: placedBy } = this.#by;
    const placed = Hold.place(hold, {
      id: this.#unit.newId(),
      lotId: lot.state.id,
      placedBy,
      placedAt: this.#unit.now,
    });
    this.#unit.of(Holds).add(placed);
    return placed;
  }

  async #stop(lotIds: ReadonlySet<string>, held: boolean, reason: string): Promise<void> {
    if (lotIds.size === 0) return;
    const batches = await this.#unit.of(StockBatches).whereIn('lotId', [...lotIds]);
    const stocks = await this.stocks(batches.map(({ state }) => state.stockId));
    for (const batch of batches) {
      const booking = this.#booking(required(stocks.get(batch.state.stockId)));
      const movement = batch.hold(held, reason, booking);
      if (movement) this.#unit.of(StockMovements).add(movement);
    }
  }

  /** What of a document is out: per stock batch of a run, or per line of a delivery, less what came back. */
  async #outOf(documentId: string): Promise<(key: string) => Decimal> {
    const rows = await this.#unit.of(StockMovements).peekWhere({ documentId });
    const out = sums(rows.filter(isOutward), keyOfEdge, (row) => Decimal.ZERO.minus(Decimal.of(row.change)));
    return (key) => out.get(key) ?? Decimal.ZERO;
  }

  async #checkNothingFollowed(rows: readonly StockMovementState[], born: readonly string[]): Promise<void> {
    const later = () => laterMovements();
    const ledger = this.#unit.of(StockMovements);
    const rowsOfBorn = born.length === 0 ? [] : await ledger.peekIn('lotId', born);
    // But for births themselves, and arrivals of transfers, which have their departures to tell of them.
    const follows = sums(
      rowsOfBorn.filter((row) => effectOf(row) in FOLLOWING),
      keyOfFollowing,
      ({ change }) => Decimal.of(change),
    );
    if ([...follows.values()].some((sum) => !sum.isZero())) throw later();
    const given = rows.filter(({ type }) => type === 'CONSUMED' || type === 'DISPATCHED');
    const [first] = given;
    if (!first) return;
    const out = await this.#outOf(required(first.documentId));
    if (given.some((row) => out(keyOfEdge(row)).plus(Decimal.of(row.change)).isNegative())) throw later();
  }

  #booking({ minimumShelfLifeDays }: StockState): Booking {
    const { newId, now: at } = this.#unit;
    return { id: newId(), at, by: this.#by, today: this.today, minimumShelfLifeDays };
  }

  #booked(batch: StockBatch, stock: StockState, move: (booking: Booking) => StockMovement): Moved {
    return this.#recorded(batch, stock, move(this.#booking(stock)));
  }

  #recorded(batch: StockBatch, stock: StockState, movement: StockMovement): Moved {
    this.#unit.of(StockMovements).add(movement);
    return { batch: batch.state, stock, movement: movement.state };
  }
}

type NumberOfArticle = Pick<LotState, 'lotNumber' | 'articleId'>;

/** Equal where the article is the same and the numbers are, whatever the case of their letters. */
const keyOfNumber = ({ lotNumber, articleId }: NumberOfArticle): string => `${articleId} ${foldText(lotNumber)}`;

const sameCause =
  (one: NewHold) =>
  (other: NewHold): boolean =>
    one.inheritedFrom === other.inheritedFrom && one.recallId === other.recallId && one.reason === other.reason;

const refusals: Readonly<Record<Obstacle, (lines: readonly Loaded[]) => Refusal>> = {
  STOCK_BATCH_BLOCKED: (lines) => stockBatchBlocked({ lots: lotNumbers(lines.map(({ batch }) => batch)) }),
  LOT_EXPIRED: (lines) => lotExpired({ lots: lotNumbers(lines.map(({ batch }) => batch)) }),
  INSUFFICIENT_STOCK: (lines) => insufficientStock({ lots: lines.map(({ line, batch }) => lacking(line, batch)) }),
};

const lacking = ({ quantity }: BatchLine, { state }: StockBatch): Message =>
  say`lot ${state.batchId} has ${String(quantityOf(state))}, ${String(quantity)} is more`;

const lotNumbers = (batches: readonly StockBatch[]): Message[] => batches.map(({ state }) => say`lot ${state.batchId}`);

const under = (at: string, member: string): string => (at === '' ? member : `${at}.${member}`);

const kindFault = (at: string, kept: Pick<Quantity, 'unit'>): Fault => ({
  field: under(at, 'quantityUnit'),
  message: say`must be a unit that converts into ${kept.unit}, in which the batch is kept`,
});

/** Refuses to bring goods to locations that are not in use, which these are. */
function checkOpen(closed: readonly string[]): void {
  if (closed.length === 0) return;
  throw locationsInactive({ names: closed.join(', ') });
}

/** Quantities that do not convert into the unit of their batch. */
function kindFaults(loaded: readonly Pick<Loaded, 'line' | 'batch'>[]): readonly Fault[] {
  return loaded
    .filter(({ line, batch }) => !sameKind(line.quantity.unit, batch.state.quantityUnit))
    .map(({ line, batch }) => kindFault(line.at, quantityOf(batch.state)));
}

/** Refuses to give back more than is out, by what lines count together under. */
function checkOut<L extends BatchLine>(
  loaded: readonly Loaded<L>[],
  keyOf: (loaded: Loaded<L>) => string,
  out: (key: string) => Decimal,
  refuse: Refuse<'lots'>,
): void {
  const back = sums(loaded, keyOf, ({ line }) => line.quantity.inBase());
  const excess = [...back].filter(([key, sum]) => sum.compare(out(key)) > 0);
  if (excess.length === 0) return;
  throw refuse({
    lots: excess.map(([key, sum]) => {
      const { batchId, quantityUnit } = required(loaded.find((each) => keyOf(each) === key)).batch.state;
      const [there, asked] = [out(key), sum].map((base) => String(Quantity.fromBase(base.toText(), quantityUnit)));
      return say`of lot ${batchId} ${required(there)} is out, ${required(asked)} is more`;
    }),
  });
}

/** Refuses to take back rows where the goods that they brought are not there any more, or may not leave. */
function checkReversible(rows: readonly StockMovementState[], batchOf: ReadonlyMap<string, StockBatch>): void {
  const leaving = rows
    .filter(({ change }) => Decimal.of(change).compare(Decimal.ZERO) > 0)
    .map((row) => ({ row, batch: required(batchOf.get(row.stockBatchId)) }));
  const gone = leaving.filter(
    ({ row, batch }) => Decimal.of(batch.state.quantityBase).compare(Decimal.of(row.change)) < 0,
  );
  if (gone.length > 0) {
    throw goodsGone({ lots: lotNumbers(gone.map(({ batch }) => batch)) });
  }
  const blocked = leaving.map(({ batch }) => batch).filter(({ state }) => state.condition === 'BLOCKED');
  if (blocked.length > 0) {
    throw stockBatchBlocked({ lots: lotNumbers(blocked) });
  }
}

const OUTWARD: readonly MovementType[] = ['CONSUMED', 'RETURNED', 'DISPATCHED', 'TAKEN_BACK'];

/** Whether the row tells of goods between a lot and what it went into. */
const isOutward = (row: StockMovementState): boolean => OUTWARD.includes(effectOf(row));

/** What goes out and comes back together: of a line of a document, or of a stock batch where lines do not count. */
const keyOfEdge = ({ documentLine, stockBatchId }: StockMovementState): string =>
  documentLine === null ? stockBatchId : String(documentLine);

/** What became of a lot that can stand against undoing its birth; what was given back counts with what went out. */
const FOLLOWING: Readonly<Partial<Record<MovementType, string>>> = {
  CONSUMED: 'consumed',
  RETURNED: 'consumed',
  DISPATCHED: 'dispatched',
  TAKEN_BACK: 'dispatched',
  TRANSFERRED_OUT: 'transferred',
  COUNTED: 'counted',
  WRITTEN_OFF: 'written off',
  REMOVED: 'removed',
};

/** What counts together; each count by itself, since one does not take back what another one found. */
const keyOfFollowing = ({ id, lotId, reversesId, ...row }: StockMovementState): string =>
  `${lotId} ${FOLLOWING[effectOf(row)]} ${effectOf(row) === 'COUNTED' ? (reversesId ?? id) : ''}`;

function sums<T>(rows: readonly T[], keyOf: (row: T) => string, value: (row: T) => Decimal): Map<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? Decimal.ZERO).plus(value(row)));
  return found;
}

const entryOf = (line: Pick<BatchLine, 'documentLine' | 'reasonCode' | 'reason'>, posting: Posting): Entry => ({
  postingId: posting.id,
  documentKind: posting.documentKind ?? null,
  documentId: posting.documentId ?? null,
  documentLine: line.documentLine ?? null,
  reasonCode: line.reasonCode ?? null,
  reason: line.reason ?? null,
});

/** What is there by what was loaded before. */
function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that was loaded is not there');
  return value;
}
