/** The subjects of the operations of the context `procurement`. */
import { subject } from '../kernel/contract/subject.ts';

export const goodsReceiptSubject = subject({
  name: 'goods_receipt',
  sortable: { receiptNumber: 'folded', createdAt: 'plain' },
});
