/** Focuses the amount of goods that the user has just chosen, and selects its text. Typing then replaces the text. */

/** Maximum number of frames to wait for the field, which appears with the goods. */
const FRAMES = 6;

/** `around`: the CSS selector of the element with the field. The last match counts. */
export function focusAmount(around: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<HTMLInputElement>(`${around} input[type=text]`)].at(-1);
    field?.focus();
    field?.select();
    if (!field && frames > 0) focusAmount(around, frames - 1);
  });
}
