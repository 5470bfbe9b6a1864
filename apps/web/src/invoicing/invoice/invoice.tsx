/** One invoice or credit note: the document, what is paid and credited, its files, and its corrections. */
import { getInvoice, invoicePdf } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, Decimal, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { Corrections } from './corrections.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { XmlButton } from './xml-button.tsx';

export type Invoice = AnswerOf<typeof getInvoice>;

const UP = { to: '/invoices', title: say`Invoices` };

export default function InvoiceScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getInvoice, { id });
  if (!found.data) return <Unloaded title={say`Invoice`} up={UP} of={found} />;
  const invoice = found.data;
  const { invoiceNumber, customerName, type, kind } = invoice;
  return (
    <Page
      title={invoiceNumber}
      up={UP}
      badge={<InvoiceStatus of={invoice} />}
      sub={`${wordText(kind ?? type)} · ${customerName} · ${shownMoney(invoice.gross)}`}
      actions={
        <>
          <PaperButton of={invoicePdf} input={{ id }} name={invoiceNumber} look="primary">{t`PDF`}</PaperButton>
          {invoice.xml && <XmlButton id={id} name={invoiceNumber} />}
          {type === 'INVOICE' && <Corrections of={invoice} />}
        </>
      }
    >
      <DocumentSheet of={invoice.document} />
      {type === 'INVOICE' && <Paid of={invoice} />}
      <Section title={t`Proof`}>
        <Facts
          of={[
            [t`SHA-256 of the document`, <code key="hash">{invoice.sha256}</code>],
            [fieldText('xml'), invoice.xml ? wordText(invoice.xml.profile) : t`None, because its prices are gross`],
            [t`Issued`, invoice.document.issuedBy],
          ]}
        />
      </Section>
      <History entity="invoice" id={id} />
    </Page>
  );
}

const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(Decimal.of(amount)), Decimal.ZERO).toText();

/** What is paid and credited of an invoice, and what is open. */
function Paid({ of: { gross, openAmount, creditNotes, payments } }: { readonly of: Invoice }) {
  const discounts = sumOf(payments.map(({ discount }) => discount));
  return (
    <Section title={t`Paid and credited`} wide>
      <Facts
        of={[
          [t`Gross`, shownMoney(gross)],
          [t`Credited`, shownMoney(sumOf(creditNotes.map((one) => one.gross)))],
          [t`Paid`, shownMoney(sumOf(payments.map(({ amount }) => amount)))],
          discounts !== '0' && [t`Discounts`, shownMoney(discounts)],
          [
            fieldText('openAmount'),
            openAmount.startsWith('-') ? t`${shownMoney(openAmount.slice(1))} to pay back` : shownMoney(openAmount),
          ],
        ]}
      />
      {creditNotes.length > 0 && (
        <Table<Invoice['creditNotes'][number]>
          caption={t`Credit notes`}
          rows={creditNotes}
          to={({ invoiceId }) => `/invoices/${invoiceId}`}
          columns={[
            { field: 'invoiceNumber', show: ({ invoiceNumber }) => invoiceNumber, isCode: true },
            { field: 'kind', title: say`Type`, show: ({ kind }) => wordText(kind) },
            { field: 'issueDate', show: ({ issueDate }) => shownDate(issueDate) },
            { field: 'gross', show: (one) => shownMoney(one.gross), isNumber: true },
          ]}
        />
      )}
      {payments.length > 0 && (
        <Table<Invoice['payments'][number]>
          caption={t`Payments`}
          rows={payments}
          to={({ paymentId }) => `/payments/${paymentId}`}
          columns={[
            { field: 'bookedOn', show: ({ bookedOn }) => shownDate(bookedOn) },
            { field: 'amount', title: say`Paid`, show: ({ amount }) => shownMoney(amount), isNumber: true },
            { field: 'discount', show: ({ discount }) => shownMoney(discount), isNumber: true },
          ]}
        />
      )}
    </Section>
  );
}
