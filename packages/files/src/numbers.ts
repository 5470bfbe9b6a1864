/** Reads numbers with a decimal point or comma, as people, spreadsheets and programs write them. */
import { type Message, say } from '@cleaver/domain/kernel';
import { numberText } from '@cleaver/tables';

export type Mark = '.' | ',';

/** The decimal marks that the numbers of a file show, and the mark that it has without any evidence. */
export interface Marks {
  readonly delimiter: string;
  readonly comma: number;
  readonly point: number;
}

/** `1,500` and `1.500` are one and a half, or one thousand five hundred. */
const UNCLEAR = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/;
const FORMS = [
  { decimal: '.', form: /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/ },
  { decimal: ',', form: /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/ },
] as const;

const bare = (cell: string): string => numberText(cell).replace(/^[−–]/, '-');

/** Returns the decimal mark that a number shows, or undefined if it shows none. */
export function markIn(cell: string): Mark | undefined {
  const text = bare(cell);
  if (/^-?\d+$/.test(text) || UNCLEAR.test(text)) return undefined;
  return FORMS.find(({ form }) => form.test(text))?.decimal;
}

/** Returns the decimal mark of a file: that of most of its numbers, else that of its delimiter. */
export const decimalMarkOf = ({ comma, point, delimiter }: Marks): Mark => {
  if (comma === point) return delimiter === ';' ? ',' : '.';
  return comma > point ? ',' : '.';
};

/** Returns a decimal text with all digits but no trailing zeros, or a fault. */
export function readDecimal(cell: string, marks: Marks): { readonly text: string } | { readonly fault: Message } {
  const text = bare(cell);
  const [, whole = '', mark, rest = ''] = UNCLEAR.exec(text) ?? [];
  if (mark !== undefined) {
    if (isDecimalMark(mark, marks)) return { text: short(`${whole}.${rest}`) };
    return { fault: say`can be ${`${whole}${rest}`} or ${clear(`${whole}.${rest}`, marks)}: write one of them` };
  }
  const found = FORMS.find(({ form }) => form.test(text));
  if (!found) return { fault: say`must be a number` };
  const grouped = found.decimal === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  return { text: short(grouped) };
}

/**
 * Returns whether the mark in an unclear number is a decimal mark: if other numbers of the file show it and none shows
 * the other mark. A file with commas or tabs is from a program, which writes a point and no thousands separators.
 */
function isDecimalMark(mark: string, { delimiter, comma, point }: Marks): boolean {
  if (mark === ',') return comma > 0 && point === 0;
  return comma === 0 && (point > 0 || delimiter !== ';');
}

/** Writes a decimal so that it is not unclear, with the mark of the file. */
const clear = (text: string, marks: Marks): string => {
  const shown = short(text);
  return (UNCLEAR.test(shown) ? `${shown}0` : shown).replace('.', decimalMarkOf(marks));
};

const short = (text: string): string =>
  (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^(-?)0+(?=\d)/, '$1');

/** Writes a decimal text or a number for a file. A zero makes an unclear number clear: `24,1250`. */
export function writtenNumber(value: number | string, mark: Mark): string {
  const text = String(value);
  return mark === '.' ? text : (UNCLEAR.test(text) ? `${text}0` : text).replace('.', ',');
}
