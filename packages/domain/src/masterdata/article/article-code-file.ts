/** The file of article codes: the GTINs and the PLU of each article. */
import { type FileRow, type FileValue, fileColumn } from '../../kernel/contract/file.ts';
import { fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { say } from '../../kernel/values/message.ts';
import { type ArticleState, Articles } from './article.ts';
import { type ArticleCodeState, ArticleCodes, gtinKey, pluKey, replaceCodes } from './article-code.ts';
import { articleOf, articlesIn, checkName } from './article-column.ts';
import { createArticle, listArticles, setArticleCodes } from './article-contracts.ts';
import type { ArticleNumbers } from './article-numbers.ts';

type CodedArticle = Pick<ArticleState, 'id' | 'articleNumber' | 'name' | 'gtins' | 'plu'> & {
  /** The stored codes, in a file in. */
  readonly codes?: readonly ArticleCodeState[];
};

interface Codes {
  readonly articles: ArticleNumbers<ArticleState>;
  /** The articles that have the codes of the rows. */
  readonly holders: ReadonlyMap<string, ArticleState>;
  /** The rows of the file by the id of their article. `resolve` enters them. */
  readonly rows: Map<string, FileRow>;
  /** The article of the first row with a code. `resolve` enters it. */
  readonly taken: Map<string, { readonly id: string; readonly row: number }>;
}

type Column = 'gtins' | 'plu';

/** Returns the codes of a row with their columns. */
const codesIn = ({ gtins = [], plu = [] }: { readonly [M in Column]?: FileValue | undefined }) => [
  ...[gtins].flat().map((gtin) => [gtinKey(String(gtin)), 'gtins'] as const),
  ...[plu].flat().map((one) => [pluKey(String(one)), 'plu'] as const),
];

export const articleCodeFile = fileKind<CodedArticle, Codes>({
  name: 'article-codes',
  title: say`Article codes`,
  columns: [
    { ...fileColumn(createArticle.input, 'articleNumber'), required: true },
    fileColumn(createArticle.input, 'name'),
    fileColumn(setArticleCodes.input, 'gtins'),
    { ...fileColumn(setArticleCodes.input, 'plu'), isNumber: true },
  ],
  example: { articleNumber: 'W-100', name: 'Lyoner', gtins: ['4006381333931', '96385074'], plu: '123' },
  list: listArticles,
  async context(reads, rows = []) {
    const codes = rows.flatMap(({ values }) => codesIn(values).map(([code]) => code));
    const held = await reads.allIn<ArticleCodeState>(ArticleCodes, 'code', codes);
    const ids = [...new Set(held.map(({ articleId }) => articleId))];
    const byId = new Map(
      (await reads.allIn<ArticleState>(Articles, 'id', ids)).map((article) => [article.id, article]),
    );
    const holders = new Map<string, ArticleState>();
    for (const { code, articleId } of held) {
      const holder = byId.get(articleId);
      if (holder) holders.set(code, holder);
    }
    return { articles: await articlesIn(reads, rows), holders, rows: new Map(), taken: new Map() };
  },
  rowsOf: ({ articleNumber, name, gtins, plu }) => [{ articleNumber, name, gtins, plu: plu === '' ? undefined : plu }],
  write: {
    command: setArticleCodes,
    key: ['articleNumber'],
    fills: ['gtins', 'plu'],
    resolve(row, { articles, rows, taken }, report) {
      const article = articleOf(row, articles, report);
      if (!article) return row.values;
      checkName(row, article, report);
      rows.set(article.id, row);
      for (const [code, column] of codesIn(row.values)) {
        const before = taken.get(code);
        if (!before) taken.set(code, { id: article.id, row: row.row });
        else if (before.id !== article.id) report(row, column, say`is in row ${before.row} already`);
      }
      return { ...row.values, articleNumber: article.articleNumber };
    },
    async find(unit, rows) {
      const articles = await statesIn(unit.of(Articles), 'articleNumber', rows);
      const ids = articles.map(({ id }) => id);
      const codes = (await unit.of(ArticleCodes).whereIn('articleId', ids)).map(({ state }) => state);
      const ofArticle = groupBy(codes, ({ articleId }) => articleId);
      return articles.map((article) => ({ ...article, codes: ofArticle.get(article.id) ?? [] }));
    },
    async write({ stored, head, rows: [row] }, { unit, report }, { holders, rows }) {
      if (!stored) throw new Error('A row of codes has no article');
      for (const [code, column] of codesIn(head)) {
        const holder = holders.get(code);
        // An article gives up its code if its own row has others.
        const isFree = !holder || holder.id === stored.id || rows.get(holder.id)?.values[column] !== undefined;
        if (!isFree) report(row, column, say`belongs to the article ${holder.articleNumber}`);
      }
      const article = await unit.of(Articles).get(stored.id);
      const [gtins, plu] = [head['gtins'] as readonly string[] | undefined, head['plu'] as string | undefined];
      article.setCodes({ gtins, plu }, unit.now);
      replaceCodes(unit, article, await unit.of(ArticleCodes).getAll((stored.codes ?? []).map(({ id }) => id)));
    },
  },
});
