/** The sentences about payment on a document, in German, which is the language of documents. */
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import type { Skonto } from '../../masterdata/index.ts';
import { sumText } from '../../sales/index.ts';
import { paperFormat } from '../../settings/index.ts';
import { percentOf } from './amounts.ts';
import type { OfferedSkonto } from './document.ts';

const format = paperFormat('de');

/** Returns the Skonto that a document of this gross sum offers. */
export const offeredSkonto = ({ days, percent }: Skonto, issueDate: CalendarDate, gross: string): OfferedSkonto => ({
  ...{ percent, days, until: addDays(issueDate, days) },
  amount: sumText(percentOf(gross, percent)),
});

/**
 * Returns the terms of an invoice, each sentence on its own line: the due day, the Skonto, and the customer's own
 * payment description.
 */
export function invoiceTerms(dueDate: CalendarDate, skonto: OfferedSkonto | null, description: string): string {
  const offered = skonto && [
    `Bei Zahlung bis ${format.day(skonto.until)} gewähren wir ${format.number(skonto.percent)} % Skonto`,
    `(${format.sum(skonto.amount)}).`,
  ];
  return [offered?.join(' ') ?? '', `Zahlbar bis ${format.day(dueDate)} ohne Abzug.`, description]
    .filter(Boolean)
    .join('\n');
}

/** The terms of a credit note. */
export const CREDIT_TERMS = 'Der Betrag wird verrechnet oder zurückgezahlt.';
