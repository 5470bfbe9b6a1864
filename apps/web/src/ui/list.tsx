/**
 * A list described as data: columns, filters, and the target of a row. The address holds filters, order and page, so
 * users can share a list, and Back restores it. A table on wide screens, cards on a phone.
 */
import { type Form, type JsonSchema, readInput } from '@cleaver/domain/kernel';
import { useMemo, useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { callAny, type PageOf, partAfter } from '../shell/api.ts';
import { shownNumber } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import { useQuery } from '../shell/query.ts';
import { Button } from './button.tsx';
import { ChosenTable } from './chosen-table.tsx';
import styles from './list.module.css';
import { Export, Saved } from './list-export.tsx';
import { Filter, type ListProps, type Query, UNFOLDED } from './list-filter.tsx';
import { Loaded, Nothing } from './page.tsx';
import { useRowMemory } from './table.tsx';

const OWN = ['page', 'size', 'skip', 'sort'];
const FIRST_PAGE = { page: undefined, skip: undefined };
const SIZES = [20, 50, 100];
const DEFAULT_SIZE = 50;

export function List<T>(props: ListProps<T>) {
  const { of, within: path, columns, to, empty, name, sort, children, fixed = {} } = props;
  const { query, set } = useAddress();
  const form: Form<unknown> = of.input;
  const properties = (form.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const filters = (props.filters ?? Object.keys(properties)).filter(
    (one) =>
      properties[one] && properties[one]['type'] !== 'array' && !OWN.includes(one) && !fixed[one] && !path?.[one],
  );
  const wished = useMemo(() => understood(form, query, filters, { sort, path, fixed }), [query]);
  const input = { ...path, ...wished, ...fixed };
  const found = useQuery([of.name, input], (signal) => callAny<PageOf<T>>(of, input, { signal }), { keep: true });
  const used = filters.filter((one) => query.get(one)).length;
  const isFiltered = used > 0;
  const [isUnfolded, setIsUnfolded] = useState(false);
  useRowMemory(found.data !== undefined);
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
          <Export of={of} input={input} columns={columns} name={name} />
        </div>
      </div>
      <Loaded of={found} lines={8}>
        {({ content, page }) =>
          content.length === 0 ? (
            isFiltered ? (
              <Nothing text={t`Nothing fits these filters.`} />
            ) : (
              <Nothing
                text={shown(empty.text)}
                {...(empty.to !== undefined &&
                  empty.action !== undefined && { to: empty.to, action: shown(empty.action) })}
              />
            )
          ) : (
            <>
              <ChosenTable
                rows={content}
                chosen={props.chosen}
                columns={columns}
                to={to}
                sort={wished['sort'] ?? usualOrder(properties['sort'])}
                sortBy={(next) => set({ sort: next, ...FIRST_PAGE })}
                isOld={found.isPlaceholderData}
                isWide={props.isWide}
              />
              <Pages page={page} skip={Number(wished['skip'] ?? 0)} shown={content.length} set={set} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** The default sort order of the service. */
const usualOrder = (schema: JsonSchema | undefined): string =>
  (schema?.['default'] as readonly string[] | undefined)?.[0] ?? '';

/** Returns the filters and the order in the address that the list's form accepts. */
function understood(
  form: Form<unknown>,
  query: URLSearchParams,
  filters: readonly string[],
  { sort, path, fixed }: Pick<ListProps<unknown>, 'sort' | 'fixed'> & { readonly path: ListProps<unknown>['within'] },
): Query {
  const wished: Record<string, string> = { size: String(DEFAULT_SIZE), ...(sort !== undefined && { sort }) };
  for (const name of [...filters, ...OWN]) {
    const value = query.get(name);
    if (value === null || value === '') continue;
    const schema = ((form.schema['properties'] ?? {}) as Record<string, JsonSchema>)[name] ?? {};
    try {
      readInput(form, { ...path, ...fixed, [name]: typed(schema, value) });
      wished[name] = value;
    } catch {
      // Ignores what the form does not accept: the address may be edited by hand or from an older version.
    }
  }
  return wished;
}

function typed(schema: JsonSchema, value: string): unknown {
  if (schema['type'] === 'integer') return Number(value);
  if (schema['type'] === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** `skip`: rows of this page that the previous part showed. `shown`: rows that this part shows. */
function Pages({
  page,
  skip,
  shown: rows,
  set,
}: {
  readonly page: PageOf<unknown>['page'];
  readonly skip: number;
  readonly shown: number;
  readonly set: (changes: Query) => void;
}) {
  const { number, size, totalElements } = page;
  const first = number * size + skip + 1;
  const last = first + rows - 1;
  const after = partAfter(page);
  // Within a cut page, Back goes to the start of that page.
  const before = skip > 0 ? { page: number } : number > 0 ? { page: number - 1 } : undefined;
  const turn = (to: { readonly page: number; readonly skip?: number }): void => {
    set({
      page: to.page === 0 ? undefined : String(to.page),
      skip: to.skip === undefined ? undefined : String(to.skip),
    });
    scrollTo(0, 0);
  };
  return (
    <nav class={styles['pages']} aria-label={t`Pages`}>
      <span>{t`${shownNumber(first)} to ${shownNumber(last)} of ${shownNumber(totalElements)}`}</span>
      {before && <Button icon="left" label={t`Previous page`} act={() => turn(before)} />}
      {after && <Button icon="right" label={t`Next page`} act={() => turn(after)} />}
      {totalElements > (SIZES[0] ?? 0) && (
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
