/** The column by which the rows of files refer to articles: the number or the PLU. */
import { CODE_MAX, text } from '../../kernel/contract/fields.ts';
import type { FileColumn, FileRow } from '../../kernel/contract/file.ts';
import type { FileReads, ReportCell } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { type ArticleState, Articles } from './article.ts';
import { ArticleCodes, pluKey } from './article-code.ts';
import { ArticleNumbers } from './article-numbers.ts';
import { isPlu } from './plu.ts';

export const ARTICLE_COLUMN = {
  member: 'articleNumber',
  field: text(CODE_MAX),
  required: true,
  also: ['plu'],
} as const satisfies FileColumn;

/** Returns the articles that the rows name, or all of them if there are no rows. */
export async function articlesIn(
  { all, allIn }: FileReads,
  rows: readonly FileRow[] | undefined,
): Promise<ArticleNumbers<ArticleState>> {
  if (!rows) return new ArticleNumbers(await all(Articles));
  const named = [...new Set(rows.flatMap(({ values: { articleNumber = [] } }) => articleNumber).map(String))];
  const codes = await allIn(ArticleCodes, 'code', named.filter(isPlu).map(pluKey));
  const numbered = await allIn(Articles, 'articleNumber', named);
  const coded = await allIn<ArticleState>(
    Articles,
    'id',
    codes.map(({ articleId }) => articleId),
  );
  return new ArticleNumbers([...coded, ...numbered]);
}

/** Returns the article that a row names. Reports an unknown one. Undefined: the cell has a fault. */
export function articleOf(
  row: FileRow,
  articles: ArticleNumbers<ArticleState>,
  report: ReportCell,
): ArticleState | undefined {
  const { articleNumber } = row.values;
  if (articleNumber === undefined) return undefined;
  const article = articles.find(String(articleNumber));
  if (!article) report(row, 'articleNumber', say`is not the number or PLU of an article`);
  return article;
}

/**
 * Reports a name that is not the name of the article. The name helps people who edit the file, and a different one
 * reveals that cells have shifted to another row. `member`: its column.
 */
export function checkName(row: FileRow, { name }: ArticleState, report: ReportCell, member = 'name'): void {
  const given = row.values[member];
  if (given !== undefined && given !== name) report(row, member, say`must be “${name}”, as the article is called`);
}
