/** A calendar of three months. A tap on a day closes the shop on that day, and a second tap opens it again. */
import { isoWeekday } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { shownDate, shownDayName, shownMonth } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import styles from './closed-days.module.css';
import { monthOf, weeksOf } from './month.ts';

interface MonthsProps {
  readonly from: string;
  readonly isClosed: (date: string) => boolean;
  readonly closedWeekdays: readonly number[];
  readonly tap: (date: string) => void;
}

const SHOWN = [0, 1, 2];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

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
          <table key={month} class={styles['month']}>
            <caption>{shownMonth(month)}</caption>
            <thead>
              <tr>
                {WEEKDAYS.map((day) => (
                  <th key={day} scope="col">
                    {shownDayName(day, 'short')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, index) => (
                    <td key={day ?? index}>
                      {day && (
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
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}
