/**
 * The posting batch for the tax adviser's import: the DATEV format, header version 700, category 21 (Buchungsstapel),
 * format version 13 (developer.datev.de, "DATEV-Format", Header and Buchungsstapel).
 */
import type { Download } from '../../kernel/contract/output.ts';
import { type CalendarDate, calendarDay, dateOf } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import type { DatevSettings } from '../../settings/index.ts';
import { DATEV_HEADINGS, DATEV_TEXT_FIELDS } from './datev-fields.ts';
import type { JournalDocument } from './journal.ts';
import { windows1252 } from './windows-1252.ts';

/** Number of documents whose rows are made without a pause, in some milliseconds. */
const DOCUMENTS_AT_ONCE = 500;

export interface DatevPeriod {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** Returns the day on which the fiscal year of a day began. `start`: `MM-DD`, never `02-29`. */
export function fiscalYearBegin(day: CalendarDate, start: string): CalendarDate {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  return dateOf(`${String(year).padStart(4, '0')}-${start}`);
}

/** Returns whether both days are in one fiscal year. The days of rows have no year, so a batch has only one. */
export const isInOneFiscalYear = ({ from, until }: DatevPeriod, { fiscalYearStart }: DatevSettings): boolean =>
  fiscalYearBegin(from, fiscalYearStart) === fiscalYearBegin(until, fiscalYearStart);

/** Returns the settings that a batch of these documents lacks. Empty: `datevBatch` can make it. */
export function missingForDatev(
  settings: DatevSettings | null,
  documents: readonly JournalDocument[],
): readonly Message[] {
  if (!settings) return [say`the data of the tax adviser (DATEV)`];
  const rates = documents.flatMap(({ document }) => document.vat.filter(isPosted).map(({ rate }) => rate));
  return [...new Set(rates)]
    .filter((rate) => accountOf(settings, rate) === undefined)
    .sort((one, other) => Decimal.of(other).compare(Decimal.of(one)))
    .map((rate) => say`the revenue account for ${Number(rate)} % (DATEV)`);
}

/**
 * Returns the batch of documents that are in the order of issue: a row per document and VAT group, without groups of
 * 0.00, which the format does not take. The format takes 99,999 rows; the limit of a response is reached before. An invoice debits the collective account of customers, a credit note credits it.
 * Throws a RangeError if `missingForDatev` returns something.
 */
export async function datevBatch(
  settings: DatevSettings,
  period: DatevPeriod,
  documents: readonly JournalDocument[],
  { now, timeZone, pause }: DatevHost,
): Promise<Download> {
  const parts = [encoded([header(settings, period, timestamp(now, timeZone)), DATEV_HEADINGS.join(';')])];
  for (let at = 0; at < documents.length; at += DOCUMENTS_AT_ONCE) {
    if (at > 0) await pause();
    const some = documents.slice(at, at + DOCUMENTS_AT_ONCE);
    parts.push(
      encoded(some.flatMap(({ document }) => document.vat.filter(isPosted).map((one) => row(settings, document, one)))),
    );
  }
  const fileName = `EXTF_Buchungsstapel_${digits(period.from)}_${digits(period.until)}.csv`;
  return { fileName, bytes: joined(parts) };
}

export interface DatevHost {
  /** The time in the header. */
  readonly now: Date;
  /** The zone of the shop. */
  readonly timeZone: string;
  /** Yields to other requests. */
  readonly pause: () => Promise<void>;
}

const encoded = (lines: readonly string[]): Uint8Array => windows1252(lines.map((line) => `${line}\r\n`).join(''));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

type Posted = JournalDocument['document'];
type Group = Posted['vat'][number];

const isPosted = ({ gross }: Group): boolean => /[1-9]/.test(gross);

const accountOf = ({ revenueAccounts }: DatevSettings, rate: string): string | undefined =>
  revenueAccounts.find((one) => Decimal.of(one.rate).equals(Decimal.of(rate)))?.account;

/** Returns the 31 fields of the header. Texts have quotes also if they are empty, reserved fields have none. */
function header(settings: DatevSettings, { from, until }: DatevPeriod, created: string): string {
  const { consultantNumber, clientNumber, fiscalYearStart, accountLength } = settings;
  const begin = digits(fiscalYearBegin(from, fiscalYearStart));
  return [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '""', '""', '""'],
    ...[consultantNumber, clientNumber, begin, accountLength, digits(from), digits(until)],
    // Name of the batch, dictation sign; financial accounting, for any purpose, not locked: the adviser checks it first.
    ...['"Rechnungsausgang"', '""', 1, 0, 0, '"EUR"'],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ].join(';');
}

/** Returns fields that say nothing. */
const empty = (from: number, until: number): string =>
  DATEV_HEADINGS.slice(from - 1, until)
    .map((_, at) => (DATEV_TEXT_FIELDS.has(from + at) ? '""' : ''))
    .join(';');
const [FROM_3, FIELD_9, FIELD_13] = [empty(3, 6), empty(9, 9), empty(13, 13)];
const [FROM_15, FROM_116] = [empty(15, 114), empty(116, 125)];

function row(settings: DatevSettings, document: Posted, { rate, gross }: Group): string {
  const { type, number, issueDate, dueDate, supplyUntil, buyer } = document;
  const account = accountOf(settings, rate);
  if (account === undefined) throw new RangeError(`No revenue account for ${rate} %`);
  const due = dueDate ? dayFirst(dueDate).replace(/..(..)$/, '$1') : '';
  return [
    ...[
      gross.replace('.', ','),
      quoted(type === 'INVOICE' ? 'S' : 'H'),
      FROM_3,
      settings.debtorAccount,
      account,
      FIELD_9,
    ],
    ...[
      dayFirst(issueDate).slice(0, 4),
      quoted(number),
      quoted(due),
      FIELD_13,
      quoted(firstCharacters(buyer.name, 60)),
    ],
    ...[FROM_15, dayFirst(supplyUntil), FROM_116],
  ].join(';');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Composes letters first, because Windows-1252 has no combining marks. The format allows no control characters. */
const firstCharacters = (text: string, count: number): string =>
  [...text.normalize('NFC').replaceAll(/\p{Cc}/gu, ' ')].slice(0, count).join('');

/** Returns a day as YYYYMMDD. */
const digits = (day: CalendarDate): string => day.replaceAll('-', '');

/** Returns a day as DDMMYYYY. */
const dayFirst = (day: CalendarDate): string => day.split('-').reverse().join('');

/** Returns a time as YYYYMMDDHHMMSSFFF. */
function timestamp(now: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(now);
  return `${digits(calendarDay(now, timeZone))}${time.replaceAll(':', '')}${String(now.getUTCMilliseconds()).padStart(3, '0')}`;
}
