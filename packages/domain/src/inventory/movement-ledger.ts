/**
 * The movement ledger: every change of a stock batch's quantity or status by a command, once, for ever (contract
 * decisions, section 11).
 *
 * The movements of a batch are numbered from 1 without gaps, the first begins at nothing, each begins where the one before
 * ended, and the last ends at what the batch holds. So a lost, doubled or altered row can be proved. A status that changes
 * by the calendar alone is no movement.
 */
import { aggregateKind } from '../shared/aggregate.ts';
import { id, optional, pathId } from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { query } from '../shared/operation.ts';
import { listForm } from '../shared/page.ts';
import { Stocks } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import { StockMovement, type StockMovementState } from './stock-movement.ts';

export const StockMovements = aggregateKind<StockMovementState, StockMovement>({
  name: 'stock_movement',
  restore: StockMovement.restore,
  unique: [
    {
      members: ['stockBatchId', 'number'],
      code: 'STOCK_MOVEMENT_ALREADY_EXISTS',
      message: say`The stock batch has a movement of this number already`,
    },
  ],
  references: [{ member: 'stockBatchId', to: () => StockBatches, inUse: 'STOCK_BATCH_IN_USE' }],
  sortable: { at: 'plain', number: 'plain' },
  filters: ['stockId', 'stockBatchId'],
  // It is a log itself.
  audited: false,
});

export const listStockMovements = query({
  name: 'stock-movement.list',
  about: { member: 'stockId', entity: 'stock' },
  summary: 'List what was booked in a stock, oldest first',
  permission: 'STOCK_READ',
  input: listForm(StockMovements.sortable, { stockId: pathId(), stockBatchId: optional(id()) }),
  async run({ reader }, { stockId, stockBatchId, ...request }) {
    await reader.get(Stocks, stockId);
    return reader.page(StockMovements, { stockId, stockBatchId }, request);
  },
});
