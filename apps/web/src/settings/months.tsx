/** A calendar of three months. A tap on a day closes the shop on that day, and a second tap opens it again. */
import { isoWeekday } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { shownDate } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { monthOf } from '../ui/control/month.ts';
import { MonthTable } from '../ui/control/month-table.tsx';
import styles from './closed-days.module.css';

interface MonthsProps {
  readonly from: string;
  readonly isClosed: (date: string) => boolean;
  readonly closedWeekdays: readonly number[];
  readonly tap: (date: string) => void;
}

const SHOWN = [0, 1, 2];

export function Months({ from, isClosed, closedWeekdays, tap }: MonthsProps) {
  const [first, setFirst] = useState(0);
  return (
    <div class={styles['calendar']}>
      <div class={styles['turn']}>
        <Button icon="left" label={t`Earlier months`} act={() => setFirst(first - SHOWN.length)} />
        <Button icon="right" label={t`Later months`} act={() => setFirst(first + SHOWN.length)} />
      </div>
      <div class={styles['months']}>
        {SHOWN.map((after) => monthOf(from, first + after)).map((month) => (
          <MonthTable key={month} month={month}>
            {(day) => (
              <button
                type="button"
                aria-pressed={isClosed(day) ? 'true' : 'false'}
                aria-label={t`Closed on ${shownDate(day)}`}
                data-weekly={closedWeekdays.includes(isoWeekday(day)) ? '' : undefined}
                onClick={() => tap(day)}
              >
                {Number(day.slice(8))}
              </button>
            )}
          </MonthTable>
        ))}
      </div>
    </div>
  );
}
