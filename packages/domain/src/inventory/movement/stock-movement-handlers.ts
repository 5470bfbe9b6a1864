/** Handlers of the movement ledger. */

import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Stocks } from '../stock/stock.ts';
import { StockMovements, shownTo } from './movement-ledger.ts';
import { listMovements, listStockMovements } from './stock-movement-contracts.ts';

export const stockMovementHandlers: readonly Handler[] = [
  handle(listStockMovements, {
    async run({ reader }, { stockId, stockBatchId, ...request }, { caller }) {
      await reader.get(Stocks, stockId);
      const page = await reader.page(StockMovements, { stockId, stockBatchId }, request);
      return { ...page, content: shownTo(caller, page.content) };
    },
  }),
  handle(listMovements, {
    async run({ reader }, { page, size, skip, after, sort, ...filter }, { caller }) {
      const found = await reader.page(StockMovements, filter, { page, size, skip, after, sort });
      return { ...found, content: shownTo(caller, found.content) };
    },
  }),
];
