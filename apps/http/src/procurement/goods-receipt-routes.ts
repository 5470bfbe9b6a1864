import { getGoodsReceipt, inspectGoodsReceipt, listGoodsReceipts, postGoodsReceipt } from '@cleaver/domain/procurement';
import { page, presented, type RouteGroup, route } from '../operation-route.ts';
import { GoodsReceiptResponse, presentGoodsReceipt } from './goods-receipt-schemas.ts';

const BASE = '/api/procurement/goods-receipts';
const ONE = `${BASE}/{id}`;
const receipt = presented(GoodsReceiptResponse, presentGoodsReceipt);

export const goodsReceiptRoutes: RouteGroup = {
  tag: 'Goods receipts',
  description: 'What suppliers brought, what was rejected of it, and what inspections found',
  routes: [
    route({
      method: 'GET',
      path: BASE,
      operation: listGoodsReceipts,
      answer: page(GoodsReceiptResponse, presentGoodsReceipt),
    }),
    route({
      method: 'POST',
      path: BASE,
      operation: postGoodsReceipt,
      answer: receipt,
      description:
        'Posted at once, all lines or none. Amount, unit and expiry date belong together; a line that is rejected as a whole has only what was rejected and why, and makes no lot. What is warmer than its limit is held from the start. A receipt warns, and stops nothing, unless the settings refuse goods of suppliers without a valid certificate.',
    }),
    route({ method: 'GET', path: ONE, operation: getGoodsReceipt, answer: receipt }),
    route({
      method: 'POST',
      path: `${ONE}/lines/{line}/inspections`,
      operation: inspectGoodsReceipt,
      answer: receipt,
      description:
        'FAILED places a hold on the lot; PASSED releases the holds that inspections placed on it, and no others.',
    }),
  ],
};
