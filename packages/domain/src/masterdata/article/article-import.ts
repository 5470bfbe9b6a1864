/** Imports articles. The table has a row for each sales unit, and one row for an article that is not sold. */
import type { InputOf } from '../../kernel/contract/form.ts';
import { handleImport } from '../../kernel/execution/import.ts';
import { type Article, type ArticleState, Articles } from './article.ts';
import { importArticles } from './article-contracts.ts';
import { newArticle, salesUnitIn } from './new-article.ts';

type Row = NonNullable<InputOf<(typeof importArticles)['input']>['rows'][number]['value']>;

export const importArticlesHandler = handleImport<ArticleState, Article, Row>(
  importArticles,
  Articles,
  (unit, row, { username }) => newArticle(unit, row, salesUnitIn(unit, row, username)),
  {
    isOf: (row, earlier) =>
      earlier.every((one) => isSameArticle(one, row) && isOtherWay(one, row)) && isSameKind(row, earlier[0]),
    add(unit, article, row, { username }) {
      const salesUnit = salesUnitIn(unit, row, username);
      if (salesUnit) article.addSalesUnit(salesUnit, unit.now);
    },
  },
);

const isSameArticle = (a: Row, b: Row): boolean => a.name === b.name && a.categoryId === b.categoryId;

/** Returns whether a further row has the product kind of the first one, or leaves it out. */
const isSameKind = ({ productKind, frozen }: Row, first: Row | undefined): boolean =>
  (productKind === undefined || productKind === first?.productKind) &&
  (frozen === undefined || frozen === (first?.frozen ?? false));

const isOtherWay = (a: Row, b: Row): boolean =>
  a.unit !== undefined && b.unit !== undefined && (a.unit !== b.unit || a.priceModel !== b.priceModel);
