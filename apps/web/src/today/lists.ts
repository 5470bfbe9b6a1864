/** The lists that the figures and cards of Today open. Each list has exactly the entries that its card counts. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getToday } from '@cleaver/domain/today/contracts';
import type { Card } from './desk.ts';

type Today = AnswerOf<typeof getToday>;

/** The paths of the lists. The day of the shop replaces `{today}`. The next open day replaces `{nextOpenDay}`. */
const LISTS: Readonly<Partial<Record<Card, string>>> = {
  recalls: '/recalls?status=OPEN&mode=REAL',
  exercises: '/recalls?status=OPEN&mode=MOCK',
  controlsDue: '/hygiene/day?show=controlsDue',
  cleaningDue: '/hygiene/day?show=cleaningDue',
  silentSensors: '/hygiene/day?show=silentSensors',
  deviations: '/deviations?status=OPEN',
  receiptsToInspect: '/goods-receipts?inspection=DUE',
  openOrders: '/orders?status=CONFIRMED&to={today}',
  draftOrders: '/orders?status=DRAFT',
  shortArticles: '/availability?shortOnly=true&date={nextOpenDay}',
  invoicesDue: '/invoices/due',
  invoicesOverdue: '/invoices?overdue=true',
  batches: '/batches?productionDate={today}',
  expired: '/stock-batches?status=EXPIRED',
  belowMinimum: '/stocks?belowMinimum=true',
  expiring: '/expiring?ownLimit=true&usable=true',
  counts: '/counts?status=SUBMITTED',
  blockedGoods: '/holds',
};

/** Returns the path of the list of a card; undefined if the card has no list. */
export const allOf = (name: Card, { date, shortArticles }: Today): string | undefined =>
  LISTS[name]?.replace('{today}', date).replace('{nextOpenDay}', shortArticles?.date ?? date);
