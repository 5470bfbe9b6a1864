/** The payments that were booked last, each with its undo: the cancellation with a reason. */
import { listPayments } from '@cleaver/domain/invoicing/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { useAnswer } from '../../shell/data/query.ts';
import { shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { CancelPayment } from './cancel-payment.tsx';
import { InvoiceNumbers } from './payment-numbers.tsx';

type Payment = ItemOf<typeof listPayments>;

const LAST = 5;

export function LastPayments() {
  const found = useAnswer(listPayments, { sort: 'createdAt,desc', size: LAST });
  return (
    <Section
      title={t`Booked last`}
      wide
      actions={<LinkButton look="plain" to="/payments">{t`All payments`}</LinkButton>}
    >
      <Loaded of={found}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`No payment is booked yet.`} />
          ) : (
            <Table<Payment>
              caption={t`Booked last`}
              rows={content}
              to={({ id }) => `/payments/${id}`}
              columns={[
                { field: 'customerName', show: ({ customerName }) => customerName },
                { field: 'amount', title: t`Sum`, show: ({ amount }) => shownMoney(amount), isNumber: true },
                { field: 'items', title: t`Invoices`, show: ({ items }) => <InvoiceNumbers items={items} /> },
                {
                  field: 'action',
                  show: ({ id, status }) =>
                    status === 'BOOKED' ? <CancelPayment id={id} title={t`Undo`} /> : <Status of={status} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
