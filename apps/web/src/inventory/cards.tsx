/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownQuantity, shownTime } from '../shell/language/format.ts';
import { ARTICLE, card, type EntryOf } from '../today/card.ts';
import { blockedPath } from './lot/blocked-goods.ts';
import { shownReason } from './lot/hold-reason.ts';
import { GoodsActions } from './movement/goods-actions.tsx';

const Goods = ({ name, sub }: { readonly name: string; readonly sub: string }) => (
  <span>
    {name} <small>{sub}</small>
  </span>
);

type StockBatch = EntryOf<'expired'>;
const STOCK_BATCH = {
  to: ({ stockId, id }: StockBatch): string => `/stocks/${stockId}/batches/${id}`,
  columns: [
    {
      field: 'articleId',
      show: ({ articleName, batchId, storageLocationName }: StockBatch) => (
        <Goods name={articleName} sub={`${batchId}, ${storageLocationName}`} />
      ),
    },
    {
      field: 'quantityAmount',
      show: (one: StockBatch) => shownQuantity(one.quantityAmount, one.quantityUnit),
      isNumber: true,
    },
    { field: 'expiryDate', show: ({ expiryDate }: StockBatch) => shownDate(expiryDate) },
    { field: 'action', show: (one: StockBatch) => <GoodsActions of={one} isSmall /> },
  ],
};

export const inventoryCards = {
  expired: card<StockBatch>({
    title: say`Expired`,
    tone: 'bad',
    part: (of) => of.expired,
    ...STOCK_BATCH,
  }),
  belowMinimum: card<EntryOf<'belowMinimum'>>({
    title: say`Below minimum`,
    tone: 'info',
    part: (of) => of.belowMinimum,
    to: ({ id }) => `/stocks/${id}`,
    columns: [
      ARTICLE,
      {
        field: 'usable',
        title: say`Usable`,
        show: ({ usable, unit, minimumLevel }) => shownQuantity(usable, unit ?? minimumLevel?.unit),
        isNumber: true,
      },
      {
        field: 'minimumLevelAmount',
        show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
        isNumber: true,
      },
    ],
  }),
  expiring: card<StockBatch>({
    title: say`Expires soon`,
    tone: 'warn',
    part: (of) => of.expiring,
    ...STOCK_BATCH,
  }),
  counts: card<EntryOf<'counts'>>({
    title: say`Counts to approve`,
    one: say`Count to approve`,
    tone: 'info',
    part: (of) => of.counts,
    to: ({ id }) => `/counts/${id}`,
    columns: [
      { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
      { field: 'submittedBy', title: say`Submitted by`, show: ({ submittedBy }) => submittedBy },
      { field: 'submittedAt', title: say`Submitted`, show: ({ submittedAt }) => shownTime(submittedAt) },
    ],
  }),
  blockedGoods: card<EntryOf<'blockedGoods'>>({
    title: say`Goods that may not be used`,
    tone: 'warn',
    part: (of) => of.blockedGoods,
    to: blockedPath,
    columns: [
      { field: 'articleId', show: ({ articleName, lotNumber }) => <Goods name={articleName} sub={lotNumber} /> },
      { field: 'reason', show: ({ reason }) => shownReason(reason ?? '') },
      { field: 'blockedAt', title: say`Since`, show: ({ blockedAt }) => shownTime(blockedAt) },
    ],
  }),
};
