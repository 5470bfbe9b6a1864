/** The context procurement as data. */
import type { Context } from '../kernel/execution/context.ts';
import { GoodsReceipts } from './goods-receipt/goods-receipt.ts';
import { goodsReceiptHandlers } from './goods-receipt/goods-receipt-handlers.ts';
import { receiptReads } from './goods-receipt/receipts-to-inspect.ts';
import { procurementOperations } from './operations.ts';
import * as refusals from './refusals.ts';

export const procurement: Context = {
  ...procurementOperations,
  neighbours: ['masterdata', 'inventory', 'settings'],
  kinds: [GoodsReceipts],
  handlers: [...goodsReceiptHandlers],
  machines: [],
  refusals: Object.values(refusals).flat(),
  reads: [receiptReads],
};
