/** Puts the focus on the first field of a form, a dialog or a new row. */

const FIELDS = [
  'input:not([type=hidden]):enabled:read-write',
  'input[type=checkbox]:enabled',
  'select:enabled',
  'textarea:enabled',
].join();

export const firstFieldIn = (element: ParentNode | null | undefined): HTMLElement | null =>
  element?.querySelector<HTMLElement>(`[autofocus], ${FIELDS}`) ?? null;

/**
 * Focuses the first field of the last row of a list in the next frame, when the page shows the row. `rows` returns the
 * element that contains the rows. `row` is the CSS selector of a row.
 */
export function focusLastRow(rows: () => Element | null | undefined, row: string): void {
  requestAnimationFrame(() => firstFieldIn([...(rows()?.querySelectorAll(row) ?? [])].at(-1))?.focus());
}
