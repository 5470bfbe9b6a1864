/** Finds a lot in the responses that this device has stored, for scans while the service does not respond. */
import type { listAllStockBatches, listLots, readScan } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, type ItemOf, lookAlikeKey, type Message, say } from '@cleaver/domain/kernel';
import type { Answered } from '../shell/data/offline-answers.ts';

type Lot = ItemOf<typeof listLots>;
type StockBatch = ItemOf<typeof listAllStockBatches>;
type Article = NonNullable<AnswerOf<typeof readScan>['article']>;

export interface Seen {
  readonly lots: readonly Lot[];
  readonly stockBatches: readonly StockBatch[];
  /** The time of the oldest response used, in milliseconds since 1970. */
  readonly at: number;
}

interface Holding {
  readonly lots?: readonly Lot[];
  readonly stockBatches?: readonly StockBatch[];
  readonly content?: readonly StockBatch[];
}

/** The queries whose responses `seenOf` searches for lots and stock batches. */
const WITH_BATCHES = ['scan', 'stock-batch.list-all'];

type OnLabel = Pick<AnswerOf<typeof readScan>['elements'], 'gtin' | 'contentGtin' | 'articleNumber' | 'plu'>;

const inFull = (gtin: string): string => gtin.padStart(14, '0');

/** Returns the article in a stored response: a record of its own, or the article of a scan. */
function articleIn({ key, data }: Answered): Article | null | undefined {
  if (key[0] === 'article' && key[1] === 'one') return data as Article | null;
  return key[0] === 'scan' ? (data as { readonly article?: Article | null }).article : undefined;
}

/**
 * Returns the article that the label names, from the newest response. Returns undefined if the label names no article,
 * or an article that this device has not seen. `at`: the time of the response, in milliseconds since 1970.
 */
export function articleOf(
  answers: readonly Answered[],
  label: OnLabel,
): { readonly article: Article; readonly at: number } | undefined {
  const gtin = label.gtin ?? label.contentGtin;
  const isNamed = ({ gtins, articleNumber, plu }: Article): boolean => {
    if (gtin !== null) return gtins.some((one) => inFull(one) === inFull(gtin));
    return label.plu === null ? articleNumber === label.articleNumber : Number(plu || NaN) === Number(label.plu);
  };
  for (const answer of answers.toSorted((a, b) => b.at - a.at)) {
    const article = articleIn(answer);
    if (article && isNamed(article)) return { article, at: answer.at };
  }
  return undefined;
}

/**
 * Returns the lots with the number and their stock batches, from the newest responses. Returns undefined if there are
 * none. With `articleId`, leaves out lots of other articles.
 */
export function seenOf(answers: readonly Answered[], lotNumber: string, articleId?: string): Seen | undefined {
  const wanted = lookAlikeKey(lotNumber);
  const isMeant = (one: { readonly articleId: string }): boolean =>
    articleId === undefined || one.articleId === articleId;
  const lots = new Map<string, Lot>();
  const batches = new Map<string, StockBatch>();
  let oldest = Number.POSITIVE_INFINITY;
  for (const { key, data, at } of answers.toSorted((a, b) => b.at - a.at)) {
    if (!WITH_BATCHES.includes(String(key[0]))) continue;
    const { lots: hasLots = [], stockBatches = [], content = [] } = data as Holding;
    const newLots = hasLots.filter(
      (one) => lookAlikeKey(one.lotNumber) === wanted && isMeant(one) && !lots.has(one.id),
    );
    const newBatches = [...stockBatches, ...content].filter(
      (one) =>
        one.batchId !== undefined && lookAlikeKey(one.batchId) === wanted && isMeant(one) && !batches.has(one.id),
    );
    for (const one of newLots) lots.set(one.id, one);
    for (const one of newBatches) batches.set(one.id, one);
    if (newLots.length + newBatches.length > 0) oldest = at;
  }
  if (lots.size + batches.size === 0) return undefined;
  return { lots: [...lots.values()], stockBatches: [...batches.values()], at: oldest };
}

/**
 * Returns the text for a scan that finds no goods. With `isAway` the goods may exist, because the service was not
 * reached.
 */
export const nothingOf = (isAway: boolean, what: string): Message =>
  isAway ? say`${what} is not known without a connection.` : say`${what} is not in stock.`;
