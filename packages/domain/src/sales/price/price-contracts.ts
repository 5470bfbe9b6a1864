/** The operation that finds prices of a customer. */
import { query } from '../../kernel/contract/contract.ts';
import { date, list, pathId } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { PRICE_PERS } from '../../masterdata/index.ts';
import { PRICE_BASES, PRICE_SOURCES } from './price.ts';

export const price = out.object('PriceResponse', {
  amount: out.money(),
  per: out.oneOf(PRICE_PERS),
  basis: out.oneOf(PRICE_BASES, { description: 'NET for businesses, GROSS for persons' }),
  source: out.oneOf(PRICE_SOURCES),
  reason: out.nullable(out.text({ description: 'Why it was set by hand' })),
  day: out.day({ description: 'The day for which the price was looked up' }),
});

/** Maximum number of articles per price request. */
const ARTICLES_MAX = 500;

export const findPrices = query({
  name: 'customer.find-prices',
  subject: customerSubject,
  about: { member: 'customerId', subject: customerSubject },
  address: 'GET /api/sales/prices',
  summary: 'Find the prices of articles for a customer on a day',
  description:
    'Returns the first price that applies to each article: the contract line of that day, then the list price of that day; by weight and in pieces. Omits unknown articles.',
  permission: 'ORDER_READ',
  input: form({ customerId: pathId(), articleId: list(pathId(), ARTICLES_MAX, 1), day: optional(date()) }),
  output: out.object('PricesResponse', {
    customerId: out.text(),
    day: out.day(),
    basis: out.oneOf(PRICE_BASES),
    articles: out.listOf(
      out.object('ArticlePricesResponse', {
        articleId: out.text(),
        articleName: out.text(),
        byWeight: out.nullable(price),
        inPieces: out.nullable(price),
      }),
    ),
  }),
});
