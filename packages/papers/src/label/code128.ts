/**
 * Encodes element strings as GS1-128 (ISO/IEC 15417) in the code sets B and C. The ZPL writer sets them itself, so that a
 * label is as wide as its layout, whatever the firmware of the printer would choose.
 */

const FNC1 = '\u001d';
/** Identifiers whose elements have a fixed length, and need no FNC1 after them (GS1 General Specifications, 7.8.5). */
const FIXED = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;
const ELEMENT = /\((\d{2,4})\)([^(]*)/g;
/** Modules of a character, and of the stop character with its bar. */
const CHARACTER = 11;
const STOP = 13;

/** Start character, FNC1 and changes of the code set as invocations of the ZPL command `^BC`. */
const ZPL = { start: { B: '>:', C: '>;' }, change: { B: '>6', C: '>5' }, fnc1: '>8', '>': '>0' } as const;

export interface Gs1Code {
  /** The data of `^BC`. */
  readonly zpl: string;
  /** The width without quiet zones. */
  readonly modules: number;
}

/** Returns the shortest code of element strings in brackets. */
export function gs1Code(bracketed: string): Gs1Code {
  const characters = charactersOf(bracketed);
  const { B, C } = lengthsOf(characters);
  let set: 'B' | 'C' = (C[0] ?? 0) <= (B[0] ?? 0) ? 'C' : 'B';
  let zpl = `${ZPL.start[set]}${ZPL.fnc1}`;
  // Start, FNC1 and check character.
  let count = 3;
  for (let at = 0; at < characters.length; count++) {
    const [first = '', second = ''] = [characters[at], characters[at + 1]];
    const stays = set === 'B' ? 1 + (B[at + 1] ?? 0) : inC(characters, C, at);
    if (stays > ((set === 'B' ? B : C)[at] ?? 0)) {
      set = set === 'B' ? 'C' : 'B';
      zpl += ZPL.change[set];
    } else if (first === FNC1) {
      zpl += ZPL.fnc1;
      at += 1;
    } else {
      zpl += set === 'C' ? first + second : first === '>' ? ZPL['>'] : first;
      at += set === 'C' ? 2 : 1;
    }
  }
  return { zpl, modules: CHARACTER * count + STOP };
}

/** Returns the characters to encode after the first FNC1. */
function charactersOf(bracketed: string): readonly string[] {
  const elements = Array.from(bracketed.matchAll(ELEMENT), ([, ai = '', value = '']) => ({ ai, value }));
  return elements.flatMap(({ ai, value }, at) => [
    ...`${ai}${value}`,
    ...(FIXED.test(ai) || at === elements.length - 1 ? [] : [FNC1]),
  ]);
}

/** Returns for each position how many symbol characters the rest takes, beginning in the set B or C. */
function lengthsOf(characters: readonly string[]): { readonly B: readonly number[]; readonly C: readonly number[] } {
  const B = Array<number>(characters.length + 1).fill(0);
  const C = [...B];
  for (let at = characters.length - 1; at >= 0; at--) {
    const [asB, asC] = [1 + (B[at + 1] ?? 0), inC(characters, C, at)];
    B[at] = Math.min(asB, 1 + asC);
    C[at] = Math.min(asC, 1 + asB);
  }
  return { B, C };
}

/** Returns the length of the rest if its first character is encoded in the set C: FNC1, or two digits as one character. */
function inC(characters: readonly string[], C: readonly number[], at: number): number {
  if (characters[at] === FNC1) return 1 + (C[at + 1] ?? 0);
  return isDigit(characters[at]) && isDigit(characters[at + 1]) ? 1 + (C[at + 2] ?? 0) : Number.POSITIVE_INFINITY;
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';
