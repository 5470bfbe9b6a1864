/** The operations of the context procurement, in the chapters of the API document. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { goodsReceiptChapter } from './goods-receipt/goods-receipt-contracts.ts';

export const procurementChapters: readonly Chapter[] = [goodsReceiptChapter];
