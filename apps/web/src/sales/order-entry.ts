/** The rows of an order while it is written down. */
import type { Message } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { type Amount, asTyped, isByWeight, typedAmount } from './typed-amount.ts';

type Order = Of<'OrderResponse'>;
type OrderLine = Order['lines'][number];
type Article = Of<'ArticleResponse'>;

export interface Entry {
  /** Tells it from the other rows. */
  readonly id: string;
  readonly articleId: string;
  /** What is typed. */
  readonly text: string;
  readonly note?: string;
  /** What the customer ordered last time. */
  readonly last?: Amount;
  /** The line of the stored order that it keeps. */
  readonly line?: Pick<OrderLine, 'line' | 'quantityUnit' | 'status'>;
}

/** Returns a row for each article of these orders, the newest order first, with the amount of the last one. */
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
    Partial<Pick<OrderLine, 'status'>>)[];
}

/** Returns the rows of an order or a standing order, with its amounts typed in. `isCopy`: they become new lines. */
export const entriesOf = ({ lines }: Source, point: string, isCopy: boolean): readonly Entry[] =>
  lines
    .filter(({ status }) => !isCopy || status !== 'CLOSED')
    .map(({ line, articleId, quantityAmount, quantityUnit, note, status }) => ({
      ...{ id: `line ${line}`, articleId, text: asTyped({ quantityAmount, quantityUnit }, point) },
      last: { quantityAmount, quantityUnit },
      ...(note !== '' && { note }),
      ...(!isCopy && status && { line: { line, quantityUnit, status } }),
    }));

/** Returns the rows with what is usual for the customer behind those in which something stands. */
export const withUsual = (entries: readonly Entry[], usual: readonly Entry[]): readonly Entry[] => {
  const kept = entries.filter(({ text }) => text.trim() !== '');
  return [...kept, ...usual.filter(({ articleId }) => !kept.some((one) => one.articleId === articleId))];
};

/** Returns the unit of a bare number: that of last time, else that in which the article is sold; undefined: not known yet. */
function usualUnit({ last }: Pick<Entry, 'last'>, article: Article | null | undefined): string | undefined {
  if (last) return last.quantityUnit;
  if (!article) return article === null ? 'KG' : undefined;
  return article.salesUnits[0]?.unit.startsWith('PIECE') ? 'PIECE' : 'KG';
}

/** Whether a price and a rest by weight concern what is typed, or those in pieces. */
export function isWeight(entry: Entry, article: Article | null | undefined): boolean {
  const usual = usualUnit(entry, article) ?? 'KG';
  const amount = typedAmount(entry.text, usual);
  return isByWeight(amount && 'quantityUnit' in amount ? amount.quantityUnit : usual);
}

interface SentLine extends Partial<Amount> {
  readonly line?: number;
  readonly articleId?: string;
  readonly note?: string;
}

export interface Sent {
  readonly lines: readonly SentLine[];
  /** The rows of these lines. */
  readonly of: readonly Entry[];
  /** By the id of the row. */
  readonly faults: ReadonlyMap<string, Message>;
}

/** Returns what is sent of the rows in which something stands. `articleOf`: undefined while it is not known. */
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
    // A line keeps its number as long as it stays by weight, or in pieces.
    const isKept = line && isByWeight(line.quantityUnit) === isByWeight(amount.quantityUnit);
    lines.push({ ...(isKept ? { line: line.line } : { articleId, ...(note && { note }) }), ...amount });
    of.push(entry);
  }
  return { lines, of, faults };
}

/** Returns the rows with the numbers that their lines got in the stored order: those that were sent stand there in their order. */
export function withLines(entries: readonly Entry[], sent: readonly Entry[], stored: Order): readonly Entry[] {
  const byId = new Map(sent.map(({ id }, index) => [id, stored.lines[index]]));
  return entries.map(({ line: _, ...entry }) => {
    const line = byId.get(entry.id);
    return line ? { ...entry, line } : entry;
  });
}
