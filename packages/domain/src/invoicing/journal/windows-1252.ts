/** Writes text in Windows-1252, a charset that `TextEncoder` lacks. */

/** The characters of the bytes 0x80 to 0x9F. A replacement character stands for bytes without one. */
const UPPER = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const BYTES = new Map([...UPPER].flatMap((char, at) => (char === '\uFFFD' ? [] : [[char.charCodeAt(0), 0x80 + at]])));
const UNKNOWN = '?'.charCodeAt(0);

/** Returns the bytes of a text, one per character. A character that the charset lacks becomes `?`. */
export function windows1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 || (unit >= 0xa0 && unit <= 0xff)) bytes[length++] = unit;
    else {
      // A character beyond the basic plane has two code units.
      if ((text.codePointAt(at) ?? unit) > 0xff_ff) at++;
      bytes[length++] = BYTES.get(unit) ?? UNKNOWN;
    }
  }
  return bytes.subarray(0, length);
}
