/** The handler that finds prices of a customer. */
import { shopDay } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Customers } from '../../masterdata/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { basisOf, findPrice } from './price.ts';
import { findPrices } from './price-contracts.ts';
import { lookupFrom, pricedArticle, pricedCustomer, soldArticles } from './pricing.ts';

export const priceHandlers: readonly Handler[] = [
  handle(findPrices, {
    async run({ reader, clock, settings }, { customerId, articleId: ids, day: given }) {
      const day = given ?? shopDay(clock.now(), settings);
      const [customer, { vatRates }, articles] = await Promise.all([
        reader.get(Customers, customerId),
        settingsFrom(reader),
        soldArticles(lookupFrom(reader), ids),
      ]);
      const buyer = pricedCustomer(customer);
      return {
        customerId,
        day,
        basis: basisOf(buyer),
        articles: [...new Set(ids)].flatMap((id) => {
          const sold = articles.get(id);
          if (!sold) return [];
          const article = pricedArticle(sold, vatRates, day);
          return [
            {
              articleId: id,
              articleName: sold.article.name,
              byWeight: findPrice(buyer, article, day, 'WEIGHT') ?? null,
              inPieces: findPrice(buyer, article, day, 'PIECES') ?? null,
            },
          ];
        }),
      };
    },
  }),
];
