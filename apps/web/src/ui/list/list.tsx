/**
 * Draws a list from a description of its columns, filters and row links. The address holds filters, order and page, so
 * that users can share a list and Back restores it. Wide screens show a table, phones show cards.
 */
import type { Form } from '@cleaver/domain/kernel';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { callAny, type PageOf, partAfter } from '../../shell/data/api.ts';
import { useQuery } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { REFERENCES } from '../../shell/navigation/references.ts';
import { Button } from '../control/button.tsx';
import { useMedia } from '../control/pointer.ts';
import { Loaded, Nothing } from '../page/page.tsx';
import { BulkTable } from './bulk.tsx';
import { shownColumns } from './columns.ts';
import { isBeyond, useLastPage } from './last-page.ts';
import styles from './list.module.css';
import { Export, Saved, saveRows } from './list-export.tsx';
import { Filter, type ListProps, UNFOLDED } from './list-filter.tsx';
import { useListKeys } from './list-keys.ts';
import { filtersOf, propertiesOf, type Query, understood, usualOrder } from './list-query.ts';
import { type ListView, useListView } from './list-view.ts';
import type { PreviewProps } from './preview.tsx';
import { StickyHead } from './sticky-head.tsx';
import { useRowMemory } from './table.tsx';
import { totalsOf } from './totals.tsx';
import type { ViewDialogProps } from './view-dialog.tsx';

const hasPicker = (name: string): boolean => REFERENCES[name] !== undefined;

const FIRST_PAGE = { page: undefined, skip: undefined };
const SMALLEST = 20;
const SIZES = [SMALLEST, 50, 100];
/** The width from which a preview fits beside a list. */
const WIDE = '(min-width: 80rem)';

