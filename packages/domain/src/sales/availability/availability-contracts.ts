/** The operations of availability to promise per article, and of picking proposals. */

import { query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, date, pathId, several } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listFormWithoutIds } from '../../kernel/contract/page.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { type CalendarDate, calendarDay, daysBetween } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { PRICE_PERS } from '../../masterdata/index.ts';
import { availabilitySubject, pickingSubject } from '../subjects.ts';

const amount = (description: string) => out.text({ description, examples: ['12.5'] });

export const availability = out.object('AvailabilityResponse', {
  articleId: out.text(),
  articleNumber: out.text(),
  articleName: out.text(),
  unit: out.oneOf(PRICE_PERS, { description: 'Of all amounts' }),
  usable: amount('AVAILABLE or EXPIRING_SOON, and lasts to the day'),
  planned: amount('Of batches PLANNED or IN_PROGRESS with a production date up to the day'),
  ordered: amount('Needed by open lines of confirmed orders requested up to the day'),
  drafted: amount('Needed by orders that are DRAFT, requested up to the day'),
  free: amount('usable + planned − ordered'),
});

/** Returns a fault if availability is requested for a past day. */
export const availabilityDateFaults = (day: CalendarDate | undefined, today: CalendarDate): readonly Fault[] =>
  day === undefined || day >= today ? [] : [{ field: 'date', message: say`must not be before today, ${today}` }];

export const listAvailability = query({
  name: 'availability.list',
  subject: availabilitySubject,
  address: 'GET /api/sales/availability',
  summary: 'List the free quantity of each article on a day',
  description:
    'Calculated for each response, because nothing is reserved: holds and recalls take effect at once. Omits articles whose amounts are all 0. Converts pieces of an article with a piece weight to kilograms.',
  permission: 'ORDER_READ',
  input: listFormWithoutIds(availabilitySubject.sortable, {
    date: optional(date()),
    articleId: optional(pathId()),
    shortOnly: optional(boolean()),
  }),
  dateFaults: ({ date: day }, { now, settings }) =>
    availabilityDateFaults(day, calendarDay(now, settings.shopTimeZone)),
  output: out.page(availability, ['articleId', 'unit', 'usable', 'planned', 'ordered', 'drafted', 'free']),
});

/** The limits of a demand. `rows`: articles of a day, those that lack first. */
export const DEMAND_MAX = { days: 7, rows: 500 };

export const getDemand = query({
  name: 'availability.demand',
  subject: availabilitySubject,
  address: 'GET /api/sales/demand',
  summary: 'Read what confirmed orders need of the articles that the shop makes, day by day, and what is missing',
  description: `For at most ${DEMAND_MAX.days} days, from today on. Has the articles with an active recipe that are ordered, planned or missing on the day, at most ${DEMAND_MAX.rows}, those that are missing first. Orders take the goods that expire first. Converts pieces of an article with a piece weight to kilograms.`,
  permission: 'ORDER_READ',
  input: form({ from: optional(date()), to: optional(date()) }),
  dateFaults: (given, { now, settings }) => demandFaults(given, calendarDay(now, settings.shopTimeZone)),
  output: out.object('DemandResponse', {
    from: out.day(),
    to: out.day(),
    complete: out.boolean({ description: 'False: a day has more articles' }),
    days: out.listOf(
      out.object('DemandDayResponse', {
        date: out.day(),
        articles: out.listOf(
          out.object('DemandArticleResponse', {
            articleId: out.text(),
            articleNumber: out.text(),
            articleName: out.text(),
            recipeId: out.nullable(
              out.text({ description: 'The newest active recipe that makes the article in this unit' }),
            ),
            unit: out.oneOf(PRICE_PERS, { description: 'Of all amounts' }),
            ordered: amount('Needed by open lines of confirmed orders for the day; today also of late ones'),
            stock: amount('Usable, lasts to the day, and is left by the orders of the days before'),
            planned: amount('Of batches PLANNED or IN_PROGRESS with this production date; today also of late ones'),
            missing: amount('What stock and planned batches lack for the orders of the day'),
          }),
        ),
      }),
    ),
  }),
});

