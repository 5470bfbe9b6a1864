/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const procurementRoutes: readonly Screen[] = [
  screen('/goods-receipts', say`Goods receipts`, 'GOODS_RECEIPT_READ', () => import('./goods-receipts.tsx'), {
    nav: { job: 'buying', at: 1, icon: 'receipt', use: ['warehouse', 'buying'], quick: 4, short: say`Goods in` },
    kept: true,
  }),
  screen('/goods-receipts/new', say`Receive goods`, 'GOODS_RECEIPT_WRITE', () => import('./receive.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/goods-receipts/:id', say`Goods receipt`, 'GOODS_RECEIPT_READ', () => import('./goods-receipt.tsx'), {
    kept: true,
  }),
];
