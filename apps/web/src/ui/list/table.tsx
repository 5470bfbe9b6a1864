/** Draws rows and columns as a table on wide screens, and as cards on narrow screens. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { useMedia } from '../control/pointer.ts';
import { fieldText } from '../text/words.ts';
import { columnsOfCard } from './columns.ts';
import type { Amount } from './export-cells.ts';
import styles from './table.module.css';

export interface Column<T> {
  /**
   * The name of the member that the column shows, or `action` for a column of buttons. With `isSortable`, users can
   * sort the list by the member.
   */
  readonly field: string;
  readonly title?: Text;
  readonly show: (row: T) => ComponentChildren;
  /** The value in an exported file, if it differs from the value on the page. */
  readonly text?: (row: T) => string | number | null | undefined;
  /** An amount with its unit, instead of `text`. An exported file has separate cells for amount and unit. */
  readonly amount?: (row: T) => Amount;
  readonly isSortable?: boolean;
  /** True if the list shows the sum of the amounts of `amount`. */
  readonly isSummed?: boolean;
  /** True for the product or the customer, which heads a card instead of the first column. */
  readonly isHead?: boolean;
  readonly isNumber?: boolean;
  /** True for a number with hyphens, which stays on one line. */
  readonly isCode?: boolean;
  /** True for a long text or a list, which gets its own line on a card. */
  readonly isLong?: boolean;
}

/** The rows that the user ticked, by their ids. */
export interface Selection<T> {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
  /** Returns the name of the row for its check box. */
  readonly name: (row: T) => string;
}

export interface TableProps<T> {
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  readonly to?: ((row: T) => string) | undefined;
  readonly sort?: string;
  readonly sortBy?: (sort: string) => void;
  readonly isOld?: boolean;
  readonly caption?: string;
  /** True for a table that is too wide for a tablet. The tablet then shows cards, as a phone does. */
  readonly isWide?: boolean | undefined;
  /** Content above the rows. If the rows are cards, the content is beside the choice of the sort order. */
  readonly above?: ComponentChildren;
  /** The ticked rows. With a selection, each row has a check box and needs an id. */
  readonly selection?: Selection<T> | undefined;
  /** Whether the rows are low. */
  readonly isDense?: boolean;
  /** A last row with the sums. `columns` has the order of the cells. */
  readonly foot?: ((columns: readonly Column<T>[]) => ComponentChildren) | undefined;
  /** The preview of the rows: the shown row, and a function that shows another row. */
  readonly preview?: Preview<T> | undefined;
}

interface Preview<T> {
  readonly row: T | undefined;
  readonly show: (row: T) => void;
}

/**
 * A table of records. With more than two columns, the rows become cards on a narrow screen. The first column names the
 * row and holds its link.
 */
export function Table<T>(props: TableProps<T>) {
  const { rows, sort = '', sortBy, isOld = false, caption, isWide, above, selection } = props;
  const [by = '', direction] = sort.split(',');
  const isNarrow = useMedia(isWide ? '(max-width: 79rem)' : '(max-width: 40rem)') && props.columns.length > 2;
  const columns = isNarrow ? columnsOfCard(props.columns) : props.columns;
  return (
    <>
      {(above || (isNarrow && sortBy)) && (
        <div class={styles['above']} data-above>
          {above}
          {isNarrow && sortBy && <Order columns={columns} sort={direction === 'desc' ? sort : by} sortBy={sortBy} />}
        </div>
      )}
      <div class={styles['scroll']} data-old={isOld ? '' : undefined}>
        <table
          class={styles['table']}
          data-cards={isNarrow ? '' : undefined}
          data-dense={props.isDense && !isNarrow ? '' : undefined}
        >
          {caption !== undefined && <caption class="visually-hidden">{caption}</caption>}
          <thead>
            <tr>
              {selection && (
                <th scope="col" data-tick>
                  <Tick
                    label={t`Select all`}
                    isOn={rows.every((row) => selection.ids.has(idOf(row)))}
                    set={(isOn) => selection.set(new Set(isOn ? rows.map(idOf) : []))}
                  />
                </th>
              )}
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
                    ) : column.field === 'action' ? (
                      <span class="visually-hidden">{title}</span>
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
              <Row key={(row as { id?: string }).id ?? index} row={row} table={props} columns={columns} />
            ))}
          </tbody>
          {props.foot && <tfoot>{props.foot(columns)}</tfoot>}
        </table>
      </div>
    </>
  );
}

interface RowProps<T> {
  readonly row: T;
  readonly table: TableProps<T>;
  readonly columns: readonly Column<T>[];
}

/** A row. It handles no keys, because keyboard users follow the link in the row. */
function Row<T>({ row, table: { to, selection, preview }, columns }: RowProps<T>) {
  return (
    <tr
      data-shown={preview && preview.row === row ? '' : undefined}
      onFocusIn={preview && (() => preview.show(row))}
      onClick={preview ? previewed : to && follow}
    >
      {selection && (
        <td data-tick>
          <Tick
            label={t`Select ${selection.name(row)}`}
            isOn={selection.ids.has(idOf(row))}
            set={(isOn) => selection.set(withRow(selection.ids, idOf(row), isOn))}
          />
        </td>
      )}
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
  );
}

const idOf = (row: unknown): string => (row as { id: string }).id;

const withRow = (ids: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  new Set(isOn ? [...ids, id] : [...ids].filter((one) => one !== id));

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, set }: TickProps) => (
  <label class={styles['tick']}>
    <input type="checkbox" aria-label={label} checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
  </label>
);

export const titleOf = (column: Pick<Column<never>, 'field' | 'title'>): string =>
  shown(column.title ?? fieldText(column.field));

/** The field that chooses the sort order of cards, which have no headings to tap. */
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

/** Follows the row's link on a click anywhere in the row, except on another control or while text is selected. */
function follow(event: MouseEvent & { readonly currentTarget: HTMLElement }): void {
  if ((event.target as Element).closest('a, button, input, select, summary, label, dialog')) return;
  if (getSelection()?.isCollapsed === false) return;
  // Passes on modifier keys, because Ctrl opens another tab.
  event.currentTarget.querySelector('[data-row]')?.dispatchEvent(new MouseEvent('click', event));
}

/** Focuses the row's link on a click anywhere in the row, except on a control. So the preview shows the row. */
function previewed(event: MouseEvent & { readonly currentTarget: HTMLElement }): void {
  if ((event.target as Element).closest('a, button, input, select, summary, label, dialog')) return;
  event.currentTarget.querySelector<HTMLElement>('[data-row]')?.focus();
}

/** The last opened row of each list, by the address of the list. Back scrolls to the row. */
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
