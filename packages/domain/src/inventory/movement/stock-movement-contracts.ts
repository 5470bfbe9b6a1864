/** Operations that list rows of the movement ledger (`movement-ledger.ts`). */

import { query } from '../../kernel/contract/contract.ts';
import { oneOf, pathId } from '../../kernel/contract/fields.ts';
import { optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { STOCK_BATCH_STATUSES } from '../stock-batch/stock-batch-status.ts';
import { stockMovementSubject, stockSubject } from '../subjects.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';
import { MOVEMENT_TYPES } from './movement-type.ts';
import type { StockMovementState } from './stock-movement.ts';

/** The reason of the row that adds goods again which had left before a count. */
export const ENTERED_AFTER_COUNT = 'entered after the count';

export const shownMovement = out.object('StockMovementResponse', {
  id: out.text(),
  stockId: out.text(),
  stockBatchId: out.text({ description: 'The id of the stock batch' }),
  lotId: out.nullable(out.text({ description: 'Null, as the posting, where it was booked before there were lots' })),
  postingId: out.nullable(out.text({ description: 'Movements with one posting are undone together' })),
  documentKind: out.nullable(out.oneOf(DOCUMENT_KINDS)),
  documentId: out.nullable(out.text({ description: 'The goods receipt, the run or the delivery' })),
  number: out.integer({ description: 'Counts from 1 within the stock batch, without gaps' }),
  type: out.oneOf(MOVEMENT_TYPES),
  quantityChange: out.exactNumber({ description: 'Below zero: taken out' }),
  quantityBefore: out.exactNumber(),
  quantityAfter: out.exactNumber(),
  quantityUnit: out.text({ description: 'The unit of the stock batch', examples: ['KG'] }),
  statusBefore: out.nullable(out.oneOf(STOCK_BATCH_STATUSES)),
  statusAfter: out.oneOf(STOCK_BATCH_STATUSES),
  at: out.timestamp(),
  userId: out.text({ description: 'Empty unless the caller holds USER_READ' }),
  username: out.text({ description: 'The username at that time' }),
  reasonCode: out.nullable(out.text({ description: 'Why goods were written off' })),
  reason: out.nullable(out.text(), { description: 'Null of a block or a release unless the caller holds STOCK_READ' }),
  reversesId: out.nullable(out.text({ description: 'The movement that this one takes back' })),
});

export const stockMovementOutput = out.madeFrom(
  shownMovement,
  ({ change, before, after, unit, ...movement }: StockMovementState) => {
    const amount = (base: string) => Quantity.fromBase(base, unit).amountText();
    return {
      ...movement,
      quantityChange: amount(change),
      quantityBefore: amount(before),
      quantityAfter: amount(after),
      quantityUnit: unit,
    };
  },
);

export const listStockMovements = query({
  name: 'stock-movement.list',
  subject: stockMovementSubject,
  about: { member: 'stockId', subject: stockSubject },
  address: 'GET /api/inventory/stocks/{stockId}/movements',
  summary: 'List the movements of a stock, oldest first',
  description: 'The ledger: every change of quantity or status by a command. Entries are kept forever. Oldest first.',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(stockMovementSubject.sortable, { stockId: pathId(), stockBatchId: optional(pathId()) }),
  output: out.page(stockMovementOutput, [
    'at',
    'type',
    'number',
    'lotId',
    'quantityChange',
    'quantityAfter',
    'quantityUnit',
    'reason',
    'username',
    'id',
  ]),
});

export const listMovements = query({
  name: 'stock-movement.list-all',
  subject: stockMovementSubject,
  address: 'GET /api/inventory/movements',
  summary: 'List movements of all stocks, oldest first',
  permission: 'STOCK_MOVEMENT_READ',
  floor: true,
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
  output: out.page(stockMovementOutput, [
    'at',
    'type',
    'number',
    'lotId',
    'quantityChange',
    'quantityAfter',
    'quantityUnit',
    'reason',
    'username',
    'id',
  ]),
});
