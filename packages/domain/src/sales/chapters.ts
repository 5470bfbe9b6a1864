/** The chapters of the API document with the operations of sales. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { supplyChapter } from './availability/availability-contracts.ts';
import { deliveryChapter } from './delivery/delivery-contracts.ts';
import { orderChapter } from './order/order-contracts.ts';
import { standingOrderChapter } from './standing-order/standing-order-contracts.ts';

export const salesChapters: readonly Chapter[] = [orderChapter, standingOrderChapter, supplyChapter, deliveryChapter];
