/** Stock fixture with functions that transfer, write off, hold, release and undo. */
import {
  createStock,
  getLot,
  listMovements,
  type MovementType,
  placeHold,
  releaseHold,
  type StockMovementState,
  transferGoods,
  undoMovement,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import { withStock } from './with-stock.ts';

export function withMovements() {
  const base = withStock();
  const { ask, bookIn, stock, location } = base;
  let documents = 0;

  /** Creates a lot of ten kilograms, and another stock of the article. */
  async function lot(more: object = {}) {
    const { id: stockId, articleId } = await stock();
    const other = await ask(createStock, { articleId, storageLocationId: (await location()).id });
    const batch = await bookIn(stockId, more);
    return { id: batch.lotId, batchId: batch.id, stockId, articleId, otherId: other.id };
  }

  const line = (stockBatchId: string, quantityAmount = '1', more: object = {}) => ({
    ...{ stockBatchId, quantityAmount, quantityUnit: 'KG' },
    ...more,
  });

  return {
    ...base,
    lot,
    line,
    document: () => `document-${++documents}`,
    /** Returns a lot with its stock batches and holds. */
    look: (id: string) => ask(getLot, { id }),
    /** Returns the amount and status of a lot by stock. */
    async places(id: string) {
      const { stockBatches } = await ask(getLot, { id });
      return Object.fromEntries(
        stockBatches.map(({ batch, status }) => [batch.stockId, `${batch.quantityBase} ${status}`]),
      );
    },
    transfer: (stockBatchId: string, toStockId: string, amount = '1') =>
      ask(transferGoods, { lines: [line(stockBatchId, amount, { toStockId })] }),
    writeOff: (stockBatchId: string, amount = '1', more: object = { reasonCode: 'WASTE' }) =>
      ask(writeOffGoods, { lines: [line(stockBatchId, amount, more)] }),
    hold: (id: string, reason = 'Complaint') => ask(placeHold, { id, reason }),
    release: (id: string, holdId: string) => ask(releaseHold, { id, holdId, reason: 'Nothing found' }),
    undo: (id: string) => ask(undoMovement, { id, reason: 'A mistake' }),
    /** Returns the ledger rows of a lot, oldest first. With `type`, returns only rows of this type. */
    async rows(lotId: string, type?: MovementType): Promise<readonly StockMovementState[]> {
      return (await ask(listMovements, { lotId, type, size: 500 })).content;
    },
  };
}
