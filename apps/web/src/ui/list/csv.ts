/** Saves tables and texts as CSV files for spreadsheets. */
import type { Cell } from '@cleaver/tables';

const MARK = '\uFEFF';

/** Saves a table as a CSV file with semicolons and decimal commas, as Excel on a German system expects. */
export async function saveTable(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { writeTable } = await import('@cleaver/tables');
  saveFile(name, writeTable(rows, { delimiter: ';', decimal: ',', mark: true }));
}

/** Saves a text as a file with a byte order mark, because decoding the response removed the mark of the service. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([text.startsWith(MARK) ? text : MARK + text], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
