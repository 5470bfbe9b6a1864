/** Loads the stocks and lots of a booking and adds its movements to the ledger, in the caller's unit of work. */

import type { Caller } from '../../kernel/contract/caller.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Articles } from '../../masterdata/index.ts';
import { type Lot, Lots } from '../lot/lot.ts';
import { StockMovements } from '../movement/movement-ledger.ts';
import type { StockMovement } from '../movement/stock-movement.ts';
import { type StockState, Stocks } from '../stock/stock.ts';
import { type MovementContext, type StockBatch, StockBatches } from '../stock-batch/stock-batch.ts';
import { shopDay } from '../stock-batch/stock-batch-status.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import type { Moved } from './posting.ts';
import { type Place, stocksAt, type Target } from './target.ts';

/** Number of lines that are booked without a pause. A line takes up to a tenth of a millisecond. */
const LINES_AT_ONCE = 100;

type TargetOfArticle = Target & { readonly articleId?: string | undefined };

/** Returns a value that was loaded before. Throws if the value is missing. */
export function loadedValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that was loaded is not there');
  return value;
}

/** Books the movements of one caller in one unit of work. All operations that move goods use this class. */
export class Bookings {
  readonly today: CalendarDate;
  readonly unit: UnitPorts;
  readonly by: MovementContext['by'];
  readonly permissions: Caller['permissions'];
  readonly #stocks = new Map<string, StockState>();

  constructor(unit: UnitPorts, { userId, username, permissions }: Caller) {
    this.unit = unit;
    this.permissions = permissions;
    this.by = { userId, username };
    this.today = shopDay(unit.now, unit.settings);
  }

  /** Loads the stocks of these ids. Returns all loaded stocks by id. Refuses an unknown id with STOCK_NOT_FOUND. */
  async stocks(ids: readonly string[]): Promise<ReadonlyMap<string, StockState>> {
    const unknown = [...new Set(ids)].filter((id) => !this.#stocks.has(id));
    if (unknown.length > 0) {
      for (const stock of await this.unit.of(Stocks).peekAll(unknown)) this.#stocks.set(stock.id, stock);
    }
    return this.#stocks;
  }

  /**
   * Returns the target stocks, in the order of the lines. Creates a missing stock of an article at a storage location.
   * A target that names a storage location needs the `articleId` of the goods. Refuses unknown stocks, articles and
   * locations with the kind's `…_NOT_FOUND`. Refuses to create a stock at an inactive location with
   * STORAGE_LOCATION_INACTIVE.
   */
  async targets(lines: readonly TargetOfArticle[]): Promise<readonly StockState[]> {
    return (await this.targetsIfAny(lines)).map(loadedValue);
  }

  /**
   * Returns the stocks that `targets` returns. Creates no stock for an empty line, and returns undefined for the line
   * if its stock is missing.
   */
  async targetsIfAny(
    lines: readonly (TargetOfArticle & Pick<Place, 'isEmpty'>)[],
  ): Promise<readonly (StockState | undefined)[]> {
    const placeOf = ({ articleId, storageLocationId, isEmpty = false }: (typeof lines)[number]): Place => ({
      articleId: loadedValue(articleId),
      storageLocationId: loadedValue(storageLocationId),
      isEmpty,
    });
    const [named, at] = await Promise.all([
      this.stocks(lines.flatMap(({ stockId }) => stockId ?? [])),
      stocksAt(this.unit, lines.filter(({ stockId }) => stockId === undefined).map(placeOf)),
    ]);
    const found = lines.map((line) =>
      line.stockId === undefined ? at(placeOf(line)) : loadedValue(named.get(line.stockId)),
    );
    for (const stock of found) if (stock) this.#stocks.set(stock.id, stock);
    return found;
  }

  /**
   * Refuses unknown stocks, storage locations and articles of the lines with the `…_NOT_FOUND` of their kind. Callers
   * use this method to check these ids before they check the status of a document.
   */
  async checkKnown(lines: readonly TargetOfArticle[]): Promise<void> {
    await this.stocks(lines.flatMap(({ stockId }) => stockId ?? []));
    await this.unit.of(StorageLocations).peekAll(lines.flatMap(({ storageLocationId }) => storageLocationId ?? []));
    await this.unit.of(Articles).peekAll(lines.flatMap(({ articleId }) => articleId ?? []));
  }

  /**
   * Locks and returns the lots of these stock batches, each once. Callers that put goods back or correct a count call
   * this method before they lock stock batches. Refuses unknown batches with STOCK_BATCH_NOT_FOUND.
   */
  async lockLotsOf(stockBatchIds: readonly string[]): Promise<readonly Lot[]> {
    const batches = await this.unit.of(StockBatches).peekAll(stockBatchIds);
    return this.unit.of(Lots).getAll([...new Set(batches.map(({ lotId }) => lotId))]);
  }

  /** Returns the names of the inactive locations of the stocks. */
  async closedLocations(stocks: readonly StockState[]): Promise<readonly string[]> {
    const ids = stocks.map(({ storageLocationId }) => storageLocationId);
    const locations = await this.unit.of(StorageLocations).peekAll(ids);
    return locations.filter(({ active }) => !active).map(({ name }) => name);
  }

  /**
   * Maps lines in their order, one after another. Gives way to other requests after every `LINES_AT_ONCE` lines, because
   * a request may have 1,000 of them.
   */
  async mapLines<T, R>(lines: readonly T[], map: (line: T, index: number) => R): Promise<R[]> {
    const mapped: R[] = [];
    for (const [index, line] of lines.entries()) {
      if (index > 0 && index % LINES_AT_ONCE === 0) await this.unit.clock.pause(0);
      mapped.push(map(line, index));
    }
    return mapped;
  }

  booking({ minimumShelfLifeDays }: StockState): MovementContext {
    const { newId, now: at } = this.unit;
    return { id: newId(), at, by: this.by, today: this.today, minimumShelfLifeDays };
  }

  /** Adds a movement of the batch to the ledger. Returns the movement with the batch and the stock. */
  booked(batch: StockBatch, stock: StockState, movement: StockMovement): Moved {
    this.unit.of(StockMovements).add(movement);
    return { batch: batch.state, stock, movement: movement.state };
  }
}
