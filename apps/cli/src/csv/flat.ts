/** Suppliers, customers and product categories: one row is one of them. */
import { createHash } from 'node:crypto';
import type { CleaverClient } from '@cleaver/client';
import { call, callItems } from '../context.ts';
import { component, resolve, type Schema } from '../openapi.ts';
import {
  type Column,
  type FileRow,
  type Kind,
  keyOf,
  type Report,
  type Row,
  type Shop,
  type Undo,
  type Work,
} from './kind.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly status?: string;
  readonly preferences?: readonly string[];
}

interface Flat {
  readonly name: string;
  /** Where they are listed and created. */
  readonly path: string;
  /** Of what creates one. */
  readonly schema: string;
  readonly key: readonly string[];
  /** Beyond what creates one. */
  readonly more: readonly Column[];
}

const STATUS: Column = { name: 'status', schema: { type: 'string', enum: ['ACTIVE', 'INACTIVE'] } };
const PREFERENCES: Column = {
  name: 'preferences',
  schema: resolve(component('CustomerSetPreferencesRequest').properties?.['preferences']?.items ?? {}),
  list: true,
};

/** In these line breaks and tabs are fine. */
const LINES = ['description', 'paymentDescription'];

function columnsOf(schema: Schema): Column[] {
  const columns = Object.entries(schema.properties ?? {}).map(
    ([name, one]): Column => ({
      name,
      schema: resolve(one),
      required: schema.required?.includes(name) === true,
      lines: LINES.includes(name),
    }),
  );
  return columns.sort((a, b) => Number(b.name === 'name') - Number(a.name === 'name'));
}

/** Two of one name at two addresses are two. */
const NAME_AND_ADDRESS = ['name', 'street', 'houseNumber', 'postalCode', 'city'];

function flat({ name, path, schema, key, more }: Flat): Kind<Shop<Item>> {
  const creating = columnsOf(component(schema));
  const columns = [...creating, ...more];

  const rowOf = (item: Item): Row => {
    const { address, billingAddress, contactInfo, paymentTerms, ...own } = item as unknown as Record<string, object>;
    const all = { ...own, ...address, ...billingAddress, ...contactInfo, ...paymentTerms } as Record<
      string,
      Row[string]
    >;
    return Object.fromEntries(columns.map((column) => [column.name, all[column.name] ?? undefined]));
  };

  return {
    name,
    columns,
    key,
    repeats: false,
    async visit(client, signal, seen) {
      const items = new Map<string, Item>();
      for await (const one of callItems(client, path, { query: { size: 500, sort: ['name'] }, signal })) {
        const item = one as Item;
        const place = keyOf(rowOf(item), key);
        items.set(items.has(place) ? item.id : place, item);
        seen(items.size);
      }
      return { client, items };
    },
    rowsOf: ({ items }) => [...items.values()].map(rowOf),
    plan([{ row, values }], shop, report) {
      if (values['paymentDescription'] !== undefined && values['paymentDueDays'] === undefined) {
        report(row, 'paymentDueDays', 'is needed beside a paymentDescription');
        return undefined;
      }
      const item = shop.items.get(keyOf(values, key));
      if (item && differs({ row, values }, item, rowOf(item), creating, report)) return undefined;
      const body = Object.fromEntries(creating.map((column) => [column.name, values[column.name]]));
      return { rows: [row], ...workFor({ path, body, values, item, shop }) };
    },
  };
}

/** Import changes nothing that is there: it says what is in its way. */
function differs({ row, values }: FileRow, item: Item, is: Row, columns: readonly Column[], report: Report): boolean {
  const other = columns.filter(({ name }) => values[name] !== undefined && !isSame(values[name], is[name]));
  for (const { name } of other) report(row, name, `${item.name} is there already, and has ${shown(is[name])} here`);
  const { preferences = [] } = item;
  const wanted = values['preferences'] as readonly string[] | undefined;
  const others = wanted !== undefined && preferences.length > 0 && !sameSet(wanted, preferences);
  if (others) report(row, 'preferences', `${item.name} is there already, and has ${preferences.join(', ')} here`);
  return other.length > 0 || others;
}

const shown = (value: Row[string]): string => (value === undefined || value === '' ? 'nothing' : `"${value}"`);

/** The name was found without regard to case, so that it may differ in it. */
const isSame = (a: Row[string], b: Row[string]): boolean => String(a ?? '') === String(b ?? '');

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0;

interface Job {
  readonly path: string;
  readonly body: Row;
  readonly values: Row;
  /** Undefined: it is to be created. */
  readonly item: Item | undefined;
  readonly shop: Shop<Item>;
}

