/** Groups deliveries into the invoices that the customer's rhythm asks for. */
import { addDays, type CalendarDate, isoWeekday } from '../../kernel/values/calendar.ts';
import type { SalesTerms } from '../../masterdata/index.ts';

type Billing = SalesTerms['billing'];

/** Returns the last day of the month of a day. */
function endOfMonth(day: CalendarDate): CalendarDate {
  // The 28th plus four days is always in the next month.
  const next = addDays(`${day.slice(0, 8)}28` as CalendarDate, 4);
  return addDays(`${next.slice(0, 8)}01` as CalendarDate, -1);
}

/**
 * Returns the last day of the period in which a delivery is billed: PER_DELIVERY and NONE the day itself; WEEKLY the
 * Sunday or the end of the month, if that is earlier, because a month's VAT return needs whole months; MONTHLY the end of
 * the month.
 */
export function periodEnd(billing: Billing, day: CalendarDate): CalendarDate {
  if (billing === 'PER_DELIVERY' || billing === 'NONE') return day;
  const month = endOfMonth(day);
  if (billing === 'MONTHLY') return month;
  const sunday = addDays(day, 7 - isoWeekday(day));
  return [sunday, month].sort()[0] as CalendarDate;
}

/** A delivery to bill, with the number of its lines that have something to bill. */
export interface Billable {
  readonly id: string;
  readonly dispatchDate: CalendarDate;
  readonly lineCount: number;
}

/** Maximum number of deliveries of an invoice. */
export const DELIVERIES_MAX = 500;
/** Maximum number of lines of an invoice, with those typed by hand. */
export const INVOICE_LINES_MAX = 2000;

/**
 * Returns the deliveries of a customer that one invoice bills together, for each period that ended by `until`. The
 * deliveries have the order in which they were made. A period with more than an invoice may have makes several.
 */
export function invoicesDue<D extends Billable>(
  billing: Billing,
  deliveries: readonly D[],
  until: CalendarDate,
): readonly (readonly D[])[] {
  const isEach = billing === 'PER_DELIVERY' || billing === 'NONE';
  const groups = new Map<string, { of: D[]; lines: number }[]>();
  for (const delivery of deliveries) {
    const end = periodEnd(billing, delivery.dispatchDate);
    if (end > until) continue;
    const key = isEach ? delivery.id : end;
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.of.length < DELIVERIES_MAX && last.lines + delivery.lineCount <= INVOICE_LINES_MAX) {
      last.of.push(delivery);
      last.lines += delivery.lineCount;
    } else parts.push({ of: [delivery], lines: delivery.lineCount });
  }
  return [...groups.values()].flat().map(({ of }) => of);
}
