/** The operations of the context procurement, as the document has them. */
import type { Chapter } from '../kernel/contract.ts';
import { goodsReceiptChapter } from './goods-receipt-contracts.ts';

export const procurementChapters: readonly Chapter[] = [goodsReceiptChapter];
