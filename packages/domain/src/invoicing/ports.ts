/** The reads that invoicing needs from a store. */

import type { Page, PageRequest, PageSlice } from '../kernel/contract/page.ts';
import { specialReads } from '../kernel/execution/context.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { DocumentType } from './document/document.ts';
import type { InvoiceState } from './invoice/invoice.ts';
import type { OpenItem } from './paper/open-items-statement.ts';
import type { OpenInvoice } from './payment/proposals.ts';
import type { InvoiceStatus } from './subjects.ts';

export interface InvoiceFilter {
  readonly customerId?: string | undefined;
  readonly type?: DocumentType | undefined;
  readonly status?: InvoiceStatus | undefined;
  /** True: only overdue invoices. False: only others. */
  readonly overdue?: boolean | undefined;
  /** Only documents with a line of this delivery. */
  readonly deliveryId?: string | undefined;
}

/** A document without the data that lists do not show. */
export type InvoiceHead = Omit<InvoiceState, 'document' | 'xml' | 'billedLines'>;

/** What a customer with OPEN invoices owes. Sums are decimal texts with two places. */
export interface OpenItems {
  readonly customerId: string;
  /** Its present name. */
  readonly customerName: string;
  /** The sum of the open amounts. Below zero: the shop owes it. */
  readonly open: string;
  /** The sum of the open amounts of overdue invoices. Not below zero. */
  readonly overdue: string;
  /** The first due date of its OPEN invoices. */
  readonly oldestDueDate: CalendarDate;
  /** The number of its OPEN invoices. */
  readonly invoices: number;
}

export interface OpenItemsFilter {
  readonly customerId?: string | undefined;
  /** True: only customers with an overdue invoice. False: only others. */
  readonly overdue?: boolean | undefined;
}

/** An OPEN invoice, with the present name of its customer. The Skonto is null once something was paid or credited. */
export interface StoredOpenInvoice extends OpenInvoice, OpenItem {}

export interface InvoiceReader {
  /**
   * Returns the ids of the deliveries of which something may be due: billable and not settled. The period of those that
   * no document bills ended by `until` (`periodEnd`). At most `most`, by dispatch date and id.
   */
  unsettled(until: CalendarDate, customerId: string | undefined, most: number): Promise<readonly string[]>;
  /** Returns one page of documents. `from` and `to` of the request: the issue dates. */
  invoices(filter: InvoiceFilter, today: CalendarDate, request: PageRequest): Promise<Page<InvoiceHead>>;
  /** Returns one page of the customers with OPEN invoices. Sorts sums by their value, and equal ones by customer id. */
  openItems(filter: OpenItemsFilter, today: CalendarDate, request: PageSlice): Promise<Page<OpenItems>>;
  /** Returns the OPEN invoices of a customer or of all, at most `most`, by due date and in the order of their issue. */
  openInvoices(customerId: string | undefined, most: number): Promise<readonly StoredOpenInvoice[]>;
}

export const invoiceReads = specialReads('invoices', {
  unsettled: true,
  invoices: true,
  openItems: true,
  openInvoices: true,
});

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly invoices: InvoiceReader;
  }
}
