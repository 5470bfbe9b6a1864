/** The latest payments of a customer as a table. */
import { listPayments } from '@cleaver/domain/invoicing/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { InvoiceNumbers } from './payment-numbers.tsx';

type Payment = ItemOf<typeof listPayments>;

const LATEST = 5;

export function PaymentsOf({ customerId }: { readonly customerId: string }) {
  const found = useAnswer(listPayments, { customerId, size: LATEST, sort: 'bookedOn,desc' });
  return (
    <Loaded of={found}>
      {({ content }) =>
        content.length === 0 ? (
          <Nothing text={t`No payment is booked yet.`} />
        ) : (
          <Table<Payment>
            caption={t`Payments`}
            rows={content}
            to={({ id }) => `/payments/${id}`}
            columns={[
              { field: 'bookedOn', show: ({ bookedOn }) => shownDate(bookedOn) },
              { field: 'amount', title: t`Sum`, show: ({ amount }) => shownMoney(amount), isNumber: true },
              { field: 'items', title: t`Invoices`, show: ({ items }) => <InvoiceNumbers items={items} /> },
              { field: 'status', show: ({ status }) => <Status of={status} /> },
            ]}
          />
        )
      }
    </Loaded>
  );
}
