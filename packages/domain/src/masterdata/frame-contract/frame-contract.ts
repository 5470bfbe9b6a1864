/** Frame contracts: prices and delivery rhythm agreed with a customer. */

import { id, list, money, oneOf, quantityNumber } from '../../kernel/contract/fields.ts';
import { type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { say } from '../../kernel/values/message.ts';
import { ARTICLE_UNITS } from '../article/sales-unit.ts';
import { validityFields, validityMembers } from '../validity.ts';

const DELIVERY_RHYTHMS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY', 'ON_DEMAND'] as const;

const contractLineItemOutput = out.object('ContractLineItemResponse', {
  articleId: out.text(),
  agreedPrice: out.money(),
  // The agreed quantity, above zero. Null: any quantity.
  agreedQuantity: out.nullable(out.exactNumber()),
  // The unit of price and quantity. Null: the unit of the article's first sales unit, or KG if there is none.
  unit: out.nullable(out.oneOf(ARTICLE_UNITS)),
});

export const frameContractOutput = out.object('FrameContractResponse', {
  id: out.text(),
  ...validityMembers,
  deliveryRhythm: out.oneOf(DELIVERY_RHYTHMS),
  // The lines of the contract. Each article occurs at most once.
  lineItems: out.listOf(contractLineItemOutput),
});
export type ContractLineItem = out.GivenBy<typeof contractLineItemOutput>;
export type FrameContract = out.GivenBy<typeof frameContractOutput>;

const lineItem = form({
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
  lineItems: onePerArticle(list(lineItem, 50_000)),
};
