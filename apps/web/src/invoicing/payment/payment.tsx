/** The page of a payment: what it paid, and its cancellation. */
import { getPayment } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LinkTo } from '../../ui/text/link.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { CancelPayment } from './cancel-payment.tsx';

type Payment = AnswerOf<typeof getPayment>;

const UP = { to: '/payments', title: say`Payments` };

export default function PaymentScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getPayment, { id });
  if (!found.data) return <Unloaded title={say`Payment`} up={UP} of={found} />;
  const { status, customerId, customerName, bookedOn, amount, reference, items, ...payment } = found.data;
  return (
    <Page
      title={t`Payment of ${customerName}`}
      up={UP}
      badge={<Status of={status} />}
      sub={`${shownMoney(amount)} · ${shownDate(bookedOn)}`}
      actions={status === 'BOOKED' && <CancelPayment id={id} title={t`Cancel the payment`} />}
    >
      <Columns>
        <Section title={t`Payment`}>
          <Facts
            of={[
              [
                t`Customer`,
                <LinkTo key="customer" to={`/customers/${customerId}`} need="MASTERDATA_READ">
                  {customerName}
                </LinkTo>,
              ],
              [fieldText('bookedOn'), shownDate(bookedOn)],
              [t`Sum`, shownMoney(amount)],
              [t`Text of the transfer`, reference],
              [t`Entered`, `${shownTime(payment.createdAt)}, ${payment.createdBy}`],
              payment.cancelledAt !== null && [
                fieldText('cancelledAt'),
                `${shownTime(payment.cancelledAt)}, ${payment.cancelledBy}`,
              ],
              payment.cancelReason !== null && [t`Reason`, payment.cancelReason],
            ]}
          />
        </Section>
        <Section title={t`Paid invoices`} wide>
          <Table<Payment['items'][number]>
            caption={t`Paid invoices`}
            rows={items}
            to={({ invoiceId }) => `/invoices/${invoiceId}`}
            columns={[
              { field: 'invoiceNumber', show: ({ invoiceNumber }) => invoiceNumber, isCode: true },
              { field: 'amount', title: t`Paid`, show: (one) => shownMoney(one.amount), isNumber: true },
              {
                field: 'discount',
                title: t`Discount given`,
                show: ({ discount }) => (discount === '0.00' ? '' : shownMoney(discount)),
                isNumber: true,
              },
            ]}
          />
        </Section>
        <History entity="payment" id={id} />
      </Columns>
    </Page>
  );
}
