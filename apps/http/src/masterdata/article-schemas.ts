/** What answers show: Article. */
import { moneyToNumber } from '@cleaver/domain/kernel';
import { ACTIVITY_STATUSES, ARTICLE_UNITS, type ArticleState, PRICE_MODELS } from '@cleaver/domain/masterdata';
import { type Static, Type } from 'typebox';
import { listOf, MoneyNumber, object, oneOf, setOf, Timestamp } from '../schemas.ts';

const SalesUnitResponse = object('SalesUnitResponse', {
  id: Type.String(),
  unit: oneOf(ARTICLE_UNITS),
  priceModel: oneOf(PRICE_MODELS),
  price: MoneyNumber,
});

export const ArticleResponse = object('ArticleResponse', {
  id: Type.String(),
  name: Type.String(),
  articleNumber: Type.String(),
  categoryId: Type.String(),
  salesUnits: listOf(SalesUnitResponse),
  status: oneOf(ACTIVITY_STATUSES),
  supplierIds: setOf(Type.String()),
  gtins: setOf(Type.String({ description: 'Global Trade Item Numbers that scanners see' })),
  plu: Type.String({ description: 'The number by which scales and tills know it; empty: none' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const presentArticle = (article: ArticleState): Static<typeof ArticleResponse> => ({
  ...article,
  salesUnits: article.salesUnits.map((sold) => ({ ...sold, price: moneyToNumber(sold.price) })),
});
