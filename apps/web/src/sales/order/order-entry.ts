/** The rows of an order during entry. */
import type { AnswerOf, Message } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import type { getOrder } from '@cleaver/domain/sales/contracts';
import type { Text } from '../../shell/language/language.ts';
import type { Point } from '../../ui/control/amount-text.ts';
import { type Amount, asTyped, isByWeight, type Parts, partsOf, typedAmount } from './typed-amount.ts';

type Order = AnswerOf<typeof getOrder>;
type OrderLine = Order['lines'][number];
type Article = AnswerOf<typeof getArticle>;

export interface Entry {
  /** An id that is unique among the rows. */
  readonly id: string;
  readonly articleId: string;
  /** The text of the amount field, with or without a unit. */
  readonly text: string;
  readonly note?: string;
  /** The amount in the customer's last order, or in the order that is copied or changed. */
  readonly last?: Amount;
  /** The line of the stored order that the row changes. */
  readonly line?: Pick<OrderLine, 'line' | 'quantityUnit' | 'status' | 'price' | 'manualPrice'>;
}

/** A price with its source. `reason`: the reason of a manual price. */
export type EntryPrice = Pick<NonNullable<OrderLine['price']>, 'amount' | 'per' | 'source' | 'reason'>;

/**
 * Returns a row for each article of these orders, with the amount in the newest order as `last`. `orders`: the newest
 * first.
 */
export function usualEntries(orders: readonly Order[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const { articleId, quantityAmount, quantityUnit } of orders.flatMap(({ lines }) => lines)) {
    if (entries.has(articleId)) continue;
    entries.set(articleId, { id: articleId, articleId, text: '', last: { quantityAmount, quantityUnit } });
  }
  return [...entries.values()];
}

interface Source {
  readonly lines: readonly (Pick<OrderLine, 'line' | 'articleId' | 'quantityAmount' | 'quantityUnit' | 'note'> &
    Partial<Pick<OrderLine, 'status' | 'price' | 'manualPrice'>>)[];
}

/**
 * Returns the rows of an order or a standing order, with their amounts. With `isCopy`, the rows become new lines. A
 * copy omits closed lines, except if all lines are closed, as in a cancelled order.
 */
export function entriesOf({ lines }: Source, point: Point, isCopy: boolean): readonly Entry[] {
  const left = lines.filter(({ status }) => status !== 'CLOSED');
  const shown = isCopy && left.length > 0 ? left : lines;
  return shown.map(
    ({ line, articleId, quantityAmount, quantityUnit, note, status, price = null, manualPrice = null }) => ({
      id: `line ${line}`,
      articleId,
      text: asTyped({ quantityAmount, quantityUnit }, point),
      last: { quantityAmount, quantityUnit },
      ...(note !== '' && { note }),
      ...(!isCopy && status && { line: { line, quantityUnit, status, price, manualPrice } }),
    }),
  );
}

/** Returns the rows with input, followed by the rows of `usual` for other articles. */
export const withUsual = (entries: readonly Entry[], usual: readonly Entry[]): readonly Entry[] => {
  const kept = entries.filter(({ text }) => text.trim() !== '');
  return [...kept, ...usual.filter(({ articleId }) => !kept.some((one) => one.articleId === articleId))];
};

/**
 * Returns the unit for a number without a unit: the unit of `last`, else pieces or kilograms by the article's first
 * sales unit. Kilograms for a missing article. Undefined without `last` while the article is loading.
 */
function usualUnit({ last }: Pick<Entry, 'last'>, article: Article | null | undefined): string | undefined {
  if (last) return last.quantityUnit;
  if (!article) return article === null ? 'KG' : undefined;
  return article.salesUnits[0]?.unit.startsWith('PIECE') ? 'PIECE' : 'KG';
}

/** Returns the number and the unit of a row's text; undefined without a number or a known unit. */
export const partsOfEntry = (entry: Entry, article: Article | null | undefined): Parts | undefined =>
  partsOf(entry.text, usualUnit(entry, article));

/** Returns whether the price by weight applies to the row. Otherwise the price in pieces applies. */
export function isWeight(entry: Entry, article: Article | null | undefined): boolean {
  const usual = usualUnit(entry, article) ?? 'KG';
  const amount = typedAmount(entry.text, usual);
  return isByWeight(amount && 'quantityUnit' in amount ? amount.quantityUnit : usual);
}

