/** The orders of a week, one column a day. A card moves to another day by dragging, or by Shift and an arrow key. */
import { type AnswerOf, addDays, type CalendarDate, dateOf, say } from '@cleaver/domain/kernel';
import { changeOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { isClosed } from '@cleaver/domain/settings';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { allPages } from '../../shell/data/all-pages.ts';
import { call, messageOf } from '../../shell/data/api.ts';
import { changed, useAnswer, useQuery } from '../../shell/data/query.ts';
import { counted, shownDate, shownMoney, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { DayColumn, useWeek, type Week, WeekBoard, WeekTurns } from '../../ui/chart/week-board.tsx';
import { LinkButton } from '../../ui/control/button.tsx';
import { toast, toastBad } from '../../ui/dialog/toast.tsx';
import { Loaded, Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { closedBy } from './open-days.ts';
import styles from './order-week.module.css';

type Order = AnswerOf<typeof changeOrder>;

type Move = (order: Order, to: (day: CalendarDate) => CalendarDate) => void;

/**
 * Returns a function that moves an order to the day that `to` returns. `to` receives the day that the order has once
 * the pending requests are done. After each move, shows the week of the new day and focuses the card.
 */
function useMove({ days, show }: Week, lists: readonly (readonly Order[])[] | undefined): Move {
  const [moved, setMoved] = useState<{ readonly id: string; readonly day: CalendarDate }>();
  const open = useRef({ last: Promise.resolve(), dayOf: new Map<string, CalendarDate>() }).current;
  useEffect(() => {
    if (!moved) return;
    const at = days.indexOf(moved.day);
    if (at < 0) show(moved.day);
    else if (lists?.[at]?.some(({ id }) => id === moved.id)) {
      document.querySelector<HTMLElement>(`[data-order="${moved.id}"]`)?.focus();
      setMoved(undefined);
    }
  }, [moved, days[0], lists]);
  const request = async (id: string, day: CalendarDate): Promise<void> => {
    await call(changeOrder, { id, requestedDate: day });
    setMoved({ id, day });
  };
  const send = async (order: Order, from: CalendarDate, day: CalendarDate): Promise<void> => {
    const { id, orderNumber } = order;
    try {
      await request(id, day);
      toast(t`${orderNumber}: moved to ${shownWeekday(day)}`, {
        to: `/orders/${order.id}`,
        undo: async () => move({ ...order, requestedDate: day }, () => from),
      });
    } catch (error) {
      open.dayOf.delete(id);
      toastBad(messageOf(error));
    }
    await changed();
  };
  const move: Move = (order, to) => {
    const from = open.dayOf.get(order.id) ?? dateOf(order.requestedDate);
    const day = to(from);
    if (day === from) return;
    open.dayOf.set(order.id, day);
    // One request after another, so that the order gets the day of the last key stroke.
    const sent = open.last
      .then(() => send(order, from, day))
      .catch(() => undefined)
      .then(() => {
        if (open.last === sent) open.dayOf.clear();
      });
    open.last = sent;
  };
  return move;
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
  const move = useMove(week, found.data);
  return (
    <Page
      title={say`Orders of the week`}
      sub={`${shownDate(days[0])} – ${shownDate(days[6])}`}
      actions={<WeekTurns of={week} />}
    >
      {may('ORDER_WRITE') && (
        <p class={styles['hint']} data-keys>{t`Drag a card to another day, or press Shift and an arrow.`}</p>
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
                move={move}
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
  readonly move: Move;
}

function Day({ day, isToday, isClosed: closed, orders, all, move }: DayProps) {
  const drop = (card: string): void => {
    const order = all.find(({ id }) => id === card);
    if (order) move(order, () => day);
  };
  return (
    <DayColumn day={day} isToday={isToday} isClosed={closed} drop={drop}>
      {orders.map((order) => (
        <Card key={order.id} order={order} move={move} />
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

function Card({ order, move }: { readonly order: Order; readonly move: Move }) {
  const { id, orderNumber, customerName, lines, value, status } = order;
  const isMovable = mayMove(order);
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.shiftKey || !isMovable) return;
    event.preventDefault();
    move(order, (day) => addDays(day, step));
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
