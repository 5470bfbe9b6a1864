/** The operations of standing orders. */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import {
  clearableDate,
  date,
  distinct,
  id,
  int32,
  list,
  NOTE_MAX,
  oneOf,
  optionalLines,
  pathId,
} from '../../kernel/contract/fields.ts';
import { defaulted, type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { addDays, type CalendarDate, calendarDay } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { articleSubject, customerSubject } from '../../masterdata/contracts.ts';
import { deliveryAddressUnknown } from '../../masterdata/index.ts';
import { DRAFT_PROBLEMS } from '../order/draft-problems.ts';
import { details, LINES_MAX, wanted } from '../order/order-form.ts';
import { quantityFaults } from '../order/order-quantity.ts';
import { customerAddressMissing } from '../refusals.ts';
import { standingOrderSubject } from '../subjects.ts';
import { CLOSED_DAY_RULES, periodFaults, RHYTHMS, SKIP_REASONS } from './planned-days.ts';
import type { StandingOrderState } from './standing-order.ts';
import { RUN_MAX } from './standing-order-run.ts';

const PAUSES_MAX = 100;
/** Maximum number of days ahead for which orders are created. */
const DAYS_AHEAD = 62;

/** Returns a field for ISO weekdays, each at most once. */
function weekdays(): Field<readonly number[], readonly number[]> {
  const days = distinct(int32(1, 7), 7, 1);
  return { ...days, schema: { ...days.schema, description: '1 Monday to 7 Sunday, each once' } };
}

const pause = form({ from: date(), until: date(), reason: optionalLines(NOTE_MAX) }, ({ from, until }, fault) => {
  if (from && until && until < from) fault('until', say`must not be before ${from}`);
});

const line = form(wanted, (given, fault) => {
  for (const { field, message } of quantityFaults(given, '')) fault(field as keyof typeof wanted, message);
});

const fields = {
  firstDate: date(),
  lastDate: optional(date()),
  weekdays: weekdays(),
  rhythm: oneOf(RHYTHMS),
  onClosedDay: oneOf(CLOSED_DAY_RULES),
  pauses: optional(list(pause, PAUSES_MAX)),
  ...details,
  lines: list(line, LINES_MAX, 1),
};

const standingOrder = out.object('StandingOrderResponse', {
  id: out.text(),
  customerId: out.text(),
  customerName: out.text(),
  deliveryAddressLabel: out.text({ description: 'Empty: the billing address' }),
  firstDate: out.day(),
  lastDate: out.nullable(out.day(), { description: 'Null: until further notice' }),
  weekdays: out.listOf(out.int32({ description: '1 Monday to 7 Sunday' })),
  rhythm: out.oneOf(RHYTHMS, {
    description: 'BIWEEKLY: counted from the week of `firstDate`. MONTHLY: on the first of each weekday in a month',
  }),
  onClosedDay: out.oneOf(CLOSED_DAY_RULES, { description: 'BEFORE: delivered on the nearest open day before it' }),
  pauses: out.listOf(
    out.object('PauseResponse', {
      from: out.day(),
      until: out.day({ description: 'The last day of the pause, included' }),
      reason: out.text(),
    }),
  ),
  reference: out.text({ description: "The customer's" }),
  note: out.text(),
  lines: out.listOf(
    out.object('StandingOrderLineResponse', {
      line: out.int32({ description: 'Counts from 1' }),
      articleId: out.text(),
      articleNumber: out.text(),
      articleName: out.text(),
      quantityAmount: out.text({ examples: ['10.5'] }),
      quantityUnit: out.unit({ description: 'As it was written', examples: ['KG'] }),
      note: out.text(),
    }),
  ),
  createdAt: out.timestamp(),
}) satisfies out.Output<StandingOrderState, unknown>;

/** Whether the drafts of a standing order follow its change. */
const DRAFT_RULES = ['KEEP', 'FOLLOW'] as const;

const draftChanges = out.object(
  'DraftChangesResponse',
  {
    changed: out.listOf(out.text()),
    removed: out.listOf(out.text()),
    kept: out.listOf(out.text(), { description: 'Somebody changed them' }),
  },
  {},
  { description: 'Only with `drafts` FOLLOW: the ids of the drafts from today on that differed' },
);
export type DraftChanges = out.GivenBy<typeof draftChanges>;

const changedStandingOrder = out.object('ChangedStandingOrderResponse', standingOrder.members, { draftChanges });

export const listStandingOrders = query({
  name: 'standing-order.list',
  subject: standingOrderSubject,
  address: 'GET /api/sales/standing-orders',
  summary: 'List standing orders',
  permission: 'ORDER_READ',
  input: listForm(standingOrderSubject.sortable, { customerId: optional(pathId()) }),
  output: out.page(standingOrder, [
    'customerName',
    'lines.articleName',
    'weekdays',
    'rhythm',
    'firstDate',
    'lastDate',
    'id',
  ]),
});

export const getStandingOrder = query({
  name: 'standing-order.get',
  subject: standingOrderSubject,
  address: 'GET /api/sales/standing-orders/{id}',
  summary: 'Read one standing order',
  permission: 'ORDER_READ',
  input: form({ id: pathId() }),
  output: standingOrder,
  givesVersion: true,
});

export const createStandingOrder = command({
  name: 'standing-order.create',
  subject: standingOrderSubject,
  address: 'POST /api/sales/standing-orders',
  summary: 'Create a standing order of a customer for some weekdays',
  permission: 'ORDER_WRITE',
  again: again(getStandingOrder),
  refuses: [customerSubject.unknown, deliveryAddressUnknown, articleSubject.unknown, customerAddressMissing],
  input: form(
    {
      customerId: id(),
      ...fields,
      rhythm: defaulted(fields.rhythm, 'WEEKLY'),
      onClosedDay: defaulted(fields.onClosedDay, 'SKIP'),
    },
    (given, fault) => {
      for (const { message } of periodFaults(given)) fault('lastDate', message);
    },
  ),
  output: standingOrder,
});

export const changeStandingOrder = command({
  name: 'standing-order.change',
  subject: standingOrderSubject,
  address: 'PUT /api/sales/standing-orders/{id}',
  summary: 'Change the given members of a standing order; replaces whole lists',
  description:
    'Orders made from it stay unchanged. With `drafts` FOLLOW, its drafts of planned days from today on change with it: they get the new lines, note, reference and address, or are removed if their day is no longer planned or is paused. Drafts that somebody changed stay. A later run makes a removed draft again if its day is planned again.',
  permission: 'ORDER_WRITE',
  refuses: [deliveryAddressUnknown, articleSubject.unknown, customerAddressMissing],
  input: form(
    { id: pathId(), ...allOptional(fields), lastDate: clearableDate(), drafts: defaulted(oneOf(DRAFT_RULES), 'KEEP') },
    (given, fault) => {
      for (const { message } of periodFaults(given)) fault('lastDate', message);
    },
  ),
  output: changedStandingOrder,
  comparesVersion: true,
});

export const deleteStandingOrder = command({
  name: 'standing-order.delete',
  subject: standingOrderSubject,
  address: 'DELETE /api/sales/standing-orders/{id}',
  summary: 'Delete a standing order of which no order was confirmed, with its drafts',
  permission: 'ORDER_DELETE',
  refuses: [standingOrderSubject.inUse],
  input: form({ id: pathId() }),
  output: out.nothing,
  comparesVersion: true,
  removesSubject: true,
});

/** Returns a fault if the last day of a run is in the past, or more than 62 days ahead. */
export function untilFaults(until: CalendarDate | undefined, today: CalendarDate): readonly Fault[] {
  const last = addDays(today, DAYS_AHEAD);
  if (until === undefined || (today <= until && until <= last)) return [];
  return [{ field: 'until', message: say`must lie between today, ${today}, and ${last}` }];
}

export const runStandingOrders = command({
  name: 'standing-order.run',
  subject: standingOrderSubject,
  address: 'POST /api/sales/standing-orders/run',
  summary: 'Make drafts from all standing orders, from today to a day',
  description: `Creates an order for each planned day without one, by date and standing order. A call ends after ${RUN_MAX.orders} orders, ${RUN_MAX.lines} lines or ${RUN_MAX.bytes / 1024 / 1024} MiB. A planned day never makes a second order, not even by repeated or parallel calls or after a cancellation. Skips days of a pause, days on which the shop is closed, and inactive customers. With \`onClosedDay\` BEFORE, an order of a closed day is for the nearest open day before it, but not before today.`,
  permission: 'ORDER_WRITE',
  input: form({ until: date() }),
  dateFaults: ({ until }, { now, settings }) => untilFaults(until, calendarDay(now, settings.shopTimeZone)),
  output: out.object('StandingOrderRunResponse', {
    created: out.listOf(
      out.object('MadeOrderResponse', {
        orderId: out.text(),
        standingOrderId: out.text(),
        date: out.day({ description: 'The planned day' }),
        problems: out.listOf(out.oneOf(DRAFT_PROBLEMS), {
          description: 'The codes with which the confirmation of the draft would be refused now',
        }),
      }),
    ),
    skipped: out.listOf(
      out.object('SkippedDayResponse', {
        standingOrderId: out.text(),
        customerName: out.text(),
        date: out.day(),
        reason: out.oneOf(SKIP_REASONS),
      }),
    ),
    complete: out.boolean({ description: 'False: there are more days; call again' }),
  }),
});

export const standingOrderTag: Tag = {
  title: 'Standing orders',
  description: 'Standing orders by weekday, and the drafts made from them',
  contracts: [
    ...[listStandingOrders, createStandingOrder, getStandingOrder, changeStandingOrder, deleteStandingOrder],
    runStandingOrders,
  ],
};
