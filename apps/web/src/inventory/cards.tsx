/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownQuantity, shownTime } from '../shell/language/format.ts';
import { ARTICLE, card, type EntryOf } from '../today/card.ts';
import { GoodsActions } from './movement/goods-actions.tsx';

type StockBatch = EntryOf<'expired'>;
const STOCK_BATCH = {
  to: ({ stockId, id }: StockBatch): string => `/stocks/${stockId}/batches/${id}`,
  columns: [
    {
      field: 'articleId',
      show: ({ articleName, batchId, storageLocationName }: StockBatch) => (
        <span>
          {articleName}{' '}
          <small>
            {batchId}, {storageLocationName}
          </small>
        </span>
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
    all: '/stock-batches?status=EXPIRED',
    part: (of) => of.expired,
    ...STOCK_BATCH,
  }),
  belowMinimum: card<EntryOf<'belowMinimum'>>({
    title: say`Below minimum`,
    tone: 'info',
    all: '/stocks?belowMinimum=true',
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
    all: '/expiring?ownLimit=true',
    part: (of) => of.expiring,
    ...STOCK_BATCH,
  }),
  counts: card<EntryOf<'counts'>>({
    title: say`Counts to approve`,
    one: say`Count to approve`,
    tone: 'info',
    all: '/counts?status=SUBMITTED',
    part: (of) => of.counts,
    to: ({ id }) => `/counts/${id}`,
    columns: [
      { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
      { field: 'submittedBy', title: say`Submitted by`, show: ({ submittedBy }) => submittedBy },
      { field: 'submittedAt', title: say`Submitted`, show: ({ submittedAt }) => shownTime(submittedAt) },
    ],
  }),
  held: card<EntryOf<'held'>>({
    title: say`Lots on hold`,
    one: say`Lot on hold`,
    tone: 'warn',
    all: '/lots?onHold=true',
    part: (of) => of.held,
    to: ({ lotId }) => `/lots/${lotId}`,
    columns: [
      ARTICLE,
      { field: 'lotNumber', show: ({ lotNumber }) => lotNumber, isCode: true },
      { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
    ],
  }),
  blocked: card<StockBatch>({
    title: say`Blocked stock batches`,
    one: say`Blocked stock batch`,
    tone: 'warn',
    all: '/stock-batches?status=BLOCKED',
    part: (of) => of.blocked,
    ...STOCK_BATCH,
  }),
};
