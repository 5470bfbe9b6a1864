/** What the operations of the context procurement are about. */
import { subject } from '../kernel/subject.ts';

export const goodsReceiptSubject = subject({
  name: 'goods_receipt',
  sortable: { receiptNumber: 'folded', createdAt: 'plain' },
});
