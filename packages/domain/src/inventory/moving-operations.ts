/** Moving goods between stocks, writing them off, and taking a posting back. */
import { form, id, lines, oneOf, optionalLines, pathId, type ValuesOf } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command } from '../kernel/operation.ts';
import { Quantity } from '../kernel/quantity.ts';
import { type stockLine, stockLines } from './line-form.ts';
import { StockMovements } from './movement-ledger.ts';
import {
  ARRIVING,
  alreadyUndone,
  goodsGone,
  laterMovements,
  notUndoable,
  stockBatchBlocked,
  TAKING_OUT,
} from './refusals.ts';
import { Stocks } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import type { StockMovementState } from './stock-movement.ts';
import { type BatchLine, Warehouse } from './warehouse.ts';

/** The line of a request at its path, as the warehouse takes it. */
const lineAt = (
  line: ValuesOf<typeof stockLine>,
  index: number,
): Pick<BatchLine, 'at' | 'stockBatchId' | 'quantity'> => ({
  at: `lines[${index}]`,
  stockBatchId: line.stockBatchId,
  quantity: Quantity.of(line.quantityAmount, line.quantityUnit),
});

/** The amount as it was asked for. */
const asGiven = ({ quantityAmount, quantityUnit }: ValuesOf<typeof stockLine>) => ({
  quantityAmount: quantityAmount.toText(),
  quantityUnit,
});

export const transferGoods = command({
  name: 'stock-batch.transfer',
  summary: 'Move goods into other stocks of their article',
  permission: 'STOCK_MOVEMENT_WRITE',
  refuses: [StockBatches.unknown, Stocks.unknown, ...TAKING_OUT, ...ARRIVING],
  input: form({ lines: stockLines({ toStockId: id() }) }),
  async run(unit, { lines: given }, caller) {
    const carried = await new Warehouse(unit, caller).transfer(
      given.map((line, index) => ({ ...lineAt(line, index), toStockId: line.toStockId })),
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
});

/** What goods are written off for. */
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
  summary:
    'Write goods off, expired ones too; from what is blocked only as WASTE, SAMPLE or RETURN_TO_SUPPLIER, with a note',
  permission: 'STOCK_MOVEMENT_WRITE',
  refuses: [StockBatches.unknown, ...TAKING_OUT],
  input: form({
    lines: stockLines({ reasonCode: oneOf(WRITE_OFF_CODES), note: optionalLines() }, ({ reasonCode, note }, fault) => {
      if (reasonCode === 'OTHER' && !note) fault('note', say`is required with OTHER`);
    }),
  }),
  async run(unit, { lines: given }, caller) {
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
});

/** What cannot be undone by itself. */
const FINAL: readonly StockMovementState['type'][] = ['BLOCKED', 'UNBLOCKED', 'REVERSED'];

export const undoMovement = command({
  name: 'stock-movement.undo',
  summary: 'Undo a movement, with all movements of its posting, by new ones',
  permission: 'STOCK_MOVEMENT_WRITE',
  refuses: [notUndoable, alreadyUndone, laterMovements, goodsGone, stockBatchBlocked],
  input: form({ id: pathId(), reason: lines() }),
  async run(unit, { id: movementId, reason }, caller) {
    const movements = unit.of(StockMovements);
    const { type, postingId, documentKind, documentId } = await movements.peek(movementId);
    if (FINAL.includes(type) || postingId === null) throw notUndoable();
    const rows = await movements.peekWhere({ postingId });
    const documents = documentKind && unit.documents[documentKind];
    const document = documentId && documents ? await documents.lock(unit, documentId) : undefined;
    const warehouse = new Warehouse(unit, caller);
    await warehouse.checkNotUndone(rows);
    if (document?.endedBy) {
      if (document.endedBy !== postingId) throw notUndoable();
      document.reopen(reason, unit.now);
    }
    const reversed = await warehouse.undo(rows, reason);
    return { postingId: reversed[0]?.postingId ?? '', movements: reversed };
  },
});
