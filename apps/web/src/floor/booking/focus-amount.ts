/**
 * Focuses the amount of goods that the user has just chosen, or that was refused, and selects its text. Typing then
 * replaces the text.
 */

/** Maximum number of frames to wait for the field, which appears with the goods. */
const FRAMES = 6;

/** `around`: the CSS selector of the element with the field. Without a field with a fault, the last match counts. */
export function focusAmount(around: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`${around} input[type=text]`)];
    const field = fields.find((one) => one.ariaInvalid === 'true') ?? fields.at(-1);
    field?.focus();
    field?.select();
    if (!field && frames > 0) focusAmount(around, frames - 1);
  });
}
