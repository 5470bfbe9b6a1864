/** The orders of a week, one column a day. A card moves to another day by dragging, or by Shift and an arrow key. */
import { addDays, dateOf, say } from '@cleaver/domain/kernel';
import { isClosed, isoWeekday } from '@cleaver/domain/sales';
import { changeOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { allPages } from '../shell/all-pages.ts';
import { call, type Of, told } from '../shell/api.ts';
import { counted, shownDate, shownMoney, shownWeekday } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { changed, useAnswer, useQuery } from '../shell/query.ts';
import { may, me } from '../shell/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Loaded, Page } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { toast } from '../ui/toast.tsx';
import { closedBy } from './open-days.ts';
import styles from './order-week.module.css';

type Order = Of<'OrderResponse'>;

/** Returns seven days, from the Monday on or before the day. */
function daysOf(day: string): readonly string[] {
  const date = dateOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(date, index + 1 - isoWeekday(date)));
}

async function move(order: Order, day: string): Promise<void> {
  const to = (requestedDate: string) => call(changeOrder, { id: order.id, requestedDate });
  try {
    await to(day);
    toast(t`${order.orderNumber}: moved to ${shownWeekday(day)}`, {
      undo: () => to(order.requestedDate).then(changed, changed),
    });
  } catch (error) {
    toast(told(error), { tone: 'bad' });
  }
  await changed();
  document.querySelector<HTMLElement>(`[data-order="${order.id}"]`)?.focus();
}

const mayMove = ({ status }: Order): boolean => may('ORDER_WRITE') && (status === 'DRAFT' || status === 'CONFIRMED');

export default function OrderWeek() {
  const { query, set } = useAddress();
  const today = me.get()?.today ?? '1970-01-01';
  const wished = query.get('day') ?? '';
  const days = daysOf(/^\d{4}-\d{2}-\d{2}$/.test(wished) && !Number.isNaN(Date.parse(wished)) ? wished : today);
  const settings = useAnswer(getSettings, {});
  const found = useQuery([listOrders.name, 'week', days[0]], (signal) =>
    Promise.all(days.map((requestedDate) => allPages(listOrders, { requestedDate }, { signal }))),
  );
  const turn = (by: number): void => set({ day: addDays(dateOf(days[0] ?? today), by) });
  const closed = settings.data && closedBy(settings.data);
  return (
    <Page
      title={say`Orders of the week`}
      up={{ to: '/orders', title: say`Orders` }}
      sub={`${shownDate(days[0])} – ${shownDate(days[6])}`}
      actions={
        <>
          <Button icon="left" label={t`The week before`} act={() => turn(-7)} />
          <Button act={() => set({ day: undefined })}>{t`This week`}</Button>
          <Button icon="right" label={t`The week after`} act={() => turn(7)} />
        </>
      }
    >
      {may('ORDER_WRITE') && (
        <p class={styles['hint']}>{t`Drag a card to another day, or press Shift and an arrow.`}</p>
      )}
      <Loaded of={found} lines={7}>
        {(lists) => (
          <div class={styles['week']}>
            {days.map((day, index) => (
              <Day
                key={day}
                day={day}
                isToday={day === today}
                isClosed={closed !== undefined && isClosed(closed, dateOf(day))}
                orders={lists[index] ?? []}
                all={lists.flat()}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly isClosed: boolean;
  readonly orders: readonly Order[];
  /** All orders of the week, to find the one that is dropped here. */
  readonly all: readonly Order[];
}

function Day({ day, isToday, isClosed: closed, orders, all }: DayProps) {
  const [isOver, setIsOver] = useState(false);
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const order = all.find(({ id }) => id === event.dataTransfer?.getData('text/plain'));
    if (order && order.requestedDate !== day) move(order, day).catch(() => undefined);
  };
  return (
    <section
      class={styles['day']}
      data-today={isToday ? '' : undefined}
      data-closed={closed ? '' : undefined}
      data-over={isOver ? '' : undefined}
      aria-label={shownWeekday(day)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropped}
    >
      <h2>{shownWeekday(day)}</h2>
      {closed && <small>{t`closed`}</small>}
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
    </section>
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