export function List<T>(props: ListProps<T>) {
  const { of, within, columns, name, sort, initial, children, fixed = {} } = props;
  const { query, set } = useAddress();
  const form: Form<unknown> = of.input;
  const properties = propertiesOf(form);
  const filters = filtersOf(form, props, query, hasPicker);
  const wished = useMemo(() => understood(form, query, filters, { sort, initial, within, fixed }), [query]);
  const input = { ...within, ...wished, ...fixed };
  const found = useQuery([of.name, input], (signal) => callAny<PageOf<T>>(of, input, { signal }), { keep: true });
  const used = filters.filter((one) => query.get(one)).length;
  const isFiltered = used > 0;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [view, changeView] = useListView(name);
  useRowMemory(found.data !== undefined);
  useLastPage(found.data?.page, set);
  useListKeys();
  return (
    <div class={styles['list']} data-list>
      <div
        class={styles['tools']}
        data-bare={filters.length === 0 && !children ? '' : undefined}
        data-folded={filters.length > UNFOLDED && !isUnfolded ? '' : undefined}
      >
        {filters.map((one) => (
          <Filter
            key={one}
            name={one}
            schema={properties[one] ?? {}}
            given={props.choices?.[one]}
            value={query.get(one) ?? ''}
            set={(value) => set({ [one]: value, ...FIRST_PAGE })}
          />
        ))}
        {children}
        <div class={styles['right']}>
          {filters.length > UNFOLDED && (
            <div class={styles['fold']}>
              <Button isPressed={isUnfolded} act={() => setIsUnfolded(!isUnfolded)}>
                {used === 0 ? t`Filters` : t`Filters: ${used}`}
              </Button>
            </div>
          )}
          {isFiltered && (
            <Button
              look="plain"
              act={() => set(Object.fromEntries([...filters, 'page', 'skip'].map((one) => [one, undefined])))}
            >{t`Show all`}</Button>
          )}
          {filters.length > 0 && <Saved name={name} />}
          <ViewButton columns={columns} view={view} change={changeView} />
          <Export of={of} input={input} columns={columns} name={name} {...(props.file && { file: props.file })} />
        </div>
      </div>
      <Loaded of={found} lines={8}>
        {({ content, page }) =>
          content.length === 0 ? (
            !isBeyond(page) && <Empty empty={props.empty} isFiltered={isFiltered} />
          ) : (
            <Rows
              list={props}
              content={content}
              page={page}
              view={view}
              skip={Number(wished['skip'] ?? 0)}
              order={wished['sort'] ?? usualOrder(properties['sort'])}
              isOld={found.isPlaceholderData}
              set={set}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** The button that opens the choice of columns, density and preview. */
function ViewButton<T>({ columns, view, change }: Omit<ViewDialogProps<T>, 'close'>) {
  const [Dialog, setDialog] = useState<FunctionComponent<ViewDialogProps<T>>>();
  const open = async (): Promise<void> => {
    const { default: Loaded } = await import('./view-dialog.tsx');
    setDialog(() => Loaded as FunctionComponent<ViewDialogProps<T>>);
  };
  return (
    <>
      <Button look="plain" icon="settings" label={t`View of the list`} opens act={open} />
      {Dialog && <Dialog columns={columns} view={view} change={change} close={() => setDialog(undefined)} />}
    </>
  );
}

interface RowsProps<T> extends PageOf<T> {
  readonly list: ListProps<T>;
  readonly view: ListView;
  readonly skip: number;
  readonly order: string;
  readonly isOld: boolean;
  readonly set: (changes: Query) => void;
}

/** The rows of a page, beside them the preview if the user wants it, and the buttons to other pages. */
function Rows<T>({ list, content, page, view, skip, order, isOld, set }: RowsProps<T>) {
  const { columns, to, name, chosen } = list;
  const isWide = useMedia(WIDE);
  const Preview = usePreview<T>(view.hasPreview && isWide);
  const [shown, setShown] = useState<T>();
  const row = content.includes(shown as T) ? shown : undefined;
  return (
    <>
      <div class={Preview && styles['beside']}>
        <div>
          <StickyHead>
            <BulkTable
              rows={content}
              chosen={chosen}
              save={(rows) => saveRows(name, columns, rows)}
              columns={shownColumns(columns, { hidden: view.hidden, isBesidePreview: Preview !== undefined })}
              to={to}
              sort={order}
              sortBy={(next) => set({ sort: next, ...FIRST_PAGE })}
              isOld={isOld}
              isWide={list.isWide}
              isDense={view.isDense}
              preview={Preview && { row, show: setShown }}
              foot={
                columns.some(({ isSummed }) => isSummed) ? totalsOf(content, page, chosen !== undefined) : undefined
              }
              above={<Count page={page} skip={skip} shown={content.length} />}
            />
          </StickyHead>
        </div>
        {Preview && <Preview row={row} columns={columns} to={to} />}
      </div>
      <Pages page={page} skip={skip} set={set} />
    </>
  );
}

/** Returns the panel of the preview after it is loaded; undefined if it is not wanted. */
function usePreview<T>(isWanted: boolean): FunctionComponent<PreviewProps<T>> | undefined {
  const [Panel, setPanel] = useState<FunctionComponent<PreviewProps<T>>>();
  useEffect(() => {
    if (!isWanted) return;
    import('./preview.tsx').then(
      ({ default: Loaded }) => setPanel(() => Loaded as FunctionComponent<PreviewProps<T>>),
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? Panel : undefined;
}

function Empty({ empty, isFiltered }: Pick<ListProps<unknown>, 'empty'> & { readonly isFiltered: boolean }) {
  if (isFiltered) return <Nothing text={t`Nothing matches these filters.`} />;
  const { text, to, action } = empty;
  return (
    <Nothing text={shown(text)} {...(to !== undefined && action !== undefined && { to, action: shown(action) })} />
  );
}

/** A page of a list. `skip` is the number of its rows that earlier parts have shown. */
interface PartProps {
  readonly page: PageOf<unknown>['page'];
  readonly skip: number;
}

/** Shows the numbers of the first and the last row. `shown` is the number of rows of this part. */
function Count({ page: { number, size, totalElements }, skip, shown: rows }: PartProps & { readonly shown: number }) {
  const first = number * size + skip + 1;
  return (
    <span aria-live="polite">
      {t`${shownNumber(first)} to ${shownNumber(first + rows - 1)} of ${shownNumber(totalElements)}`}
    </span>
  );
}

function Pages({ page, skip, set }: PartProps & { readonly set: (changes: Query) => void }) {
  const { number, size, totalElements } = page;
  const after = partAfter(page);
  // In a later part of a cut page, the previous-page button returns to the start of the same page.
  const before = skip > 0 ? { page: number } : number > 0 ? { page: number - 1 } : undefined;
  const turn = (to: { readonly page: number; readonly skip?: number }): void => {
    set({
      page: to.page === 0 ? undefined : String(to.page),
      skip: to.skip === undefined ? undefined : String(to.skip),
    });
    scrollTo(0, 0);
  };
  if (!before && !after && totalElements <= SMALLEST) return null;
  return (
    <nav class={styles['pages']} aria-label={t`Pages`}>
      {before && <Button icon="left" label={t`Previous page`} act={() => turn(before)} />}
      {after && <Button icon="right" label={t`Next page`} act={() => turn(after)} />}
      {totalElements > SMALLEST && (
        <label>
          {t`Rows`}
          <select value={String(size)} onChange={(event) => set({ size: event.currentTarget.value, ...FIRST_PAGE })}>
            {[...new Set([...SIZES, size])]
              .sort((a, b) => a - b)
              .map((one) => (
                <option key={one} value={String(one)}>
                  {one}
                </option>
              ))}
          </select>
        </label>
      )}
    </nav>
  );
}
