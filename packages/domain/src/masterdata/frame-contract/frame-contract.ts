/** Frame contracts: prices and delivery rhythm agreed with a customer. */

import { id, list, money, oneOf, quantityNumber } from '../../kernel/contract/fields.ts';
import { type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Money } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { ARTICLE_UNITS, type ArticleUnit } from '../article/sales-unit.ts';
import { type Validity, validityFields, validityMembers } from '../validity.ts';

const DELIVERY_RHYTHMS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY', 'ON_DEMAND'] as const;

export interface ContractLineItem {
  readonly articleId: string;
  /** The price of one `unit`. */
  readonly agreedPrice: Money;
  /** The agreed quantity, a decimal text above zero. Null: any quantity. */
  readonly agreedQuantity: string | null;
  /** The unit of price and quantity. Null: the unit of the article's first sales unit, or KG if there is none. */
  readonly unit: ArticleUnit | null;
}

export interface FrameContract extends Validity {
  readonly id: string;
  readonly deliveryRhythm: (typeof DELIVERY_RHYTHMS)[number];
  /** The lines of the contract. Each article occurs at most once. */
  readonly lineItems: readonly ContractLineItem[];
}

const contractLineItemOutput = out.object('ContractLineItemResponse', {
  articleId: out.text(),
  agreedPrice: out.money(),
  agreedQuantity: out.nullable(out.exactNumber()),
  unit: out.nullable(out.oneOf(ARTICLE_UNITS)),
}) satisfies out.Output<ContractLineItem, unknown>;

export const frameContractOutput = out.object('FrameContractResponse', {
  id: out.text(),
  ...validityMembers,
  deliveryRhythm: out.oneOf(DELIVERY_RHYTHMS),
  lineItems: out.listOf(contractLineItemOutput),
}) satisfies out.Output<FrameContract, unknown>;

/** A line of a frame contract in a request. */
export const contractLineForm = form({
  articleId: id(),
  agreedPrice: money(),
  agreedQuantity: optional(quantityNumber('unit')),
  unit: optional(oneOf(ARTICLE_UNITS)),
});

/**
 * Returns the field of a list in which each article occurs at most once. Two agreed prices of one article would
 * contradict each other.
 */
const onePerArticle = <T extends { readonly articleId: string }>(items: Field<readonly T[]>): Field<readonly T[]> => ({
  ...items,
  read(raw, at, faults) {
    const read = items.read(raw, at, faults);
    const seen = new Set<string>();
    for (const [index, { articleId }] of read.entries()) {
      // The field of the id has already reported an undefined id.
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
  // `Customer.setFrameContract` refuses too many lines. This limit only bounds the request body.
  lineItems: onePerArticle(list(contractLineForm, 50_000)),
};
