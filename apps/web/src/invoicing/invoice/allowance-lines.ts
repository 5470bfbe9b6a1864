/** The lines of an allowance from the typed amounts. Runs without a browser. */
import type { Faults } from '../../shell/data/submission.ts';
import type { Text } from '../../shell/language/language.ts';
import { decimalText, type Point, pointOf } from '../../ui/control/amount-text.ts';

/** The typed amounts by the number of their line. */
type Typed = ReadonlyMap<number, string>;

/** Returns the lines of the request, for the fields with a text. */
export const allowanceLines = (typed: Typed, point: Point = pointOf()) =>
  [...typed]
    .filter(([, text]) => text.trim() !== '')
    .map(([line, text]) => ({ line, amount: decimalText(text, point) }));

/** Returns the faults by the number of the line, or by the member of the request. Keeps the first of each. */
export function allowanceFaults(
  faults: readonly { readonly field: string; readonly message: Text }[],
  typed: Typed,
): Faults {
  const lines = allowanceLines(typed);
  const found = new Map<string, Text>();
  for (const { field, message } of faults) {
    const index = /^lines\[(\d+)\]/.exec(field)?.[1];
    const at = index === undefined ? field : String(lines[Number(index)]?.line);
    if (!found.has(at)) found.set(at, message);
  }
  return found;
}
