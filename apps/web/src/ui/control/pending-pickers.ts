/** Waits for the pickers of a form, because a fast typist submits before the records are found. */

/** Maximum wait in ms. No request to a working service takes longer. */
const PATIENCE_MS = 3_000;

/**
 * Blurs the first picker whose text is not resolved to a record, and waits at most `PATIENCE_MS` for its choice.
 * Returns true if no unresolved text remains. Otherwise focuses the first picker with such a text and returns false.
 */
export async function decided(form: ParentNode | null): Promise<boolean> {
  const undecided = () => form?.querySelector<HTMLInputElement>('[role=combobox]:invalid');
  undecided()?.blur();
  const start = performance.now();
  const isOpen = () => undecided() && undecided()?.ariaInvalid !== 'true' && performance.now() - start < PATIENCE_MS;
  while (isOpen()) await new Promise(requestAnimationFrame);
  undecided()?.focus();
  return !undecided();
}
