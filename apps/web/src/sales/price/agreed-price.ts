/** The price and the unit of a contract line, by the article: 1,95 € / 100 g. */
import type { AnswerOf, ItemOf } from '@cleaver/domain/kernel';
import { agreedPer } from '@cleaver/domain/masterdata';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import type { listFrameContracts } from '@cleaver/domain/sales/contracts';
import { shownPrice } from '../../shell/language/format.ts';
import { useByIds } from '../../shell/navigation/references.ts';

type Line = Pick<ItemOf<typeof listFrameContracts>['lineItems'][number], 'articleId' | 'agreedPrice' | 'unit'>;
type Article = AnswerOf<typeof getArticle>;

interface AgreedPrice {
  readonly amount: number;
  readonly per: string;
}

/**
 * Returns a function that returns the price of a contract line with its unit. A line without a unit has the unit of the
 * article's first sales unit. Undefined while the article is loading.
 */
export function useAgreedPrices(lines: readonly Line[]): (line: Line) => AgreedPrice | undefined {
  // Only lines without a unit need their article.
  const ids = [...new Set(lines.flatMap(({ articleId, unit }) => (unit === null ? [articleId] : [])))];
  const articles = useByIds('article', ids) as readonly (Article | null | undefined)[];
  return ({ articleId, agreedPrice, unit }) => {
    const article = unit === null ? articles[ids.indexOf(articleId)] : null;
    return article === undefined ? undefined : { amount: agreedPrice, per: agreedPer(unit, article?.salesUnits[0]) };
  };
}

export const priceTextOf = (price: AgreedPrice | undefined): string =>
  price === undefined ? '' : shownPrice(price.amount, price.per);
