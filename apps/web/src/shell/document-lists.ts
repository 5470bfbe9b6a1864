/** The list operations of documents. */
export { listInventoryCounts } from '@cleaver/domain/inventory/contracts';
export { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
export { listBatches, listCuttings } from '@cleaver/domain/production/contracts';
export { listRecalls } from '@cleaver/domain/quality/contracts';
export { listDeliveries } from '@cleaver/domain/sales/contracts';
