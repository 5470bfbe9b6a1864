/**
 * Reads a line that a user copied from a bank statement: its sum, its text and its day. Takes the German and the English
 * form of numbers, in both languages of the page. A sum has at most two decimal places, so a mark before three digits
 * always separates thousands.
 */
import type { CalendarDate } from '@cleaver/domain/kernel';
import { typedDate } from '../../ui/control/typed-date.ts';

export interface BankLine {
  /** A decimal text with two places. Below zero: money that left the account. Undefined: no sum, or several. */
  readonly sum: string | undefined;
  /** The text without the sum and the days at its beginning. */
  readonly text: string;
  /** The day of the booking, if the line begins with a day that is not after today. */
  readonly day: CalendarDate | undefined;
}

/** Maximum number of characters that are read of a line. */
const LINE_MAX = 2_000;

const GROUPED = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?';
const CURRENCY = '(?:EUR|€)';

/**
 * A number with its sign and currency, which is no part of a longer number, of a date or of a word. Banks also write the
 * sign behind the number, and H (credit) or S (debit) at the end of the line. In "4711 EUR 12,50" the currency belongs
 * to the second number.
 */
const MONEY = new RegExp(
  [
    `(?<![\\p{L}\\d]|\\d[.,:/-])(?<before>${CURRENCY}\\s*)?(?<sign>[+−-]\\s?)?(?<inside>${CURRENCY}\\s*)?`,
    `(?<number>${GROUPED}|\\d+(?:[.,]\\d{1,2})?)(?<behind>[+−-](?=\\s|$))?`,
    `(?<after>(?<=[.,]\\d\\d)\\s*${CURRENCY}|\\s*${CURRENCY}(?!\\s*[+−-]?\\d))?(?<mark>\\s+[HS]$)?`,
    '(?![\\p{L}\\d]|[.,:/-]\\d)',
  ].join(''),
  'giu',
);

interface Found {
  readonly sum: string;
  readonly written: string;
  readonly at: number;
  readonly hasCurrency: boolean;
  readonly hasCents: boolean;
}

const found = (match: RegExpMatchArray): Found => {
  const { number = '', sign = '', behind = '', mark = '', before, inside, after } = match.groups ?? {};
  const [, whole = '', places = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const sum = `${whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '')}.${places.padEnd(2, '0')}`;
  const isDebit = /[−-]/.test(sign + behind) || /s/i.test(mark);
  return {
    sum: isDebit && /[1-9]/.test(sum) ? `-${sum}` : sum,
    written: match[0],
    at: match.index ?? 0,
    hasCurrency: (before ?? inside ?? after) !== undefined,
    hasCents: places.length === 2,
  };
};

const numbersIn = (text: string): readonly Found[] => [...text.matchAll(MONEY)].map(found);

/**
 * Returns a typed sum as a decimal text with two places: `1234.50` for `1.234,50`, `1,234.5` and `1234,50 €`. Returns
 * undefined for a text that is no sum.
 */
export function readSum(typed: string): string | undefined {
  const text = typed.trim().slice(0, LINE_MAX);
  const [only, ...others] = numbersIn(text);
  return only && others.length === 0 && only.written === text ? only.sum : undefined;
}

/** The days of booking and value at the beginning of a line. */
const DAYS =
  /^(?:(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})(?=[\s;,|]|$)[\s;,|]*){1,2}/;

/**
 * Returns the parts of a line. Sums are numbers with a currency or with two decimal places. Of several different sums,
 * takes the one at the beginning of the line, or the only one with a currency.
 */
export function readBankLine(line: string, today: string): BankLine {
  const written = line.slice(0, LINE_MAX).replaceAll(/\s+/g, ' ').trim();
  const [days = ''] = DAYS.exec(written) ?? [];
  const [first = ''] = days.split(/[\s;,|]/);
  const day = typedDate(first, today);
  const isDay = day !== undefined && day <= today;
  const text = isDay ? written.slice(days.length) : written;
  const sums = numbersIn(text).filter(({ hasCurrency, hasCents }) => hasCurrency || hasCents);
  const one = theSum(sums);
  const rest = one ? `${text.slice(0, one.at)} ${text.slice(one.at + one.written.length)}` : text;
  return { sum: one?.sum, text: trimmed(rest), day: isDay ? day : undefined };
}

function theSum(sums: readonly Found[]): Found | undefined {
  const only = (those: readonly Found[]): Found | undefined =>
    new Set(those.map(({ sum }) => sum)).size === 1 ? those[0] : undefined;
  return only(sums) ?? sums.find(({ at }) => at === 0) ?? only(sums.filter(({ hasCurrency }) => hasCurrency));
}

/** Removes the marks between columns from both ends. */
const trimmed = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s;,|"]+|[\s;,|"]+$/g, '');
