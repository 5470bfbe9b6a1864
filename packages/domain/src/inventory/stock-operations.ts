/** Keeping stocks, and finding those to fill up (docs/contract.md, section 11). */

import { boolean, form, id, int32, optional, pathId, quantityAmount, unit as unitField } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm, pageOf } from '../kernel/page.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Articles } from '../masterdata/index.ts';
import { stockExists, storageLocationInactive } from './refusals.ts';
import { Stock, Stocks } from './stock.ts';
import { shopDay, USABLE } from './stock-batch-status.ts';
import { STOCK_LEVELS_SORTABLE } from './stock-level.ts';
import { StorageLocations } from './storage-location.ts';

/** The most entries of a list that looks through all stocks. */
export const LIST_CAP = 500;

/** A list that is capped and not paged, in the shape of a page. */
export const cappedList = <T>(content: readonly T[]) => pageOf(content, { page: 0, size: LIST_CAP }, content.length);

export const listStocks = query({
  name: 'stock.list',
  summary: 'List stocks',
  permission: 'STOCK_READ',
  input: listForm(Stocks.sortable, { articleId: optional(pathId()), storageLocationId: optional(pathId()) }),
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

export const listStockLevels = query({
  name: 'stock.list-levels',
  summary: 'List what there is in each stock: how much may be used, how much not, and until when',
  permission: 'STOCK_READ',
  input: listForm(STOCK_LEVELS_SORTABLE, {
    articleId: optional(pathId()),
    storageLocationId: optional(pathId()),
    belowMinimum: optional(boolean()),
  }),
  run: ({ inventory, clock, settings }, { articleId, storageLocationId, belowMinimum, ...request }) =>
    inventory.levels({ articleId, storageLocationId, belowMinimum }, shopDay(clock.now(), settings), request),
});

export const createStock = command({
  name: 'stock.create',
  summary: 'Create a stock of an article at an active storage location',
  permission: 'STOCK_WRITE',
  refuses: [Articles.unknown, StorageLocations.unknown, stockExists, storageLocationInactive],
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
      throw storageLocationInactive();
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
