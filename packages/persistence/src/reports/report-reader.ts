/** Implements the reads of reports in SQL. */
import { Recipes } from '@cleaver/domain/production';
import type { ReportReader, SalesGroupSums, StockSums, WriteOffSums, YieldBatch } from '@cleaver/domain/reports';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { SALES, STOCK, WRITE_OFFS, YIELDS } from './report-texts.ts';

/** Returns a function that makes the reader of reports for a query. */
export function sqlReports(mappingOf: MappingOf): (query: Query) => ReportReader {
  const recipeId = mappingOf(Recipes).id;
  return (query) => ({
    async sales({ by, from, to, rates }, most) {
      const values = [
        ...[from, to, most],
        ...(['vatClass', 'from', 'to', 'rate'] as const).map((member) => rates.map((rate) => rate[member])),
      ];
      const rows = await query<SalesGroupSums & { readonly isTotal: boolean }>({ text: SALES[by], values });
      const deliveries = rows.find(({ isTotal }) => isTotal)?.deliveries ?? 0;
      return { groups: rows.flatMap(({ isTotal, ...group }) => (isTotal ? [] : [group])), deliveries };
    },
    writeOffs: (by, begins, most) =>
      query<WriteOffSums>({ text: WRITE_OFFS[by], values: [begins.map((at) => at.toISOString()), most] }),
    async yields(id, within, most) {
      if (!recipeId.canHold(id)) return [];
      const [from = null, until = null] = [within?.from.toISOString(), within?.until.toISOString()];
      const rows = await query<Omit<YieldBatch, 'completedAt'> & { readonly completedAt: number }>({
        text: YIELDS,
        values: [id, from, until, most],
      });
      return rows.map(({ completedAt, ...row }) => ({ ...row, completedAt: new Date(completedAt) }));
    },
    stock: (by, { today, soon }, most) => query<StockSums>({ text: STOCK[by], values: [today, soon, most] }),
  });
}
