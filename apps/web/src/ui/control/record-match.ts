/** Finds the record that a typed text means, by one rule for all pickers. Runs without a browser. */
import { searchWords } from '@cleaver/domain/kernel';

export interface Names<T> {
  readonly name: (one: T) => string;
  /** A second text, for example a number or a city, which distinguishes records of the same name. */
  readonly sub?: ((one: T) => string) | undefined;
}

/**
 * Returns the search words of a text, joined by spaces. Two texts with equal search words are the same name: case,
 * accents and extra spaces do not count.
 */
const plain = (text: string): string => searchWords(text).join(' ');

/**
 * Returns the only record whose name is the text. Without exactly one, returns the only record whose second text is the
 * text. Returns undefined if neither exists.
 */
export function exactOf<T>(typed: string, found: readonly T[], { name, sub }: Names<T>): T | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  for (const text of [name, sub]) {
    const [one, another] = text ? found.filter((each) => plain(text(each)) === wanted) : [];
    if (one && !another) return one;
  }
  return undefined;
}

/** Returns the exact match for the text, or else the only record found. Returns undefined if there is neither. */
export function meantBy<T>(text: string, found: readonly T[], names: Names<T>): T | undefined {
  return exactOf(text, found, names) ?? (found.length === 1 ? found[0] : undefined);
}
