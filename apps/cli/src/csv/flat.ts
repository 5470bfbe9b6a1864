/** The CSV of suppliers, customers and product categories, with one row per record. */
import type { CleaverClient } from '@cleaver/client';
import type { AnyContract, RawOf } from '@cleaver/domain/kernel';
import {
  activateCustomer,
  activateSupplier,
  createCustomer,
  createProductCategory,
  createSupplier,
  deactivateCustomer,
  deactivateSupplier,
  importCustomers,
  importSuppliers,
  listCustomers,
  listProductCategories,
  listSuppliers,
  setPreferences,
} from '@cleaver/domain/masterdata/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { inputsOf, nonNull } from '../schema.ts';
import { inBulk } from './bulk.ts';
import { type Column, type FileRow, type Kind, keyOf, type Report, type Row, type Shop, type Step } from './kind.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly status?: string;
  readonly preferences?: readonly string[];
}

/** A function that reads all records. */
type List = (client: CleaverClient, signal: AbortSignal) => AsyncIterable<Item>;

/** The calls that change the status of a record. */
export interface Moves {
  readonly ACTIVE: (client: CleaverClient, id: string) => Promise<unknown>;
  readonly INACTIVE: (client: CleaverClient, id: string) => Promise<unknown>;
}

interface Flat extends Pick<Kind<Shop<Item>>, 'name' | 'also' | 'key' | 'atOnce' | 'inOrder' | 'check' | 'create'> {
  readonly list: List;
  readonly moves?: Moves;
  /** The contract that creates a record. */
  readonly creating: AnyContract;
  /** Columns that the create request does not have. */
  readonly more: readonly Column[];
}

export const STATUS: Column = { name: 'status', schema: { type: 'string', enum: ['ACTIVE', 'INACTIVE'] } };
const ALL = { size: 500, sort: 'name' };

const PREFERENCES: Column = {
  name: 'preferences',
  schema: nonNull(inputsOf(setPreferences)['preferences']?.items),
  list: true,
};

/** Columns that may contain line breaks and tabs. */
const LINES = ['description', 'paymentDescription'];

function columnsOf({ input }: AnyContract): Column[] {
  const columns = Object.entries(input.fields).map(
    ([name, { schema, required }]): Column => ({
      name,
      schema: nonNull(schema),
      required,
      lines: LINES.includes(name),
    }),
  );
  return columns.sort((a, b) => Number(b.name === 'name') - Number(a.name === 'name'));
}

/** The key columns of suppliers and customers. Equal names at different addresses are different records. */
const NAME_AND_ADDRESS = ['name', 'street', 'houseNumber', 'postalCode', 'city'];

function flat({ list, moves, creating, more, ...kind }: Flat): Kind<Shop<Item>> {
  const created = columnsOf(creating);
  const columns = [...created, ...more];

  const rowOf = (item: Item): Row => {
    const { address, billingAddress, contactInfo, paymentTerms, ...own } = item as unknown as Record<string, object>;
    const all = { ...own, ...address, ...billingAddress, ...contactInfo, ...paymentTerms } as Record<
      string,
      Row[string]
    >;
    return Object.fromEntries(columns.map((column) => [column.name, all[column.name] ?? undefined]));
  };

  return {
    ...kind,
    columns,
    repeats: false,
    async visit(client, signal, seen) {
      const items = new Map<string, Item>();
      for await (const item of list(client, signal)) {
        const place = keyOf(rowOf(item), kind.key);
        items.set(items.has(place) ? item.id : place, item);
        seen(items.size);
      }
      return { client, items };
    },
    rowsOf: ({ items }) => [...items.values()].map(rowOf),
    plan([{ row, values }], shop, report) {
      if (values['paymentDescription'] !== undefined && values['paymentDueDays'] === undefined) {
        report(row, 'paymentDueDays', t`is required with a paymentDescription`);
        return undefined;
      }
      const item = shop.items.get(keyOf(values, kind.key));
      if (item && differs({ row, values }, item, rowOf(item), created, report)) return undefined;
      const body = Object.fromEntries(created.map((column) => [column.name, values[column.name]]));
      const steps = stepsFor(moves, values, item, shop.client);
      const does = !item ? 'create' : steps.length > 0 ? 'complete' : 'nothing';
      return { rows: [row], does, steps, ...(item ? { id: item.id } : { body }) };
    },
  };
}

