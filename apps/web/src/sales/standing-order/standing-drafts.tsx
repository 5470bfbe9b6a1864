/** The days for which standing orders have drafts. Each day is confirmed on its own screen, after a preview. */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownNumber, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';

type Order = ItemOf<typeof listOrders>;

interface DayOfDrafts {
  readonly day: string;
  readonly drafts: readonly Order[];
}

/** The drafts from standing orders, including those of earlier runs. */
export function Drafts() {
  const found = useAll(listOrders, { status: 'DRAFT', sort: 'requestedDate' });
  const drafts = found.data?.filter(({ standingOrderId }) => standingOrderId !== null) ?? [];
  if (drafts.length === 0) return null;
  const days = [...new Set(drafts.map(({ requestedDate }) => requestedDate))].map((day) => ({
    day,
    drafts: drafts.filter(({ requestedDate }) => requestedDate === day),
  }));
  return (
    <Section title={t`Drafts of standing orders`} wide>
      <Table<DayOfDrafts>
        caption={t`Drafts of standing orders`}
        rows={days}
        to={({ day }) => `/orders/confirm?day=${day}`}
        columns={[
          { field: 'day', title: say`Check and confirm`, show: ({ day }) => shownWeekday(day) },
          { field: 'drafts', title: say`Drafts`, show: (of) => shownNumber(of.drafts.length), isNumber: true },
          {
            field: 'customerId',
            show: (of) => [...new Set(of.drafts.map(({ customerName }) => customerName))].join(', '),
            isLong: true,
          },
        ]}
      />
    </Section>
  );
}
