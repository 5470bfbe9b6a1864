/** A month to choose a day from, by pointer or by the keys of the ARIA date grid. */
import { addDays, type CalendarDate, dateOf, isoWeekday } from '@cleaver/domain/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shownLongDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from './button.tsx';
import styles from './date-input.module.css';
import { monthOf } from './month.ts';
import { MonthTable } from './month-table.tsx';

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly choose: (date: CalendarDate) => void;
}

export function Calendar({ date, today, choose }: CalendarProps) {
  const [day, setDay] = useState(date ?? today);
  const focused = useRef<HTMLButtonElement>(null);
  const byKey = useRef(true);
  // The dialog opens after the first layout.
  useEffect(() => focused.current?.focus(), []);
  useLayoutEffect(() => {
    if (byKey.current) focused.current?.focus();
  }, [day]);
  const turn = (months: number): void => {
    byKey.current = false;
    setDay(sameDay(day, months));
  };
  const press = (event: KeyboardEvent): void => {
    const next = movedBy(event.key, event.shiftKey, day);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setDay(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grid inside bubble up to here
    <div class={styles['calendar']} onKeyDown={press}>
      <MonthTable month={monthOf(day)} isGrid>
        {(one) => (
          <button
            {...(one === day && { ref: focused })}
            type="button"
            tabIndex={one === day ? 0 : -1}
            aria-label={shownLongDate(one)}
            aria-pressed={one === date ? 'true' : undefined}
            aria-current={one === today ? 'date' : undefined}
            data-today={one === today ? '' : undefined}
            onClick={() => choose(one)}
          >
            {Number(one.slice(8))}
          </button>
        )}
      </MonthTable>
      <div class={styles['turn']}>
        <Button icon="left" label={t`Previous month`} act={() => turn(-1)} />
        <Button act={() => choose(today)}>{t`Today`}</Button>
        <Button icon="right" label={t`Next month`} act={() => turn(1)} />
      </div>
    </div>
  );
}

/** Returns the same day of another month, or the last day of that month if it is shorter. */
function sameDay(day: CalendarDate, months: number): CalendarDate {
  const month = monthOf(day, months);
  const last = addDays(monthOf(month, 1), -1);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return dateOf(same > last ? last : same);
}

function movedBy(key: string, isShift: boolean, day: CalendarDate): CalendarDate | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'Home') return addDays(day, 1 - isoWeekday(day));
  if (key === 'End') return addDays(day, 7 - isoWeekday(day));
  if (key === 'PageUp') return sameDay(day, isShift ? -12 : -1);
  if (key === 'PageDown') return sameDay(day, isShift ? 12 : 1);
  return undefined;
}