function workFor({ path, body, values, item, shop }: Job): Omit<Work, 'rows'> {
  const { client } = shop;
  const wanted = (values['preferences'] as readonly string[] | undefined) ?? [];
  const prefers = wanted.length > 0 && !sameSet(wanted, item?.preferences ?? []);
  const status = statusChange(values, item?.status ?? 'ACTIVE');
  const hasStatus = path !== '/api/categories';
  const isNothing = item !== undefined && !prefers && (!hasStatus || status === undefined);
  return {
    does: isNothing ? 'nothing' : item ? 'complete' : 'create',
    async run(written) {
      const { id } = item ?? (await create(client, path, body, shop));
      const subject = { client, path, id, title: String(values['name']) };
      if (!item) written(hasStatus ? deactivation(subject) : deletion(subject));
      if (prefers) {
        const send = (preferences: readonly string[]) =>
          call(client, 'put', `${path}/{id}/preferences`, { path: { id }, body: { preferences } });
        await send(wanted);
        written({ title: subject.title, how: 'put back to no preferences', run: () => send([]) });
      }
      // Of one that is new, that it is deactivated takes back all.
      const undo = hasStatus && status && (await moveStatus(subject, status));
      if (undo && item) written(undo);
    },
  };
}

/** Nothing was said of it: active. */
export const statusChange = (values: Row, is: string): 'activate' | 'deactivate' | undefined => {
  const wanted = values['status'] ?? 'ACTIVE';
  if (wanted === is) return undefined;
  return wanted === 'ACTIVE' ? 'activate' : 'deactivate';
};

/** One that is written, and how it is called. */
export interface Subject {
  readonly client: CleaverClient;
  /** Of its list. */
  readonly path: string;
  readonly id: string;
  readonly title: string;
}

const move = ({ client, path, id }: Subject, verb: string): Promise<unknown> =>
  call(client, 'post', `${path}/{id}/${verb}`, { path: { id } });

/** Gives how to take it back. */
export async function moveStatus(subject: Subject, verb: 'activate' | 'deactivate'): Promise<Undo> {
  await move(subject, verb);
  const back = verb === 'activate' ? 'deactivate' : 'activate';
  return { title: subject.title, how: `${back}d again`, run: () => move(subject, back) };
}

/** The service deletes none. One that was created inactive is so already. */
export const deactivation = (subject: Subject): Undo => ({
  title: subject.title,
  how: 'deactivated',
  async run() {
    const { client, path, id } = subject;
    const { status } = (await call(client, 'get', `${path}/{id}`, { path: { id } })) as Item;
    if (status === 'ACTIVE') await move(subject, 'deactivate');
  },
});

const deletion = ({ client, path, id, title }: Subject): Undo => ({
  title,
  how: 'deleted',
  run: () => call(client, 'delete', `${path}/{id}`, { path: { id } }),
});

/**
 * Creates one with a key made of what it is, so that a repetition of the whole command creates no second one: also where the
 * first was killed, and its last requests arrive late. Where the service answers with one that was there before, that one
 * has got another name since, and this is another.
 */
export async function create<T extends { readonly id: string }>(
  client: CleaverClient,
  path: string,
  body: Row,
  { items }: Shop<T>,
): Promise<T> {
  const digest = createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('hex');
  // A category can be deleted: the key would give the answer of then, and create nothing.
  if (path === '/api/categories') return (await call(client, 'post', path, { body })) as T;
  const one = (await call(client, 'post', path, { body, idempotencyKey: `cleaver import ${digest}` })) as T;
  const wasThere = ids(items).has(one.id);
  return wasThere ? ((await call(client, 'post', path, { body })) as T) : one;
}

type Items = ReadonlyMap<string, { readonly id: string }>;

const known = new WeakMap<Items, ReadonlySet<string>>();

function ids(items: Items): ReadonlySet<string> {
  const found = known.get(items) ?? new Set([...items.values()].map(({ id }) => id));
  known.set(items, found);
  return found;
}

export const SUPPLIERS = flat({
  name: 'suppliers',
  path: '/api/suppliers',
  schema: 'SupplierCreateRequest',
  key: NAME_AND_ADDRESS,
  more: [STATUS],
});

export const CUSTOMERS = flat({
  name: 'customers',
  path: '/api/customers',
  schema: 'CustomerCreateRequest',
  key: NAME_AND_ADDRESS,
  more: [PREFERENCES, STATUS],
});

export const CATEGORIES = flat({
  name: 'categories',
  path: '/api/categories',
  schema: 'ProductCategoryCreateRequest',
  key: ['name'],
  more: [],
});
