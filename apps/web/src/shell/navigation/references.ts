/** Finds and names the records that other records refer to, for pickers, for names in lists and for the search. */
import { merged, searchWords } from '@cleaver/domain/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../contexts/context.ts';
import { CONTEXTS, type KindName } from '../../contexts/contexts.ts';
import { allPages } from '../data/all-pages.ts';
import { callAny, type PageOf } from '../data/api.ts';
import { known, learn, met, useQueries, useQuery } from '../data/query.ts';
import { may } from '../session/session.ts';

export type { Kind, KindName };

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own record type
type Any = any;

/** The kinds of all contexts. */
export const KINDS = merged(CONTEXTS.map(({ references = {} }) => references)) as Readonly<Record<KindName, Kind>>;

/** The form members that contain an id, each with the kind of record that the id belongs to. */
export const REFERENCES = merged(CONTEXTS.map(({ members = {} }) => members)) as Readonly<Record<string, KindName>>;

/** Maximum number of ids in a request, because proxies accept addresses of about 8,000 characters. */
const IDS_AT_ONCE = 150;

/** The batch of ids to request at the end of this turn of the event loop, by kind. */
const asked = new Map<KindName, { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, Any>> }>();

/** Returns the record with the id, or null if there is none. Requests all ids of a turn of the event loop together. */
export async function byId(kind: KindName, id: string): Promise<Any> {
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
    for (const one of (await allPages(list, input)) as readonly Any[]) all.set(one.id, one);
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
