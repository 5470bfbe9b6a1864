/** Handlers that move goods between stocks, write them off, and undo a posting. */

import { checkHolds } from '../kernel/caller.ts';
import type { ValuesOf } from '../kernel/form.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Bookings, loadedValue } from './bookings.ts';
import type { stockLine } from './line-form.ts';
import { StockMovements, shownTo } from './movement-ledger.ts';
import { transferGoods, undoMovement, undoNeeds, writeOffGoods } from './moving-contracts.ts';
import type { BatchLine } from './posting.ts';
import { deliveryOfEarlierDay, notUndoable } from './refusals.ts';
import { FINAL_TYPES } from './stock-movement-contracts.ts';
import { transferLines } from './transfers.ts';
import { checkNotUndone, isOfEarlierDay, undoPosting } from './undo.ts';
import { Warehouse } from './warehouse.ts';

export const movingHandlers: readonly Handler[] = [
  handle(transferGoods, {
    async run(unit, { lines: given }, { caller }) {
      const carried = await transferLines(
        new Bookings(unit, caller),
        given.map((line, index) => ({
          ...lineAt(line, index),
          to: { stockId: line.toStockId, storageLocationId: line.storageLocationId },
        })),
      );
      return {
        postings: given.flatMap((line, index) => {
          const { from, to } = carried[index] ?? {};
          if (!from || !to) return [];
          return {
            postingId: from.movement.postingId ?? '',
            fromStockBatchId: from.batch.id,
            toStockBatchId: to.batch.id,
            lotId: from.batch.lotId,
            ...asGiven(line),
          };
        }),
      };
    },
  }),
  handle(writeOffGoods, {
    async run(unit, { lines: given }, { caller }) {
      const moved = await new Warehouse(unit, caller).takeOut(
        'WRITTEN_OFF',
        given.map((line, index) => ({
          ...lineAt(line, index),
          reasonCode: line.reasonCode,
          reason: line.note || null,
        })),
      );
      return {
        postings: given.flatMap((line, index) => {
          const { movement, batch } = moved[index] ?? {};
          if (!movement || !batch) return [];
          return {
            postingId: movement.postingId ?? '',
            stockBatchId: batch.id,
            lotId: batch.lotId,
            ...asGiven(line),
            reasonCode: line.reasonCode,
          };
        }),
      };
    },
  }),
  handle(undoMovement, {
    async run(unit, { id: movementId, reason }, { caller }) {
      const movements = unit.of(StockMovements);
      const { type, postingId } = await movements.peek(movementId);
      if (FINAL_TYPES.includes(type) || postingId === null) throw notUndoable();
      const rows = await movements.peekWhere({ postingId });
      const { documentKind, documentId } = loadedValue(rows.find((row) => row.documentId !== null) ?? rows[0]);
      const documents = documentKind && unit.documents[documentKind];
      const document = documentId && documents ? await documents.lock(unit, documentId) : undefined;
      const endedRun = document?.endedBy === postingId || rows.some((row) => row.type === 'PRODUCED');
      for (const permission of undoNeeds(rows, endedRun)) checkHolds(caller, permission);
      const warehouse = new Warehouse(unit, caller);
      const { goodsLeftOn } = document ?? {};
      if (goodsLeftOn && isOfEarlierDay(rows, goodsLeftOn, caller, unit) && !caller.permissions.has('HACCP_WRITE')) {
        throw deliveryOfEarlierDay({ day: goodsLeftOn, permission: 'HACCP_WRITE' });
      }
      await checkNotUndone(unit, rows);
      if (document?.endedBy) {
        if (document.endedBy !== postingId) throw notUndoable();
        document.reopen(reason, unit.now);
      }
      await document?.undone?.(rows);
      const reversed = await undoPosting(warehouse, rows, reason);
      return { postingId: reversed[0]?.postingId ?? '', movements: shownTo(caller, reversed) };
    },
  }),
];

/** Converts a request line, with its path, into a line of the warehouse. */
const lineAt = (
  line: ValuesOf<typeof stockLine>,
  index: number,
): Pick<BatchLine, 'at' | 'stockBatchId' | 'quantity'> => ({
  at: `lines[${index}]`,
  stockBatchId: line.stockBatchId,
  quantity: Quantity.of(line.quantityAmount, line.quantityUnit),
});

/** Returns the amount and the unit as in the request. */
const asGiven = ({ quantityAmount, quantityUnit }: ValuesOf<typeof stockLine>) => ({
  quantityAmount: quantityAmount.toText(),
  quantityUnit,
});
