/** Makes articles and their sales units from requests. */
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { ListPrice } from '../price/list-price.ts';
import { Article, type ArticleState } from './article.ts';
import type { SalesUnit } from './sales-unit.ts';

type Way = Pick<SalesUnit, 'unit' | 'priceModel'> & { readonly price: ListPrice['price'] };

/** Returns a sales unit with one price. The price has no start date (`validFrom` is null). */
export const newSalesUnit = (unit: UnitPorts, way: Way, setBy: string | null): SalesUnit => ({
  id: unit.newId(),
  unit: way.unit,
  priceModel: way.priceModel,
  prices: [{ price: way.price, validFrom: null, setBy, setAt: setBy && unit.now.toISOString() }],
});

export const newArticle = (
  unit: UnitPorts,
  { name, articleNumber, categoryId }: Pick<ArticleState, 'name' | 'articleNumber' | 'categoryId'>,
  salesUnit: SalesUnit | undefined,
): Article => Article.create({ id: unit.newId(), salesUnit, name, articleNumber, categoryId }, unit.now);
