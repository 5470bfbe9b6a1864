/**
 * Draws a list from a description of its columns, filters and row links. The address holds filters, order and page, so
 * that users can share a list and Back restores it. Wide screens show a table, phones show cards.
 */
import { type Form, type JsonSchema, MEANING, readInput } from '@cleaver/domain/kernel';
import { useMemo, useState } from 'preact/hooks';
import { callAny, type PageOf, partAfter } from '../../shell/data/api.ts';
import { useQuery } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { REFERENCES } from '../../shell/navigation/references.ts';
import { Button } from '../control/button.tsx';
import { Loaded, Nothing } from '../page/page.tsx';
import { ChosenTable } from './chosen-table.tsx';
import { isBeyond, useLastPage } from './last-page.ts';
import styles from './list.module.css';
import { Export, Saved } from './list-export.tsx';
import { Filter, type ListProps, type Query, UNFOLDED } from './list-filter.tsx';
import { StickyHead } from './sticky-head.tsx';
import { useRowMemory } from './table.tsx';

const OWN = ['page', 'size', 'skip', 'sort'];
const FIRST_PAGE = { page: undefined, skip: undefined };
const SMALLEST = 20;
const SIZES = [SMALLEST, 50, 100];
const DEFAULT_SIZE = 50;

export function List<T>(props: ListProps<T>) {
  const { of, within: path, columns, to, name, sort, children, fixed = {} } = props;
  const { query, set } = useAddress();
  const form: Form<unknown> = of.input;
  const properties = (form.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const filters = filtersOf(props, properties, query);
  const wished = useMemo(() => understood(form, query, filters, { sort, path, fixed }), [query]);
  const input = { ...path, ...wished, ...fixed };
  const found = useQuery([of.name, input], (signal) => callAny<PageOf<T>>(of, input, { signal }), { keep: true });
  const skip = Number(wished['skip'] ?? 0);
  const used = filters.filter((one) => query.get(one)).length;
  const isFiltered = used > 0;
  const [isUnfolded, setIsUnfolded] = useState(false);
  useRowMemory(found.data !== undefined);
  useLastPage(found.data?.page, set);
  return (
    <div class={styles['list']}>
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
          <Export of={of} input={input} columns={columns} name={name} {...(props.file && { file: props.file })} />
        </div>
      </div>
      <Loaded of={found} lines={8}>
        {({ content, page }) =>
          content.length === 0 ? (
            !isBeyond(page) && <Empty empty={props.empty} isFiltered={isFiltered} />
          ) : (
            <>
              <StickyHead>
                <ChosenTable
                  rows={content}
                  chosen={props.chosen}
                  columns={columns}
                  to={to}
                  sort={wished['sort'] ?? usualOrder(properties['sort'])}
                  sortBy={(next) => set({ sort: next, ...FIRST_PAGE })}
                  isOld={found.isPlaceholderData}
                  isWide={props.isWide}
                  above={<Count page={page} skip={skip} shown={content.length} />}
                />
              </StickyHead>
              <Pages page={page} skip={skip} set={set} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Returns the members of the input by which users filter the list. */
function filtersOf(
  { filters, fixed, within }: Pick<ListProps<unknown>, 'filters' | 'fixed' | 'within'>,
  properties: Readonly<Record<string, JsonSchema>>,
  query: URLSearchParams,
): readonly string[] {
  const all = filters ?? Object.keys(properties).filter((one) => query.has(one) || isOffered(one, properties));
  return all.filter(
    (one) =>
      properties[one] && properties[one]['type'] !== 'array' && !OWN.includes(one) && !fixed?.[one] && !within?.[one],
  );
}

function Empty({ empty, isFiltered }: Pick<ListProps<unknown>, 'empty'> & { readonly isFiltered: boolean }) {
  if (isFiltered) return <Nothing text={t`Nothing matches these filters.`} />;
  const { text, to, action } = empty;
  return (
    <Nothing text={shown(text)} {...(to !== undefined && action !== undefined && { to, action: shown(action) })} />
  );
}

/** Returns the default sort order of the service. */
const usualOrder = (schema: JsonSchema | undefined): string =>
  (schema?.['default'] as readonly string[] | undefined)?.[0] ?? '';

/** Returns the filters, order and page in the address that the list's form accepts. Adds the defaults of the list. */
function understood(
  form: Form<unknown>,
  query: URLSearchParams,
  filters: readonly string[],
  { sort, path, fixed }: Pick<ListProps<unknown>, 'sort' | 'fixed'> & { readonly path: ListProps<unknown>['within'] },
): Query {
  const wished: Record<string, string> = { size: String(DEFAULT_SIZE), ...(sort !== undefined && { sort }) };
  const properties = (form.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const typedOf = (name: string, text: string): unknown => typed(properties[name] ?? {}, text);
  const given = Object.fromEntries(
    Object.entries({ ...path, ...fixed }).map(([name, text]) => [name, typedOf(name, text)]),
  );
  for (const name of [...filters, ...OWN]) {
    const text = query.get(name);
    if (text === null || text === '') continue;
    try {
      readInput(form, { ...given, [name]: typedOf(name, text) });
      wished[name] = text;
    } catch {
      // Ignores values that the form does not accept, because users can edit the address and older versions wrote other
      // addresses.
    }
  }
  return wished;
}

function typed(schema: JsonSchema, value: string): unknown {
  if (schema['type'] === 'integer') return Number(value);
  if (schema['type'] === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/**
 * Returns whether the list offers the filter. Does not offer a filter by one day if there is a filter `from`. Does not
 * offer an id without a picker, because users do not type ids. A link can still set these filters.
 */
const isOffered = (name: string, properties: Readonly<Record<string, JsonSchema>>): boolean =>
  ['from', 'to'].includes(name) ||
  (!(properties[name]?.['format'] === 'date' && properties['from']) &&
    (properties[name]?.[MEANING] !== 'id' || REFERENCES[name] !== undefined));

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
