/** Writes labels in ZPL II for printers with 203 dpi (ZPL II Programming Guide, P1099958). */
import { setImmediate } from 'node:timers/promises';
import { gs1Code } from './code128.ts';
import { type Drawing, type PlacedShape, type PlacedSymbol, type PlacedText, type Span, STROKE } from './drawing.ts';
import { inCapitals } from './faces.ts';

/** Labels that are written without a pause, so that other requests are served meanwhile. */
const AT_ONCE = 50;

/** Returns a format for each label, printed `copies` times. */
export async function zplOf(drawings: Iterable<Drawing>, copies: number): Promise<string> {
  const formats: string[] = [];
  for (const drawing of drawings) {
    formats.push(format(drawing, copies));
    if (formats.length % AT_ONCE === 0) await setImmediate();
  }
  return formats.join('');
}

function format({ width, height, texts, symbols, shapes }: Drawing, copies: number): string {
  const fields = [...texts.map(textField), ...symbols.map(symbolField), ...shapes.map(shapeField)];
  return ['^XA^CI28', `^PW${width}^LL${height}^LH0,0`, ...fields, `^PQ${copies}`, '^XZ', ''].join('\n');
}

/** `^FT` takes the start of the baseline. Without a width, the letters of font 0 have their natural one. */
const textField = ({ x, y, size, isTurned, spans }: PlacedText): string =>
  `^FT${x},${y}^A0${isTurned ? 'R' : 'N'},${size}${textOf(spans)}`;

/** The data of texts. All labels of a print share the lines of the elements. */
const texts = new WeakMap<readonly Span[], string>();

function textOf(spans: readonly Span[]): string {
  const known = texts.get(spans);
  if (known !== undefined) return known;
  const text = data(spans.map((span) => (span.isEmphasised ? inCapitals(span.text) : span.text)).join(''));
  texts.set(spans, text);
  return text;
}

function symbolField({ symbol, x, y, module, height, isTurned }: PlacedSymbol): string {
  const turn = isTurned ? 'R' : 'N';
  const at = `^FO${x},${y}`;
  // M: the level of error correction. A: the printer chooses the mode of the characters.
  if (symbol.kind === 'QR') return `${at}^BQN,2,${module}${data(`MA,${symbol.text}`)}`;
  // The printer adds the check digit.
  if (symbol.kind === 'EAN13') return `${at}^BY${module}^BE${turn},${height},N,N${data(symbol.text.slice(0, 12))}`;
  return `${at}^BY${module}^BC${turn},${height},N,N,N,N${data(gs1Code(symbol.text).zpl)}`;
}

const shapeField = ({ kind, x, y, width, height }: PlacedShape): string =>
  kind === 'LINE' ? `^FO${x},${y}^GB${width},${height},${height}^FS` : `^FO${x},${y}^GE${width},${height},${STROKE}^FS`;

/** Characters that are commands or escapes in the data of a field. */
const SPECIAL = /[\p{Cc}^~_\\]/gu;

/** Returns the data of a field. `^FH` makes `_` the sign before two hexadecimal digits of a byte. */
const data = (text: string): string => `^FH^FD${text.replaceAll(SPECIAL, escaped)}^FS`;

const escaped = (character: string): string =>
  Array.from(
    new TextEncoder().encode(character),
    (byte) => `_${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
