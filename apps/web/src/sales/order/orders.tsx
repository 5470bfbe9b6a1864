/** The list of orders: at first the open ones from today on, the next day first. */
import { addDays, dateOf, say } from '@cleaver/domain/kernel';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, shownDate, shownMoney, shownTime } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { ORDER_VIEWS, type OrderView, viewOf } from './order-views.ts';

export default function Orders() {
  const { query } = useAddress();
  const standingOrderId = query.get('standingOrderId');
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const view = viewOf(query);
  const { fixed, initial, sort } = ORDER_VIEWS[view](today);
  return (
    <Page
      title={say`Orders`}
      actions={
        may('ORDER_WRITE') && <LinkButton look="primary" icon="plus" to="/orders/new">{t`New order`}</LinkButton>
      }
    >
      <Views view={view} />
      {view === 'next' && <Overdue before={today} />}
      <List
        of={listOrders}
        name="orders"
        file="orders"
        isWide
        sort={sort}
        to={({ id }) => `/orders/${id}`}
        initial={initial}
        fixed={{ ...fixed, ...(standingOrderId && { standingOrderId }) }}
        chosen={{
          name: ({ orderNumber }) => orderNumber,
          actions: may('ORDER_WRITE')
            ? [
                {
                  label: say`Confirm`,
                  look: 'primary',
                  isFor: ({ status }) => status === 'DRAFT',
                  dialog: async () => (await import('./confirm-together.tsx')).ConfirmTogether,
                },
              ]
            : [],
        }}
        columns={[
          { field: 'orderNumber', show: ({ orderNumber }) => orderNumber, isSortable: true, isCode: true },
          {
            field: 'customerName',
            title: say`Customer`,
            isHead: true,
            show: ({ customerName }) => customerName,
            isSortable: true,
          },
          { field: 'requestedDate', show: ({ requestedDate }) => shownDate(requestedDate), isSortable: true },
          {
            field: 'articles',
            title: say`Articles`,
            isLong: true,
            show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
          },
          {
            field: 'value',
            title: say`Value`,
            show: ({ value }) => shownMoney(value),
            amount: ({ value }) => [value, '€'],
            isNumber: true,
            isSummed: true,
          },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          {
            field: 'createdAt',
            title: say`Entered`,
            show: ({ createdAt, createdBy }) => `${shownTime(createdAt)}, ${createdBy}`,
            isSortable: true,
          },
        ]}
        empty={
          view === 'all'
            ? {
                text: say`No order yet. An order is a promise to a customer for a day; it reserves no goods.`,
                to: may('ORDER_WRITE') ? '/orders/new' : undefined,
                action: say`New order`,
              }
            : { text: view === 'next' ? say`No open order from today on.` : say`No order of a past day.` }
        }
      />
    </Page>
  );
}

const VIEW_TEXTS = { next: say`Upcoming orders`, past: say`Past orders`, all: say`All of them` } as const;

const Views = ({ view }: { readonly view: OrderView }) => (
  <ChoiceGroup label={t`Which orders`}>
    {(['next', 'past', 'all'] as const).map((one) => (
      <LinkButton
        key={one}
        to={one === 'next' ? '/orders' : `/orders?view=${one}`}
        look={one === view ? 'primary' : 'secondary'}
      >
        {shown(VIEW_TEXTS[one])}
      </LinkButton>
    ))}
  </ChoiceGroup>
);

/** Says that orders of past days are still open. */
function Overdue({ before }: { readonly before: ReturnType<typeof dateOf> }) {
  const to = addDays(before, -1);
  const { data } = useAnswer(listOrders, { openOnly: true, to, size: 1 });
  const count = data?.page.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      <a href={`/orders?openOnly=true&to=${to}`}>
        {counted(
          count,
          say`${count} order of a past day is still open`,
          say`${count} orders of past days are still open`,
        )}
      </a>
    </Notice>
  );
}
