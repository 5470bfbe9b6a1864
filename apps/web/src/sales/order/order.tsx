import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getOrder, listStandingOrders } from '@cleaver/domain/sales/contracts';
import { History } from '../../audit/history.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { forPeople, shownDate, shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { DeliveriesOfOrder } from '../delivery/deliveries-of-order.tsx';
import styles from '../sales.module.css';
import { ConfirmQuestion } from './confirm-question.tsx';
import { OrderActions, useConfirmation } from './order-actions.tsx';
import { ORDER_DAY } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderValueText } from './order-value.ts';

type Order = AnswerOf<typeof getOrder>;
type Warning = Order['warnings'][number];

const UP = { to: '/orders', title: say`Orders` };

export default function OrderScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getOrder, { id });
  const { go } = useAddress();
  const confirmation = useConfirmation();
  if (!found.data) return <Unloaded title={say`Order`} up={UP} of={found} />;
  const order = found.data;
  return (
    <Page
      title={order.orderNumber}
      up={UP}
      badge={<Status of={order.status} />}
      sub={`${order.customerName} · ${shownDate(order.requestedDate)}`}
      actions={<OrderActions order={order} confirmation={confirmation} />}
    >
      <AskedPanel of={confirmation} />
      {confirmation.obstacles && (
        <ConfirmQuestion
          of={confirmation.obstacles}
          confirm={() => confirmation.confirm(order, true)}
          anotherDay={() => go(`/orders/${id}/edit#${ORDER_DAY}`)}
          leave={confirmation.leave}
        />
      )}
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <DeliveriesOfOrder order={order} />
      <div class={styles['desk']}>
        <Warnings of={order.warnings} />
        <History entity="order" id={id} />
      </div>
    </Page>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { address, confirmedAt } = order;
  const value = orderValueText(order);
  return (
    <Section title={t`Order`}>
      <Facts
        of={[
          [t`Customer`, <Named key="customer" kind="customer" id={order.customerId} />],
          [t`Requested on`, shownDate(order.requestedDate)],
          [
            t`Delivery address`,
            address
              ? `${order.deliveryAddressLabel}\n${address.street} ${address.houseNumber}\n${address.postalCode} ${address.city}`.trim()
              : order.deliveryAddressLabel || t`Collects the goods`,
          ],
          order.reference !== '' && [t`Reference`, order.reference],
          order.note !== '' && [t`Note`, order.note],
          value !== undefined && [t`Value`, value],
          order.tolerancePercent !== null && [t`Tolerance in %`, shownNumber(order.tolerancePercent)],
          order.standingOrderId !== null && [t`Standing order`, <PlannedDay key="standing" of={order} />],
          [t`Entered`, `${order.createdBy}, ${shownTime(order.createdAt)}`],
          confirmedAt !== null && [t`Confirmed`, `${order.confirmedBy}, ${shownTime(confirmedAt)}`],
        ]}
      />
    </Section>
  );
}

/**
 * Links the planned day to the standing order. A draft that was cancelled stays when its standing order is deleted, so
 * its day is a link only after the list of standing orders has shown that there is one.
 */
function PlannedDay({ of: { customerId, standingOrderId, plannedDate, status, confirmedAt } }: { readonly of: Order }) {
  const mayOutlive = status === 'CANCELLED' && confirmedAt === null;
  const { data } = useAll(listStandingOrders, { customerId }, { enabled: mayOutlive });
  const day = <>{shownDate(plannedDate)}</>;
  if (mayOutlive && !data?.some(({ id }) => id === standingOrderId)) return day;
  return <a href={`/standing-orders/${standingOrderId}`}>{day}</a>;
}

function Warnings({ of: warnings }: { readonly of: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Section title={t`Confirmed warnings`} wide>
      <Table<Warning>
        caption={t`Confirmed warnings`}
        rows={warnings}
        columns={[
          { field: 'line', show: ({ line }) => (line === null ? '' : String(line)) },
          { field: 'message', title: say`Warning`, show: ({ message }) => forPeople(message), isLong: true },
          { field: 'reason', show: ({ reason }) => reason, isLong: true },
          { field: 'createdBy', show: ({ by, at }) => `${by}, ${shownTime(at)}` },
        ]}
      />
    </Section>
  );
}
