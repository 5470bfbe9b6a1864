/** Says at once that the customer has another open order for the day and the address, and offers to open or extend it. */
import type { ItemOf } from '@cleaver/domain/kernel';
import { isOpenOrder, secondOrders } from '@cleaver/domain/sales';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownQuantity, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Status } from '../../ui/text/status.tsx';
import type { Editor } from './order-editor.ts';
import styles from './second-orders.module.css';

type Order = ItemOf<typeof listOrders>;

/** Maximum number of orders of a customer for a day that are read. */
const MOST = 100;

interface SecondOrdersProps {
  readonly editor: Editor;
  /** Adds the rows of the input to an order. */
  readonly add: (order: Order) => void;
}

export function SecondOrders({ editor: { draft }, add }: SecondOrdersProps) {
  const { customerId, requestedDate, deliveryAddressLabel, stored, isDecided } = draft;
  const enabled = !isDecided && customerId !== '' && requestedDate !== '' && may('ORDER_READ');
  const found = useAnswer(listOrders, { customerId, requestedDate, size: MOST }, { enabled });
  const isConfirmed = stored !== undefined && stored.status !== 'DRAFT';
  const wanted = { id: stored?.id, customerId, requestedDate, deliveryAddressLabel };
  const seconds = isConfirmed || !enabled ? [] : secondOrders(wanted, found.data?.content ?? []);
  if (seconds.length === 0) return null;
  return (
    <Notice tone="warn">
      <strong>{t`This customer already has an order for ${shownWeekday(requestedDate)}:`}</strong>
      {seconds.map((order) => (
        <div key={order.id} class={styles['order']}>
          <OrderText of={order} />
          <span class={styles['actions']}>
            <LinkButton to={`/orders/${order.id}`}>{t`Open it`}</LinkButton>
            {isOpenOrder(order) && !stored && <Button act={() => add(order)}>{t`Add to it`}</Button>}
          </span>
        </div>
      ))}
    </Notice>
  );
}

/** An order in words: its number, status, origin and lines. */
export const OrderText = ({ of }: { readonly of: Order }) => (
  <span>
    <strong>{of.orderNumber}</strong> <Status of={of.status} />{' '}
    {of.standingOrderId !== null && t`from a standing order`}
    <br />
    {linesText(of)}
  </span>
);

export const linesText = ({ lines }: Pick<Order, 'lines'>): string =>
  lines
    .map(
      ({ articleName, quantityAmount, quantityUnit }) =>
        `${articleName} ${shownQuantity(quantityAmount, quantityUnit)}`,
    )
    .join(', ');
