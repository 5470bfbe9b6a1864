/** Selects the tiles of the floor home, which are frequent tasks, by the user's permissions. */
import { type Message, say } from '@cleaver/domain/kernel';
import type { Need } from '../shell/session.ts';

export interface Tile {
  readonly to: string;
  readonly icon: string;
  readonly text: Message;
  readonly need: Need;
}

const MAX = 6;

/** Returns all tiles in the order of importance. A user sees the first six tiles that their permissions allow. */
const tilesOn = (today: string): readonly Tile[] => [
  { to: '/goods-receipts/new', icon: 'receipt', text: say`Receive goods`, need: 'GOODS_RECEIPT_WRITE' },
  { to: '/scan', icon: 'scan', text: say`Scan`, need: ['STOCK_READ', 'MASTERDATA_READ'] },
  { to: `/batches?productionDate=${today}`, icon: 'batch', text: say`Today's batches`, need: 'BATCH_WRITE' },
  { to: '/transfer', icon: 'right', text: say`Move goods`, need: 'STOCK_MOVEMENT_WRITE' },
  { to: '/deliveries/new', icon: 'delivery', text: say`Deliver`, need: 'STOCK_MOVEMENT_WRITE' },
  { to: '/counts', icon: 'count', text: say`Counts`, need: 'INVENTORY_COUNT_WRITE' },
  { to: '/cuttings/new', icon: 'cut', text: say`Cut`, need: 'BATCH_COMPLETE' },
  { to: '/block', icon: 'hold', text: say`Block goods`, need: 'STOCK_WRITE' },
  { to: '/orders/new', icon: 'order', text: say`New order`, need: 'ORDER_WRITE' },
  { to: '/goods-receipts', icon: 'receipt', text: say`Goods receipts`, need: 'GOODS_RECEIPT_READ' },
  { to: '/stocks', icon: 'stock', text: say`Stocks`, need: 'STOCK_READ' },
  { to: '/articles', icon: 'article', text: say`Articles`, need: 'MASTERDATA_READ' },
  { to: '/customers', icon: 'customer', text: say`Customers`, need: 'MASTERDATA_READ' },
];

/** Returns the tiles of a user, at most six. `today` is the shop's calendar day. */
export const tilesOf = (may: (need: Need) => boolean, today: string): readonly Tile[] =>
  tilesOn(today)
    .filter(({ need }) => may(need))
    .slice(0, MAX);
