/** Puts the focus on the first field of a form, a dialog or a new row. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const FIELDS = [
  'input:not([type=hidden]):enabled:read-write',
  'input[type=checkbox]:enabled',
  'select:enabled',
  'textarea:enabled',
].join();

/** Returns the element with `autofocus`, else the first field. */
export const firstFieldIn = (element: ParentNode | null | undefined): HTMLElement | null =>
  // One selector for both would return the first match in the document, for example the filled field of a user name.
  element?.querySelector<HTMLElement>('[autofocus]') ?? element?.querySelector<HTMLElement>(FIELDS) ?? null;

/**
 * Focuses the first field of a form of a page, except on a tablet, where the keyboard on the screen would cover the page. A
 * dialog focuses its first field by itself.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    const isPage = isWanted && !form.current?.closest('dialog') && matchMedia('(pointer: fine)').matches;
    if (isPage) firstFieldIn(form.current)?.focus({ preventScroll: true });
  }, []);
}

/**
 * Focuses the first field of the last row of a list in the next frame, when the page shows the row. `rows` returns the
 * element that contains the rows. `row` is the CSS selector of a row.
 */
export function focusLastRow(rows: () => Element | null | undefined, row: string): void {
  requestAnimationFrame(() => firstFieldIn([...(rows()?.querySelectorAll(row) ?? [])].at(-1))?.focus());
}
