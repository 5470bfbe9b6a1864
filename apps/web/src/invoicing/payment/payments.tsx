/** The list of payments on the bank account, the latest first. */
import { listPayments } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownMoney, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { InvoiceNumbers, numbersOf } from './payment-numbers.tsx';

export default function Payments() {
  return (
    <Page
      title={say`Payments`}
      actions={may('INVOICE_WRITE') && <LinkButton look="primary" icon="plus" to="/bank">{t`Bank in`}</LinkButton>}
    >
      <List
        of={listPayments}
        name="payments"
        file="payments"
        isWide
        sort="bookedOn,desc"
        to={({ id }) => `/payments/${id}`}
        columns={[
          { field: 'bookedOn', show: ({ bookedOn }) => shownDate(bookedOn), isSortable: true },
          { field: 'customerName', title: say`Customer`, isHead: true, show: ({ customerName }) => customerName },
          {
            field: 'amount',
            title: say`Sum`,
            show: ({ amount }) => shownMoney(amount),
            amount: ({ amount }) => [amount, '€'],
            isNumber: true,
          },
          {
            field: 'items',
            title: say`Invoices`,
            show: ({ items }) => <InvoiceNumbers items={items} />,
            text: numbersOf,
            isLong: true,
          },
          { field: 'reference', title: say`Text of the transfer`, show: ({ reference }) => reference, isLong: true },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          {
            field: 'createdAt',
            title: say`Entered`,
            show: ({ createdAt, createdBy }) => `${shownTime(createdAt)}, ${createdBy}`,
            isSortable: true,
          },
        ]}
        empty={{ text: say`No payment is booked yet.`, to: '/bank', action: say`Bank in` }}
      />
    </Page>
  );
}
