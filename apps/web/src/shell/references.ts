/**
 * The kinds of records that other records refer to, and how each kind is listed, named and opened. Pickers, names in
 * lists and the search use this one table. The search also finds documents (`documents.ts`).
 */
import { type AnyQuery, type Message, say, searchWords } from '@cleaver/domain/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { allPages } from './all-pages.ts';
import { callAny, type PageOf } from './api.ts';
import { known, learn, met, useQueries, useQuery } from './query.ts';
import { may, type Need } from './session.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own record type
type Any = any;

// Loads contracts with the first request, because the start of a page needs none. Loads them by context, because most
// screens need the contracts of one context.
const identity = () => import('./reference-lists/identity.ts');
const inventory = () => import('./reference-lists/inventory.ts');
const masterdata = () => import('./reference-lists/masterdata.ts');
const production = () => import('./reference-lists/production.ts');
const sales = () => import('./reference-lists/sales.ts');

export interface Kind {
  readonly title: Message;
  readonly list: () => Promise<AnyQuery>;
  readonly need: Need;
  readonly icon: string;
  /** The address of a record's screen. */
  readonly to: (one: Any) => string;
  readonly name: (one: Any) => string;
  /** A second text, for example a number or a city, which distinguishes records of the same name. */
  readonly sub?: (one: Any) => string;
  /** The list filters for new references, which select the records that may still be chosen. */
  readonly usable?: Readonly<Record<string, unknown>>;
  /** The order of search results. Default: the order of the list. */
  readonly sort?: string;
}

export const NEWEST = 'createdAt,desc';

