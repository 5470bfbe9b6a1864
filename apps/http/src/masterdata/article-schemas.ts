/** Contract section 2, Article. */
import { ACTIVITY_STATUSES, ARTICLE_UNITS, type ArticleState, moneyToNumber, PRICE_MODELS } from '@cleaver/domain';
import { type Static, Type } from 'typebox';
import { listOf, object, oneOf, setOf, Timestamp } from '../schemas.ts';

const SalesUnitResponse = object('SalesUnitResponse', {
  id: Type.String(),
  unit: oneOf(ARTICLE_UNITS),
  priceModel: oneOf(PRICE_MODELS),
  price: Type.Number(),
});

export const ArticleResponse = object('ArticleResponse', {
  id: Type.String(),
  name: Type.String(),
  articleNumber: Type.String(),
  categoryId: Type.String(),
  salesUnits: listOf(SalesUnitResponse),
  status: oneOf(ACTIVITY_STATUSES),
  supplierIds: setOf(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const presentArticle = (article: ArticleState): Static<typeof ArticleResponse> => ({
  ...article,
  salesUnits: article.salesUnits.map((sold) => ({ ...sold, price: moneyToNumber(sold.price) })),
});
