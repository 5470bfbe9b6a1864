/** The orders of a week, one column a day. A card moves to another day by dragging, or by Shift and an arrow key. */
import { addDays, type CalendarDate, dateOf, say } from '@cleaver/domain/kernel';
import { isClosed } from '@cleaver/domain/sales';
import { changeOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { allPages } from '../shell/all-pages.ts';
import { call, messageOf, type Of } from '../shell/api.ts';
import { counted, shownDate, shownMoney, shownWeekday } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { changed, useAnswer, useQuery } from '../shell/query.ts';
import { may } from '../shell/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { Loaded, Page } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { toast } from '../ui/toast.tsx';
import { DayColumn, useWeek, WeekBoard, WeekTurns } from '../ui/week.tsx';
import { closedBy } from './open-days.ts';
import styles from './order-week.module.css';

type Order = Of<'OrderResponse'>;

async function move(order: Order, day: string): Promise<void> {
  const to = (requestedDate: string) => call(changeOrder, { id: order.id, requestedDate });
  try {
    await to(day);
    toast(t`${order.orderNumber}: moved to ${shownWeekday(day)}`, {
      undo: () => to(order.requestedDate).then(changed, changed),
    });
  } catch (error) {
    toast(messageOf(error), { tone: 'bad' });
  }
  await changed();
  document.querySelector<HTMLElement>(`[data-order="${order.id}"]`)?.focus();
}

const mayMove = ({ status }: Order): boolean => may('ORDER_WRITE') && (status === 'DRAFT' || status === 'CONFIRMED');

export default function OrderWeek() {
  const week = useWeek();
  const { days, today } = week;
  const settings = useAnswer(getSettings, {});
  const found = useQuery([listOrders.name, 'week', days[0]], (signal) =>
    Promise.all(days.map((requestedDate) => allPages(listOrders, { requestedDate }, { signal }))),
  );
  const closed = settings.data && closedBy(settings.data);
  return (
    <Page
      title={say`Orders of the week`}
      up={{ to: '/orders', title: say`Orders` }}
      sub={`${shownDate(days[0])} – ${shownDate(days[6])}`}
      actions={<WeekTurns of={week} />}
    >
      {may('ORDER_WRITE') && (
        <p class={styles['hint']}>{t`Drag a card to another day, or press Shift and an arrow.`}</p>
      )}
      <Loaded of={found} lines={7}>
        {(lists) => (
          <WeekBoard>
            {days.map((day, index) => (
              <Day
                key={day}
                day={day}
                isToday={day === today}
                isClosed={closed !== undefined && isClosed(closed, day)}
                orders={lists[index] ?? []}
                all={lists.flat()}
              />
            ))}
          </WeekBoard>
        )}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly day: CalendarDate;
  readonly isToday: boolean;
  readonly isClosed: boolean;
  readonly orders: readonly Order[];
  /** All orders of the week. The user can drop one of them on this day. */
  readonly all: readonly Order[];
}

function Day({ day, isToday, isClosed: closed, orders, all }: DayProps) {
  const drop = (card: string): void => {
    const order = all.find(({ id }) => id === card);
    if (order && order.requestedDate !== day) move(order, day).catch(() => undefined);
  };
  return (
    <DayColumn day={day} isToday={isToday} isClosed={closed} drop={drop}>
      {orders.map((order) => (
        <Card key={order.id} order={order} />
      ))}
      {may('ORDER_WRITE') && !closed && (
        <LinkButton
          look="plain"
          icon="plus"
          label={t`New order for ${shownWeekday(day)}`}
          to={`/orders/new?day=${day}`}
        />
      )}
    </DayColumn>
  );
}

function Card({ order }: { readonly order: Order }) {
  const { id, orderNumber, customerName, lines, value, status, requestedDate } = order;
  const isMovable = mayMove(order);
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.shiftKey || !isMovable) return;
    event.preventDefault();
    move(order, addDays(dateOf(requestedDate), step)).catch(() => undefined);
  };
  return (
    <a
      class={styles['card']}
      href={`/orders/${id}`}
      data-order={id}
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', id)}
      onKeyDown={pressed}
    >
      <strong>{customerName}</strong>
      <span>{counted(lines.length, say`${lines.length} line`, say`${lines.length} lines`)}</span>
      {value !== null && <span>{shownMoney(value)}</span>}
      <small>{orderNumber}</small>
      <span>
        <Status of={status} />
      </span>
    </a>
  );
}
