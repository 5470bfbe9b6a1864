/** Finds the goods that a person means by a typed text. A scanned code names goods exactly, a person seldom does. */
import { lookAlikeKey } from '../../kernel/values/look-alikes.ts';
import { searchWords } from '../../kernel/values/text.ts';

/** The names of goods that a person may type. */
export interface NameableGoods {
  readonly lotNumber: string;
  readonly articleName: string;
  readonly articleNumber?: string | undefined;
}

/** Returns whether a text is the whole lot number, as it looks on the label. */
export const isWholeLotNumber = (text: string, { lotNumber }: Pick<NameableGoods, 'lotNumber'>): boolean =>
  lookAlikeKey(text) === lookAlikeKey(lotNumber);

/** Returns the letters and digits of a label text. People leave out dashes, points and slashes. */
const bare = (text: string): string => lookAlikeKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the goods that the text means, in their order. A whole lot number means only its lot. Otherwise the text is
 * the article number, the end of a lot number that has a digit in it (`28-003` or `003` of `P-2026-11-28-003`), or
 * parts of words of the article's name. Returns nothing for a blank text.
 */
export function goodsMeantBy<G extends NameableGoods>(text: string, goods: readonly G[]): readonly G[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const whole = goods.filter((one) => isWholeLotNumber(text, one));
  if (whole.length > 0) return whole;
  const end = bare(text);
  const hasDigit = /\p{N}/u.test(end);
  const number = lookAlikeKey(text);
  return goods.filter(({ lotNumber, articleName, articleNumber }) => {
    if (hasDigit && bare(lotNumber).endsWith(end)) return true;
    if (articleNumber !== undefined && lookAlikeKey(articleNumber) === number) return true;
    const name = searchWords(articleName).join(' ');
    return words.every((word) => name.includes(word));
  });
}
