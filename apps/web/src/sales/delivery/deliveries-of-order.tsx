/** The deliveries of an order. */
import type { AnswerOf, ItemOf } from '@cleaver/domain/kernel';
import { DELIVERABLE } from '@cleaver/domain/sales';
import { type getOrder, listDeliveries } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';

type Delivery = ItemOf<typeof listDeliveries>;

interface OrderOf {
  readonly order: Pick<AnswerOf<typeof getOrder>, 'id' | 'status'>;
}

export function DeliveriesOfOrder({ order: { id: orderId, status } }: OrderOf) {
  const isAllowed = may('STOCK_MOVEMENT_READ');
  const found = useAll(listDeliveries, { orderId, sort: 'createdAt,desc' }, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Section
      title={t`Deliveries`}
      wide
      actions={
        may('STOCK_MOVEMENT_WRITE') &&
        DELIVERABLE.includes(status) && (
          <LinkButton look="plain" to={`/picking/${orderId}`}>{t`Pick this order`}</LinkButton>
        )
      }
    >
      <Loaded of={found}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Nothing text={t`Nothing of this order has been delivered yet.`} />
          ) : (
            <Table<Delivery>
              caption={t`Deliveries`}
              rows={deliveries}
              to={({ id }) => `/deliveries/${id}`}
              columns={[
                { field: 'deliveryNumber', show: ({ deliveryNumber }) => deliveryNumber, isCode: true },
                { field: 'dispatchDate', show: ({ dispatchDate }) => shownDate(dispatchDate) },
                {
                  field: 'lines',
                  isLong: true,
                  show: ({ lines }) =>
                    lines
                      .filter((line) => line.orderId === orderId)
                      .map((line) => `${line.articleName} ${shownQuantity(line.quantityAmount, line.quantityUnit)}`)
                      .join(', '),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
