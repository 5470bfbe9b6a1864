/**
 * A list as data: columns, filters, and where a row leads. Filter, order and page stand in the address, so that a list can
 * be passed on, and back leads to it as it was. A table where there is room, cards on a phone.
 */
import { addDays, dateOf, type Form, type JsonSchema, type QueryContract, readInput } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { eachOf } from '../shell/all-pages.ts';
import { callAny, type PageOf, partAfter, told } from '../shell/api.ts';
import { device, parsedJson } from '../shell/device.ts';
import { shownNumber } from '../shell/format.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { useQuery } from '../shell/query.ts';
import { learnNames, REFERENCES } from '../shell/references.ts';
import { me } from '../shell/session.ts';
import { instantOf, localOf } from '../shell/zone.ts';
import { Button } from './button.tsx';
import { Combobox } from './combobox.tsx';
import { saveTable } from './csv.ts';
import { Dialog } from './dialog.tsx';
import styles from './list.module.css';
import { Loaded, Nothing } from './page.tsx';
import { type Column, Table, useRowMemory } from './table.tsx';
import { toast } from './toast.tsx';
import { fieldText, wordText } from './words.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Choices with the same one stand below it. */
  readonly group?: string;
}

export interface ListProps<T> {
  /** The list operation: the filters of its form are those of the page. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever it is asked by
  readonly of: QueryContract<any, any, any, PageOf<T>, any>;
  /** Members of the form that the page knows by itself: of what it is a list. */
  readonly within?: Readonly<Record<string, string>> | undefined;
  readonly columns: readonly Column<T>[];
  /** Names of filters to show; left out: all that the form has. */
  readonly filters?: readonly string[];
  /** What filters offer whose form names no choices, in the language of the page. */
  readonly choices?: Readonly<Record<string, () => readonly Choice[]>>;
  /** Where a row leads. */
  readonly to?: (row: T) => string;
  readonly key?: (row: T) => string;
  /** What to do where there is nothing at all. */
  readonly empty: { readonly text: Text; readonly to?: string | undefined; readonly action?: Text };
  /** What the file is called. */
  readonly name: string;
  readonly isWide?: boolean;
  readonly sort?: string | undefined;
  /** Beside the filters. */
  readonly children?: ComponentChildren;
  /** Filters that the page has by itself. */
  readonly fixed?: Readonly<Record<string, string>>;
}

const OWN = ['page', 'size', 'skip', 'sort'];
const FIRST_PAGE = { page: undefined, skip: undefined };
const SIZES = [20, 50, 100];
const DEFAULT_SIZE = 50;
const MOST_EXPORTED = 100_000;
/** More filters than these would fill a phone before the first row: there they open by a button. */
const UNFOLDED = 1;

type Query = Readonly<Record<string, string | undefined>>;

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
              <Table
                rows={content}
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

/** The order of the service where none is wished for. */
const usualOrder = (schema: JsonSchema | undefined): string =>
  (schema?.['default'] as readonly string[] | undefined)?.[0] ?? '';

/** What the address wishes, as far as the list's own form understands it. */
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
      // An address that somebody has edited, or of an older version: what is not understood is left out.
    }
  }
  return wished;
}

