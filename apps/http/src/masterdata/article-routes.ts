/** Routes: articles. */
import {
  activateArticle,
  addSalesUnit,
  assignSupplier,
  changePrice,
  createArticle,
  deactivateArticle,
  getArticle,
  importArticles,
  listArticles,
  removeSalesUnit,
  removeSupplier,
  setArticleCodes,
  updateArticle,
} from '@cleaver/domain/masterdata';
import { empty, page, presented, type RouteGroup, route } from '../operation-route.ts';
import { ArticleResponse, presentArticle } from './article-schemas.ts';
import { importRoute } from './import-route.ts';

const BASE = '/api/articles';
const ONE = `${BASE}/{id}`;
const article = presented(ArticleResponse, presentArticle);

export const articleRoutes: RouteGroup = {
  tag: 'Articles',
  description: 'What the shop buys, makes and sells',
  routes: [
    route({ method: 'GET', path: BASE, operation: listArticles, answer: page(ArticleResponse, presentArticle) }),
    route({ method: 'POST', path: BASE, operation: createArticle, answer: article }),
    importRoute(BASE, importArticles),
    route({ method: 'GET', path: ONE, operation: getArticle, answer: article }),
    route({ method: 'PUT', path: ONE, operation: updateArticle, answer: article }),
    route({ method: 'POST', path: `${ONE}/activate`, operation: activateArticle, answer: article }),
    route({ method: 'POST', path: `${ONE}/deactivate`, operation: deactivateArticle, answer: article }),
    route({ method: 'PUT', path: `${ONE}/codes`, operation: setArticleCodes, answer: article }),
    route({ method: 'POST', path: `${ONE}/suppliers`, operation: assignSupplier, answer: article }),
    route({ method: 'DELETE', path: `${ONE}/suppliers/{supplierId}`, operation: removeSupplier, answer: empty() }),
    route({ method: 'POST', path: `${ONE}/sales-units`, operation: addSalesUnit, answer: article }),
    route({ method: 'PUT', path: `${ONE}/sales-units/{suId}/price`, operation: changePrice, answer: article }),
    route({ method: 'DELETE', path: `${ONE}/sales-units/{suId}`, operation: removeSalesUnit, answer: empty() }),
  ],
};
