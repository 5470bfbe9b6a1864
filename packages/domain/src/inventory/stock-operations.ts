/** Keeping stocks, and finding those to fill up (contract section 4, Inventory; contract decisions, section 11). */
import { Articles } from '../masterdata/article.ts';
import { form, id, int32, optional, pathId, quantityAmount, unit as unitField } from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { command, query } from '../shared/operation.ts';
import { listForm, pageOf } from '../shared/page.ts';
import { Quantity } from '../shared/quantity.ts';
import { conflict } from '../shared/refusal.ts';
import { Stock, Stocks } from './stock.ts';
import { shopDay, USABLE } from './stock-batch-status.ts';
import { StorageLocations } from './storage-location.ts';

/** The most entries of a list that looks through all stocks (contract section 8). */
export const LIST_CAP = 500;

/** A list that is capped and not paged, in the shape of a page. */
export const cappedList = <T>(content: readonly T[]) => pageOf(content, { page: 0, size: LIST_CAP }, content.length);

export const listStocks = query({
  name: 'stock.list',
  summary: 'List stocks',
  permission: 'STOCK_READ',
  input: listForm(Stocks.sortable, { articleId: optional(id()), storageLocationId: optional(id()) }),
  run: ({ reader }, { articleId, storageLocationId, ...request }) =>
    reader.page(Stocks, { articleId, storageLocationId }, request),
});

export const getStock = query({
  name: 'stock.get',
  summary: 'Read one stock',
  permission: 'STOCK_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, { id: stockId }) => reader.get(Stocks, stockId),
});

export const listStocksBelowMinimum = query({
  name: 'stock.list-below-minimum',
  summary: `List stocks whose usable quantity is below their minimum level, at most ${LIST_CAP}`,
  permission: 'STOCK_READ',
  input: form({}),
  async run({ inventory, clock, settings }) {
    const today = shopDay(clock.now(), settings);
    return cappedList(await inventory.stocksBelowMinimum({ criterion: USABLE, today }, LIST_CAP));
  },
});

export const createStock = command({
  name: 'stock.create',
  summary: 'Create a stock of an article at an active storage location',
  permission: 'STOCK_WRITE',
  input: form(
    {
      articleId: id(),
      storageLocationId: id(),
      minimumLevelAmount: optional(quantityAmount({ allowZero: true })),
      minimumLevelUnit: optional(unitField()),
      minimumShelfLifeDays: optional(int32(0)),
    },
    (values, fault) => {
      // One that has a fault of its own is missing here: it was given.
      if (!('minimumLevelAmount' in values && 'minimumLevelUnit' in values)) return;
      const { minimumLevelAmount: amount, minimumLevelUnit: unit } = values;
      if (amount && !unit) fault('minimumLevelUnit', say`is required with minimumLevelAmount`);
      if (unit && !amount) fault('minimumLevelAmount', say`is required with minimumLevelUnit`);
    },
  ),
  async run(unit, { articleId, storageLocationId, minimumLevelAmount, minimumLevelUnit, minimumShelfLifeDays }) {
    await unit.of(Articles).peek(articleId);
    // Locked, so that nobody deactivates it meanwhile.
    const location = await unit.of(StorageLocations).get(storageLocationId);
    if (!location.state.active) {
      throw conflict(
        'STORAGE_LOCATION_INACTIVE',
        say`The storage location is not in use: activate it, or take another one`,
      );
    }
    const stock = Stock.create({
      id: unit.newId(),
      articleId,
      storageLocationId,
      minimumLevel: minimumLevelAmount && minimumLevelUnit ? Quantity.of(minimumLevelAmount, minimumLevelUnit) : null,
      minimumShelfLifeDays: minimumShelfLifeDays ?? null,
    });
    unit.of(Stocks).add(stock);
    return stock.state;
  },
});
