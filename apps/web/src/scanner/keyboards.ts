/**
 * Maps key positions to characters for a scanner that acts as a keyboard, whatever layout the computer assumes.
 *
 * A scanner sends key positions. If the scanner assumes an American keyboard and the computer a German keyboard, `]`
 * arrives as `+`, and y as z. The position (`KeyboardEvent.code`) is still right. Positions are named after the
 * American layout.
 */

export type Layout = 'computer' | 'us' | 'de';
export const LAYOUTS: readonly Layout[] = ['computer', 'us', 'de'];

/** The two characters of each key that is equal in both layouts: without and with Shift. */
const shared: Readonly<Record<string, string>> = {
  Space: '  ',
  NumpadDecimal: '..',
  NumpadAdd: '++',
  NumpadSubtract: '--',
  NumpadMultiply: '**',
  NumpadDivide: '//',
};

const row = (codes: string, keys: string): [string, string][] =>
  codes.split(' ').map((code, at) => [code, keys.slice(at * 2, at * 2 + 2)]);

const DIGITS = 'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0';
const SIGNS =
  'Minus Equal BracketLeft BracketRight Backslash Semicolon Quote Backquote Comma Period Slash IntlBackslash';

const US: Readonly<Record<string, string>> = {
  ...shared,
  ...Object.fromEntries(row(DIGITS, '1!2@3#4$5%6^7&8*9(0)')),
  ...Object.fromEntries(row(SIGNS, '-_=+[{]}\\|;:\'"`~,<.>/?\\|')),
};
const GERMAN: Readonly<Record<string, string>> = {
  ...shared,
  ...Object.fromEntries(row(DIGITS, '1!2"3§4$5%6&7/8(9)0=')),
  ...Object.fromEntries(row(SIGNS, "ß?´`üÜ+*#'öÖäÄ^°,;.:-_<>")),
};
/** The ASCII characters of a German keyboard with AltGr. */
const GERMAN_THIRD: Readonly<Record<string, string>> = {
  Digit7: '{',
  Digit8: '[',
  Digit9: ']',
  Digit0: '}',
  Minus: '\\',
  BracketRight: '~',
  IntlBackslash: '|',
  KeyQ: '@',
};

export interface Place {
  readonly code: string;
  readonly shift: boolean;
  /** AltGr, which some systems report as Ctrl and Alt. */
  readonly third: boolean;
}

/**
 * Returns the character that the key types in the layout. Returns an empty text for a key that this module does not
 * map.
 */
export function typedOn(layout: 'us' | 'de', { code, shift, third }: Place): string {
  if (third) return layout === 'de' ? (GERMAN_THIRD[code] ?? '') : '';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) {
    const typed = layout === 'us' ? letter : ({ Y: 'Z', Z: 'Y' }[letter] ?? letter);
    return shift ? typed : typed.toLowerCase();
  }
  const digit = /^Numpad(\d)$/.exec(code)?.[1];
  if (digit) return digit;
  return ((layout === 'us' ? US : GERMAN)[code] ?? '').charAt(shift ? 1 : 0);
}
