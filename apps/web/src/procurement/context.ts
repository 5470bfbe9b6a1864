/** What the pages know about procurement. */
import { say } from '@cleaver/domain/kernel';
import { context, joined, NEWEST } from '../contexts/context.ts';
import { shownDate } from '../shell/language/format.ts';

const lists = () => import('./lists.ts');

export const procurement = context({
  name: 'procurement',
  entries: [
    {
      ...{ to: '/goods-receipts?inspection=DUE', title: say`To inspect`, need: 'GOODS_RECEIPT_READ' },
      ...{ job: 'quality', at: 1, icon: 'count', use: ['quality'], quick: 5, count: 'receiptsToInspect' },
    },
  ],
  documents: {
    goodsReceipt: {
      title: say`Goods receipts`,
      list: async () => (await lists()).listGoodsReceipts,
      need: 'GOODS_RECEIPT_READ',
      icon: 'receipt',
      to: ({ id }) => `/goods-receipts/${id}`,
      name: ({ receiptNumber }) => receiptNumber,
      sub: ({ supplierName, deliveryNote, receiptDate }) => joined(supplierName, deliveryNote, shownDate(receiptDate)),
      sort: NEWEST,
      searched: 10,
    },
  },
  tones: {
    ACCEPTED: 'good',
    PARTLY_REJECTED: 'warn',
    REJECTED: 'bad',
    PASSED: 'good',
    FAILED: 'bad',
    ON_HOLD: 'bad',
  },
  tiles: [
    { to: '/goods-receipts/new', icon: 'receipt', text: say`Receive goods`, need: 'GOODS_RECEIPT_WRITE', place: 1 },
    { to: '/goods-receipts', icon: 'receipt', text: say`Goods receipts`, need: 'GOODS_RECEIPT_READ', place: 10 },
  ],
  offline: ['goods-receipt.list', 'goods-receipt.get'],
  history: { knownBy: ['receiptNumber'] },
});
