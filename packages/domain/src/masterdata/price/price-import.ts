/** Imports prices. Checks the rows of a table and writes the prices. */

import type { InputOf } from '../../kernel/contract/form.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { handleRows } from '../../kernel/execution/import.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';
import { type ArticleState, Articles } from '../article/article.ts';
import { priceDayFaults } from './list-price.ts';
import { importPrices } from './list-price-contracts.ts';

type Row = NonNullable<InputOf<(typeof importPrices)['input']>['rows'][number]['value']>;

export const importPricesHandler = handleRows<Row>(importPrices, async (unit, rows, { username }) => {
  const numbers = [...new Set(rows.flatMap((row) => row?.articleNumber ?? []))];
  const stored = await unit.of(Articles).peekIn('articleNumber', numbers);
  const articles = new Map(stored.map((article) => [foldText(article.articleNumber), article]));
  const articleOf = (row: Row) => articles.get(foldText(row.articleNumber));
  const today = calendarDay(unit.now, unit.settings.shopTimeZone);
  const unitOf = (row: Row) => {
    const article = articleOf(row);
    return article && rowFaults(row, article).length === 0 ? soldAs(article, row)[0] : undefined;
  };
  const faults = rows.flatMap((row, at): Fault[] => {
    if (!row) return [];
    const fault = ({ field, message }: Fault): Fault => ({ field: `rows[${at}].${field}`, message });
    return [...rowFaults(row, articleOf(row)), ...priceDayFaults(row.validFrom, today)].map(fault);
  });
  return {
    faults: [...faults, ...contradictions(rows, (row) => keyOf(unitOf(row)?.id, row.validFrom ?? today))],
    async write() {
      const all = rows as readonly Row[];
      const changed = await unit.of(Articles).getAll(all.map((row) => articleOf(row)?.id ?? ''));
      return all.map((row, at) => {
        const [article, sold] = [changed[at], unitOf(row)];
        if (!article || !sold) throw new Error(`The row ${at} names no sales unit`);
        const { price, validFrom } = row;
        const set = { setBy: username, setAt: unit.now.toISOString() };
        article.setPrice(sold.id, { price, validFrom, ...set }, today, unit.now);
        return sold.id;
      });
    },
  };
});

/** Returns the key of a price. A sales unit has one price a day. */
const keyOf = (salesUnitId: string | undefined, validFrom: string): string | undefined =>
  salesUnitId && `${salesUnitId} ${validFrom}`;

/** Returns a fault for each row with another price than an earlier row of the same key. Ignores rows without a key. */
function contradictions(rows: readonly (Row | undefined)[], keyOfRow: (row: Row) => string | undefined): Fault[] {
  const first = new Map<string, { readonly at: number; readonly price: Row['price'] }>();
  return rows.flatMap((row, at): Fault[] => {
    const key = row && keyOfRow(row);
    if (!row || key === undefined) return [];
    const before = first.get(key);
    if (!before) first.set(key, { at, price: row.price });
    if (!before || before.price === row.price) return [];
    const message = say`differs from ${`rows[${before.at}]`}: a sales unit has one price a day`;
    return [{ field: `rows[${at}].price`, message }];
  });
}

const soldAs = ({ salesUnits }: ArticleState, { unit, priceModel }: Row) =>
  salesUnits.filter((one) => one.unit === (unit ?? one.unit) && one.priceModel === (priceModel ?? one.priceModel));

function rowFaults(row: Row, article: ArticleState | undefined): Fault[] {
  if (!article) return [{ field: 'articleNumber', message: say`is not the number of an article` }];
  // Compares the name and never writes it. A different name reveals shifted rows of the table.
  if (row.name && row.name !== article.name) {
    return [{ field: 'name', message: say`must be “${article.name}”, as the article is called` }];
  }
  const sold = soldAs(article, row);
  if (sold.length === 0) return [{ field: 'unit', message: say`must be one that the article is sold in` }];
  return sold.length > 1 ? [{ field: 'unit', message: say`is required: the article is sold in several ways` }] : [];
}
