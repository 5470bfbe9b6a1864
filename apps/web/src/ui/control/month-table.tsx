/** One month as a table with a column for each weekday. */
import type { CalendarDate } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { shownDayName, shownMonth } from '../../shell/language/format.ts';
import { weeksOf } from './month.ts';
import styles from './month-table.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface MonthTableProps {
  /** The first day of the month. */
  readonly month: CalendarDate;
  /** True if the arrow keys move between the days (ARIA grid). */
  readonly isGrid?: boolean;
  readonly children: (day: CalendarDate) => ComponentChildren;
}

export const MonthTable = ({ month, isGrid = false, children }: MonthTableProps) => (
  <table class={styles['month']} role={isGrid ? 'grid' : undefined}>
    <caption aria-live={isGrid ? 'polite' : undefined}>{shownMonth(month)}</caption>
    <thead>
      <tr>
        {WEEKDAYS.map((day) => (
          <th key={day} scope="col" abbr={shownDayName(day)}>
            {shownDayName(day, 'short')}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.find(Boolean)}>
          {week.map((day, index) => (
            <td key={day ?? index}>{day && children(day)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
