/** The reads that invoicing needs from a store. */

import type { Page, PageRequest } from '../kernel/contract/page.ts';
import { specialReads } from '../kernel/execution/context.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { DocumentType } from './document/document.ts';
import type { InvoiceState } from './invoice/invoice.ts';
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

export interface InvoiceReader {
  /**
   * Returns the ids of the deliveries of which something may be due: billable and not settled. Those that no document
   * bills are dispatched by `until`. At most `most`, by dispatch date and id.
   */
  unsettled(until: CalendarDate, customerId: string | undefined, most: number): Promise<readonly string[]>;
  /** Returns one page of documents. `from` and `to` of the request: the issue dates. */
  invoices(filter: InvoiceFilter, today: CalendarDate, request: PageRequest): Promise<Page<InvoiceHead>>;
}

export const invoiceReads = specialReads('invoices', { unsettled: true, invoices: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly invoices: InvoiceReader;
  }
}
