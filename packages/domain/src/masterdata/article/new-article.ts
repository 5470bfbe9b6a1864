/** Makes articles and their sales units from requests. */

import type { Given } from '../../kernel/contract/edit.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { ListPrice } from '../price/list-price.ts';
import { Article, type ArticleState } from './article.ts';
import type { KindOfProduct } from './product-kind.ts';
import type { SalesUnit } from './sales-unit.ts';

type Way = Pick<SalesUnit, 'unit' | 'priceModel'> & { readonly price: ListPrice['price'] };

/** Returns a sales unit with one price. The price has no start date (`validFrom` is null). */
export const newSalesUnit = (unit: UnitPorts, way: Way, setBy: string | null): SalesUnit => ({
  id: unit.newId(),
  unit: way.unit,
  priceModel: way.priceModel,
  prices: [{ price: way.price, validFrom: null, setBy, setAt: setBy && unit.now.toISOString() }],
});

/** Returns the sales unit of a request. Undefined: the request has none, so the article is not sold. */
export const salesUnitIn = (
  unit: UnitPorts,
  { unit: of, priceModel, price }: Given<Way>,
  setBy: string | null,
): SalesUnit | undefined =>
  of && priceModel && price !== undefined ? newSalesUnit(unit, { unit: of, priceModel, price }, setBy) : undefined;

type Details = Pick<ArticleState, 'name' | 'articleNumber' | 'categoryId'> & Partial<Given<KindOfProduct>>;

export const newArticle = (
  unit: UnitPorts,
  { name, articleNumber, categoryId, productKind = null, frozen = false }: Details,
  salesUnit: SalesUnit | undefined,
): Article =>
  Article.create({ id: unit.newId(), salesUnit, name, articleNumber, categoryId, productKind, frozen }, unit.now);
