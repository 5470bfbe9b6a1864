/** Routes: inventory. */
import {
  blockStockBatch,
  bookInStockBatch,
  createStock,
  getStock,
  listAllStockBatches,
  listExpiringBatches,
  listStockBatches,
  listStockLevels,
  listStockMovements,
  listStocks,
  listStocksBelowMinimum,
  removeFromStockBatch,
  unblockStockBatch,
} from '@cleaver/domain/inventory';
import { empty, page, presented, type RouteGroup, route } from '../operation-route.ts';
import {
  ExpiringBatchResponse,
  NamedStockBatchResponse,
  presentExpiringBatch,
  presentNamedStockBatch,
  presentShortStock,
  presentStock,
  presentStockBatch,
  presentStockLevel,
  presentStockMovement,
  ShortStockResponse,
  StockBatchResponse,
  StockLevelResponse,
  StockMovementResponse,
  StockResponse,
} from './stock-schemas.ts';

const INVENTORY = '/api/inventory';
const STOCKS = `${INVENTORY}/stocks`;
const BATCHES = `${STOCKS}/{stockId}/batches`;
const BATCH = `${BATCHES}/{batchId}`;

const stock = presented(StockResponse, presentStock);
const batch = presented(StockBatchResponse, presentStockBatch);

const NAMES_BATCH = 'The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it.';

export const stockRoutes: RouteGroup = {
  tag: 'Stocks',
  description: 'Where the goods are, how much, until when, and whether they may be used',
  routes: [
    route({ method: 'GET', path: STOCKS, operation: listStocks, answer: page(StockResponse, presentStock) }),
    route({ method: 'POST', path: STOCKS, operation: createStock, answer: stock }),
    route({
      method: 'GET',
      path: `${STOCKS}/below-minimum`,
      operation: listStocksBelowMinimum,
      answer: page(ShortStockResponse, presentShortStock),
    }),
    route({ method: 'GET', path: `${STOCKS}/{id}`, operation: getStock, answer: stock }),
    route({
      method: 'GET',
      path: BATCHES,
      operation: listStockBatches,
      answer: page(StockBatchResponse, presentStockBatch),
    }),
    route({ method: 'POST', path: BATCHES, operation: bookInStockBatch, answer: batch }),
    route({
      method: 'POST',
      path: `${BATCH}/remove`,
      operation: removeFromStockBatch,
      answer: empty(),
      description: `${NAMES_BATCH} Takes from what is available, expires soon or has expired, never from what is blocked, and never more than there is.`,
    }),
    route({
      method: 'POST',
      path: `${BATCH}/block`,
      operation: blockStockBatch,
      answer: empty(),
      description: NAMES_BATCH,
    }),
    route({
      method: 'POST',
      path: `${BATCH}/unblock`,
      operation: unblockStockBatch,
      answer: empty(),
      description: NAMES_BATCH,
    }),
    route({
      method: 'GET',
      path: `${STOCKS}/{stockId}/movements`,
      operation: listStockMovements,
      answer: page(StockMovementResponse, presentStockMovement),
      description: 'The ledger: every change of quantity or status by a command, for ever. Oldest first.',
    }),
    route({
      method: 'GET',
      path: `${INVENTORY}/stock-levels`,
      operation: listStockLevels,
      answer: page(StockLevelResponse, presentStockLevel),
    }),
    route({
      method: 'GET',
      path: `${INVENTORY}/stock-batches`,
      operation: listAllStockBatches,
      answer: page(NamedStockBatchResponse, presentNamedStockBatch),
    }),
    route({
      method: 'GET',
      path: `${INVENTORY}/stock-batches/expiring`,
      operation: listExpiringBatches,
      answer: page(ExpiringBatchResponse, presentExpiringBatch),
      description: 'Those that expire first are in front; those that expired already are among them.',
    }),
  ],
};
