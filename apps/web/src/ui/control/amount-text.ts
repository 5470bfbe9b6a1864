/**
 * Reads the amounts that users type, and writes amounts for fields, by one rule for all fields of the pages.
 *
 * `point` is the decimal point of the language: a comma in German. A single separator of thousands before exactly three
 * digits is unclear. `1.500` is one thousand five hundred in German, and one and a half on scales and in the service.
 */
import { Decimal, type JsonSchema, MEANING, type Message, Quantity, say, unitOf } from '@cleaver/domain/kernel';
import { exactMoney, shownUnit, unitAfter } from '../../shell/language/format.ts';
import { language } from '../../shell/language/language.ts';

export type Point = ',' | '.';

/** A decimal text as the service reads it, or the two decimal texts that an unclear text may mean. */
export type Reading = { readonly amount: string } | { readonly either: readonly [string, string] };

export const pointOf = (): Point => (language.get() === 'de' ? ',' : '.');

const ONE_MARK = /^(-?\d+)([.,])(\d+)$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/;

/** Returns the reading of a typed text, or undefined if the text is no number. */
export function readAmount(typed: string, point: Point = pointOf()): Reading | undefined {
  const text = typed.trim().replace(/^−/, '-');
  if (/^-?\d+$/.test(text)) return { amount: text };
  const [, whole = '', mark, rest = ''] = ONE_MARK.exec(text) ?? [];
  if (mark === undefined) return GROUPED.test(text) ? { amount: ungrouped(text) } : undefined;
  const isUnclear = mark !== point && rest.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole);
  return isUnclear ? { either: [`${whole}${rest}`, `${whole}.${rest}`] } : { amount: `${whole}.${rest}` };
}

/** Removes the separators of thousands. The last mark is the decimal point if it occurs only once. */
function ungrouped(text: string): string {
  const last = text.charAt(Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')));
  const [before = '', after] = text.split(last).length > 2 ? [text] : text.split(last);
  return `${before.replaceAll(/[.,]/g, '')}${after === undefined ? '' : `.${after}`}`;
}

/**
 * Returns a typed amount as the service reads it. For an unclear text, and for text that is no number, returns a text
 * that the service refuses.
 */
export function decimalText(typed: string, point: Point = pointOf()): string {
  const reading = readAmount(typed, point);
  if (reading === undefined) return typed.trim();
  return 'amount' in reading ? reading.amount : reading.either.join(' / ');
}

/**
 * Writes an amount of the service for a field, with the decimal point of the language and without separators of
 * thousands.
 */
export const fieldAmount = (amount: string, point: Point = pointOf()): string => amount.replace('.', point);

/** Writes an amount as `fieldAmount` does, without trailing zeros. */
const short = (amount: string, point: Point): string =>
  fieldAmount(amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount, point);

/**
 * The unit of an amount: a unit of the catalogue, euros, or a sign such as °C. Undefined for an amount without a unit.
 */
export type Measure = { readonly unit: string } | { readonly sign: string } | 'money' | undefined;

/** Returns the text after an amount. A sign follows a non-breaking space, as in `shownTemperature`. */
const signOf = (measure: Measure): string => {
  if (measure === undefined) return '';
  if (measure === 'money') return ' €';
  if ('unit' in measure) return unitAfter(measure.unit);
  return measure.sign === '' ? '' : `\u00a0${measure.sign}`;
};

/** Returns the question about an unclear text. Returns undefined if the text is clear, or no number. */
export function questionOf(typed: string, measure: Measure, point: Point = pointOf()): Message | undefined {
  const reading = readAmount(typed, point);
  return reading && 'either' in reading ? questionAbout(typed, reading.either, measure, point) : undefined;
}

/**
 * Returns the fault of an unclear text in a field for a whole number, where only one reading is possible. Returns
 * undefined for all other texts.
 */
export function wholeFault(typed: string, point: Point = pointOf()): Message | undefined {
  const reading = readAmount(typed, point);
  if (!reading || !('either' in reading)) return undefined;
  return say`${typed.trim()}: only whole numbers are possible here. Type ${reading.either[0]}.`;
}

export function questionAbout(
  typed: string,
  either: readonly [string, string],
  measure: Measure,
  point: Point,
): Message {
  const [more, less] = either.map((one) => short(one, point)) as [string, string];
  const sign = signOf(measure);
  return say`${`${typed.trim()}${sign}`}: ${`${more}${sign}`} or ${`${less}${sign}`}? Type ${more} or ${less}.`;
}

/** Units that people convert in their heads, and the amounts that are easier to say in the other unit. */
const OTHERS: Readonly<Record<string, { readonly unit: string; readonly isEasier: (amount: number) => boolean }>> = {
  G: { unit: 'KG', isEasier: (amount) => amount >= 1000 },
  KG: { unit: 'G', isEasier: (amount) => amount < 1 },
  ML: { unit: 'L', isEasier: (amount) => amount >= 1000 },
  L: { unit: 'ML', isEasier: (amount) => amount < 1 },
};

/**
 * Returns the understood amount: `1,5 kg`, `1500 g = 1,5 kg`, `12,50 €`. Returns undefined without a measure, or if the
 * text is no clear amount.
 */
export function understoodText(typed: string, measure: Measure, point: Point = pointOf()): string | undefined {
  const reading = readAmount(typed, point);
  if (measure === undefined || reading === undefined || !('amount' in reading)) return undefined;
  const { amount } = reading;
  if (measure === 'money') return exactMoney(amount);
  const text = `${short(amount, point)}${signOf(measure)}`;
  const other = 'unit' in measure ? OTHERS[measure.unit.toUpperCase()] : undefined;
  const number = Number(amount);
  if (!('unit' in measure) || !other || number <= 0 || !other.isEasier(number)) return text;
  const quantity = Decimal.parse(amount);
  if (!quantity.ok) return text;
  const same = Quantity.of(quantity.value, unitOf(measure.unit)).to(unitOf(other.unit)).shortText();
  return `${text} = ${short(same, point)} ${shownUnit(other.unit)}`;
}

/** Returns the measure of a number in a form. `member` returns the value of another member of the same object. */
export function measureOf({ [MEANING]: of }: JsonSchema, member: (name: string) => unknown): Measure {
  if (of === 'money') return of;
  if (of === 'percent') return { sign: '%' };
  if (of === 'celsius') return { sign: '°C' };
  if (typeof of !== 'object') return undefined;
  if ('unit' in of) return of;
  const unit = member(of.unitIn);
  // Shows only the number until the user chooses a unit.
  return typeof unit === 'string' && unit !== '' ? { unit } : { sign: '' };
}

/** Returns the fault of a text in a field for a number. Returns undefined if the text is a clear number, or empty. */
export function amountFault(typed: string, measure: Measure, point: Point = pointOf()): Message | undefined {
  if (typed.trim() === '' || 'amount' in (readAmount(typed, point) ?? {})) return undefined;
  return questionOf(typed, measure, point) ?? say`must be a number, like ${`10${point}5`}`;
}
