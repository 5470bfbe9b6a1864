import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listDeliveries } from '@cleaver/domain/sales/contracts';
import { WaitingList } from '../../floor/outbox/waiting-list.tsx';
import { shownDate, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';

type Delivery = ItemOf<typeof listDeliveries>;

/** Returns the later events of a delivery's lines: taken back, undone. */
const afterwards = ({ lines }: Delivery): readonly string[] => [
  ...(lines.some(({ takenBack }) => takenBack !== '0') ? ['TAKEN_BACK'] : []),
  ...(lines.some(({ undone }) => undone) ? ['UNDONE'] : []),
];

export default function Deliveries() {
  return (
    <Page
      title={say`Deliveries`}
      actions={
        may('STOCK_MOVEMENT_WRITE') && (
          <LinkButton look="primary" icon="plus" to="/deliveries/new">{t`Deliver`}</LinkButton>
        )
      }
    >
      <WaitingList of={({ booking }) => booking === 'deliver'} />
      <List
        of={listDeliveries}
        name="deliveries"
        file="deliveries"
        isWide
        sort="createdAt,desc"
        to={({ id }) => `/deliveries/${id}`}
        chosen={{ name: ({ deliveryNumber }) => deliveryNumber }}
        columns={[
          { field: 'deliveryNumber', show: ({ deliveryNumber }) => deliveryNumber, isSortable: true, isCode: true },
          { field: 'customerName', title: say`Customer`, isHead: true, show: ({ customerName }) => customerName },
          { field: 'city', show: ({ address }) => address?.city },
          { field: 'dispatchDate', show: ({ dispatchDate }) => shownDate(dispatchDate) },
          {
            field: 'articles',
            title: say`Articles`,
            isLong: true,
            show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
          },
          {
            field: 'status',
            show: (one) => afterwards(one).map((status) => <Status key={status} of={status} />),
            text: (one) => afterwards(one).map(wordText).join(', '),
          },
          {
            field: 'createdAt',
            title: say`Booked`,
            show: ({ createdAt, createdBy }) => `${shownTime(createdAt)}, ${createdBy}`,
            isSortable: true,
          },
        ]}
        empty={{ text: say`Nothing has been delivered yet.` }}
      />
    </Page>
  );
}
