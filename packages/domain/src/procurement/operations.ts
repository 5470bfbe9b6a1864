/** The operations of procurement in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { goodsReceiptTag } from './goods-receipt/goods-receipt-contracts.ts';
import { procurementOperationsGerman } from './operations-german.ts';

export const procurementOperations: Operations = {
  name: 'procurement',
  tags: [goodsReceiptTag],
  german: procurementOperationsGerman,
};
