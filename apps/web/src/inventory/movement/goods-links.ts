/** Links from goods to the forms that act on them. Runs without a browser. */
import { type Message, say } from '@cleaver/domain/kernel';
import type { Need } from '../../shell/session/session.ts';

export interface Goods {
  readonly lotId: string;
  /** The lot number. */
  readonly batchId: string;
  /** The id of the stock batch; undefined for all stock batches of the lot. */
  readonly id?: string;
  /** The status of the stock batch, or the status of the whole lot. */
  readonly status: string;
}

export interface GoodsLink {
  readonly title: Message;
  readonly to: string;
}

interface Verb {
  readonly title: Message;
  readonly path: string;
  readonly need: Need;
  readonly in: readonly string[];
}

const THERE = ['AVAILABLE', 'EXPIRING_SOON', 'EXPIRED', 'BLOCKED'];
const BOOK = 'STOCK_MOVEMENT_WRITE';
const GOOD = ['AVAILABLE', 'EXPIRING_SOON'];
/** Goods whose packs may be labelled. The page also shows the prints of goods that have left. */
const LABELLED = [...GOOD, 'DEPLETED'];
const DELIVER: Verb = { title: say`Deliver`, path: '/deliveries/new', need: BOOK, in: GOOD };
const MOVE: Verb = { title: say`Move`, path: '/transfer', need: BOOK, in: THERE };
export const WRITE_OFF: Verb = { title: say`Write off`, path: '/write-off', need: BOOK, in: THERE };

/**
 * Returns the links that the status of the goods and the user's permissions allow. For expired goods, the link to write
 * them off comes first.
 */
export function goodsLinks(goods: Goods, may: (need: Need) => boolean): readonly GoodsLink[] {
  const verbs = goods.status === 'EXPIRED' ? [WRITE_OFF, MOVE] : [DELIVER, MOVE, WRITE_OFF];
  return [
    ...verbs
      .filter((one) => one.in.includes(goods.status) && may(one.need))
      .map(({ title, path }) => ({ title, to: withGoods(path, goods) })),
    { title: say`Label to print`, to: `/lots/${goods.lotId}/label` },
    ...(LABELLED.includes(goods.status) && may('LABEL_PRINT')
      ? [{ title: say`Label packs`, to: `/lots/${goods.lotId}/print` }]
      : []),
    ...(may('STOCK_MOVEMENT_READ') ? [{ title: say`Trace`, to: `/lots/${goods.lotId}/trace` }] : []),
  ];
}

/** Returns the address of a form with the goods filled in. */
export const withGoods = (path: string, { lotId, id }: Goods): string =>
  `${path}?lotId=${lotId}${id === undefined ? '' : `&stockBatchId=${id}`}`;
