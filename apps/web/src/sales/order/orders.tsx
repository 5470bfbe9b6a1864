import { say } from '@cleaver/domain/kernel';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { shownDate, shownMoney, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

export default function Orders() {
  const { query } = useAddress();
  const standingOrderId = query.get('standingOrderId');
  return (
    <Page
      title={say`Orders`}
      actions={
        may('ORDER_WRITE') && <LinkButton look="primary" icon="plus" to="/orders/new">{t`New order`}</LinkButton>
      }
    >
      <List
        of={listOrders}
        name="orders"
        file="orders"
        isWide
        sort="requestedDate,desc"
        to={({ id }) => `/orders/${id}`}
        {...(standingOrderId && { fixed: { standingOrderId } })}
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
        empty={{
          text: say`No order yet. An order is a promise to a customer for a day; it reserves no goods.`,
          to: may('ORDER_WRITE') ? '/orders/new' : undefined,
          action: say`New order`,
        }}
      />
    </Page>
  );
}