/**
 * Returns the price that the row keeps: the frozen price of a confirmed order, or the manual price of a draft.
 * Undefined for a new line. A change between weight and pieces makes a new line.
 */
export function keptPrice({ line }: Entry, byWeight: boolean): EntryPrice | undefined {
  if (!line || isByWeight(line.quantityUnit) !== byWeight) return undefined;
  const { price, manualPrice } = line;
  return price ?? (manualPrice ? { ...manualPrice, source: 'MANUAL' } : undefined);
}

interface SentLine extends Partial<Amount> {
  readonly line?: number;
  readonly articleId?: string;
  readonly note?: string;
}

export interface Sent {
  readonly lines: readonly SentLine[];
  /** The rows of the lines, in the sequence of the lines. */
  readonly of: readonly Entry[];
  /** The faults by the id of the row. */
  readonly faults: ReadonlyMap<string, Message>;
}

/**
 * Returns the lines to send: for the rows with input, and for the stored lines that are not open. `articleOf` returns
 * undefined while the article is loading.
 */
export function linesOf(entries: readonly Entry[], articleOf: (articleId: string) => Article | null | undefined): Sent {
  const [lines, of, faults] = [[] as SentLine[], [] as Entry[], new Map<string, Message>()];
  for (const entry of entries) {
    const { id, articleId, line, note } = entry;
    if (line && line.status !== 'OPEN') {
      lines.push({ line: line.line });
      of.push(entry);
      continue;
    }
    const amount = typedAmount(entry.text, usualUnit(entry, articleOf(articleId)));
    if (!amount) continue;
    if ('fault' in amount) {
      faults.set(id, amount.fault);
      continue;
    }
    // A line keeps its number unless it changes between weight and pieces.
    const isKept = line && isByWeight(line.quantityUnit) === isByWeight(amount.quantityUnit);
    lines.push({ ...(isKept ? { line: line.line } : { articleId, ...(note && { note }) }), ...amount });
    of.push(entry);
  }
  return { lines, of, faults };
}

/**
 * Returns the faults by the id of their row, or by the member of the order. Keeps only the first fault of each. `of`:
 * the rows of the sent lines.
 */
export function faultsAt(
  faults: readonly { readonly field: string; readonly message: Text }[],
  of: readonly Entry[],
): ReadonlyMap<string, Text> {
  const found = new Map<string, Text>();
  for (const { field, message } of faults) {
    const row = of[Number(/^lines\[(\d+)\]/.exec(field)?.[1])];
    const at = row?.id ?? field;
    if (!found.has(at)) found.set(at, message);
  }
  return found;
}

/**
 * Returns the rows with the lines of the stored order. Sent lines with a number keep it. The service numbers the new
 * lines after all others, in the sequence in which they were sent.
 */
export function withLines(
  entries: readonly Entry[],
  { lines, of }: Pick<Sent, 'lines' | 'of'>,
  stored: Order,
): readonly Entry[] {
  const kept = new Set(lines.flatMap(({ line }) => line ?? []));
  const added = stored.lines.filter(({ line }) => !kept.has(line)).values();
  const byId = new Map(
    of.map(({ id }, index) => {
      const number = lines[index]?.line;
      const line = number === undefined ? added.next().value : stored.lines.find((one) => one.line === number);
      return [id, line];
    }),
  );
  return entries.map(({ line: _, ...entry }) => {
    const line = byId.get(entry.id);
    return line ? { ...entry, line } : entry;
  });
}

/** Returns the amounts of the lines to send. Omits the stored lines that are not open. `of`: the rows of the lines. */
export const amountsOf = (lines: Sent['lines'], of: Sent['of']): readonly (Amount & { readonly articleId: string })[] =>
  lines.flatMap(({ quantityAmount, quantityUnit }, index) => {
    const articleId = of[index]?.articleId;
    return quantityAmount === undefined || quantityUnit === undefined || articleId === undefined
      ? []
      : [{ articleId, quantityAmount, quantityUnit }];
  });

/** Returns the stored amounts of the open lines that the rows change. */
export const heldBy = (entries: readonly Entry[]): readonly (Amount & { readonly articleId: string })[] =>
  entries.flatMap(({ articleId, line, last }) => (line?.status === 'OPEN' && last ? [{ articleId, ...last }] : []));
