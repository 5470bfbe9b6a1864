import type { StoredContext } from '../engine/context.ts';
import { goodsReceipts } from './goods-receipt.ts';
import { sqlReceipts } from './receipt-reader.ts';

export const procurement = {
  name: 'procurement',
  tables: [goodsReceipts],
  records: [],
  reads: { receipts: sqlReceipts },
  expiring: [],
} satisfies StoredContext;
