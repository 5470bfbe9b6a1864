/** Operations that move goods between stocks, write them off, and undo a posting. */

import type { Permission } from '../../kernel/contract/caller.ts';
import { command } from '../../kernel/contract/contract.ts';
import { lines, oneOf, optionalLines, pathId } from '../../kernel/contract/fields.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { say } from '../../kernel/values/message.ts';
import {
  ARRIVING,
  alreadyUndone,
  deliveryOfEarlierDay,
  goodsGone,
  laterMovements,
  notUndoable,
  stockBatchBlocked,
  TAKING_OUT,
} from '../refusals.ts';
import { amountText } from '../stock-batch/stored-quantity.ts';
import { stockBatchSubject, stockMovementSubject } from '../subjects.ts';
import { oneToTarget, stockLines, TARGET_UNKNOWN, toTarget } from '../warehouse/line-form.ts';
import type { MovementType } from './movement-type.ts';
import { stockMovementOutput } from './stock-movement-contracts.ts';

const posting = {
  postingId: out.text(),
  lotId: out.text(),
  quantityAmount: amountText,
  quantityUnit: out.unit(),
};

export const transferGoods = command({
  name: 'stock-batch.transfer',
  subject: stockBatchSubject,
  address: 'POST /api/inventory/transfers',
  summary: 'Move goods to other stocks of their article',
  description:
    'All lines or none; each line is a posting. A hold moves with the goods. A stock batch that was blocked itself cannot be moved.',
  permission: 'STOCK_MOVEMENT_WRITE',
  floor: true,
  refuses: [stockBatchSubject.unknown, ...TARGET_UNKNOWN, ...TAKING_OUT, ...ARRIVING],
  input: form({ lines: stockLines(toTarget, oneToTarget) }),
  output: out.object('TransferResponse', {
    postings: out.listOf(
      out.object('TransferPosting', { ...posting, fromStockBatchId: out.text(), toStockBatchId: out.text() }),
    ),
  }),
});

/** The reasons of a write-off. */
export const WRITE_OFF_CODES = [
  'WASTE',
  'EXPIRED',
  'SAMPLE',
  'DAMAGE',
  'THEFT',
  'OWN_USE',
  'COUNTER_SALE',
  'RETURN_TO_SUPPLIER',
  'OTHER',
] as const;

export const writeOffGoods = command({
  name: 'stock-batch.write-off',
  subject: stockBatchSubject,
  address: 'POST /api/inventory/write-offs',
  summary: 'Write goods off, also expired ones; blocked ones only as WASTE, SAMPLE or RETURN_TO_SUPPLIER, with a note',
  description: 'All lines or none; each line is a posting.',
  permission: 'STOCK_MOVEMENT_WRITE',
  floor: true,
  refuses: [stockBatchSubject.unknown, ...TAKING_OUT],
  input: form({
    lines: stockLines({ reasonCode: oneOf(WRITE_OFF_CODES), note: optionalLines() }, ({ reasonCode, note }, fault) => {
      if (reasonCode === 'OTHER' && !note) fault('note', say`is required with OTHER`);
    }),
  }),
  output: out.object('WriteOffResponse', {
    postings: out.listOf(
      out.object('WriteOffPosting', { ...posting, stockBatchId: out.text(), reasonCode: out.oneOf(WRITE_OFF_CODES) }),
    ),
  }),
});

export const undoMovement = command({
  name: 'stock-movement.undo',
  // The ledger is a log itself, so the audit log entry is about the stock batch.
  subject: stockBatchSubject,
  about: { member: 'id', subject: stockMovementSubject },
  address: 'POST /api/inventory/movements/{id}/undo',
  summary: 'Undo a movement and all others of its posting, by new movements',
  description:
    'Adds a row of type REVERSED for each row of the posting; no row of the ledger is changed or removed. A posting that created lots can be undone as long as their goods are not blocked, and were not used, dispatched, moved, counted, written off or removed since. Callers with BATCH_WRITE may also undo what they consumed, returned, completed and cut themselves.',
  permission: 'STOCK_MOVEMENT_WRITE',
  ownPermission: 'BATCH_WRITE',
  floor: true,
  mayNeed: ['BATCH_COMPLETE', 'BATCH_WRITE', 'GOODS_RECEIPT_WRITE', 'INVENTORY_COUNT_WRITE', 'HACCP_WRITE'],
  refuses: [notUndoable, deliveryOfEarlierDay, alreadyUndone, laterMovements, goodsGone, stockBatchBlocked],
  input: form({ id: pathId(), reason: lines() }),
  output: out.object('UndoResponse', { postingId: out.text(), movements: out.listOf(stockMovementOutput) }),
});

/**
 * The permissions of the operations that book these types of movements. An undo needs the same permission, in addition
 * to STOCK_MOVEMENT_WRITE. The undo of another type needs none of these permissions.
 */
const MADE_WITH: Readonly<Partial<Record<MovementType, Permission>>> = {
  RECEIVED: 'GOODS_RECEIPT_WRITE',
  CONSUMED: 'BATCH_WRITE',
  RETURNED: 'BATCH_WRITE',
  PRODUCED: 'BATCH_COMPLETE',
  COUNTED: 'INVENTORY_COUNT_WRITE',
};

/**
 * Returns the permissions that an undo of a posting needs in addition to STOCK_MOVEMENT_WRITE. `rows`: its movements.
 * `endedRun`: whether the posting completed a batch or is a cutting. The COUNTED row of a dispatch is no count.
 */
export const undoNeeds = (
  rows: readonly { readonly type: MovementType }[],
  endedRun: boolean,
): readonly Permission[] => {
  if (endedRun) return ['BATCH_COMPLETE'];
  return rows.some(({ type }) => type === 'DISPATCHED') ? [] : rows.flatMap(({ type }) => MADE_WITH[type] ?? []);
};
