/** The latest invoices and credit notes of a customer. */
import { issueInvoice, listInvoices } from '@cleaver/domain/invoicing/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import { InvoiceStatus } from './invoice-status.tsx';

type Invoice = ItemOf<typeof listInvoices>;

const LATEST = 10;

export function InvoicesOf({ customerId }: { readonly customerId: string }) {
  const isAllowed = may('INVOICE_READ');
  const input = { customerId, size: LATEST, sort: 'issueDate,desc' };
  const found = useAnswer(listInvoices, input, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Section
      title={t`Invoices`}
      wide
      actions={
        <>
          <LinkButton look="plain" to={`/invoices?customerId=${customerId}`}>{t`All invoices`}</LinkButton>
          {mayRun(issueInvoice) && (
            <LinkButton to={`/invoices/new?customerId=${customerId}`}>{t`New invoice`}</LinkButton>
          )}
        </>
      }
    >
      <Loaded of={found}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`Nothing has been billed to this customer yet.`} />
          ) : (
            <Table<Invoice>
              caption={t`Invoices`}
              rows={content}
              to={({ id }) => `/invoices/${id}`}
              columns={[
                { field: 'invoiceNumber', show: ({ invoiceNumber }) => invoiceNumber, isCode: true },
                { field: 'type', show: ({ type, kind }) => wordText(kind ?? type) },
                { field: 'issueDate', show: ({ issueDate }) => shownDate(issueDate) },
                { field: 'gross', show: ({ gross }) => shownMoney(gross), isNumber: true },
                { field: 'openAmount', show: ({ openAmount }) => shownMoney(openAmount), isNumber: true },
                { field: 'status', show: (one) => <InvoiceStatus of={one} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
