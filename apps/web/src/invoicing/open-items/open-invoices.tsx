/** The open invoices of a customer as a table, the earliest due day first. */
import { listInvoices } from '@cleaver/domain/invoicing/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Badge } from '../../ui/dialog/notice.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing } from '../../ui/page/page.tsx';
import { fieldText } from '../../ui/text/words.ts';

type Invoice = ItemOf<typeof listInvoices>;

export function OpenInvoices({ customerId }: { readonly customerId: string }) {
  const found = useAll(listInvoices, { customerId, type: 'INVOICE', status: 'OPEN', sort: 'dueDate' });
  return (
    <Loaded of={found}>
      {(invoices) =>
        invoices.length === 0 ? (
          <Nothing text={t`Nothing is open: all invoices are paid.`} />
        ) : (
          <Table<Invoice>
            caption={t`Open invoices`}
            rows={invoices}
            to={({ id }) => `/invoices/${id}`}
            columns={[
              { field: 'invoiceNumber', show: ({ invoiceNumber }) => invoiceNumber, isCode: true },
              { field: 'issueDate', show: ({ issueDate }) => shownDate(issueDate) },
              {
                field: 'dueDate',
                show: ({ dueDate, overdue }) => (
                  <>
                    {shownDate(dueDate)} {overdue && <Badge tone="bad">{fieldText('overdue')}</Badge>}
                  </>
                ),
              },
              { field: 'gross', show: ({ gross }) => shownMoney(gross), isNumber: true },
              { field: 'openAmount', show: ({ openAmount }) => shownMoney(openAmount), isNumber: true },
            ]}
          />
        )
      }
    </Loaded>
  );
}
