/** A board with a column for each day of a week. Users drag cards to the days. */
import { addDays, type CalendarDate, dateOf, isoWeekday, parseDate } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../control/button.tsx';
import styles from './week-board.module.css';

export interface Week {
  /** The current calendar day of the shop, from the session. */
  readonly today: CalendarDate;
  /** The seven days from Monday to Sunday. */
  readonly days: readonly CalendarDate[];
  readonly show: (day: CalendarDate | undefined) => void;
}

/** Returns the week of the day in the address, or else the week of today. */
export function useWeek(): Week {
  const { query, set } = useAddress();
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const named = parseDate(query.get('day'));
  const day = named.ok ? named.value : today;
  const days = Array.from({ length: 7 }, (_, index) => addDays(day, index + 1 - isoWeekday(day)));
  return { today, days, show: (shown) => set({ day: shown }) };
}

export function WeekTurns({ of: { days, show, today } }: { readonly of: Week }) {
  const turn = (by: number): void => show(addDays(days[0] ?? today, by));
  return (
    <div class={styles['turn']}>
      <Button icon="left" label={t`Previous week`} act={() => turn(-7)} />
      <Button act={() => show(undefined)}>{t`This week`}</Button>
      <Button icon="right" label={t`Next week`} act={() => turn(7)} />
    </div>
  );
}

export const WeekBoard = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles['week']}>{children}</div>
);

interface DayColumnProps {
  readonly day: CalendarDate;
  readonly isToday: boolean;
  readonly isClosed?: boolean;
  /**
   * Handles a card that the user drops on the day. `card` is the id of its record. Undefined if the day takes no cards.
   */
  readonly drop: ((card: string) => void) | undefined;
  readonly children: ComponentChildren;
}

export function DayColumn({ day, isToday, isClosed = false, drop, children }: DayColumnProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      class={styles['day']}
      data-today={isToday ? '' : undefined}
      data-closed={isClosed ? '' : undefined}
      data-over={isOver ? '' : undefined}
      aria-label={shownWeekday(day)}
      onDragOver={(event) => {
        if (!drop) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        drop?.(event.dataTransfer?.getData('text/plain') ?? '');
      }}
    >
      <h2>{shownWeekday(day)}</h2>
      {isClosed && <small>{t`closed`}</small>}
      {children}
    </section>
  );
}
