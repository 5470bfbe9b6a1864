/** The statement of the open invoices of a customer as a letter in German. */
import type { Paper } from '../../kernel/contract/paper.ts';
import { type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';
import { sumText } from '../../sales/index.ts';
import { paperFormat, tableOf } from '../../settings/index.ts';
import { total } from '../document/amounts.ts';
import type { CodedAddress, Seller } from '../document/document.ts';
import { isOverdue } from '../invoice/invoice.ts';
import { letterFrom } from './seller-letter.ts';

/** An invoice that is not settled. */
export interface OpenItem {
  readonly invoiceNumber: string;
  readonly issueDate: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly gross: string;
  /** Below zero: the shop owes it to the customer. */
  readonly openAmount: string;
}

export interface StatementOf {
  readonly seller: Seller;
  /** The address is null if the customer has none. */
  readonly customer: { readonly name: string; readonly address: CodedAddress | null };
  /** The day of the statement, in the time zone of the shop. */
  readonly day: CalendarDate;
  readonly items: readonly OpenItem[];
}

/** Returns the statement, in the order of the items. */
export function openItemsStatement({ seller, customer, day, items }: StatementOf): Paper {
  const format = paperFormat('de');
  const open = (of: readonly OpenItem[]) => format.sum(sumText(total(of.map(({ openAmount }) => openAmount))));
  const overdue = items.filter((item) => isOverdue(item, day));
  return {
    ...letterFrom(seller, customer.name, customer.address),
    ...{ fileName: `Offene-Posten-${day}.pdf`, number: `Offene Posten ${day}`, createdAt: new Date(day) },
    facts: [
      ['Datum', format.day(day)],
      ...(seller.contactPerson === '' ? [] : [['Ansprechpartner', seller.contactPerson] as const]),
    ],
    title: `Offene Posten am ${format.day(day)}`,
    opening: [
      items.length === 0 ? 'Es sind keine Rechnungen offen.' : 'Diese Rechnungen sind noch nicht ausgeglichen:',
    ],
    tables:
      items.length === 0
        ? []
        : [
            tableOf(
              items,
              [
                { title: 'Rechnung', width: 'rest', show: ({ invoiceNumber }) => invoiceNumber },
                { title: 'Datum', width: 22, isNumber: true, show: ({ issueDate }) => format.day(issueDate) },
                { title: 'Fällig am', width: 22, isNumber: true, show: ({ dueDate }) => format.day(dueDate) },
                { title: 'Tage überfällig', width: 25, isNumber: true, show: (item) => daysOverdue(item, day) },
                { title: 'Betrag €', width: 24, isNumber: true, show: ({ gross }) => format.money(gross) },
                { title: 'Offen €', width: 24, isNumber: true, show: ({ openAmount }) => format.money(openAmount) },
              ],
              {
                totals: [
                  ['Offen gesamt', open(items)],
                  ...(overdue.length === 0 ? [] : [['Überfällig', open(overdue)] as const]),
                ],
              },
            ),
          ],
    ...{ notes: [], signatures: [], smallPrint: [] },
  };
}

const daysOverdue = (item: OpenItem, day: CalendarDate): string =>
  isOverdue(item, day) ? String(daysBetween(item.dueDate, day)) : '';