/** Reports conflicts with an existing record, which import does not overwrite. Returns true if there is a conflict. */
function differs({ row, values }: FileRow, item: Item, is: Row, columns: readonly Column[], report: Report): boolean {
  const other = columns.filter(({ name }) => values[name] !== undefined && !isSame(values[name], is[name]));
  for (const { name } of other) report(row, name, hasAlready(item.name, String(is[name] ?? '')));
  const { preferences = [] } = item;
  const wanted = values['preferences'] as readonly string[] | undefined;
  const others = wanted !== undefined && preferences.length > 0 && !sameSet(wanted, preferences);
  if (others) report(row, 'preferences', hasAlready(item.name, preferences.join(', ')));
  return other.length > 0 || others;
}

/**
 * Returns the message for a record that has another value than the file. An empty `value` means that the record has
 * none.
 */
export const hasAlready = (name: string, value: string): string =>
  value === ''
    ? t`${name} already exists without a value, and import does not overwrite it: change the file or the record`
    : t`${name} already exists with "${value}", and import does not overwrite it: change the file or the record`;

/**
 * Returns whether two values are exactly equal. `keyOf` ignores case, so records with equal keys may have different
 * names.
 */
const isSame = (a: Row[string], b: Row[string]): boolean => String(a ?? '') === String(b ?? '');

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Returns the writes that an existing or new record needs to match the row. */
function stepsFor(moves: Moves | undefined, values: Row, item: Item | undefined, client: CleaverClient): Step[] {
  const preferences = (values['preferences'] as readonly string[] | undefined) ?? [];
  const prefers = preferences.length > 0 && !sameSet(preferences, item?.preferences ?? []);
  return [
    ...(prefers
      ? [(id: string) => call(client, setPreferences, { id, preferences } as RawOf<typeof setPreferences>)]
      : []),
    ...(moves ? statusStep(moves, values, item?.status, client) : []),
  ];
}

/**
 * Returns the step that sets the record to the status of the row. Returns an empty list if the record already has the
 * status. A missing status means active.
 */
export function statusStep(moves: Moves, values: Row, is = 'ACTIVE', client: CleaverClient): Step[] {
  const wanted = values['status'] ?? 'ACTIVE';
  if (wanted === is) return [];
  const move = moves[wanted === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'];
  return [(id) => move(client, id)];
}

export const SUPPLIERS = flat({
  name: 'suppliers',
  also: ['lieferanten'],
  list: (client, signal) => itemsOf(client, listSuppliers, ALL, { signal }),
  moves: {
    ACTIVE: (client, id) => call(client, activateSupplier, { id }),
    INACTIVE: (client, id) => call(client, deactivateSupplier, { id }),
  },
  creating: createSupplier,
  key: NAME_AND_ADDRESS,
  more: [STATUS],
  ...inBulk(importSuppliers),
});

export const CUSTOMERS = flat({
  name: 'customers',
  also: ['kunden'],
  list: (client, signal) => itemsOf(client, listCustomers, ALL, { signal }),
  moves: {
    ACTIVE: (client, id) => call(client, activateCustomer, { id }),
    INACTIVE: (client, id) => call(client, deactivateCustomer, { id }),
  },
  creating: createCustomer,
  key: NAME_AND_ADDRESS,
  more: [PREFERENCES, STATUS],
  ...inBulk(importCustomers, {
    exists: async (client, id) => (await call(client, listCustomers, { id: [id], size: 1 })).content.length > 0,
  }),
});

export const CATEGORIES = flat({
  name: 'categories',
  also: ['warengruppen', 'kategorien'],
  list: (client, signal) => itemsOf(client, listProductCategories, ALL, { signal }),
  creating: createProductCategory,
  key: ['name'],
  more: [],
  atOnce: 1,
  inOrder: false,
  // Sends no idempotency key, because the same file must create a deleted category again. Unique names prevent
  // duplicates.
  create: async ([body], { client }) => [
    (await call(client, createProductCategory, body as RawOf<typeof createProductCategory>)).id,
  ],
});
