/** Proposes usual values of an article from its last receipts, which saves typing. Runs without a browser. */
import { type AnswerOf, addDays, dateOf, daysBetween, type Message, say } from '@cleaver/domain/kernel';
import type { getGoodsReceipt } from '@cleaver/domain/procurement/contracts';

type Receipt = Pick<AnswerOf<typeof getGoodsReceipt>, 'receiptDate' | 'lines'>;

export interface Usual {
  /** The highest allowed temperature in °C. */
  readonly limit: number | undefined;
  /** The days from the receipt to the expiry date. */
  readonly days: number | undefined;
  readonly unit: string | undefined;
  /** The id of the stock of the last accepted line. */
  readonly stockId: string | undefined;
}

/**
 * Returns the values of the article's last accepted lines: for each member, from the newest line that has it. `unit`
 * and `stockId` are from the newest line. `days` ignores goods that were expired at receipt. `receipts`: the newest
 * first.
 */
export function usualOf(articleId: string, receipts: readonly Receipt[]): Usual {
  const lines = receipts.flatMap(({ receiptDate, lines: all }) =>
    all.flatMap((line) => (line.articleId === articleId && line.lotId !== null ? [{ ...line, receiptDate }] : [])),
  );
  const dated = lines.find(({ expiryDate, receiptDate }) => expiryDate !== null && expiryDate >= receiptDate);
  return {
    limit: lines.find(({ temperatureLimit }) => temperatureLimit !== null)?.temperatureLimit ?? undefined,
    days: dated?.expiryDate ? daysBetween(dateOf(dated.receiptDate), dateOf(dated.expiryDate)) : undefined,
    unit: lines[0]?.quantityUnit ?? undefined,
    stockId: lines[0]?.stockId,
  };
}

const DAYS = [3, 5, 7, 14, 21];
const SHOWN_DAYS = 6;

/** Returns the expiry dates to offer as buttons: after each number of days in `DAYS`, and after `usual` days. */
export function expiryChoices(from: string, usual: number | undefined): readonly { days: number; date: string }[] {
  const days = [...new Set([...DAYS, ...(usual === undefined ? [] : [usual])])].sort((a, b) => a - b);
  return days.slice(0, SHOWN_DAYS).map((one) => ({ days: one, date: addDays(dateOf(from), one) }));
}

export const REJECT_REASONS: readonly Message[] = [
  say`Too warm`,
  say`Smell or appearance`,
  say`Packaging damaged`,
  say`Wrong label`,
  say`Not ordered`,
  say`Expires too early`,
];

/** Returns the articles, the most recently received first. Articles without a receipt keep their order. */
export function receivedFirst<A extends { readonly id: string }>(
  articles: readonly A[],
  receipts: readonly Receipt[],
): readonly A[] {
  const ids = [...new Set(receipts.flatMap(({ lines }) => lines.map(({ articleId }) => articleId)))];
  const rank = ({ id }: A): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return articles.toSorted((a, b) => rank(a) - rank(b));
}
