/** The orders on Today: drafts to confirm, confirmed orders due, and articles in short supply. */
import { say } from '@cleaver/domain/kernel';
import { Free } from '../sales/free.tsx';
import type { Of } from '../shell/api.ts';
import { shownDate, shownMoney, shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import type { Column } from '../ui/table.tsx';
import { First } from './first.tsx';

type Today = Of<'TodayResponse'>;
type Order = Of<'TodayOrder'>;
type Short = Of<'AvailabilityResponse'>;

const ORDER: readonly Column<Order>[] = [
  { field: 'customerId', show: ({ customerName }) => customerName },
  { field: 'requestedDate', show: ({ requestedDate }) => shownDate(requestedDate) },
  { field: 'value', title: say`Value`, show: ({ value }) => (value === null ? '' : shownMoney(value)), isNumber: true },
];

const SHORT: readonly Column<Short>[] = [
  { field: 'articleId', show: ({ articleName }) => articleName },
  { field: 'ordered', title: say`Ordered`, show: ({ ordered, unit }) => shownQuantity(ordered, unit), isNumber: true },
  { field: 'free', title: say`Free`, show: (row) => <Free of={row} />, isNumber: true },
];

const orderOf = ({ id }: Order): string => `/orders/${id}`;

export const OrdersToday = ({ today: { openOrders, draftOrders, shortArticles } }: { readonly today: Today }) => (
  <>
    <First<Order>
      of={openOrders}
      title={t`Orders for today`}
      all="/orders?status=CONFIRMED"
      to={orderOf}
      columns={ORDER}
    />
    <First<Order>
      of={draftOrders}
      title={t`Orders to confirm`}
      all="/orders?status=DRAFT"
      to={orderOf}
      columns={ORDER}
    />
    <First<Short>
      of={shortArticles}
      title={t`Short on the next open day`}
      all="/availability?shortOnly=true"
      to={({ articleId }) => `/orders?articleId=${articleId}`}
      columns={SHORT}
    />
  </>
);
