/**
 * The movement ledger: every change of a stock batch's quantity or status by a command, once, for ever (docs/contract.md,
 * section 11).
 *
 * The movements of a batch are numbered from 1 without gaps, the first begins at nothing, each begins where the one before
 * ended, and the last ends at what the batch holds. So a lost, doubled or altered row can be proved. A status that changes
 * by the calendar alone is no movement.
 */
import { aggregateKind } from '../kernel/aggregate.ts';
import { oneOf, optional, pathId } from '../kernel/form.ts';
import { query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { alreadyUndone, stockMovementExists } from './refusals.ts';
import { Stocks } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import { MOVEMENT_TYPES, StockMovement, type StockMovementState } from './stock-movement.ts';

export const StockMovements = aggregateKind<StockMovementState, StockMovement>({
  name: 'stock_movement',
  restore: StockMovement.restore,
  unique: [
    {
      members: ['stockBatchId', 'number'],
      refuse: stockMovementExists,
    },
    { members: ['reversesId'], refuse: alreadyUndone },
  ],
  references: [{ member: 'stockBatchId', to: () => StockBatches }],
  sortable: { at: 'plain', number: 'plain' },
  filters: ['stockId', 'stockBatchId', 'lotId', 'documentId', 'postingId', 'reversesId', 'type'],
  // It is a log itself.
  audited: false,
});

export const listStockMovements = query({
  name: 'stock-movement.list',
  about: { member: 'stockId', entity: 'stock' },
  summary: 'List what was booked in a stock, oldest first',
  permission: 'STOCK_READ',
  input: listForm(StockMovements.sortable, { stockId: pathId(), stockBatchId: optional(pathId()) }),
  async run({ reader }, { stockId, stockBatchId, ...request }) {
    await reader.get(Stocks, stockId);
    return reader.page(StockMovements, { stockId, stockBatchId }, request);
  },
});

export const listMovements = query({
  name: 'stock-movement.list-all',
  summary: 'List movements of all stocks, oldest first',
  permission: 'STOCK_MOVEMENT_READ',
  input: listForm(
    { at: 'plain' },
    {
      lotId: optional(pathId()),
      stockBatchId: optional(pathId()),
      stockId: optional(pathId()),
      documentId: optional(pathId()),
      postingId: optional(pathId()),
      type: optional(oneOf(MOVEMENT_TYPES)),
    },
  ),
  run: ({ reader }, { page, size, sort, ...filter }) => reader.page(StockMovements, filter, { page, size, sort }),
});