function typed(schema: JsonSchema, value: string): unknown {
  if (schema['type'] === 'integer') return Number(value);
  if (schema['type'] === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

const TYPING_MS = 250;

function Filter({
  name,
  schema,
  given,
  value,
  set,
}: {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly given: (() => readonly Choice[]) | undefined;
  readonly value: string;
  readonly set: (value: string | undefined) => void;
}) {
  const label = fieldText(name);
  const id = `filter-${name}`;
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const waiting = setTimeout(() => set(text || undefined), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  const choices = given?.() ?? choicesOf(name, schema);
  const kind = REFERENCES[name];
  let input: ComponentChildren;
  if (choices) {
    input = (
      <select
        id={id}
        // An address may ask for what there is not: it is left out.
        value={choices.some((one) => one.value === value) ? value : ''}
        onChange={(event) => set(event.currentTarget.value || undefined)}
      >
        <option value="">{t`All`}</option>
        {[...Map.groupBy(choices, ({ group }) => group)].map(([group, of]) => {
          const options = of.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ));
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </select>
    );
  } else if (kind) {
    input = <Combobox id={id} kind={kind} value={value} chosen={(one) => set(one || undefined)} usable={() => true} />;
  } else if (schema['format'] === 'date') {
    input = (
      <input id={id} type="date" value={value} onChange={(event) => set(event.currentTarget.value || undefined)} />
    );
  } else if (schema['format'] === 'date-time') {
    input = <Day id={id} isEnd={name === 'to'} value={value} set={set} />;
  } else {
    input = (
      <input
        id={id}
        type="text"
        enterKeyHint={name === 'q' ? 'search' : undefined}
        value={text}
        autoComplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
    );
  }
  return (
    <div class={styles['filter']} data-search={name === 'q' ? '' : undefined}>
      <label for={id}>{label}</label>
      {input}
    </div>
  );
}

function choicesOf(name: string, schema: JsonSchema): readonly Choice[] | undefined {
  if (schema['type'] === 'boolean') {
    return ['true', 'false'].map((value) => ({
      value,
      text: wordText(name === 'active' ? (value === 'true' ? 'ACTIVE' : 'INACTIVE') : value),
    }));
  }
  return (schema['enum'] as readonly string[] | undefined)?.map((value) => ({ value, text: wordText(value) }));
}

/** A day of the shop, for a filter that asks for an instant: its begin, or as an end the begin of the next. */
function Day({
  id,
  isEnd,
  value,
  set,
}: {
  readonly id: string;
  readonly isEnd: boolean;
  readonly value: string;
  readonly set: (value: string | undefined) => void;
}) {
  const zone = me.get()?.shopTimeZone ?? 'UTC';
  const at = Date.parse(value) - (isEnd ? 1 : 0);
  return (
    <input
      id={id}
      type="date"
      value={Number.isNaN(at) ? '' : localOf(at, zone).slice(0, 10)}
      onChange={({ currentTarget: { value: day } }) =>
        set(day === '' ? undefined : instantOf(`${isEnd ? addDays(dateOf(day), 1) : day}T00:00`, zone))
      }
    />
  );
}

/** `skip`: of this page so many rows stood on the part before; `shown`: so many rows are shown. */
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
  // Where a page was cut, back leads to where it begins.
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

/** Filters that somebody gave a name, on this device. */
function Saved({ name }: { readonly name: string }) {
  const { query, path, go } = useAddress();
  const key = `filters ${me.get()?.id} ${name}`;
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const saved = (parsedJson(device.read(key)) ?? {}) as Record<string, string>;
  const write = (next: Record<string, string>): void => {
    device.write(key, JSON.stringify(next));
    setTitle('');
    setIsOpen(false);
  };
  const save = (): void => {
    if (title.trim() === '') return;
    write({ ...saved, [title.trim()]: query.toString() });
    toast(t`Saved as ${title.trim()}`);
  };
  return (
    <>
      <Button look="plain" icon="star" label={t`Saved filters`} opens act={() => setIsOpen(true)} />
      <Dialog title={t`Saved filters`} isOpen={isOpen} close={() => setIsOpen(false)}>
        {Object.keys(saved).length === 0 && <p>{t`Give the filters of this list a name to find them here again.`}</p>}
        <ul class={styles['saved']}>
          {Object.entries(saved).map(([one, text]) => (
            <li key={one}>
              <Button
                look="plain"
                act={() => {
                  setIsOpen(false);
                  go(text === '' ? path : `${path}?${text}`);
                }}
              >
                {one}
              </Button>
              <Button
                look="plain"
                icon="close"
                label={t`Forget ${one}`}
                act={() => write(Object.fromEntries(Object.entries(saved).filter(([other]) => other !== one)))}
              />
            </li>
          ))}
        </ul>
        <div class={styles['filter']}>
          <label for="saved-name">{t`Name for what is shown now`}</label>
          <input
            id="saved-name"
            value={title}
            autoComplete="off"
            onInput={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save();
            }}
          />
        </div>
        <div>
          <Button look="primary" act={save}>{t`Save`}</Button>
        </div>
      </Dialog>
    </>
  );
}

/** All that fits the filters, as a file that spreadsheets open. */
function Export<T>({
  of,
  input,
  columns,
  name,
}: Pick<ListProps<T>, 'of' | 'columns' | 'name'> & { readonly input: Query }) {
  const act = async (): Promise<void> => {
    const all: T[] = [];
    try {
      const { page: _page, skip: _skip, ...filters } = input;
      for await (const one of eachOf<T>(of, filters)) {
        if (all.push(one) >= MOST_EXPORTED) break;
      }
      await learnNames(all as readonly object[]);
    } catch (error) {
      toast(told(error), { tone: 'bad' });
      return;
    }
    const head = columns.map(({ field, title }) => shown(title ?? fieldText(field)));
    await saveTable(`${name}.csv`, [head, ...all.map((row) => columns.map((column) => cell(column, row)))]);
  };
  return <Button look="plain" icon="download" label={t`Save as a file (CSV)`} act={act} />;
}

const cell = <T,>(column: Column<T>, row: T): string | number | null | undefined => {
  if (column.text) return column.text(row);
  const content = column.show(row);
  if (typeof content === 'string') return content.replaceAll('\u00a0', ' ');
  if (typeof content === 'number') return content;
  const raw = (row as Record<string, unknown>)[column.field];
  return typeof raw === 'string' || typeof raw === 'number' ? wordOr(raw) : '';
};
const wordOr = (raw: string | number): string | number =>
  typeof raw === 'string' && /^[A-Z][A-Z_]+$/.test(raw) ? wordText(raw) : raw;
