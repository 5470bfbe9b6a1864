/** Reads the cells of a column as its schema says, and writes them. */
import {
  DOUBLE_DIGITS,
  type Fault,
  type FileColumn,
  type FileValue,
  type JsonSchema,
  LongNumber,
  type Message,
  say,
  significantDigits,
  word,
} from '@cleaver/domain/kernel';
import { choiceWord } from '@cleaver/domain/words';
import { type Choices, choicesOf } from './choices.ts';
import { type Mark, type Marks, readDecimal, writtenNumber } from './numbers.ts';
import { plain } from './plain.ts';

export type Translate = (message: Message) => string;
type Refused = { readonly faults: readonly Message[] };
type Read = { readonly value: FileValue } | Refused;
/** `long`: the number with all its digits, if a double could lose some of them. */
type RawRead = { readonly value: FileValue; readonly long?: LongNumber } | Refused;

/** How the values of a column are written and read. */
export interface CellForm {
  /** Whether the cells are numbers, which show the decimal mark of the file. */
  readonly isNumber: boolean;
  read(cell: string, marks: Marks): Read;
  /** Writes a value for programs. */
  code(value: FileValue): string;
  /** Writes a value for people: words of choices, dates in the form of the language, a decimal comma. */
  show(value: FileValue, translate: Translate): string;
}

/** Returns how the cells of a column are read and written. */
export function formOf({ field }: FileColumn): CellForm {
  const raw: RawForm = rawFormOf(field.schema);
  return {
    ...raw,
    read(cell, marks) {
      const damage = damageIn(cell);
      if (damage) return refused(damage);
      const read = raw.read(cell, marks);
      if ('faults' in read) return read;
      const { value, long } = read;
      const faults: Fault[] = [];
      field.read(long ?? value, '', faults);
      if (faults.length > 0) return { faults: faults.map(({ message }) => message) };
      return long ? refused(say`must have at most ${DOUBLE_DIGITS} digits in all`) : { value };
    },
  };
}

interface RawForm extends Omit<CellForm, 'read'> {
  read(cell: string, marks: Marks): RawRead;
}

const refused = (fault: Message): Refused => ({ faults: [fault] });

function rawFormOf(schema: JsonSchema): RawForm {
  if (schema['type'] === 'array') return listForm((schema['items'] ?? {}) as JsonSchema);
  if (schema['type'] === 'number' || schema['type'] === 'integer') return numberForm;
  if (schema['type'] === 'boolean') return booleanForm;
  if (isDecimal(schema)) return decimalForm;
  if (schema['format'] === 'date') return dateForm;
  const choices = choicesOf(schema);
  return choices ? choiceForm(choices) : textForm;
}

const ERROR_VALUE =
  /^#(?:NV|N\/A|NAME\?|REF!|BEZUG!|WERT!|VALUE!|DIV\/0!|ZAHL!|NUM!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!|FELD!|FIELD!|#{2,})$/i;

/** Returns the fault of a cell that a spreadsheet or an encoding has damaged. */
function damageIn(cell: string): Message | undefined {
  if (cell.startsWith('#') && ERROR_VALUE.test(cell))
    return say`is an error value of a spreadsheet: enter the value itself`;
  return cell.includes('\ufffd')
    ? say`has a character that could not be read (�): save the file as UTF-8 and correct the text`
    : undefined;
}

/** A long number as a spreadsheet shows it in a narrow column: `4,01E+12`. */
const REWRITTEN = /^[+-]?\d(?:[.,]\d+E[+-]?|E[+-])\d{2,}$/i;

const textForm: RawForm = {
  isNumber: false,
  read: (cell) =>
    REWRITTEN.test(cell)
      ? refused(say`is a number that a spreadsheet has rewritten: format the column as text and enter it again`)
      : { value: cell },
  code: String,
  show: String,
};

const choiceForm = (choices: Choices): RawForm => ({
  isNumber: false,
  read(cell) {
    const code = choices.find(cell);
    if (code === undefined && choices.fault) return refused(choices.fault);
    return { value: code ?? cell };
  },
  code: String,
  show: (value, translate) => choices.show(String(value), translate),
});

/** Whether the schema describes a decimal number as text, which keeps all digits. */
const isDecimal = ({ pattern = '' }: JsonSchema): boolean => String(pattern).includes('[0-9]{1,15}');

const decimalForm: RawForm = {
  isNumber: true,
  read(cell, marks) {
    const decimal = readDecimal(cell, marks);
    return 'fault' in decimal ? refused(decimal.fault) : { value: decimal.text };
  },
  code: (value) => writtenNumber(value as string, '.'),
  show: (value) => writtenNumber(value as string, COMMA),
};
const COMMA: Mark = ',';

const numberForm: RawForm = {
  ...decimalForm,
  read(cell, marks) {
    const decimal = readDecimal(cell, marks);
    if ('fault' in decimal) return refused(decimal.fault);
    const value = Number(decimal.text);
    return significantDigits(decimal.text) > DOUBLE_DIGITS ? { value, long: new LongNumber(decimal.text) } : { value };
  },
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'ja', 'wahr', 'x', '1'].map((text) => [text, true] as const),
  ...['false', 'no', 'nein', 'falsch', '0'].map((text) => [text, false] as const),
]);
const booleanWord = (value: FileValue): Message => word(choiceWord(String(value)) ?? String(value));

const booleanForm: RawForm = {
  isNumber: false,
  read(cell) {
    const value = BOOLEANS.get(plain(cell));
    return value === undefined ? refused(say`must be one of ${[true, false].map(booleanWord)}`) : { value };
  },
  code: String,
  show: (value, translate) => translate(booleanWord(value)),
};

const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?$/;
const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/;
const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const dateForm: RawForm = {
  isNumber: false,
  read(cell) {
    const text = cell.replace(MIDNIGHT, '');
    const [, day = '', month = '', year] = GERMAN_DAY.exec(text) ?? [];
    if (year === undefined) return { value: text };
    if (year.length === 2) return refused(say`must have a year with four digits, like 21.11.2026`);
    return { value: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') };
  },
  code: String,
  show(value, translate) {
    const [, year, month, day] = ISO_DAY.exec(String(value)) ?? [];
    if (year === undefined || month === undefined || day === undefined) return String(value);
    return translate(say`${year}-${month}-${day}`);
  },
};

/** Between the texts of a list. In a text, it and `\` have a `\` before them. */
const BETWEEN = '|';
const itemsOf = (cell: string): readonly string[] => {
  const items = (cell.match(/(?:\\[\\|]|[^|])+/g) ?? []).map((item) => item.replaceAll(/\\([\\|])/g, '$1').trim());
  return [...new Set(items.filter((item) => item !== ''))];
};
const escaped = (item: string): string => item.replaceAll(/[\\|]/g, String.raw`\$&`);

function listForm(schema: JsonSchema): RawForm {
  const form = rawFormOf(schema);
  const written = (value: FileValue, write: (item: string) => string) =>
    (value as readonly string[]).map((item) => escaped(write(item))).join(BETWEEN);
  return {
    isNumber: false,
    read(cell, marks) {
      const read = itemsOf(cell).map((item) => form.read(item, marks));
      const faults = read.flatMap((one) => ('faults' in one ? one.faults : []));
      if (faults.length > 0) return { faults: [...new Set(faults)] };
      return { value: read.map((one) => ('value' in one ? String(one.value) : '')) };
    },
    code: (value) => written(value, (item) => form.code(item)),
    show: (value, translate) => written(value, (item) => form.show(item, translate)),
  };
}
