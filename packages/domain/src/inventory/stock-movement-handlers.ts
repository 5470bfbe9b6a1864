/**
 * The movement ledger: every change of a stock batch's quantity or status by a command, once, for ever (docs/contract.md,
 * section 11).
 *
 * The movements of a batch are numbered from 1 without gaps, the first begins at nothing, each begins where the one before
 * ended, and the last ends at what the batch holds. So a lost, doubled or altered row can be proved. A status that changes
 * only because of the date is not a movement.
 */

import { type Handler, handle } from '../kernel/handler.ts';
import { StockMovements, shownTo } from './movement-ledger.ts';
import { Stocks } from './stock.ts';
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
    async run({ reader }, { page, size, skip, sort, ...filter }, { caller }) {
      const found = await reader.page(StockMovements, filter, { page, size, skip, sort });
      return { ...found, content: shownTo(caller, found.content) };
    },
  }),
];
