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

/** Maximum number of rows of a batch, a limit of the format. */
export const DATEV_ROWS_MAX = 99_999;

export interface DatevPeriod {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** Returns the day on which the fiscal year of a day began. `start`: `MM-DD`, never `02-29`. */
export function fiscalYearBegin(day: CalendarDate, start: string): CalendarDate {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  return dateOf(`${String(year).padStart(4, '0')}-${start}`);
}

/** Returns whether both days are in one fiscal year. The rows of a batch have no year, so it must be one. */
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
 * 0.00, which the format does not take. An invoice debits the collective account of customers, a credit note credits it.
 * `now`: the time in the header, in the zone of the shop. Throws a RangeError if `missingForDatev` returns something.
 */
export function datevBatch(
  settings: DatevSettings,
  period: DatevPeriod,
  documents: readonly JournalDocument[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Download {
  const lines = [
    header(settings, period, timestamp(now, timeZone)),
    DATEV_HEADINGS.join(';'),
    ...documents.flatMap(({ document }) =>
      document.vat.filter(isPosted).map((group) => row(settings, document, group).join(';')),
    ),
  ];
  return {
    fileName: `EXTF_Buchungsstapel_${digits(period.from)}_${digits(period.until)}.csv`,
    bytes: windows1252(lines.map((line) => `${line}\r\n`).join('')),
  };
}

type Posted = JournalDocument['document'];
type Group = Posted['vat'][number];

const isPosted = ({ gross }: Group): boolean => !Decimal.of(gross).isZero();

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

/** The fields of a row that says nothing. */
const EMPTY: readonly string[] = DATEV_HEADINGS.map((_, at) => (DATEV_TEXT_FIELDS.has(at + 1) ? '""' : ''));

function row(settings: DatevSettings, document: Posted, { rate, gross }: Group): readonly string[] {
  const { type, number, issueDate, dueDate, supplyUntil, buyer } = document;
  const account = accountOf(settings, rate);
  if (account === undefined) throw new RangeError(`No revenue account for ${rate} %`);
  const fields = [...EMPTY];
  const set = (field: number, value: string) => {
    fields[field - 1] = DATEV_TEXT_FIELDS.has(field) ? quoted(value) : value;
  };
  set(1, gross.replace('.', ','));
  set(2, type === 'INVOICE' ? 'S' : 'H');
  set(7, settings.debtorAccount);
  set(8, account);
  set(10, dayFirst(issueDate).slice(0, 4));
  set(11, number);
  set(12, dueDate ? dayFirst(dueDate).replace(/..(..)$/, '$1') : '');
  set(14, firstCharacters(buyer.name, 60));
  set(115, dayFirst(supplyUntil));
  return fields;
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
