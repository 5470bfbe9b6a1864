/**
 * The file of prices. A row sets the price of a sales unit from a day on. All rows are one statement, so their order does
 * not matter.
 */
import { fileColumn } from '../../kernel/contract/file.ts';
import { fileKind, statesIn } from '../../kernel/execution/file-kind.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { type ArticleState, Articles } from '../article/article.ts';
import { ARTICLE_COLUMN, articleOf, articlesIn, checkName } from '../article/article-column.ts';
import { createArticle, listArticles } from '../article/article-contracts.ts';
import type { ArticleNumbers } from '../article/article-numbers.ts';
import type { SalesUnit } from '../article/sales-unit.ts';
import { listPriceOn, priceDayFaults } from './list-price.ts';
import { changePrice } from './list-price-contracts.ts';

/** A sales unit with its article. */
interface Sold {
  readonly id: string;
  readonly article: ArticleState;
  readonly salesUnit: SalesUnit;
}

interface Prices {
  readonly today: CalendarDate;
  readonly articles: ArticleNumbers<ArticleState> | undefined;
}

const soldBy = (article: ArticleState): readonly Sold[] =>
  article.salesUnits.map((salesUnit) => ({ id: salesUnit.id, article, salesUnit }));

export const priceFile = fileKind<Sold, Prices>({
  name: 'prices',
  title: say`Prices`,
  columns: [
    ARTICLE_COLUMN,
    fileColumn(createArticle.input, 'name'),
    fileColumn(createArticle.input, 'unit'),
    fileColumn(createArticle.input, 'priceModel'),
    { ...fileColumn(createArticle.input, 'price'), required: true },
    fileColumn(changePrice.input, 'validFrom'),
  ],
  example: { articleNumber: 'W-100', name: 'Lyoner', unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 },
  list: listArticles,
  async load({ allIn }, items) {
    const ids = items.map(({ id }) => id);
    const articles = new Map((await allIn<ArticleState>(Articles, 'id', ids)).map((article) => [article.id, article]));
    return ids.flatMap((id) => articles.get(id) ?? []).flatMap(soldBy);
  },
  context: async (reads, rows) => ({ today: reads.today, articles: rows && (await articlesIn(reads, rows)) }),
  rowsOf({ article: { articleNumber, name }, salesUnit: { unit, priceModel, prices } }, { today, articles }) {
    // A file in is also compared with the prices of days before today, so that an old file says what is there.
    const others = prices.filter(
      ({ validFrom }) => validFrom !== null && (validFrom > today || (articles && validFrom < today)),
    );
    const planned = others.map(({ price, validFrom }) => ({ price: Number(price), validFrom: validFrom ?? undefined }));
    const all = [{ price: Number(listPriceOn(prices, today)), validFrom: undefined }, ...planned];
    return all.map((row) => ({ articleNumber, name, unit, priceModel, ...row }));
  },
  write: {
    command: changePrice,
    key: ['articleNumber', 'unit', 'priceModel'],
    line: { members: ['price', 'validFrom'], key: ['validFrom'] },
    changes: true,
    resolve(row, { articles, today }, report) {
      const { unit, priceModel, validFrom, ...values } = row.values;
      const article = articles && articleOf(row, articles, report);
      if (!article) return row.values;
      checkName(row, article, report);
      const [sold, ...others] = article.salesUnits.filter(
        (one) => one.unit === (unit ?? one.unit) && one.priceModel === (priceModel ?? one.priceModel),
      );
      if (!sold) report(row, 'unit', say`must be one that the article is sold in`);
      const missing = unit === undefined ? 'unit' : 'priceModel';
      if (others.length > 0) report(row, missing, say`is required: the article is sold in several ways`);
      return {
        ...{ ...values, articleNumber: article.articleNumber, name: article.name },
        ...(sold ? { unit: sold.unit, priceModel: sold.priceModel } : { unit, priceModel }),
        // The price of today has no day, unless the row names the day and no entry has it yet.
        validFrom: validFrom === today && sold?.prices.some((one) => one.validFrom === today) ? undefined : validFrom,
      };
    },
    find: async (unit, rows) => (await statesIn(unit.of(Articles), 'articleNumber', rows)).flatMap(soldBy),
    async write({ stored, lines }, { perform, report, today }) {
      if (!stored) throw new Error('A row of prices has no sales unit');
      const [first, second] = lines.filter(({ values: { validFrom = today } }) => validFrom === today);
      if (first && second && first.values['price'] !== second.values['price']) {
        report(second.row, 'price', say`differs from row ${first.row.row}, which is about the same`);
      }
      const others = lines.filter((line) => !line.stored || line.changed.size > 0);
      for (const { values, row } of others) {
        const [price, validFrom] = [values['price'] as number, values['validFrom'] as CalendarDate | undefined];
        const faults = priceDayFaults(validFrom, today);
        for (const { field, message } of faults) report(row, field, message);
        const path = { id: stored.article.id, suId: stored.id };
        if (faults.length === 0) await perform(changePrice, { ...path, price, validFrom }, row);
      }
    },
  },
});
