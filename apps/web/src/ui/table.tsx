/** Rows and columns as data: a table where there is room, cards where there is not. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../shell/icons.tsx';
import { shown, type Text, t } from '../shell/language.ts';
import styles from './table.module.css';
import { fieldText } from './words.ts';

export interface Column<T> {
  /** Of the answer; the list may be sorted by it where `isSortable`. */
  readonly field: string;
  readonly title?: Text;
  readonly show: (row: T) => ComponentChildren;
  /** In a file, where it is not what is shown. */
  readonly text?: (row: T) => string | number | null | undefined;
  readonly isSortable?: boolean;
  readonly isNumber?: boolean;
  /** A number with hyphens, which is read as one word. */
  readonly isCode?: boolean;
  /** Sentences, or a list of its own: on a card it has a line for itself. */
  readonly isLong?: boolean;
}

export interface TableProps<T> {
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  readonly to?: ((row: T) => string) | undefined;
  readonly sort?: string;
  readonly sortBy?: (sort: string) => void;
  readonly isOld?: boolean;
  readonly caption?: string;
  /** More than a tablet has room for: cards there, too. */
  readonly isWide?: boolean | undefined;
}

/** A table that is cards on a phone, where it has more than pairs; the first column is the row's name, and leads to it. */
export function Table<T>({ rows, columns, to, sort = '', sortBy, isOld = false, caption, isWide }: TableProps<T>) {
  const [by = '', direction] = sort.split(',');
  const isNarrow = useMedia(isWide ? '(max-width: 79rem)' : '(max-width: 40rem)') && columns.length > 2;
  return (
    <>
      {isNarrow && sortBy && <Order columns={columns} sort={direction === 'desc' ? sort : by} sortBy={sortBy} />}
      <div class={styles['scroll']} data-old={isOld ? '' : undefined}>
        <table class={styles['table']} data-cards={isNarrow ? '' : undefined}>
          {caption !== undefined && <caption class="visually-hidden">{caption}</caption>}
          <thead>
            <tr>
              {columns.map((column) => {
                const isBy = column.isSortable && by === column.field;
                const isDown = isBy && direction === 'desc';
                const title = titleOf(column);
                return (
                  <th
                    key={column.field}
                    scope="col"
                    data-number={column.isNumber ? '' : undefined}
                    aria-sort={isBy ? (isDown ? 'descending' : 'ascending') : undefined}
                  >
                    {column.isSortable && sortBy && !isNarrow ? (
                      <button
                        type="button"
                        class={styles['sort']}
                        onClick={() => sortBy(isBy && !isDown ? `${column.field},desc` : column.field)}
                      >
                        {title}
                        {isBy && <Icon name={isDown ? 'down' : 'up'} size={16} />}
                      </button>
                    ) : (
                      title
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // By keys the link of the row leads to the same.
              <tr key={(row as { id?: string }).id ?? index} onClick={to && follow}>
                {columns.map((column, at) => {
                  const content = column.show(row);
                  return (
                    <td
                      key={column.field}
                      data-title={titleOf(column)}
                      data-number={column.isNumber ? '' : undefined}
                      data-code={column.isCode ? '' : undefined}
                      data-long={column.isLong ? '' : undefined}
                      data-first={at === 0 ? '' : undefined}
                      data-action={column.field === 'action' ? '' : undefined}
                    >
                      {at === 0 && to ? (
                        <a class={styles['row']} href={to(row)} onClick={() => rememberRow(to(row))} data-row={to(row)}>
                          {content}
                        </a>
                      ) : (
                        <div>{content}</div>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const titleOf = (column: Pick<Column<never>, 'field' | 'title'>): string =>
  shown(column.title ?? fieldText(column.field));

/** The order of cards, which have no headings to tap. */
function Order<T>({ columns, sort, sortBy }: Required<Pick<TableProps<T>, 'columns' | 'sort' | 'sortBy'>>) {
  const id = useId();
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap((column) => [
      { value: column.field, text: titleOf(column) },
      { value: `${column.field},desc`, text: t`${titleOf(column)}, descending` },
    ]);
  if (choices.length === 0) return null;
  const isChosen = choices.some(({ value }) => value === sort);
  return (
    <div class={styles['order']}>
      <label for={id}>{t`Sort by`}</label>
      <select id={id} value={isChosen ? sort : ''} onChange={(event) => sortBy(event.currentTarget.value)}>
        {!isChosen && <option value="">–</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setFits(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return fits;
}

/** A click anywhere on a row follows its link, but for one on something else to click, or that ends a selection. */
function follow(event: MouseEvent & { readonly currentTarget: HTMLElement }): void {
  if ((event.target as Element).closest('a, button, input, select, summary, label, dialog')) return;
  if (getSelection()?.isCollapsed === false) return;
  // With the keys that were held: Ctrl opens another tab.
  event.currentTarget.querySelector('[data-row]')?.dispatchEvent(new MouseEvent('click', event));
}

/** Back leads to the row that one came from. */
const rows = new Map<string, string>();
const rememberRow = (row: string): void => {
  rows.set(location.pathname + location.search, row);
};
export function useRowMemory(isThere: boolean): void {
  useEffect(() => {
    const here = location.pathname + location.search;
    const row = rows.get(here);
    if (!isThere || row === undefined) return;
    rows.delete(here);
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [isThere]);
}
