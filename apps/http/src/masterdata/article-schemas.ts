/** What answers show: Article. */
import { moneyToNumber } from '@cleaver/domain/kernel';
import { ACTIVITY_STATUSES, ARTICLE_UNITS, type ArticleState, PRICE_MODELS } from '@cleaver/domain/masterdata';
import { listOf, MoneyNumber, object, oneOf, setOf, Timestamp, type TypeOf, text } from '../schemas.ts';

const SalesUnitResponse = object('SalesUnitResponse', {
  id: text(),
  unit: oneOf(ARTICLE_UNITS),
  priceModel: oneOf(PRICE_MODELS),
  price: MoneyNumber,
});

export const ArticleResponse = object('ArticleResponse', {
  id: text(),
  name: text(),
  articleNumber: text(),
  categoryId: text(),
  salesUnits: listOf(SalesUnitResponse),
  status: oneOf(ACTIVITY_STATUSES),
  supplierIds: setOf(text()),
  gtins: setOf(text({ description: 'Global Trade Item Numbers that scanners see' })),
  plu: text({ description: 'The number by which scales and tills know it; empty: none' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const presentArticle = (article: ArticleState): TypeOf<typeof ArticleResponse> => ({
  ...article,
  salesUnits: article.salesUnits.map((sold) => ({ ...sold, price: moneyToNumber(sold.price) })),
});
