/** The list operations of documents. */
export { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
