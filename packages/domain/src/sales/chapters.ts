/** The chapters of the API document with the operations of sales. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { deliveryChapter } from './delivery-contracts.ts';
import { orderChapter } from './order-contracts.ts';
import { standingOrderChapter } from './standing-order-contracts.ts';
import { supplyChapter } from './supply-contracts.ts';

export const salesChapters: readonly Chapter[] = [orderChapter, standingOrderChapter, supplyChapter, deliveryChapter];
