/** Calculates the warnings of an order that calls off more than agreed in a frame contract. */
import type { Warning, WarningWords } from '../../kernel/contract/acknowledgement.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { contractOn, type HeldContract } from '../../masterdata/index.ts';
import { type CallOff, restOf } from '../frame-contract/call-off.ts';
import { type OrderLine, perOf } from './order-line.ts';
import type { OrderWarningCode } from './order-status.ts';

export const orderWarningWords: WarningWords<OrderWarningCode> = {
  OVER_CALL: ({ article = '', over = '', unit = '' }) =>
    say`${article} is called off beyond the frame contract, by ${over} ${unit}`,
};

/** Returns the open quantities of order lines at contract prices, as call-offs. */
export const callOffsOf = (
  lines: readonly Pick<OrderLine, 'articleId' | 'price' | 'open' | 'quantityUnit'>[],
): readonly CallOff[] =>
  lines.flatMap(({ articleId, price, open, quantityUnit }) =>
    price?.source === 'CONTRACT' && open !== '0'
      ? [{ articleId, day: price.day, unit: perOf(quantityUnit), amount: open, pieces: null }]
      : [],
  );

interface CountedArticle {
  readonly first: Parameters<typeof restOf>[2]['first'];
  readonly pieceKg: string | null;
}

/** The data for the check of over-calls. */
export interface Calling {
  readonly contracts: readonly HeldContract[];
  /** The articles of the lines, by article id. */
  readonly articles: ReadonlyMap<string, CountedArticle>;
  /** All stored call-offs of the customer, including those of this order before the change. */
  readonly stored: readonly CallOff[];
}

/**
 * Returns a warning for each line that increases the call-off of a contract line beyond the agreed quantity. `before`,
 * `after`: the lines of the order.
 */
export function overCalls(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  { contracts, articles, stored }: Calling,
): readonly Warning<OrderWarningCode>[] {
  const held = new Map(before.map((line) => [line.line, line]));
  const added = callOffsOf(after);
  const removed = callOffsOf(before).map((each) => ({ ...each, amount: negative(each.amount) }));
  return after.flatMap((line): readonly Warning<OrderWarningCode>[] => {
    if (line.price?.source !== 'CONTRACT') return [];
    const { day } = line.price;
    const contract = contractOn(contracts, day);
    const item = contract?.lineItems.find(({ articleId }) => articleId === line.articleId);
    const article = articles.get(line.articleId);
    if (!contract || !item || !article) return [];
    // A line whose unit does not convert adds nothing.
    const calledBy = (lines: readonly OrderLine[]) => restOf(item, contract, article, callOffsOf(lines)).called;
    const earlier = held.get(line.line);
    if (calledBy([line]).compare(calledBy(earlier ? [earlier] : [])) <= 0) return [];
    const { rest: was } = restOf(item, contract, article, stored);
    const { rest, restUnit } = restOf(item, contract, article, [...stored, ...removed, ...added]);
    if (!rest?.isNegative() || !was || rest.compare(was) >= 0) return [];
    const over = Decimal.ZERO.minus(rest).toText(6);
    return [{ code: 'OVER_CALL', line: line.line, values: { article: line.articleName, over, unit: restUnit } }];
  });
}

const negative = (amount: string): string => Decimal.ZERO.minus(Decimal.of(amount)).toText();
