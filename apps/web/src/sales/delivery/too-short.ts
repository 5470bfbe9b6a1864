/** The text about lots whose shelf life is too short for a customer. */
import { t } from '../../shell/language/language.ts';

/** Number of lots that the text names. */
const NAMED = 10;

/** Returns the text. Counts the lots beyond the first ten. */
export function tooShortText(lots: readonly string[]): string {
  const named = lots.slice(0, NAMED).join(', ');
  const more = lots.length - NAMED;
  return more > 0
    ? t`Shelf life too short for this customer: ${named} and ${more} more`
    : t`Shelf life too short for this customer: ${named}`;
}
