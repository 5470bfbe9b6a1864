/** A panel beside a list that shows all values of the row with the focus. */
import { shown, t } from '../../shell/language/language.ts';
import { LinkButton } from '../control/button.tsx';
import { Facts } from '../page/page.tsx';
import { fieldText } from '../text/words.ts';
import styles from './list.module.css';
import type { Column } from './table.tsx';

export interface PreviewProps<T> {
  readonly row: T | undefined;
  readonly columns: readonly Column<T>[];
  readonly to: ((row: T) => string) | undefined;
}

export default function Preview<T>({ row, columns, to }: PreviewProps<T>) {
  const [first, ...others] = columns;
  const action = columns.find(({ field }) => field === 'action');
  return (
    <aside class={styles['preview']} aria-label={t`Preview`}>
      {row === undefined || !first ? (
        <p>{t`Go to a row with the keys j and k, or click on it, to see it here.`}</p>
      ) : (
        <>
          <h2>{first.show(row)}</h2>
          <Facts
            of={others
              .filter((one) => one !== action)
              .map((column) => [shown(column.title ?? fieldText(column.field)), column.show(row)] as const)}
          />
          <div class={styles['results-actions']}>
            {to && <LinkButton look="primary" to={to(row)}>{t`Show`}</LinkButton>}
            {action?.show(row)}
          </div>
        </>
      )}
    </aside>
  );
}
