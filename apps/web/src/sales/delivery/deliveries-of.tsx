/** The latest deliveries to a customer. */
import type { ItemOf } from '@cleaver/domain/kernel';
import { listDeliveries } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

type Delivery = ItemOf<typeof listDeliveries>;

const LATEST = 10;

export function DeliveriesOf({ customerId, isActive }: { readonly customerId: string; readonly isActive: boolean }) {
  const isAllowed = may('STOCK_MOVEMENT_READ');
  const found = useAnswer(listDeliveries, { customerId, size: LATEST, sort: 'createdAt,desc' }, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Section
      title={t`Deliveries`}
      wide
      actions={
        <>
          <LinkButton look="plain" to={`/deliveries?customerId=${customerId}`}>{t`All deliveries`}</LinkButton>
          {isActive && may('STOCK_MOVEMENT_WRITE') && (
            <LinkButton to={`/deliveries/new?customerId=${customerId}`}>{t`Deliver`}</LinkButton>
          )}
        </>
      }
    >
      <Loaded of={found}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`Nothing has been delivered to this customer yet.`} />
          ) : (
            <Table<Delivery>
              caption={t`Deliveries`}
              rows={content}
              to={({ id }) => `/deliveries/${id}`}
              columns={[
                { field: 'deliveryNumber', show: ({ deliveryNumber }) => deliveryNumber, isCode: true },
                { field: 'dispatchDate', show: ({ dispatchDate }) => shownDate(dispatchDate) },
                {
                  field: 'articleId',
                  show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
                },
                {
                  field: 'status',
                  show: ({ lines }) => lines.some(({ takenBack }) => takenBack !== '0') && <Status of="TAKEN_BACK" />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