export const KINDS = {
  article: {
    title: say`Articles`,
    list: async () => (await masterdata()).listArticles,
    need: 'MASTERDATA_READ',
    icon: 'article',
    to: ({ id }) => `/articles/${id}`,
    name: ({ name }) => name,
    sub: ({ articleNumber }) => articleNumber,
    usable: { status: 'ACTIVE' },
  },
  supplier: {
    title: say`Suppliers`,
    list: async () => (await masterdata()).listSuppliers,
    need: 'MASTERDATA_READ',
    icon: 'supplier',
    to: ({ id }) => `/suppliers/${id}`,
    name: ({ name }) => name,
    sub: ({ address }) => address?.city ?? '',
    usable: { status: 'ACTIVE' },
  },
  customer: {
    title: say`Customers`,
    list: async () => (await masterdata()).listCustomers,
    need: 'MASTERDATA_READ',
    icon: 'customer',
    to: ({ id }) => `/customers/${id}`,
    name: ({ name }) => name,
    sub: ({ billingAddress }) => billingAddress?.city ?? '',
    usable: { status: 'ACTIVE' },
  },
  category: {
    title: say`Categories`,
    list: async () => (await masterdata()).listProductCategories,
    need: 'MASTERDATA_READ',
    icon: 'category',
    to: ({ id }) => `/articles?categoryId=${id}`,
    name: ({ name }) => name,
  },
  recipe: {
    title: say`Recipes`,
    list: async () => (await production()).listRecipes,
    need: 'RECIPE_READ',
    icon: 'recipe',
    to: ({ id }) => `/recipes/${id}`,
    name: ({ name }) => name,
    sub: ({ version }) => `v${version}`,
    usable: { status: 'ACTIVE' },
  },
  storageLocation: {
    title: say`Storage locations`,
    list: async () => (await inventory()).listStorageLocations,
    need: 'STOCK_READ',
    icon: 'place',
    to: ({ id }) => `/storage-locations/${id}`,
    name: ({ name }) => name,
    usable: { active: true },
  },
  lot: {
    title: say`Lots`,
    list: async () => (await inventory()).listLots,
    need: 'STOCK_READ',
    icon: 'lot',
    to: ({ id }) => `/lots/${id}`,
    name: ({ lotNumber }) => lotNumber,
    sub: ({ supplierLot }) => supplierLot ?? '',
    sort: NEWEST,
  },
  order: {
    title: say`Orders`,
    list: async () => (await sales()).listOrders,
    need: 'ORDER_READ',
    icon: 'order',
    to: ({ id }) => `/orders/${id}`,
    name: ({ orderNumber }) => orderNumber,
    sub: ({ customerName, reference }) => [customerName, reference].filter(Boolean).join(' · '),
    sort: NEWEST,
  },
  user: {
    title: say`Users`,
    list: async () => (await identity()).listUsers,
    need: 'USER_READ',
    icon: 'user',
    to: ({ id }) => `/users/${id}`,
    name: ({ username }) => username,
    sub: ({ email }) => email,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** The form members that contain an id, each with the kind of record that the id belongs to. */
export const REFERENCES: Readonly<Record<string, KindName>> = {
  articleId: 'article',
  categoryId: 'category',
  supplierId: 'supplier',
  customerId: 'customer',
  recipeId: 'recipe',
  subRecipeId: 'recipe',
  storageLocationId: 'storageLocation',
  user: 'user',
};

/** Maximum number of ids in a request, because proxies accept addresses of about 8,000 characters. */
const IDS_AT_ONCE = 150;

/** The batch of ids to request at the end of this turn of the event loop, by kind. */
const asked = new Map<KindName, { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, Any>> }>();

/** Returns the record with the id, or null if there is none. Requests all ids of a turn of the event loop together. */
async function byId(kind: KindName, id: string): Promise<Any> {
  const asking = asked.get(kind) ?? { ids: new Set<string>(), found: atEndOfTurn().then(() => found(kind)) };
  asked.set(kind, asking);
  asking.ids.add(id);
  return (await asking.found).get(id) ?? null;
}

const atEndOfTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function found(kind: KindName): Promise<ReadonlyMap<string, Any>> {
  const ids = [...(asked.get(kind)?.ids ?? [])];
  asked.delete(kind);
  const list = await KINDS[kind].list();
  const all = new Map<string, Any>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const input = { id: ids.slice(at, at + IDS_AT_ONCE) };
    for (const one of await allPages(list, input)) all.set(one.id, one);
  }
  return all;
}

const keyOf = (kind: KindName, id: string) => [kind, 'one', id] as const;

/** Loads the names of all records that the rows refer to, also for rows that are not shown. */
export async function learnNames(rows: readonly object[]): Promise<void> {
  for (const [member, name] of Object.entries(REFERENCES)) {
    const kind: Kind = KINDS[name];
    const ids = new Set(rows.map((row) => (row as Record<string, unknown>)[member]));
    const texts = may(kind.need) ? [...ids].filter((id) => typeof id === 'string') : [];
    await Promise.all(texts.map((id) => learn(keyOf(name, id), () => byId(name, id))));
  }
}

/** Caches a record of a list or of a response, so that its name is shown without a request. */
export const meet = (kind: KindName, one: { readonly id: string }): void => met(keyOf(kind, one.id), one);

/**
 * Returns the records with these ids, in the same order. A record is undefined until it is loaded. It is null if it is
 * missing, if its request failed, or if the user may not read it.
 */
export function useByIds(name: KindName, ids: readonly string[]): readonly Any[] {
  const kind: Kind = KINDS[name];
  const isAllowed = may(kind.need);
  const results = useQueries(
    isAllowed ? ids.map((id) => keyOf(name, id)) : [],
    ([, , id]): Promise<Any> => byId(name, id),
  );
  return ids.map((_, at) => {
    const { data, isError = false } = results[at] ?? {};
    // A loaded record stays when a later request fails, for example without a network.
    return data === undefined && (isError || !isAllowed) ? null : data;
  });
}

/**
 * Returns the record with the id. Returns undefined until it is loaded, and null without an id. Also returns null if
 * the record is missing, if its request failed, or if the user may not read it.
 */
export const useOne = (name: KindName, id: string | null | undefined): Any => {
  const [one] = useByIds(name, id ? [id] : []);
  return id ? one : null;
};

/**
 * Returns a function that returns the name of the record with an id. The name is empty until the record is loaded.
 * Without a record, the name is the end of the id.
 */
export function useNames(name: KindName): (id: string | null | undefined) => string {
  const kind: Kind = KINDS[name];
  const [ids, setIds] = useState<readonly string[]>([]);
  const next = useRef({ ids: new Set<string>(), isComing: false }).current;
  const things = useByIds(name, ids);
  return (id) => {
    if (!id) return '';
    const at = ids.indexOf(id);
    const one = at < 0 ? known(keyOf(name, id)) : things[at];
    if (at < 0 && one === undefined) {
      // A row may be drawn later than this component, so the ids are collected while drawing and requested afterwards.
      next.ids.add(id);
      if (!next.isComing) {
        next.isComing = true;
        queueMicrotask(() => {
          next.isComing = false;
          setIds([...next.ids]);
        });
      }
    }
    return one ? kind.name(one) : one === null ? id.slice(-6) : '';
  };
}

/** The delay between the last key stroke and the request, in milliseconds. */
const TYPING_MS = 150;

/**
 * Returns the records that the search of the list (`q`) finds for the text, the best match first (`ranked`). `name` is
 * the cache key of the kind. `most` is the maximum number of records. `isKnown` is true after the response to this
 * text, and for users who may not read the kind. `isFailed` is true if the request for this text failed. The request is
 * repeated when the service responds again.
 */
export function useFound(
  name: string,
  kind: Kind,
  text: string,
  of: { most: number; enabled: boolean; filters?: Readonly<Record<string, unknown>> | undefined },
): { readonly found: readonly Any[]; readonly isKnown: boolean; readonly isFailed: boolean } {
  const { most, enabled, filters } = of;
  const q = text.trim();
  const [settled, settle] = useState(q);
  useEffect(() => {
    const waiting = setTimeout(() => settle(q), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [q]);
  const isAllowed = may(kind.need);
  const { data, isError } = useQuery(
    [name, 'found', settled, most, filters],
    async (signal) => {
      const sort = kind.sort === undefined ? {} : { sort: kind.sort };
      const input = { ...filters, ...sort, ...(settled !== '' && { q: settled }), size: most };
      return { q: settled, found: (await callAny<PageOf<Any>>(await kind.list(), input, { signal })).content };
    },
    { enabled: enabled && isAllowed, keep: true },
  );
  if (!data || isError) return { found: [], isKnown: !isAllowed, isFailed: isError && settled === q };
  // Until the response arrives, shows the records of the last result that still match.
  const isKnown = data.q === q;
  const found = isKnown ? data.found : data.found.filter((one) => fits(kind, one, q));
  return { found: ranked(kind, found, q), isKnown, isFailed: false };
}

const wordsOf = (kind: Kind, one: Any): string => searchWords(`${kind.name(one)} ${kind.sub?.(one) ?? ''}`).join(' ');

const fits = (kind: Kind, one: Any, text: string): boolean =>
  searchWords(text).every((word) => wordsOf(kind, one).includes(word));

/**
 * Sorts records whose names equal the text first, then by the position of the first word of the text. Keeps the
 * service's order for equal positions.
 */
function ranked(kind: Kind, items: readonly Any[], text: string): readonly Any[] {
  const [word = ''] = searchWords(text);
  const whole = searchWords(text).join(' ');
  const place = (one: Any): number => {
    if (searchWords(kind.name(one)).join(' ') === whole) return -1;
    const at = wordsOf(kind, one).indexOf(word);
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  return word === '' ? items : items.toSorted((a, b) => place(a) - place(b));
}
