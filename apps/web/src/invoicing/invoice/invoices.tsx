/** The list of invoices and credit notes, the latest first. */
import { issueInvoice, listInvoices } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { InvoiceStatus } from './invoice-status.tsx';

export default function Invoices() {
  return (
    <Page
      title={say`Invoices`}
      actions={
        mayRun(issueInvoice) && <LinkButton look="primary" icon="plus" to="/invoices/new">{t`New invoice`}</LinkButton>
      }
    >
      <List
        of={listInvoices}
        name="invoices"
        file="invoices"
        isWide
        sort="issueDate,desc"
        to={({ id }) => `/invoices/${id}`}
        chosen={{ name: ({ invoiceNumber }) => invoiceNumber }}
        columns={[
          { field: 'invoiceNumber', show: ({ invoiceNumber }) => invoiceNumber, isSortable: true, isCode: true },
          { field: 'type', show: ({ type, kind }) => wordText(kind ?? type) },
          { field: 'customerName', show: ({ customerName }) => customerName, isSortable: true, isHead: true },
          { field: 'issueDate', show: ({ issueDate }) => shownDate(issueDate), isSortable: true },
          { field: 'dueDate', show: ({ dueDate }) => (dueDate ? shownDate(dueDate) : ''), isSortable: true },
          {
            field: 'gross',
            show: ({ gross }) => shownMoney(gross),
            amount: ({ gross }) => [gross, '€'],
            isNumber: true,
          },
          {
            field: 'openAmount',
            show: ({ openAmount }) => shownMoney(openAmount),
            amount: ({ openAmount }) => [openAmount, '€'],
            isNumber: true,
          },
          {
            field: 'status',
            show: (one) => <InvoiceStatus of={one} />,
            text: ({ status, overdue }) => (overdue ? fieldText('overdue') : wordText(status)),
          },
        ]}
        empty={{ text: say`No document is issued yet.` }}
      />
    </Page>
  );
}