/** Returns a fault if the demand is requested for a past day, or for a last day that is too early or too late. */
export function demandFaults(
  { from, to }: { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined },
  today: CalendarDate,
): readonly Fault[] {
  const first = from ?? today;
  if (first < today) return [{ field: 'from', message: say`must not be before today, ${today}` }];
  if (to === undefined) return [];
  if (to < first) return [{ field: 'to', message: say`must not be before ${first}` }];
  const isTooLate = daysBetween(first, to) >= DEMAND_MAX.days;
  return isTooLate ? [{ field: 'to', message: say`must be within ${DEMAND_MAX.days} days from ${first} on` }] : [];
}

const pick = out.object('OrderPickResponse', {
  stockBatchId: out.text(),
  lotId: out.text(),
  lotNumber: out.text(),
  expiryDate: out.day(),
  storageLocationId: out.text(),
  storageLocationName: out.text(),
  quantity: amount('In `unit`'),
});

const lineToPick = out.object('LineToPickResponse', {
  line: out.int32(),
  articleId: out.text(),
  articleNumber: out.text(),
  articleName: out.text(),
  quantityUnit: out.unit({ description: 'As it was ordered', examples: ['KG'] }),
  open: amount('In `quantityUnit`'),
  note: out.text(),
  unit: out.oneOf(PRICE_PERS, { description: 'Of `needed`, `missing` and the picks' }),
  needed: amount('In `unit`'),
  remainingDays: out.nullable(
    out.int32({ description: "The customer's `minimumRemainingDays`, else the article's; null: no rule" }),
  ),
  picks: out.listOf(pick),
  missing: amount('In `unit`'),
  tooShort: out.listOf(
    out.text({ description: 'The numbers of usable lots that end too early for this customer, at most 500' }),
  ),
});

const orderToPick = out.object('OrderToPickResponse', {
  orderId: out.text(),
  orderNumber: out.text(),
  customerId: out.text(),
  customerName: out.text(),
  requestedDate: out.day(),
  deliveryAddressLabel: out.text({ description: 'Empty: the billing address' }),
  note: out.text(),
  lines: out.listOf(lineToPick),
});

/** The limits of a proposal. `characters` counts the orders as JSON. */
export const PICKED_MAX = { orders: 1000, lines: 2000, characters: 4 * 1024 * 1024 };

export const proposePicking = query({
  name: 'picking.propose',
  subject: pickingSubject,
  address: 'GET /api/sales/picking',
  summary: 'Propose what to pick for which order',
  description: `Considers the open lines of confirmed orders requested up to the day, or of the given orders. Ends before the order that would exceed ${PICKED_MAX.orders} orders, ${PICKED_MAX.lines} lines or 4 MiB. Serves them by requested date, confirmation and id, line by line, first expired first out, and assigns each gram once. Reserves nothing.`,
  permission: 'ORDER_READ',
  floor: true,
  input: form({
    date: optional(date()),
    orderId: several(pathId()),
    storageLocationId: several(pathId()),
  }),
  output: out.object('PickingResponse', {
    date: out.day(),
    complete: out.boolean({ description: 'False: there are more orders, later ones' }),
    orders: out.listOf(orderToPick),
    next: out.nullable(
      out.object('DueDayResponse', {
        date: out.day(),
        orders: out.int32({ description: 'The number of confirmed orders requested for this day' }),
      }),
      { description: 'The first day after `date` with confirmed orders; null: none, or orders were requested by id' },
    ),
  }),
});

export const availabilityTag: Tag = {
  title: 'Availability and picking',
  description: 'Availability of articles and proposals for picking; reserves nothing',
  contracts: [listAvailability, getDemand, proposePicking],
};
