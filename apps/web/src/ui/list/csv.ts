/** Saves tables and texts as CSV files for spreadsheets. */
import type { Cell } from '@cleaver/tables';

const MARK = '\uFEFF';

/** Saves a table as a CSV file with semicolons and decimal commas, as Excel on a German system expects. */
export async function saveTable(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { writeTable } = await import('@cleaver/tables');
  saveFile(name, writeTable(rows, { delimiter: ';', decimal: ',', mark: true }));
}

/**
 * Saves a file. A text gets a byte order mark, because decoding the response removed the mark of the service. Bytes are
 * saved unchanged.
 */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    typeof content === 'string'
      ? new Blob([content.startsWith(MARK) ? content : MARK + content], { type: 'text/csv;charset=utf-8' })
      : new Blob([content]),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
