/** Standing orders by weekday. The page creates drafts from them up to a day, and confirms the drafts together. */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listStandingOrders } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate, shownDayName, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import { Drafts } from './standing-drafts.tsx';
import { Run } from './standing-run.tsx';

type StandingOrder = ItemOf<typeof listStandingOrders>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export default function StandingOrders() {
  const found = useAll(listStandingOrders, { sort: 'customerName' });
  return (
    <Page
      title={say`Standing orders`}
      actions={
        may('ORDER_WRITE') && (
          <LinkButton look="primary" icon="plus" to="/standing-orders/new">{t`New standing order`}</LinkButton>
        )
      }
    >
      {may('ORDER_WRITE') && <Run standing={found.data ?? []} />}
      <Drafts />
      <Loaded of={found} lines={6}>
        {(orders) =>
          orders.length === 0 ? (
            <Nothing text={t`No standing order yet. A standing order repeats on the same weekdays.`} />
          ) : (
            WEEKDAYS.map((day) => (
              <Day key={day} day={day} orders={orders.filter(({ weekdays }) => weekdays.includes(day))} />
            ))
          )
        }
      </Loaded>
    </Page>
  );
}

function Day({ day, orders }: { readonly day: number; readonly orders: readonly StandingOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <Section title={shownDayName(day)} wide>
      <Table<StandingOrder>
        caption={shownDayName(day)}
        rows={orders}
        to={({ id }) => `/standing-orders/${id}`}
        columns={[
          { field: 'customerId', show: ({ customerName }) => customerName },
          {
            field: 'lines',
            isLong: true,
            show: ({ lines }) =>
              lines
                .map((line) => `${line.articleName} ${shownQuantity(line.quantityAmount, line.quantityUnit)}`)
                .join(', '),
          },
          { field: 'rhythm', show: ({ rhythm }) => wordText(rhythm) },
          { field: 'status', show: stateOf },
        ]}
      />
    </Section>
  );
}

/** Returns the state of the standing order today as text: ended, not yet valid or paused. Empty if it is active. */
function stateOf({ firstDate, lastDate, pauses }: StandingOrder): string {
  const today = me.get()?.today ?? '';
  const pause = pauses.find(({ from, until }) => from <= today && today <= until);
  if (lastDate !== null && lastDate < today) return t`ended on ${shownDate(lastDate)}`;
  if (firstDate > today) return t`from ${shownDate(firstDate)}`;
  return pause ? t`paused until ${shownDate(pause.until)}` : '';
}
