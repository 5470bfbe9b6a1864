/** Interprets a search text for one kind of records, and orders the last opened records. Runs without a browser. */
import { searchWords } from '@cleaver/domain/kernel';

export interface InKind {
  /** The text to search for within the kind. */
  readonly text: string;
  /** True if some of the words, but not all, name the kind. */
  readonly isNamed: boolean;
}

/** The minimum length of a word that names a kind. Shorter words would be found in too many texts. */
const LEAST = 3;

/**
 * Returns the search text without the words that name the kind: `delivery 001` searches deliveries for `001`. Keeps the
 * words if all of them name the kind.
 */
export function inKind(words: readonly string[], kind: string): InKind {
  const own = searchWords(kind);
  const rest = words.filter((word) => word.length < LEAST || !own.some((one) => one.startsWith(word)));
  const isNamed = rest.length > 0 && rest.length < words.length;
  return { text: (isNamed ? rest : words).join(' '), isNamed };
}

export interface Recent {
  readonly to: string;
  /** The name of a record. Empty for a screen. */
  readonly name: string;
}

const MOST = 8;
/** The pattern of the address of a record, which ends with the id of the record. */
const RECORD = /\/[\da-f]{8}-[\da-f-]{27}$/;

/**
 * Returns the recent records and screens with `one` first, at most `MOST`. Ignores `one` if it has a name, but its
 * address is not the address of a record.
 */
export const withRecent = (before: readonly Recent[], one: Recent): readonly Recent[] =>
  one.name === '' || RECORD.test(one.to) ? [one, ...before.filter(({ to }) => to !== one.to)].slice(0, MOST) : before;
