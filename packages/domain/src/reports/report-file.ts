/** Reports as files: a column for each member of their rows. */
import { WRITE_OFF_CODES } from '../inventory/contracts.ts';
import { date, oneOf, quantityAmount, unit } from '../kernel/contract/fields.ts';
import { type FileColumn, shownColumns, shownValues } from '../kernel/contract/file.ts';
import type { FileTable, ObjectOutput } from '../kernel/contract/output.ts';
import type { ReportFormat } from './report-contracts.ts';

/** Columns whose texts are decimals, so that a file for people has a decimal comma. */
const DECIMALS: readonly string[] = [
  ...['kg', 'pieces', 'net', 'input', 'output', 'planPercent', 'yieldPercent'],
  ...['quantity', 'blocked', 'expiringIn7Days', 'expired'],
];

/** Returns the column with the field that writes its cells. Keys and their names are days or reasons in reports by them. */
function written(column: FileColumn, by: string | undefined): FileColumn {
  const { member } = column;
  if (DECIMALS.includes(member)) return { ...column, field: quantityAmount() };
  if (member === 'unit') return { ...column, field: unit() };
  if (member !== 'key' && member !== 'name') return column;
  if (by === 'DAY') return { ...column, field: date() };
  return by === 'REASON' ? { ...column, field: oneOf(WRITE_OFF_CODES) } : column;
}

/** Returns the answer of a report in the requested format. `row`: the output of its rows. */
export function inFormat<A extends { readonly by?: string; readonly rows: readonly object[] }>(
  report: string,
  // biome-ignore lint/suspicious/noExplicitAny: the rows of every report
  row: ObjectOutput<any>,
  format: ReportFormat,
  answer: A,
): A | FileTable {
  if (format === 'JSON') return answer;
  const members = Object.keys(row.members);
  const columns = shownColumns(row, members).map((column) => written(column, answer.by));
  const rows = answer.rows.map((one) => ({
    ...shownValues(one, members),
    ...(answer.by === 'REASON' && { name: (one as { readonly key: string }).key }),
  }));
  return { kind: report, format, columns, rows };
}
