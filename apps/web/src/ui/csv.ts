/** A table as a text that German and English spreadsheets open with a double click. */

/** Excel on a German system reads semicolons and decimal commas; the mark at the beginning says UTF-8. */
const MARK = '\uFEFF';
/** What would be a formula is made a text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

type Cell = string | number | null | undefined;

export const csv = (rows: readonly (readonly Cell[])[]): string =>
  MARK + rows.map((row) => row.map(cell).join(';')).join('\r\n');

function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lets the browser keep a text as a file, with the mark: a text that came from the service has lost it on the way. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([text.startsWith(MARK) ? text : MARK + text], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
