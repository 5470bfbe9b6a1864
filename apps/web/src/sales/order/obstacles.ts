/** Looks for what a person has to decide before an order is confirmed: a second order, and goods that are not free. */
import type { ItemOf } from '@cleaver/domain/kernel';
import type { listArticles } from '@cleaver/domain/masterdata/contracts';
import { needsOf, type Promised, type Shortage, secondOrders, shortagesOf } from '@cleaver/domain/sales';
import { listAvailability, listOrders } from '@cleaver/domain/sales/contracts';
import { allPages } from '../../shell/data/all-pages.ts';
import { byId } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';

type Order = ItemOf<typeof listOrders>;
type Article = ItemOf<typeof listArticles>;

/** The amounts of order lines. */
export type Amounts = Parameters<typeof needsOf>[0];

export interface Obstacles {
  /** The day of the order. */
  readonly day: string;
  /** The other open orders of the customer for the day and the address. */
  readonly seconds: readonly Order[];
  readonly shortages: readonly (Shortage & { readonly articleName: string })[];
}

export const isFree = ({ seconds, shortages }: Obstacles): boolean => seconds.length === 0 && shortages.length === 0;

/** Returns the day whose availability counts for an order. A past day has none. */
export function supplyDay(requestedDate: string): string {
  const today = me.get()?.today ?? requestedDate;
  return requestedDate < today ? today : requestedDate;
}

interface Confirmed extends Promised {
  readonly lines: Amounts;
  /** The lines that availability counts as ordered already, from the confirmed order before its change. */
  readonly held?: Amounts;
  /** False if the order keeps its place among the orders of the day. Default: true. */
  readonly isAdded?: boolean;
}

/** Returns the articles with these ids, by id. */
export async function articlesBy(ids: readonly string[]): Promise<ReadonlyMap<string, Article>> {
  const found = await Promise.all([...new Set(ids)].map((id) => byId('article', id)));
  return new Map(found.flatMap((one: Article | null) => (one ? [[one.id, one] as const] : [])));
}

/** Returns a function that returns the weight of a piece of an article in kilograms. */
export const pieceKgIn =
  (articles: ReadonlyMap<string, Article>) =>
  (articleId: string): string | null =>
    articles.get(articleId)?.pieceWeight?.kg ?? null;

/** Reads the other orders, the availability of the day and the articles now. */
export async function obstaclesTo({ held = [], isAdded = true, ...order }: Confirmed): Promise<Obstacles> {
  const { customerId, requestedDate: day, lines } = order;
  const [others, rows, articles] = await Promise.all([
    isAdded ? allPages(listOrders, { customerId, requestedDate: day }) : [],
    allPages(listAvailability, { date: supplyDay(day) }),
    articlesBy(lines.map(({ articleId }) => articleId)),
  ]);
  const pieceKgOf = pieceKgIn(articles);
  const shortages = shortagesOf(needsOf(lines, pieceKgOf), rows, needsOf(held, pieceKgOf));
  return {
    day,
    seconds: secondOrders(order, others),
    shortages: shortages.map((one) => ({ ...one, articleName: articles.get(one.articleId)?.name ?? '' })),
  };
}
