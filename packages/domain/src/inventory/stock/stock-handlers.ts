import type { InputOf } from '../../kernel/contract/form.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
import { storageLocationInactive } from '../refusals.ts';
import { shopDay } from '../stock-batch/stock-batch-status.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { type Limits, Stock, Stocks } from './stock.ts';
import {
  createStock,
  getStock,
  listStockLevels,
  listStocks,
  listStocksBelowMinimum,
  type ShortStock,
  type StockLevel,
  updateStock,
} from './stock-contracts.ts';

export const stockHandlers: readonly Handler[] = [
  handle(listStocks, {
    run: ({ reader }, { articleId, storageLocationId, ...request }) =>
      reader.page(Stocks, { articleId, storageLocationId }, request),
  }),
  handle(getStock, {
    run: ({ reader }, { id: stockId }) => reader.versioned(Stocks, stockId),
  }),
  handle(listStocksBelowMinimum, {
    async run({ inventory, clock, settings }, request) {
      const today = shopDay(clock.now(), settings);
      const { content, page } = await inventory.levels({ belowMinimum: true }, today, request);
      return { content: content.map(shortStockOf), page };
    },
  }),
  handle(listStockLevels, {
    run: ({ inventory, clock, settings }, { articleId, storageLocationId, belowMinimum, ...request }) =>
      inventory.levels({ articleId, storageLocationId, belowMinimum }, shopDay(clock.now(), settings), request),
  }),
  handle(createStock, {
    async run(unit, { articleId, storageLocationId, ...given }) {
      await unit.of(Articles).peek(articleId);
      // Locks the location, so a concurrent request cannot deactivate it.
      const location = await unit.of(StorageLocations).get(storageLocationId);
      if (!location.state.active) {
        throw storageLocationInactive();
      }
      const stock = Stock.create({ id: unit.newId(), articleId, storageLocationId, ...limitsOf(given) });
      unit.of(Stocks).add(stock);
      return stock.state;
    },
  }),
  handle(updateStock, {
    async run(unit, { id: stockId, minimumLevel, ...given }, { expected }) {
      const stock = await unit.of(Stocks).get(stockId, expected);
      const level = { minimumLevelAmount: minimumLevel?.amount, minimumLevelUnit: minimumLevel?.unit };
      stock.limit(limitsOf(given.minimumLevelAmount ? given : { ...given, ...level }));
      return stock.state;
    },
  }),
];

function shortStockOf({
  id,
  articleId,
  storageLocationId,
  minimumShelfLifeDays,
  minimumLevel,
  sums,
}: StockLevel): ShortStock {
  if (!minimumLevel) throw new Error(`The stock ${id} has no minimum level`);
  const usable = { ...minimumLevel, quantityBase: sums.usable };
  return { id, articleId, storageLocationId, minimumLevel, minimumShelfLifeDays, usable };
}

type GivenLimits = Pick<
  InputOf<(typeof updateStock)['input']>,
  'minimumLevelAmount' | 'minimumLevelUnit' | 'minimumShelfLifeDays'
>;

const limitsOf = ({
  minimumLevelAmount: amount,
  minimumLevelUnit: unit,
  minimumShelfLifeDays,
}: GivenLimits): Limits => ({
  minimumLevel: amount && unit ? Quantity.of(amount, unit) : null,
  minimumShelfLifeDays: minimumShelfLifeDays ?? null,
});
