/** What customers owe, a row for each customer with open invoices. */
import { listOpenItems } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Overdue } from './overdue.tsx';

export default function OpenItems() {
  return (
    <Page
      title={say`Open items`}
      actions={may('INVOICE_WRITE') && <LinkButton look="primary" icon="plus" to="/bank">{t`Bank in`}</LinkButton>}
    >
      <List
        of={listOpenItems}
        name="open-items"
        file="open-items"
        sort="overdue,desc"
        to={({ customerId }) => `/open-items/${customerId}`}
        columns={[
          { field: 'customerName', title: say`Customer`, show: ({ customerName }) => customerName, isSortable: true },
          {
            field: 'open',
            show: ({ open }) => shownMoney(open),
            amount: ({ open }) => [open, '€'],
            isNumber: true,
            isSortable: true,
          },
          {
            field: 'overdue',
            show: ({ overdue }) => <Overdue sum={overdue} />,
            amount: ({ overdue }) => [overdue, '€'],
            isNumber: true,
            isSortable: true,
          },
          { field: 'oldestDueDate', show: ({ oldestDueDate }) => shownDate(oldestDueDate) },
          { field: 'invoices', title: say`Invoices`, show: ({ invoices }) => String(invoices), isNumber: true },
        ]}
        empty={{ text: say`Nothing is open: all invoices are paid.` }}
      />
    </Page>
  );
}
