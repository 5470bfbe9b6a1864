import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';

/**
 * Returns the units of the article's stocks, then its sales units. Without STOCK_READ, returns only the sales units.
 */
export function useUnitsOf(articleId: string): readonly string[] {
  const article = useOne('article', articleId) as AnswerOf<typeof getArticle> | null | undefined;
  const levels = useAnswer(listStockLevels, { articleId }, { enabled: articleId !== '' && may('STOCK_READ') });
  const kept = (levels.data?.content ?? []).map(({ unit, minimumLevel }) => unit ?? minimumLevel?.unit);
  return [...kept, ...(article?.salesUnits ?? []).map(({ unit }) => unit)].filter((unit) => unit !== undefined);
}
