/** The cards of Today. */
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownMoney, shownQuantity } from '../shell/language/format.ts';
import { ARTICLE, card, type EntryOf } from '../today/card.ts';
import { Free } from './availability/free.tsx';

type Order = EntryOf<'draftOrders'>;
const ORDER = {
  to: ({ id }: Order): string => `/orders/${id}`,
  columns: [
    { field: 'customerId', show: ({ customerName }: Order) => customerName },
    { field: 'requestedDate', show: ({ requestedDate }: Order) => shownDate(requestedDate) },
    {
      field: 'value',
      title: say`Value`,
      show: ({ value }: Order) => (value === null ? '' : shownMoney(value)),
      isNumber: true,
    },
  ],
};

export const salesCards = {
  openOrders: card<Order>({
    title: say`Orders for today`,
    one: say`Order for today`,
    tone: 'info',
    part: (of) => of.openOrders,
    act: { text: say`Picking`, icon: 'count', to: '/picking', need: 'STOCK_MOVEMENT_WRITE' },
    ...ORDER,
  }),
  draftOrders: card<Order>({
    title: say`Orders to confirm`,
    one: say`Order to confirm`,
    tone: 'quiet',
    part: (of) => of.draftOrders,
    ...ORDER,
  }),
  shortArticles: card<EntryOf<'shortArticles'>>({
    title: say`Short on the next open day`,
    tone: 'bad',
    part: (of) => of.shortArticles,
    to: ({ articleId }) => `/orders?articleId=${articleId}`,
    columns: [
      ARTICLE,
      {
        field: 'ordered',
        title: say`Ordered`,
        show: ({ ordered, unit }) => shownQuantity(ordered, unit),
        isNumber: true,
      },
      { field: 'free', title: say`Free`, show: (row) => <Free of={row} />, isNumber: true },
    ],
  }),
};
