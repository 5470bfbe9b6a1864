/** Frame contracts: prices and rhythm that a customer has agreed on. */
import type { Money } from '../kernel/decimal.ts';
import { type Field, form, id, list, money, oneOf, optional, quantityNumber } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { ARTICLE_UNITS, type ArticleUnit } from './article.ts';
import { type Validity, validityFields } from './validity.ts';

export const DELIVERY_RHYTHMS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY', 'ON_DEMAND'] as const;
export type DeliveryRhythm = (typeof DELIVERY_RHYTHMS)[number];

export interface ContractLineItem {
  readonly articleId: string;
  readonly agreedPrice: Money;
  /** A decimal text above zero; null where any quantity goes. */
  readonly agreedQuantity: string | null;
  readonly unit: ArticleUnit | null;
}

export interface FrameContract extends Validity {
  readonly id: string;
  readonly deliveryRhythm: DeliveryRhythm;
  /** An article stands in it once. */
  readonly lineItems: readonly ContractLineItem[];
}

const lineItem = form({
  articleId: id(),
  agreedPrice: money(),
  agreedQuantity: optional(quantityNumber()),
  unit: optional(oneOf(ARTICLE_UNITS)),
});

/** The list, in which an article stands once: an agreement on two prices is none. */
const onePerArticle = <T extends { readonly articleId: string }>(items: Field<readonly T[]>): Field<readonly T[]> => ({
  ...items,
  read(raw, at, faults) {
    const read = items.read(raw, at, faults);
    const seen = new Set<string>();
    for (const [index, { articleId }] of read.entries()) {
      // One that is undefined has a fault of its own.
      if (articleId === undefined) continue;
      if (seen.has(articleId)) {
        faults.push({ field: `${at}[${index}].articleId`, message: say`stands in the contract already` });
      }
      seen.add(articleId);
    }
    return read;
  },
});

export const frameContractFields = {
  ...validityFields,
  rhythm: oneOf(DELIVERY_RHYTHMS),
  // How many there may be is the contract's own rule; a body holds so many at most.
  lineItems: onePerArticle(list(lineItem, 50_000)),
};
