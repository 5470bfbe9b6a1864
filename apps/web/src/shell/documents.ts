/**
 * The kinds of documents that the search finds by number. Orders are in `references.ts`, because other records refer to
 * them.
 */
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownTime } from './format.ts';
import { type Kind, NEWEST } from './references.ts';

/** Loads the list operations with the first request. */
const lists = () => import('./document-lists.ts');

const joined = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');

export const DOCUMENTS = {
  delivery: {
    title: say`Deliveries`,
    list: async () => (await lists()).listDeliveries,
    need: 'STOCK_MOVEMENT_READ',
    icon: 'delivery',
    to: ({ id }) => `/deliveries/${id}`,
    name: ({ deliveryNumber }) => deliveryNumber,
    sub: ({ customerName, dispatchDate }) => joined(customerName, shownDate(dispatchDate)),
    sort: NEWEST,
  },
  goodsReceipt: {
    title: say`Goods receipts`,
    list: async () => (await lists()).listGoodsReceipts,
    need: 'GOODS_RECEIPT_READ',
    icon: 'receipt',
    to: ({ id }) => `/goods-receipts/${id}`,
    name: ({ receiptNumber }) => receiptNumber,
    sub: ({ supplierName, deliveryNote, receiptDate }) => joined(supplierName, deliveryNote, shownDate(receiptDate)),
    sort: NEWEST,
  },
  batch: {
    title: say`Batches`,
    list: async () => (await lists()).listBatches,
    need: 'BATCH_READ',
    icon: 'batch',
    to: ({ id }) => `/batches/${id}`,
    name: ({ batchNumber }) => batchNumber,
    sub: ({ productionDate }) => shownDate(productionDate),
    sort: 'productionDate,desc',
  },
  cutting: {
    title: say`Cuttings`,
    list: async () => (await lists()).listCuttings,
    need: 'BATCH_READ',
    icon: 'cut',
    to: ({ id }) => `/cuttings/${id}`,
    name: ({ cuttingNumber }) => cuttingNumber,
    sub: ({ createdAt }) => shownTime(createdAt),
    sort: NEWEST,
  },
  recall: {
    title: say`Recalls`,
    list: async () => (await lists()).listRecalls,
    need: 'HACCP_READ',
    icon: 'recall',
    to: ({ id }) => `/recalls/${id}`,
    name: ({ recallNumber }) => recallNumber,
    sub: ({ reason }) => reason,
    sort: 'openedAt,desc',
  },
  inventoryCount: {
    title: say`Counts`,
    list: async () => (await lists()).listInventoryCounts,
    need: 'INVENTORY_COUNT_READ',
    icon: 'count',
    to: ({ id }) => `/counts/${id}`,
    name: ({ countNumber }) => countNumber,
    sub: ({ createdAt }) => shownTime(createdAt),
    sort: NEWEST,
  },
} as const satisfies Record<string, Kind>;
