/** The last row of a list, with the sums of its amounts. */
import type { ComponentChildren } from 'preact';
import type { PageOf } from '../../shell/data/api.ts';
import { shownMoney, shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { sumsOf } from './sums.ts';
import { type Column, titleOf } from './table.tsx';

const MONEY = '€';

/**
 * Returns a function that draws the sums of the rows; undefined if no column has a sum. The label says whether they are
 * all rows of the list or only those of this page.
 */
export function totalsOf<T>(
  rows: readonly T[],
  { totalElements }: PageOf<T>['page'],
  hasTicks: boolean,
): (columns: readonly Column<T>[]) => ComponentChildren {
  const label =
    rows.length === totalElements
      ? t`All ${shownNumber(rows.length)} rows`
      : t`${shownNumber(rows.length)} rows of this page`;
  return (columns) => (
    <tr>
      {hasTicks && <td data-tick />}
      {columns.map((column, at) => (
        <td
          key={column.field}
          data-title={titleOf(column)}
          data-number={column.isNumber ? '' : undefined}
          data-first={at === 0 ? '' : undefined}
        >
          <div>{at === 0 ? label : sumTexts(rows, column).map((one) => <div key={one}>{one}</div>)}</div>
        </td>
      ))}
    </tr>
  );
}

/** Returns a sum for each unit of the amounts. */
function sumTexts<T>(rows: readonly T[], { amount, isSummed }: Column<T>): readonly string[] {
  if (!amount || !isSummed) return [];
  return sumsOf(rows.map(amount)).map(([sum, unit]) =>
    unit === MONEY ? shownMoney(sum) : `${shownNumber(sum)} ${unit}`,
  );
}
